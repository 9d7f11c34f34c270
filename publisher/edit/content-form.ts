/** The form of a content file: its fields, lists and groups in each language, and what the schema allows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedKind } from '../../domain/content/names.ts';
import {
  actionsOf,
  isGroup,
  keyActions,
  meantParts,
  type Part,
  type PartPath,
  partsAt,
  partsBelow,
  plain,
  valueAt,
} from '../../domain/content/schema-parts.ts';
import { isTranslated } from '../../domain/content/translation.ts';
import type {
  FieldPath,
  FieldValue,
  FormField,
  FormGroup,
  FormNode,
  NamedValue,
} from '../../domain/office/content-api.ts';
import { englishFile, schemaOfFile } from '../read/content-files.ts';
import { isFieldValue } from './content-document.ts';

/** A file in one language. */
interface FormSource {
  path: string;
  values: unknown;
  /** The published values; null if there are none. */
  live: unknown;
  /** Keys (`keyOf`) of fields that are older than the English words they translate. */
  older: ReadonlySet<string>;
}

export const keyOf = (path: PartPath) => path.join('\n');

/**
 * @param sources the file in each language, English first
 * @param namedOf names that fields may have, by kind
 */
export function formOf(
  sources: FormSource[],
  namedOf: (kind: NamedKind) => NamedValue[],
): FormGroup {
  const [{ path: file, values: english }, translation] = sources as [FormSource, FormSource?];
  const schema = partAt(file, [], english);
  const all = sources.map(({ values }) => values);
  return nodeAt({ path: [], part: schema, around: undefined, all, parents: [] }) as FormGroup;

  /** @param all values at `path`, by language. @param around schema of the group around it. @param parents of `all` */
  function nodeAt(at: {
    path: FieldPath;
    part: Part | undefined;
    around: Part | undefined;
    all: unknown[];
    parents: unknown[];
  }): FormNode | null {
    const { path, part, around, all, parents } = at;
    const isSet = (value: unknown) => (value ?? null) !== null;
    const sample = all.find(isSet);
    if (sample === undefined) return null;
    const name = path.at(-1);
    const lacksWords =
      typeof name === 'string' &&
      isGroup(parents[1]) &&
      !isSet(all[1]) &&
      mayStandIn(translation?.path ?? '', english)(path);
    const shared = {
      path,
      help: around && name !== undefined ? commentOn(around, parents[0], name) : undefined,
      files: sources.filter((_, index) => isSet(all[index])).map(({ path }) => path),
      untranslated: lacksWords ? translation?.path : undefined,
    };
    if (isFieldValue(sample)) return { ...shared, ...fieldAt(path, part, all) };
    const isList = Array.isArray(sample);
    const lists = all.filter((one) => Array.isArray(one));
    const steps = isList
      ? [...Array(Math.max(...lists.map(({ length }) => length))).keys()]
      : [...new Set(all.flatMap((one) => (isGroup(one) ? Object.keys(one) : [])))];
    const children = steps.flatMap((step) => {
      const below = part && partsBelow(part, step, all[0])[0];
      const values = all.map((one) => valueAt(one, [step]));
      return (
        nodeAt({ path: [...path, step], part: below, around: part, all: values, parents: all }) ??
        []
      );
    });
    const counts = isList ? lists.map(({ length }) => length) : null;
    return { ...shared, children, counts, ...choicesAt(part, all[0]) };
  }

  function fieldAt(
    path: FieldPath,
    part: Part | undefined,
    all: unknown[],
  ): Pick<FormField, 'values' | 'choices' | 'longest' | 'is_day' | 'names'> {
    const actions = part ? actionsOf(part) : [];
    const { type, options } = part ? plain(part) : {};
    const lives = sources.map(({ live }) => valueAt(live, path));
    const isChanged = lives[0] !== undefined && lives[0] !== all[0];
    return {
      values: sources.flatMap(({ older }, index) => {
        const [value, live] = [all[index] as FieldValue | undefined | null, lives[index]];
        if (value === undefined || value === null) return [];
        const is_older = index > 0 && value === live && (isChanged || older.has(keyOf(path)));
        return { value, live: isFieldValue(live) ? live : undefined, is_older };
      }),
      choices: type === 'picklist' ? options?.map(String) : undefined,
      longest: actions.find(({ type }) => type === 'max_length')?.requirement as number | undefined,
      is_day: actions.some(({ type }) => type === 'iso_date'),
      names: actions.find(({ metadata }) => metadata?.names)?.metadata?.names,
    };
  }

  /** What an English group lacks but may have, and what may be removed from it. */
  function choicesAt(
    part: Part | undefined,
    own: unknown,
  ): Pick<FormGroup, 'missing' | 'removable' | 'takes_names'> {
    const group = part && isGroup(own) ? meantParts(part, own)[0] : undefined;
    if (!group || !isGroup(own)) return { missing: [], removable: [], takes_names: false };
    const present = Object.keys(own).filter((name) => own[name] !== null);
    const kind = namedBy(group);
    const known = kind ? namedOf(kind).map(({ value }) => value) : namesOf(group, own);
    return {
      missing: known.filter((name) => !present.includes(name)),
      removable: present.filter((name) => leftOutOf(group, name) !== undefined),
      takes_names: isMadeUp(group),
    };
  }
}

