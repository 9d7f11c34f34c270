/** What the JSON schemas of the content (starter/schemas) say of a field, for who edits it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedKind } from '../domain/content/names.ts';

interface JsonSchema {
  type?: string;
  description?: string;
  default?: unknown;
  required?: string[];
  minItems?: number;
  minimum?: number;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  /** Not of JSON Schema: see domain/content/names.ts. */
  names?: NamedKind;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  /** Of a record; `names` = its keys name something. */
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

export interface SchemaField {
  help: string | undefined;
  choices: string[] | undefined;
  /** Letters at most. */
  longest: number | undefined;
  /** What kind of thing its value names; undefined = none. */
  names: NamedKind | undefined;
}

const FOLDER = 'starter/schemas';
const schemas = new Map<string, JsonSchema | null>();

/** Of a field in a file. */
type Path = readonly (string | number)[];

/**
 * Each function here is asked about the field at `path` of a file whose values (`valuesOf`, of its English file) are `values`: of several
 * schemas they say which is meant, as `template` of a page and `cost.by` of a service do.
 */
export function schemaFieldOf(file: string, path: Path, values: unknown): SchemaField {
  const found = schemaAt(file, path, values);
  // A choice that may be null is one of two schemas.
  const listed = [found, ...(found?.anyOf ?? [])].flatMap((one) => one?.enum ?? []);
  const kinds = branchesBy(file, path, values).map(({ value }) => value);
  const choices = [...listed, ...kinds].filter((one) => typeof one === 'string');
  return {
    help: found?.description,
    choices: choices.length > 0 ? choices : undefined,
    longest: found?.maxLength,
    names: found?.names,
  };
}

/** Front matter with every field that a page of a template needs, its texts empty. */
export const emptyPage = (template: string): Record<string, unknown> => {
  const own = groupAt('pages/new.md', [], { template });
  return (own ? emptyOf(own) : {}) as Record<string, unknown>;
};

/** What a field or list begins with that is not there yet, a list with one entry; undefined = it can't be begun in the office. */
export function beginningOf(file: string, path: Path, values: unknown): unknown {
  const found = schemaAt(file, path, values);
  if (!found) return undefined;
  return found.type === 'array' && found.items ? [emptyOf(found.items)] : emptyOf(found);
}

/** Names of the fields that may stand in a group, and are values, lists or groups. */
export function namesIn(file: string, path: Path, values: unknown): string[] {
  const own = groupAt(file, path, values);
  return (own?.propertyNames?.enum as string[] | undefined) ?? Object.keys(own?.properties ?? {});
}

/** What the keys of a group name, if it may have any of them; undefined = its fields have names of their own. */
export const keysOf = (file: string, path: Path, values: unknown): NamedKind | undefined =>
  groupAt(file, path, values)?.propertyNames?.names;

/** A field that says which others stand beside it, as `cost.by`: its values, each with the names of those and what the needed ones begin with. */
export function branchesBy(
  file: string,
  path: Path,
  values: unknown,
): { value: unknown; names: string[]; begin: Record<string, unknown> }[] {
  const name = String(path.at(-1));
  return (schemaAt(file, path.slice(0, -1), values)?.oneOf ?? []).flatMap((branch) => {
    const { const: value } = branch.properties?.[name] ?? {};
    const begin = emptyOf(branch) as Record<string, unknown>;
    return value === undefined
      ? []
      : [{ value, names: Object.keys(branch.properties ?? {}), begin }];
  });
}

/**
 * What stays of a field that is left out: nothing, or null in its place.
 * @returns undefined = it has to be there
 */
export function leftOut(file: string, path: Path, values: unknown): 'nothing' | 'null' | undefined {
  const group = groupAt(file, path.slice(0, -1), values);
  const name = String(path.at(-1));
  if (!group) return undefined;
  if (!group.required?.includes(name)) return 'nothing';
  const isNullable = group.properties?.[name]?.anyOf?.some(({ type }) => type === 'null');
  return isNullable ? 'null' : undefined;
}

function emptyOf(schema: JsonSchema): unknown {
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first) return emptyOf(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((one) => one !== null);
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => emptyOf(schema.items ?? {}));
  const [name] = schema.propertyNames?.enum ?? [];
  if (name !== undefined)
    return { [String(name)]: emptyOf(schema.additionalProperties as JsonSchema) };
  if (schema.type === 'object' || schema.properties)
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, emptyOf(schema.properties?.[name] ?? {})]),
    );
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 0;
  return schema.type === 'boolean' ? false : '';
}

function schemaOf(file: string): JsonSchema | null {
  const name = file.endsWith('.md')
    ? 'page'
    : file.startsWith('areas/')
      ? 'area'
      : file.replace(/(\.es)?\.yaml$/, '');
  const place = join(FOLDER, `${name}.json`);
  const known = schemas.get(name);
  if (known !== undefined) return known;
  const schema = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as JsonSchema) : null;
  schemas.set(name, schema);
  return schema;
}

/** Of several that may stand there, all: `groupAt` has the one that is meant. */
function schemaAt(file: string, path: Path, values: unknown): JsonSchema | undefined {
  const [step] = path.slice(-1);
  if (step === undefined) return schemaOf(file) ?? undefined;
  const group = groupAt(file, path.slice(0, -1), values);
  if (typeof step === 'number') return group?.items;
  const any = group?.additionalProperties;
  return group?.properties?.[step] ?? (typeof any === 'object' ? any : undefined);
}

function groupAt(file: string, path: Path, values: unknown): JsonSchema | undefined {
  const schema = schemaAt(file, path, values);
  const branches = schema?.oneOf ?? schema?.anyOf;
  return branches ? branches.find((one) => isMeant(one, valueAt(values, path))) : schema;
}

/** Whether what is fixed in a schema is as the file has it. */
const isMeant = ({ type, properties = {} }: JsonSchema, value: unknown) =>
  type !== 'null' &&
  Object.entries(properties).every(
    ([name, { const: fixed }]) => fixed === undefined || fixed === valueAt(value, [name]),
  );

export const valueAt = (values: unknown, path: Path) =>
  path.reduce<unknown>(
    (at, step) => (at as Record<string | number, unknown> | null | undefined)?.[step],
    values,
  );
