import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadPages, loadPagesIn } from '../../../content-loader/load.ts';
import { describedBy, drawingOf } from '../../../domain/species/specimens.ts';
import { SpeciesPlates } from './species-plates.tsx';
import { SpecimenPlate } from './specimen-plate.tsx';

/** The species of each pest page that has callouts, as its template gets them. */
const called = [...loadPages(), ...loadPagesIn('es')].flatMap(({ href, matter }) => {
  if (matter.template !== 'pest') return [];
  const species = matter.species.map((one) => ({
    ...one,
    drawing: one.specimen ? (drawingOf(one.specimen) ?? null) : null,
  }));
  const onPlate = species.find(({ drawing }) => drawing);
  return onPlate && species.some(({ callouts }) => callouts.length > 0)
    ? [{ href, species, onPlate }]
    : [];
});

test('seventeen guides have callouts, in both languages', () => {
  expect(called).toHaveLength(34);
});

describe.each(called)('$href', ({ species, onPlate }) => {
  const plate = renderToStaticMarkup(createElement(SpecimenPlate, { species: onPlate }));
  const words = renderToStaticMarkup(createElement(SpeciesPlates, { species }));

  test('has its callouts on the first drawing', () => {
    expect(species.filter(({ callouts }) => callouts.length > 0)).toEqual([onPlate]);
  });

  test('leads from each number to the words of its mark, and back', () => {
    for (const { mark } of onPlate.callouts) {
      expect(plate).toContain(`<a id="callout-${mark}" href="#mark-${mark}"`);
      expect(words).toContain(`<li id="mark-${mark}"`);
      expect(words).toContain(`<a href="#callout-${mark}"`);
      const said = (onPlate.marks[mark - 1] ?? expect.fail('no such mark')).split('[')[0] ?? '';
      expect(words).toContain(said.replaceAll("'", '&#x27;'));
    }
  });
});

test('a plate without callouts keeps its drawing whole, and shows no number', () => {
  const species = called[0]?.onPlate ?? expect.fail('no guide with callouts');
  const { width, height } = species.drawing ?? expect.fail('no drawing');
  const plate = renderToStaticMarkup(
    createElement(SpecimenPlate, { species: { ...species, callouts: [] } }),
  );
  expect(plate).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(plate).not.toContain('<a ');
});

test('a drawing is described by the marks of its animal, without the numbers of sources', () => {
  const flea = drawingOf('cat-flea') ?? expect.fail('no flea');
  expect(describedBy(flea, ['Brown, narrow[^2]', 'No wings; jumps']).alt).toBe(
    `${flea.alt}. Marks: Brown, narrow; No wings; jumps`,
  );
  expect(describedBy(flea, [])).toBe(flea);
});
