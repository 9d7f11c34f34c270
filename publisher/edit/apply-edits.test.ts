import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FieldEdit } from '../../domain/office/content-api.ts';
import { applyEdits } from './apply-edits.ts';
import { type EditError, type FieldPath, valuesOf } from './content-document.ts';

const PAGE = 'pages/services/ant-control.md';
const SPANISH_PAGE = 'pages/services/ant-control.es.md';
const FILES = ['site.yaml', 'site.es.yaml', 'reviews.yaml', 'coordinates.yaml', PAGE, SPANISH_PAGE];
const texts = new Map(FILES.map((path) => [path, readFileSync(join('content', path), 'utf8')]));
const before = (path: string) => valuesOf(path, texts.get(path) ?? '');

type Edit = { path: FieldPath; add?: true; remove?: true; value?: unknown };

/** @returns a function that gives the values of a file after these edits */
function edit(file: string, ...edits: Edit[]) {
  const changed = applyEdits(
    texts,
    edits.map((one) => ({ file, ...one }) as FieldEdit),
  );
  const all = new Map([...texts, ...changed]);
  // biome-ignore lint/suspicious/noExplicitAny: tests read files of every kind
  return (path = file): any => valuesOf(path, all.get(path) ?? '');
}
const refusalOf = (file: string, one: Edit): string => {
  try {
    edit(file, one);
    return '';
  } catch (error) {
    return (error as EditError).message;
  }
};

test('a new price gets its key from its name, and is added and removed in both languages', () => {
  const add: Edit = { path: ['prices', 'Attic cleaning'], add: true };
  const path = ['prices', 'attic_cleaning'];
  const begun = edit('site.yaml', add);
  expect(begun().prices.attic_cleaning).toMatchObject({ name: '' });
  expect(begun('site.es.yaml').prices.attic_cleaning).toEqual({ name: '' });
  const gone = edit('site.yaml', add, { path, remove: true });
  expect(gone()).toEqual(before('site.yaml'));
  expect(gone('site.es.yaml').prices.attic_cleaning).toBeUndefined();
});

test('a file that is a list can lose every entry and get a first one', () => {
  const remove = (before('reviews.yaml') as []).map((): Edit => ({ path: [0], remove: true }));
  const first: Edit[] = [
    { path: [], add: true },
    { path: [0, 'source'], add: true },
  ];
  expect(edit('reviews.yaml', ...remove, ...first)()).toMatchObject([{ name: '', source: '' }]);
});

test.each([
  ['site.yaml', ['prices'], '"'],
  ['site.yaml', ['prices'], 'Outdoor plan'],
  ['site.yaml', ['territories'], 'x'.repeat(100)],
  ['coordinates.yaml', [], ' '],
])('%s %j refuses the new name %j', (file, group, name) => {
  expect(refusalOf(file, { path: [...group, name], add: true })).not.toBe('');
});

test.each([
  ['site.yaml', ['prices'], '__proto__', 'proto'],
  ['coordinates.yaml', [], '__proto__', 'proto'],
  ['coordinates.yaml', [], 'Crozet\nand Ivy', 'crozet_and_ivy'],
  ['coordinates.yaml', [], 'Dan’s "Corner": {a} #1', 'Dan’s "Corner": {a} #1'],
])(
  '%s %j turns %j into a name like the others, which can be removed again',
  (file, group, typed, name) => {
    const add: Edit = { path: [...group, typed], add: true };
    const inGroup = (values: Record<string, object>) =>
      group.reduce((at, step) => at[step] as typeof values, values);
    expect(Object.keys(inGroup(edit(file, add)()))).toContain(name);
    const gone = edit(file, add, { path: [...group, name], remove: true });
    expect(gone()).toEqual(before(file));
  },
);

test.each([
  [SPANISH_PAGE, ['related']],
  ['site.es.yaml', ['prices', 'attic_cleaning']],
  ['site.es.yaml', ['prices', 'outdoor_plan', 'from']],
])('%s can’t add %j, which only the English file may have', (file, path) => {
  expect(refusalOf(file, { path, add: true })).toBe('This can’t be begun here.');
});

test.each<[string, Edit, string]>([
  [PAGE, { path: ['h1'], remove: true }, 'This has to be there.'],
  [
    'site.yaml',
    { path: ['prices', 'outdoor_plan', 'from'], value: 'a lot' },
    'This is no value for this field.',
  ],
  ['logo.svg', { path: ['body', 0], value: '\x89PNG' }, 'Expected an SVG file'],
])('%s refuses %j', (file, one, says) => {
  expect(refusalOf(file, one)).toContain(says);
});
