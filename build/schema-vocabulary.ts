/** schema.org's vocabulary, read from the types of schema-dts: which property a type may have, and what may be its value. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TYPES = fileURLToPath(new URL('schema.d.ts', import.meta.resolve('schema-dts')));

interface Vocabulary {
  /** Properties of each type, with the names of the types that their values may have. */
  properties: Map<string, Map<string, string[]>>;
  /** What each type may be: itself, its subtypes, and the values of an enumeration in quotation marks. */
  kindsOf(name: string): ReadonlySet<string>;
}

/** Types whose values are texts, numbers and the like. */
const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Duration'];
const NUMBERS = ['Number', 'Integer', 'Float', 'Quantity'];

let known: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  known ??= readVocabulary(readFileSync(TYPES, 'utf8'));
  return known;
}

function readVocabulary(source: string): Vocabulary {
  const parents = new Map<string, string[]>();
  const own = new Map<string, Map<string, string[]>>();
  for (const [, name = '', bases = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
  )) {
    parents.set(
      name,
      bases.split(', ').map((base) => base.trim()),
    );
    own.set(
      name,
      new Map(
        [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)].map(
          ([, property = '', values = '']) => [property, values.split(' | ')],
        ),
      ),
    );
  }
  const allOf = (name: string): [string, string[]][] => [
    ...(parents.get(name) ?? []).flatMap(allOf),
    ...(own.get(name) ?? []),
  ];
  const types = new Map(
    [...source.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = '', values = '']) => [
      name,
      values.split(' | '),
    ]),
  );
  const kinds = new Map<string, Set<string>>();
  const kindsOf = (name: string): Set<string> => {
    const found = kinds.get(name) ?? new Set([name]);
    if (!kinds.has(name)) {
      kinds.set(name, found);
      for (const value of types.get(name) ?? [])
        for (const kind of types.has(value) ? kindsOf(value) : [value]) found.add(kind);
    }
    return found;
  };
  const names = [...own.keys()].flatMap((name) => /^(\w+)Leaf$/.exec(name)?.[1] ?? []);
  return {
    properties: new Map(names.map((name) => [name, new Map(allOf(`${name}Leaf`))])),
    kindsOf,
  };
}

/**
 * What a node and those inside it have that schema.org does not know: types, properties of other types, values of
 * other kinds. Empty = valid. A node that is only an @id stands for another one.
 */
export function vocabularyProblems(node: object, where = ''): string[] {
  const { '@type': type, '@id': _id, ...properties } = node as Record<string, unknown>;
  if (type === undefined)
    return Object.keys(properties).length ? [`${where}: expected an @type, found none`] : [];
  const allowed = vocabulary().properties.get(String(type));
  if (!allowed) return [`${where}: expected a type of schema.org, found ${type}`];
  return Object.entries(properties).flatMap(([property, value]) => {
    const place = `${where}${type}.${property}`;
    const range = allowed.get(property);
    if (!range) return [`${place}: expected a property of ${type}, found none of that name`];
    return [value].flat().flatMap((one) => valueProblems(one, range, place));
  });
}

function valueProblems(value: unknown, range: string[], place: string): string[] {
  const isKind = (kind: string) => range.some((name) => vocabulary().kindsOf(name).has(kind));
  const fits = () => {
    if (typeof value === 'string') return TEXTS.some(isKind) || isKind(`"${value}"`);
    if (typeof value === 'number') return NUMBERS.some(isKind);
    if (value === null || typeof value !== 'object') return false;
    return !('@type' in value) || isKind(String(value['@type']));
  };
  if (!fits())
    return [
      `${place}: expected ${range.join(' or ')}, found ${JSON.stringify(value)?.slice(0, 80)}`,
    ];
  return typeof value === 'object' && value ? vocabularyProblems(value, `${place} > `) : [];
}
