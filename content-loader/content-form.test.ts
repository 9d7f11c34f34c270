import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import {
  beginningOf,
  branchesBy,
  hasMadeUpNames,
  leftOut,
  madeUpName,
  namesIn,
  schemaFieldOf,
} from './content-form.ts';

const SERVICE = 'pages/services/ants.md';
const service = { template: 'service', cost: { by: 'price' } };

test('a field that says which others stand beside it has its values as choices', () => {
  const by = ['cost', 'by'];
  expect(schemaFieldOf(SERVICE, by, service).choices).toEqual(['price', 'inspection']);
  const [, inspection] = branchesBy(SERVICE, by, service);
  expect(inspection?.begin).toMatchObject({ by: 'inspection', looked_at: [''] });
});

test('a choice that may be left open is one of its choices', () => {
  expect(schemaFieldOf(SERVICE, ['menu'], service).choices).toEqual(['plans', 'treatments']);
  expect(schemaFieldOf(SERVICE, ['h1'], service).choices).toBeUndefined();
});

test('of a group with several schemas the one counts that its values are of', () => {
  const inspected = { ...service, cost: { by: 'inspection' } };
  expect(namesIn(SERVICE, ['cost'], service)).toEqual(expect.arrayContaining(['note', 'examples']));
  expect(namesIn(SERVICE, ['cost'], inspected)).toContain('label');
  expect(leftOut(SERVICE, ['cost', 'note'], service)).toBe('nothing');
  expect(leftOut(SERVICE, ['cost', 'price'], service)).toBeUndefined();
  expect(schemaFieldOf(SERVICE, ['cost', 'price'], inspected).names).toBeUndefined();
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

/** A place in a file, with values of it that lead there. */
type Place = { path: (string | number)[]; values: unknown };
const within = (path: Place['path'], value: unknown): unknown =>
  path.reduceRight<unknown>(
    (below, step) => (typeof step === 'number' ? [below] : { [step]: below }),
    value,
  );
/** Both are made of groups and of lists with one entry. */
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

/** Each group that a file may have: its fields that may be absent, and whether its fields have any names. */
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

/** Each group of each kind of file. */
const GROUPS = globSync('starter/schemas/*.json').flatMap((place) => {
  const name = basename(place, '.json');
  const file = { page: 'pages/a.md', area: 'areas/a.yaml' }[name] ?? `${name}.yaml`;
  const schema = JSON.parse(readFileSync(place, 'utf8')) as Schema;
  return groupsIn(schema, { path: [], values: {} }).map((group) => ({ ...group, file }));
});

test('what is said of a field is for owners: without what developers look up', () => {
  const helps = GROUPS.flatMap(({ file, path, values, schema }) =>
    Object.keys(schema.properties ?? {}).flatMap(
      (name) => schemaFieldOf(file, [...path, name], values).help ?? [],
    ),
  );
  expect(helps.length).toBeGreaterThan(300);
  expect(helps.filter((help) => /spec §|docs\/|tokens\.css|null = |`/.test(help))).toEqual([]);
  expect(schemaFieldOf('site.yaml', ['hours'], {}).help).toBe(
    'Opening hours per weekday; left out: closed.',
  );
});

test('every field that may be absent can be begun, and every name that a company makes up', () => {
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

test('a name that a company makes up fits the schema', () => {
  const nameOf = (typed: string, path = ['prices'], file = 'site.yaml') =>
    madeUpName(file, path, { prices: {} }, typed);
  expect(nameOf('attic_cleaning')).toBe('attic_cleaning');
  expect(nameOf('Attic & crawl-space cleaning ')).toBe('attic_crawl_space_cleaning');
  expect(nameOf('24 h')).toBeUndefined();
  expect(nameOf('/old-page', [], 'redirects.yaml')).toBe('/old-page');
  expect(nameOf('Crozet', [], 'coordinates.yaml')).toBe('Crozet');
  expect(hasMadeUpNames('site.yaml', ['colors'], {})).toBe(false);
  expect(hasMadeUpNames('coverage.yaml', [], {})).toBe(false);
  expect(hasMadeUpNames('site.yaml', [], {})).toBe(false);
});
