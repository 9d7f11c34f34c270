import { expect, test } from 'vitest';
import { namedValues } from './named-values.ts';
import { keysOf, schemaFieldOf } from './content-form.ts';

const FILES = new Map([
  [
    'site.yaml',
    'people:\n  - { key: ada, name: Ada Bee }\n  - key: kim\n    name: Kim Lee\n    photo:\n      file: kim.png\nprices:\n  ant_control: { name: Ant control, from: 49 }\n  other: { from: 1 }\nterritories:\n  richmond: {}\n',
  ],
  ['identifier.yaml', 'pests:\n  - { id: wasps, name: Paper wasps }\n'],
  [
    'products.yaml',
    'products:\n  - { name: Termidor SC, epa_reg_no: 7969-210 }\n  - { name: A trap, epa_reg_no: null }\n',
  ],
  ['areas/richmond.yaml', 'id: richmond\nlabel: "Richmond, VA"\n'],
  ['pages/pest-info/ants.md', '---\nh1: Ants\ntemplate: pest\n---\n'],
  [
    'pages/pest-info/ants.es.md',
    '---\nh1: Hormigas\nphotos:\n  - file: ada.jpg\n    alt: Ada con hormigas\n---\n',
  ],
  [
    'pages/about/index.md',
    '---\nh1: About\nphotos:\n  - file: ada.jpg\n    alt: Ada with ants\n  - file: ""\n    alt: ""\n---\n',
  ],
]);

test.each([
  [
    'page',
    [
      { value: '/about', label: 'About' },
      { value: '/pest-info/ants', label: 'Ants' },
    ],
  ],
  ['pest', [{ value: '/pest-info/ants', label: 'Ants' }]],
  ['service', []],
  ['identified', [{ value: 'wasps', label: 'Paper wasps' }]],
  ['product', [{ value: 'Termidor SC', label: 'Termidor SC' }]],
  [
    'photo',
    [
      { value: 'ada.jpg', label: 'Ada with ants' },
      { value: 'kim.png', label: 'kim.png' },
    ],
  ],
  [
    'person',
    [
      { value: 'ada', label: 'Ada Bee' },
      { value: 'kim', label: 'Kim Lee' },
    ],
  ],
  [
    'price',
    [
      { value: 'ant_control', label: 'Ant control' },
      { value: 'other', label: 'other' },
    ],
  ],
  ['area', [{ value: 'richmond', label: 'Richmond, VA' }]],
  ['territory', [{ value: 'richmond', label: 'richmond' }]],
] as const)('what a field may name: %s', (kind, values) => {
  expect(namedValues(FILES, kind)).toEqual(values);
});

test('states are those of the country, by name, and time zones those of its continent and islands', () => {
  const states = namedValues(FILES, 'state');
  expect(states).toHaveLength(51);
  expect(states).toContainEqual({ value: 'SC', label: 'South Carolina' });
  expect(namedValues(FILES, 'state_name')).toContainEqual({
    value: 'North Dakota',
    label: 'North Dakota',
  });
  expect(namedValues(FILES, 'state_key')).toContainEqual({
    value: 'north_dakota',
    label: 'North Dakota',
  });
  expect(states).toContainEqual({ value: 'DC', label: 'District of Columbia' });
  const zones = namedValues(FILES, 'time_zone').map(({ value }) => value);
  expect(zones).toContain('America/Indiana/Knox');
  expect(zones).toContain('Pacific/Honolulu');
  expect(zones).not.toContain('Europe/Paris');
});

test('settings that are being written name nothing', () => {
  expect(namedValues(new Map([['site.yaml', 'people: [']]), 'person')).toEqual([]);
});

test.each([
  ['pages/pest-info/ants.md', ['related', 0], 'pest', 'page'],
  ['pages/pest-info/ants.md', ['author'], 'pest', 'person'],
  ['pages/pest-info/ants.md', ['photos', 0, 'file'], 'pest', 'photo'],
  ['site.yaml', ['people', 0, 'photo', 'file'], undefined, 'photo'],
  ['pages/pest-info/ants.md', ['species', 0, 'specimen'], 'pest', 'drawing'],
  ['pages/services/ants.md', ['cost', 'price'], 'service', 'price'],
  ['pages/locations/ashland.md', ['area'], 'location', 'area'],
  ['pages/locations/ashland.md', ['pests', 0, 'page'], 'location', 'page'],
  ['areas/richmond.yaml', ['territory'], undefined, 'territory'],
  ['areas/richmond.yaml', ['state'], undefined, 'state'],
  ['site.yaml', ['territories', 'richmond', 'state'], undefined, 'state'],
  ['site.yaml', ['contact', 'time_zone'], undefined, 'time_zone'],
  ['home.yaml', ['services', 'cards', 0, 'price'], undefined, 'price'],
  ['home.yaml', ['hero', 'links', 0, 'page'], undefined, 'page'],
  ['navigation.yaml', ['footer', 0, 'pages', 0], undefined, 'page'],
  ['identifier.yaml', ['pests', 0, 'page'], undefined, 'page'],
  ['pages/services/ants.md', ['record', 'product'], 'service', 'product'],
  ['pages/blog/ants.md', ['area'], 'post', 'area'],
  ['pages/blog/ants.md', ['specimen'], 'post', 'drawing'],
  ['careers.yaml', ['roles', 0, 'areas', 0], undefined, 'area'],
  ['identifier.yaml', ['pests', 0, 'alike', 0], undefined, 'identified'],
  ['site.yaml', ['licenses', 0, 'state'], undefined, 'state_name'],
  ['pages/pest-info/ants.md', ['h1'], 'pest', undefined],
])('%s, %j names a %3$s', (file, path, template, kind) => {
  const values = { template, cost: { by: 'price' } };
  expect(schemaFieldOf(file, path, values).names).toBe(kind);
});

test.each([
  ['coverage.yaml', [], undefined, 'pest'],
  ['coverage.yaml', ['/pest-info/ants'], undefined, 'service'],
  ['visits.yaml', ['area_spots'], undefined, 'area'],
  ['pages/pest-info/ants.md', ['activity'], 'pest', 'state_key'],
  ['site.yaml', ['prices'], undefined, undefined],
] as const)('the keys of %s, %j name a %3$s', (file, path, template, kind) => {
  expect(keysOf(file, path, { template })).toBe(kind);
});
