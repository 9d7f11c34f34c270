import { describe, expect, it } from 'vitest';
import { completeTranslation, PAGE_RULE, PLACE_RULE, SITE_RULE } from './translation.ts';

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
  cost: { by: 'price', price: 'ant_control', question: 'What does it cost?' },
};
const hormigas = {
  h1: 'Hormigas',
  species: [{ name: 'Hormiga olorosa' }, { name: 'Hormiga del pavimento' }],
  where: ['Mantillo'],
  cost: { question: '¿Cuánto cuesta?' },
};

describe('a page in Spanish', () => {
  it('has its own words and the data of the English page', () => {
    expect(completeTranslation(ants, hormigas, PAGE_RULE)).toEqual({
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
        cost: { by: 'price', price: 'ant_control', question: '¿Cuánto cuesta?' },
      },
    });
  });

  it('may repeat data, but not change it', () => {
    const repeated = { ...hormigas, template: 'pest' };
    expect(completeTranslation(ants, repeated, PAGE_RULE).mistakes).toEqual([]);
    const changed = { ...hormigas, activity: { virginia: [3, 3] } };
    expect(completeTranslation(ants, changed, PAGE_RULE).mistakes).toEqual([
      { path: 'activity', expected: 'nothing, as it comes from the English file' },
    ]);
  });

  it('names each entry of a list that holds data', () => {
    const one = { ...hormigas, species: [{ name: 'Hormiga olorosa' }] };
    expect(completeTranslation(ants, one, PAGE_RULE).mistakes).toEqual([
      { path: 'species', expected: '2 entries, as in English, found 1' },
    ]);
  });

  it('keeps what is unknown, for the schema to refuse', () => {
    const { value } = completeTranslation(ants, { ...hormigas, shade: 'negro' }, PAGE_RULE);
    expect(value).toMatchObject({ shade: 'negro' });
  });
});

describe('the settings in Spanish', () => {
  const site = {
    brand: { name: 'Wrenhouse', tagline: 'Pest Control', serves: 'Virginia & South Carolina' },
    prices: { ant_control: { name: 'Ant control', from: 49 } },
  };

  it('are words over the English settings', () => {
    const spanish = {
      brand: { tagline: 'Control de plagas', serves: 'Virginia y Carolina del Sur' },
      prices: { ant_control: { name: 'Control de hormigas' } },
    };
    expect(completeTranslation(site, spanish, SITE_RULE)).toEqual({
      mistakes: [],
      value: {
        brand: {
          name: 'Wrenhouse',
          tagline: 'Control de plagas',
          serves: 'Virginia y Carolina del Sur',
        },
        prices: { ant_control: { name: 'Control de hormigas', from: 49 } },
      },
    });
  });

  it('need each of those words', () => {
    const { mistakes } = completeTranslation(site, { brand: { tagline: 'Plagas' } }, SITE_RULE);
    expect(mistakes).toContainEqual({ path: 'brand.serves', expected: 'its words, found nothing' });
  });
});

it('gives the pests of a place their own words, and the pages and spots of the English ones', () => {
  const english = {
    place: 'Ashland',
    pests: [{ name: 'Ants', why: 'Shade.', page: '/pest-info/ants', spots: ['porch'] }],
  };
  const own = { place: 'Ashland', pests: [{ name: 'Hormigas', why: 'Sombra.' }] };
  expect(completeTranslation(english, own, PLACE_RULE)).toEqual({
    mistakes: [],
    value: {
      place: 'Ashland',
      pests: [{ name: 'Hormigas', why: 'Sombra.', page: '/pest-info/ants', spots: ['porch'] }],
    },
  });
});
