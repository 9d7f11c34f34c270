import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { FieldPath, FormField, FormGroup, FormNode } from '../../domain/office/content-api.ts';
import { beginningOf, formOf, hasMadeUpNames, keyOf, leftOut, namesIn } from './content-form.ts';

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
  const values = merged({ template: 'service' }, within(path, 'x')) as object;
  expect(fieldIn(file, path, values).names).toBe(kind);
});

test.each([
  ['coverage.yaml', [], {}, ['pest']],
  ['visits.yaml', ['area_spots'], { area_spots: { x: 1 } }, ['area']],
  ['site.yaml', ['prices'], { prices: { x: { from: 1 } } }, []],
])('the keys of %s, %j name a %4$s', (file, path, values, missing) => {
  expect(groupIn(file, path, values).missing).toEqual(missing);
});

interface Schema {
  type?: string;
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: { enum?: string[]; names?: string };
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** A path in a file, with values that lead there. */
type Place = { path: (string | number)[]; values: unknown };
const within = (path: Place['path'], value: unknown): unknown =>
  path.reduceRight<unknown>(
    (below, step) => (typeof step === 'number' ? [below] : { [step]: below }),
    value,
  );
/** Merges two values made of groups and of lists with one entry. */
function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [merged(one[0], other[0])];
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return other ?? one;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      merged((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    ]),
  );
}

/** Every group that a file may have, with its optional fields, and whether its fields may have any name. */
function groupsIn(schema: Schema, { path, values }: Place): (Place & { schema: Schema })[] {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return branches.flatMap((branch) => groupsIn(branch, { path, values }));
  if (schema.items) return groupsIn(schema.items, { path: [...path, 0], values });
  const fixed = Object.entries(schema.properties ?? {}).filter(
    ([, one]) => one.const !== undefined,
  );
  const own = Object.fromEntries(fixed.map(([name, one]) => [name, one.const]));
  const here = { path, values: merged(values, within(path, own)) };
  const any = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const key = schema.propertyNames?.enum?.[0] ?? 'any_name';
  return [
    ...(schema.properties || any.type ? [{ ...here, schema }] : []),
    ...Object.entries({ ...schema.properties, ...(any.type && { [key]: any }) }).flatMap(
      ([name, one]) => groupsIn(one, { ...here, path: [...path, name] }),
    ),
  ];
}

/** Every group of every kind of file. */
const GROUPS = globSync('tools/starter/schemas/*.json').flatMap((place) => {
  const name = basename(place, '.json');
  const file = { page: 'pages/a.md', area: 'areas/a.yaml' }[name] ?? `${name}.yaml`;
  const schema = JSON.parse(readFileSync(place, 'utf8')) as Schema;
  return groupsIn(schema, { path: [], values: {} }).map((group) => ({ ...group, file }));
});

test('every optional field, and every name that a company chooses, can be added', () => {
  const notBegun = GROUPS.flatMap(({ file, path, values, schema }) => {
    const offered = namesIn(file, path, values);
    const optional = Object.keys(schema.properties ?? {}).filter(
      (one) => !schema.required?.includes(one),
    );
    const isFree =
      !schema.properties && !schema.propertyNames?.enum && !schema.propertyNames?.names;
    return [
      ...optional.filter(
        (one) => !offered.includes(one) || beginningOf(file, [...path, one], values) === undefined,
      ),
      ...(isFree && !hasMadeUpNames(file, path, values) ? ['*'] : []),
    ].map((one) => `${file}: ${[...path, one].join('.')}`);
  });
  expect([...new Set(notBegun)]).toEqual([]);
});
