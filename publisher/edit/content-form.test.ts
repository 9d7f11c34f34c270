import { expect, test } from 'vitest';
import type { FieldPath, FormField, FormGroup, FormNode } from '../../domain/office/content-api.ts';
import { beginningOf, formOf, keyOf, leftOut } from './content-form.ts';

const SERVICE = 'pages/services/ants.md';
const service = { template: 'service', h1: '', menu: 'plans', cost: { price: 'a' } };

/** @param live and older values of the Spanish file */
function nodeIn(
  file: string,
  path: FieldPath,
  english: object,
  spanish?: { values: object; live?: object; older?: string[] },
): FormNode | undefined {
  const own = { path: file, values: english, live: null, older: new Set<string>() };
  const { values, live = null, older = [] } = spanish ?? {};
  const other = { path: file.replace('.', '.es.'), values, live, older: new Set(older) };
  const form = formOf(values ? [own, other] : [own], (kind) => [{ value: kind, label: kind }]);
  const all = (node: FormNode): FormNode[] =>
    'children' in node ? [node, ...node.children.flatMap(all)] : [node];
  return all(form).find((node) => keyOf(node.path) === keyOf(path));
}
const fieldIn = (...of: Parameters<typeof nodeIn>) => nodeIn(...of) as FormField;
const groupIn = (...of: Parameters<typeof nodeIn>) => nodeIn(...of) as FormGroup;

test('an optional field can be left out', () => {
  expect(groupIn(SERVICE, ['cost'], service).missing).toEqual(
    expect.arrayContaining(['note', 'label']),
  );
  expect(leftOut(SERVICE, ['cost', 'note'], service)).toBe('nothing');
  expect(leftOut(SERVICE, ['cost', 'question'], service)).toBeUndefined();
  expect(fieldIn(SERVICE, ['cost', 'price'], service).names).toBe('price');
});

test('both languages are side by side, with what the translation lacks', () => {
  const title = { ...service, title: 'Ants', related: ['/a'] };
  const spanish = { values: { h1: 'Hormigas' }, live: { h1: 'Hormigas' }, older: ['h1'] };
  expect(fieldIn(SERVICE, ['h1'], title, spanish)).toMatchObject({
    files: [SERVICE, 'pages/services/ants.es.md'],
    values: [{ value: '' }, { value: 'Hormigas', live: 'Hormigas', is_older: true }],
  });
  const written = { ...spanish, live: { h1: 'Hormiga' } };
  expect(fieldIn(SERVICE, ['h1'], title, written).values[1]?.is_older).toBe(false);
  const untranslated = (...path: FieldPath) => nodeIn(SERVICE, path, title, spanish)?.untranslated;
  expect(untranslated('title')).toBe('pages/services/ants.es.md');
  for (const data of ['related', 'menu', 'template']) expect(untranslated(data)).toBeUndefined();
});

test.each([
  ['pages/services/ants.md', ['related', 0], 'page'],
  ['pages/services/ants.md', ['photos', 0, 'file'], 'photo'],
  ['pages/services/ants.md', ['author'], 'person'],
  ['areas/richmond.yaml', ['territory'], 'territory'],
  ['site.yaml', ['licenses', 0, 'state'], 'state_name'],
  ['home.yaml', ['services', 'cards', 0, 'price'], 'price'],
  ['careers.yaml', ['roles', 0, 'areas', 0], 'area'],
])('%s, %j names a %3$s', (file, path, kind) => {
  const values = path.reduceRight<unknown>(
    (below, step) => (typeof step === 'number' ? [below] : { [step]: below }),
    'x',
  );
  expect(fieldIn(file, path, { template: 'service', ...(values as object) }).names).toBe(kind);
});

test.each([
  ['coverage.yaml', [], {}, ['pest']],
  ['visits.yaml', ['area_spots'], { area_spots: { x: 1 } }, ['area']],
  ['site.yaml', ['prices'], { prices: { x: { from: 1 } } }, []],
])('the keys of %s, %j name a %4$s', (file, path, values, missing) => {
  expect(groupIn(file, path, values).missing).toEqual(missing);
});

test.each([
  [['offered'], false],
  [['photos'], [{ file: '', alt: '' }]],
  [['cost', 'note'], ''],
  [['chapter'], expect.objectContaining({ alt: '' })],
])('%j begins as %j', (path, value) => {
  expect(beginningOf(SERVICE, path, service)).toEqual(value);
});