/** Returns a test for whether a translation may have a field. @param english values of the English file */
export function mayStandIn(path: string, english: unknown): (field: PartPath) => boolean {
  const schema = schemaOfFile(englishFile(path));
  return (field) => {
    const last = field.at(-1);
    const isNamed =
      typeof last !== 'string' || namesIn(path, field.slice(0, -1), english).includes(last);
    return isNamed && schema !== undefined && isTranslated(schema, field, english);
  };
}

/** Front matter with every field that a template requires, with empty texts. */
export const emptyPage = (template: string): Record<string, unknown> =>
  emptyOf(groupAt('pages/new.md', [], { template }) as Part) as Record<string, unknown>;

/**
 * The initial value of a new field or list; a list starts with one entry. Undefined if the office can't add it.
 * @param values here and below: of the English file. They decide between several schemas, as `template` does for a page
 */
export function beginningOf(file: string, path: PartPath, values: unknown): unknown {
  const part = partAt(file, path, values);
  if (!part) return undefined;
  const { item } = plain(part);
  return item ? [emptyOf(item)] : emptyOf(part);
}

/** Names of the fields that a group may have. In a group named by the company, the names in the English file. */
export function namesIn(file: string, path: PartPath, values: unknown): string[] {
  const group = groupAt(file, path, values);
  return group ? namesOf(group, valueAt(values, path)) : [];
}

/**
 * Turns a typed name into a name for such a group, as in "Attic cleaning" → `attic_cleaning`; undefined if the group allows no
 * such name.
 */
export function madeUpName(
  file: string,
  path: PartPath,
  values: unknown,
  typed: string,
): string | undefined {
  const rules = keyActions(groupAt(file, path, values)).flatMap(({ type, requirement }) =>
    type === 'regex' ? (requirement as RegExp) : [],
  );
  const words = typed.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  // Names must be on one line, because keyOf joins them with line breaks.
  return [typed.trim(), words.join('_')].find(
    (name) => /^(?!__proto__$).+$/.test(name) && rules.every((rule) => rule.test(name)),
  );
}

/** True if the company chooses the names of a group's fields. */
export const hasMadeUpNames = (file: string, path: PartPath, values: unknown): boolean =>
  isMadeUp(groupAt(file, path, values));

/**
 * What remains of a removed field: nothing, or null in its place.
 * @returns undefined if the field is required
 */
export function leftOut(
  file: string,
  path: PartPath,
  values: unknown,
): 'nothing' | 'null' | undefined {
  const group = groupAt(file, path.slice(0, -1), values);
  return group && leftOutOf(group, String(path.at(-1)));
}

/** True if a field may have a value of this type. Fields unknown to the schema may have any. */
export function takesType(file: string, path: PartPath, values: unknown, value: unknown): boolean {
  const part = partAt(file, path, values);
  const type = part && plain(part).type;
  return (
    type === undefined || !['string', 'number', 'boolean'].includes(type) || type === typeof value
  );
}

function namesOf({ type, entries, key }: Part, own: unknown): string[] {
  if (type !== 'record') return Object.keys(entries ?? {});
  return (plain(key as Part).options as string[] | undefined) ?? Object.keys(own ?? {});
}

/** What kind of thing the keys of a group name; undefined if the group has field names. */
const namedBy = (group: Part | undefined): NamedKind | undefined =>
  keyActions(group).find(({ metadata }) => metadata?.names)?.metadata?.names;

const isMadeUp = (group: Part | undefined) =>
  group?.type === 'record' && !plain(group.key as Part).options && !namedBy(group);

function leftOutOf(group: Part, name: string): 'nothing' | 'null' | undefined {
  const type = group.entries?.[name]?.type;
  if (group.type === 'record' || type === 'optional') return 'nothing';
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
      // Often invalid, so that a person has to choose: one to five stars has no 0.
      return 0;
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

/** The first of several possible schemas; `groupAt` returns the one that matches the values. */
function partAt(file: string, path: PartPath, values: unknown): Part | undefined {
  const schema = schemaOfFile(englishFile(file));
  return schema && partsAt(schema, path, values)[0];
}

function groupAt(file: string, path: PartPath, values: unknown): Part | undefined {
  const part = partAt(file, path, values);
  return part && meantParts(part, valueAt(values, path))[0];
}

/** The schemas' comments from the JSON Schema files: for each group, by the names of its fields. */
const comments = new Map<string, Record<string, { description?: string }>>();
const FOLDER = 'tools/starter/schemas';

/** The comment on a field, for owners. @param own values of the group around it */
function commentOn(around: Part, own: unknown, name: string | number): string | undefined {
  if (comments.size === 0)
    for (const file of readdirSync(FOLDER))
      readComments(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  const names = Object.keys(meantParts(around, own)[0]?.entries ?? {});
  const comment = comments.get(names.join())?.[name]?.description;
  return comment && forOwners(comment);
}

/** Removes references and terms for developers. */
const forOwners = (comment: string) =>
  comment
    .replace(/ \([^()]*(spec §|docs\/|server\/|site\/|publisher\/)[^()]*\)/g, '')
    .replaceAll('null = ', 'left out: ')
    .replaceAll('`', '"');

function readComments(json: unknown): void {
  if (typeof json !== 'object' || json === null) return;
  const { properties } = json as { properties?: Record<string, object> };
  if (properties) comments.set(Object.keys(properties).join(), properties);
  for (const one of Object.values(json)) readComments(one);
}
