import { expect, test } from 'vitest';
import { namedValues } from './named-values.ts';

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

test('states are those of the country, by name, and time zones those of America and Hawaii', () => {
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
