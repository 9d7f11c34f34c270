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
  ['page', { '/about': 'About', '/pest-info/ants': 'Ants' }],
  ['pest', { '/pest-info/ants': 'Ants' }],
  ['identified', { wasps: 'Paper wasps' }],
  ['product', { 'Termidor SC': 'Termidor SC' }],
  ['photo', { 'ada.jpg': 'Ada with ants', 'kim.png': 'kim.png' }],
  ['person', { ada: 'Ada Bee', kim: 'Kim Lee' }],
  ['price', { ant_control: 'Ant control', other: 'other' }],
  ['area', { richmond: 'Richmond, VA' }],
  ['territory', { richmond: 'richmond' }],
] as const)('what a field may name: %s', (kind, labels) => {
  const found = namedValues(FILES, kind).map(({ value, label }) => [value, label]);
  expect(found).toEqual(Object.entries(labels));
});

test('states are those of the country, by name, and time zones those of America and Hawaii', () => {
  const label = 'North Dakota';
  expect(namedValues(FILES, 'state')).toHaveLength(51);
  expect(namedValues(FILES, 'state')).toContainEqual({ value: 'ND', label });
  expect(namedValues(FILES, 'state_name')).toContainEqual({ value: label, label });
  expect(namedValues(FILES, 'state_key')).toContainEqual({ value: 'north_dakota', label });
  const zones = namedValues(FILES, 'time_zone').map(({ value }) => value);
  expect(zones).toContain('America/Indiana/Knox');
  expect(zones).toContain('Pacific/Honolulu');
  expect(zones).not.toContain('Europe/Paris');
});
