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

/** @param template of a page: each has fields of its own */
export function schemaFieldOf(
  file: string,
  path: readonly (string | number)[],
  template?: unknown,
): SchemaField {
  const schema = schemaOf(file);
  const found = schema ? stepInto(schema, path, template) : undefined;
  // A choice that may be null is one of two schemas.
  const listed = [found, ...(found?.anyOf ?? [])].flatMap((one) => one?.enum ?? []);
  const kinds = branchesBy(file, path, template).map(({ value }) => value);
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
  const branches = schemaOf('pages/new.md')?.oneOf ?? [];
  const own = branches.find(({ properties }) => properties?.template?.const === template);
  return (own ? emptyOf(own) : {}) as Record<string, unknown>;
};

/**
 * What a field begins with that is not there yet; undefined = it can't be begun in the office.
 * @param path of the field, or of a list, which then has one entry
 */
export function beginningOf(
  file: string,
  path: readonly (string | number)[],
  template?: unknown,
): unknown {
  const schema = schemaOf(file);
  const found = schema && stepInto(schema, path, template);
  if (!found) return undefined;
  return found.type === 'array' && found.items ? [emptyOf(found.items)] : emptyOf(found);
}

/** Names of the fields that may stand in a group, and are values, lists or groups. */
export function namesIn(
  file: string,
  path: readonly (string | number)[],
  template?: unknown,
): string[] {
  const own = groupOf(file, path, template);
  return (own?.propertyNames?.enum as string[] | undefined) ?? Object.keys(own?.properties ?? {});
}

/** What the keys of a group name, if it may have any of them; undefined = its fields have names of their own. */
export const keysOf = (
  file: string,
  path: readonly (string | number)[],
  template?: unknown,
): NamedKind | undefined => groupOf(file, path, template)?.propertyNames?.names;

/** A field that says which others stand beside it, as `cost.by`: its values, each with the names of those and what the needed ones begin with. */
export function branchesBy(
  file: string,
  path: readonly (string | number)[],
  template?: unknown,
): { value: unknown; names: string[]; begin: Record<string, unknown> }[] {
  const name = String(path.at(-1));
  return (groupOf(file, path.slice(0, -1), template)?.oneOf ?? []).flatMap((branch) => {
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
export function leftOut(
  file: string,
  path: readonly (string | number)[],
  template?: unknown,
): 'nothing' | 'null' | undefined {
  const group = groupOf(file, path.slice(0, -1), template);
  const name = String(path.at(-1));
  if (!group || group.oneOf || group.anyOf) return undefined;
  if (!group.required?.includes(name)) return 'nothing';
  const isNullable = group.properties?.[name]?.anyOf?.some(({ type }) => type === 'null');
  return isNullable ? 'null' : undefined;
}

function groupOf(
  file: string,
  path: readonly (string | number)[],
  template: unknown,
): JsonSchema | undefined {
  const schema = schemaOf(file);
  const found = schema ? stepInto(schema, path, template) : undefined;
  return found?.oneOf?.find(({ properties }) => properties?.template?.const === template) ?? found;
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

function stepInto(
  schema: JsonSchema,
  [step, ...rest]: readonly (string | number)[],
  template: unknown,
): JsonSchema | undefined {
  if (step === undefined) return schema;
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) {
    const own = branches.filter(
      ({ properties }) => !properties?.template || properties.template.const === template,
    );
    return own
      .map((branch) => stepInto(branch, [step, ...rest], template))
      .find((found) => found !== undefined);
  }
  const { properties, additionalProperties, items } = schema;
  const next =
    typeof step === 'number'
      ? items
      : (properties?.[step] ??
        (typeof additionalProperties === 'object' ? additionalProperties : undefined));
  return next && stepInto(next, rest, template);
}
