/** What the schemas of the content say of a field, for who edits it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedKind } from '../domain/content/names.ts';
import {
  actionsOf,
  meantParts,
  type Part,
  type PartPath as Path,
  partsAt,
  plain,
  valueAt,
} from '../domain/content/schema-parts.ts';
import type { ContentFieldShown } from '../domain/office/content-api.ts';
import { englishFile, schemaOfFile } from './content-files.ts';

type SchemaField = Pick<ContentFieldShown, 'help' | 'choices' | 'longest' | 'names'>;

/**
 * Each function here is asked about the field at `path` of a file whose values (`valuesOf`, of its English file) are `values`: of several
 * schemas they say which is meant, as `template` of a page does.
 */
export function schemaFieldOf(file: string, path: Path, values: unknown): SchemaField {
  const part = partAt(file, path, values);
  const actions = part ? actionsOf(part) : [];
  const { type, options } = part ? plain(part) : {};
  return {
    help: commentAt(file, path, values),
    choices: type === 'picklist' ? options?.map(String) : undefined,
    longest: actions.find(({ type }) => type === 'max_length')?.requirement as number | undefined,
    names: actions.find(({ metadata }) => metadata?.names)?.metadata?.names,
  };
}

/** Front matter with every field that a page of a template needs, its texts empty. */
export const emptyPage = (template: string): Record<string, unknown> =>
  emptyOf(groupAt('pages/new.md', [], { template }) as Part) as Record<string, unknown>;

/** What a field or list begins with that is not there yet, a list with one entry; undefined = it can't be begun in the office. */
export function beginningOf(file: string, path: Path, values: unknown): unknown {
  const part = partAt(file, path, values);
  if (!part) return undefined;
  const { item } = plain(part);
  return item ? [emptyOf(item)] : emptyOf(part);
}

/** Names of the fields that may stand in a group; of those that a company makes up the ones that the English file has. */
export function namesIn(file: string, path: Path, values: unknown): string[] {
  const { type, entries, key } = groupAt(file, path, values) ?? {};
  if (type !== 'record') return Object.keys(entries ?? {});
  const own = valueAt(values, path) ?? {};
  return (plain(key as Part).options as string[] | undefined) ?? Object.keys(own);
}

/** What the keys of a group name, if it may have any of them; undefined = its fields have names of their own. */
export const keysOf = (file: string, path: Path, values: unknown): NamedKind | undefined =>
  keyActions(groupAt(file, path, values)).find(({ metadata }) => metadata?.names)?.metadata?.names;

/** A new name for a group whose names a company makes up, as `attic_cleaning` of "Attic cleaning"; undefined = it may have none like that. */
export function madeUpName(
  file: string,
  path: Path,
  values: unknown,
  typed: string,
): string | undefined {
  const rules = keyActions(groupAt(file, path, values)).flatMap(({ type, requirement }) =>
    type === 'regex' ? (requirement as RegExp) : [],
  );
  const words = typed.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  // One line: the names on the way to a field stand on a line each (keyOf).
  return [typed.trim(), words.join('_')].find(
    (name) => /^.+$/.test(name) && rules.every((rule) => rule.test(name)),
  );
}

/** Whether a company makes up the names of a group's fields. */
export function hasMadeUpNames(file: string, path: Path, values: unknown): boolean {
  const { type, key } = groupAt(file, path, values) ?? {};
  return type === 'record' && !plain(key as Part).options && !keysOf(file, path, values);
}

/**
 * What stays of a field that is left out: nothing, or null in its place.
 * @returns undefined = it has to be there
 */
export function leftOut(file: string, path: Path, values: unknown): 'nothing' | 'null' | undefined {
  const group = groupAt(file, path.slice(0, -1), values);
  const type = group?.entries?.[String(path.at(-1))]?.type;
  if (group?.type === 'record' || type === 'optional') return 'nothing';
  return type === 'nullable' ? 'null' : undefined;
}

function emptyOf(part: Part): unknown {
  const { type, literal, options, entries, items, key, value } = plain(part);
  const ruleOf = (type: string) =>
    actionsOf(part).find((action) => action.type === type)?.requirement as number | undefined;
  switch (type) {
    case 'literal':
      return literal;
    case 'picklist':
      return options?.[0];
    case 'variant':
    case 'union':
      return emptyOf(options?.[0] as Part);
    case 'array':
      return Array.from({ length: ruleOf('min_length') ?? ruleOf('length') ?? 0 }, () =>
        emptyOf(plain(part).item as Part),
      );
    case 'tuple':
      return items?.map(emptyOf);
    case 'record':
      return Object.fromEntries(
        (plain(key as Part).options ?? [])
          .slice(0, 1)
          .map((name) => [name, emptyOf(value as Part)]),
      );
    case 'number':
      return ruleOf('min_value') ?? 0;
    case 'boolean':
      return false;
    default:
      return entries
        ? Object.fromEntries(
            Object.entries(entries).flatMap(([name, one]) =>
              one.type === 'optional' ? [] : [[name, emptyOf(one)]],
            ),
          )
        : '';
  }
}

/** Of several that may stand there, all: `groupAt` has the one that is meant. */
function partAt(file: string, path: Path, values: unknown): Part | undefined {
  const schema = schemaOfFile(englishFile(file));
  return schema && partsAt(schema, path, values)[0];
}

function groupAt(file: string, path: Path, values: unknown): Part | undefined {
  const part = partAt(file, path, values);
  return part && meantParts(part, valueAt(values, path))[0];
}

const keyActions = (group: Part | undefined) =>
  group?.type === 'record' ? actionsOf(group.key as Part) : [];

/** The comments of the schemas, which stand in their JSON: of each group, by the names of its fields. */
const comments = new Map<string, Record<string, { description?: string }>>();
const FOLDER = 'starter/schemas';

function commentAt(file: string, path: Path, values: unknown): string | undefined {
  if (comments.size === 0)
    for (const name of readdirSync(FOLDER))
      readComments(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
  const { entries = {} } = groupAt(file, path.slice(0, -1), values) ?? {};
  const comment = comments.get(Object.keys(entries).join())?.[String(path.at(-1))]?.description;
  return comment && forOwners(comment);
}

/** Without what developers look up, and what they call it. */
const forOwners = (comment: string) =>
  comment
    .replace(/ \([^()]*(spec §|docs\/|server\/|app\/)[^()]*\)/g, '')
    .replaceAll('null = ', 'left out: ')
    .replaceAll('`', '"');

function readComments(json: unknown): void {
  if (typeof json !== 'object' || json === null) return;
  const { properties } = json as { properties?: Record<string, object> };
  if (properties) comments.set(Object.keys(properties).join(), properties);
  for (const one of Object.values(json)) readComments(one);
}
