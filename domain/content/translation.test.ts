import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Home } from './home-schema.ts';
import { Identifier } from './identifier-schema.ts';
import { NextSteps } from './next-steps-schema.ts';
import { PageMatter } from './page-schema.ts';
import { Faqs, Site } from './site-schema.ts';
import { completeTranslation, data, nameOf, requireMarks, words } from './translation.ts';

const ants = {
  template: 'pest',
  h1: 'Ants',
  label: 'Ants',
  species: [
    { name: 'Odorous house ant', latin: 'Tapinoma sessile', length_mm: [2.4, 3.3] },
    { name: 'Pavement ant', latin: 'Tetramorium immigrans', length_mm: [2.5, 3] },
  ],
  activity: { virginia: [1, 2] },
  where: ['Mulch', 'Insulation'],
  chapter: { drawing: 'bait', layers: { set: 1 }, alt: 'Bait in a wall' },
};
const hormigas = {
  h1: 'Hormigas',
  species: [{ name: 'Hormiga olorosa' }, { name: 'Hormiga del pavimento' }],
  where: ['Mantillo'],
  chapter: { alt: 'Cebo en una pared' },
};

describe('a page in Spanish', () => {
  it('has its own words and the data of the English page', () => {
    expect(completeTranslation(ants, hormigas, PageMatter)).toEqual({
      mistakes: [],
      value: {
        template: 'pest',
        h1: 'Hormigas',
        species: [
          { name: 'Hormiga olorosa', latin: 'Tapinoma sessile', length_mm: [2.4, 3.3] },
          { name: 'Hormiga del pavimento', latin: 'Tetramorium immigrans', length_mm: [2.5, 3] },
        ],
        activity: { virginia: [1, 2] },
        where: ['Mantillo'],
        chapter: { drawing: 'bait', layers: { set: 1 }, alt: 'Cebo en una pared' },
      },
    });
  });

  it('may repeat data, but not change it', () => {
    const changed = { ...hormigas, template: 'pest', activity: { virginia: [3, 3] } };
    expect(completeTranslation(ants, changed, PageMatter).mistakes).toEqual([
      { path: ['activity'], expected: 'nothing, as it comes from the English file' },
    ]);
  });

  it('needs an entry for each one of a list that holds data', () => {
    const one = { ...hormigas, species: [{ name: 'Hormiga olorosa' }] };
    expect(completeTranslation(ants, one, PageMatter).mistakes).toEqual([
      { path: ['species'], expected: '2 entries, as in English, found 1' },
    ]);
  });
});

it('the settings in Spanish need every word of the English ones', () => {
  const english = { brand: { name: 'Wrenhouse', tagline: 'Pest Control', serves: 'Virginia' } };
  const spanish = { brand: { tagline: 'Plagas' } };
  expect(completeTranslation(english, spanish, Site, 'refused').mistakes).toContainEqual({
    path: ['brand', 'serves'],
    expected: 'its words, found nothing',
  });
});

it('takes a name from the English file unless the translation has its own', () => {
  const schema = v.strictObject({ label: nameOf(words(v.string())) });
  const label = (own: object) => completeTranslation({ label: 'Norfolk' }, own, schema, 'refused');
  expect(label({})).toEqual({ mistakes: [], value: { label: 'Norfolk' } });
  expect(label({ label: 'Fuera' }).value).toEqual({ label: 'Fuera' });
});

describe('a text field of a translated file', () => {
  it.each([
    ['page', PageMatter],
    ['site', Site],
    ['home', Home],
    ['identifier', Identifier],
    ['faqs', Faqs],
    ['next steps', NextSteps],
  ] as const)('is marked as words or data: %s', (_, schema) => {
    expect(() => requireMarks(schema)).not.toThrow();
  });

  it('is refused without a mark, unless it has a fixed form', () => {
    const form = v.pipe(v.string(), v.regex(/^#/));
    expect(() =>
      requireMarks(v.strictObject({ color: form, photo: data(v.string()) })),
    ).not.toThrow();
    expect(() => requireMarks(v.strictObject({ list: v.array(v.optional(v.string())) }))).toThrow(
      'neither words',
    );
  });
});
