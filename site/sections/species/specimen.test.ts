import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '../../../domain/species/specimens.ts';
import { loadPages, loadPagesIn } from '../../../publisher/read/load.ts';
import { Specimen } from './specimen.tsx';

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

describe.each(called)('$href', ({ species, onPlate }) => {
  test('has its callouts on the first drawing, at most four', () => {
    expect(species.filter(({ callouts }) => callouts.length > 0)).toEqual([onPlate]);
    expect(onPlate.callouts.length).toBeLessThanOrEqual(4);
  });

  test('has the words of each mark on the plate, without the numbers of sources', () => {
    const plate = renderToStaticMarkup(createElement(Specimen, { species: onPlate }));
    for (const { mark } of onPlate.callouts) {
      const words = (onPlate.marks[mark - 1] ?? expect.fail('no such mark')).split('[')[0] ?? '';
      expect(plate).toContain(`<p>${words.replaceAll("'", '&#x27;')}</p>`);
    }
  });
});
