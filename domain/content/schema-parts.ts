/** Finds the part of a content schema that describes a given field of a file. */
import type * as v from 'valibot';
import type { NamedKind } from './names.ts';

/** The properties of valibot schemas that hold other schemas, choices and marks. */
export interface Part {
  type: string;
  entries?: Record<string, Part>;
  item?: Part;
  /** Members of a tuple. */
  items?: Part[];
  /** Schema of a record's values. */
  value?: Part;
  /** Schema of a record's names, or the name of the field that discriminates a variant. */
  key?: Part | string;
  /** Schema inside an optional or nullable one. */
  wrapped?: Part;
  pipe?: [Part, ...Action[]];
  /** Schemas of a variant, or the choices of a picklist. */
  options?: unknown[];
  literal?: unknown;
}

/** How a translation treats a field (translation.ts). */
export type TranslationMark = 'words' | 'data' | 'name';

/** A check or a metadata mark in a pipe. */
interface Action {
  type: string;
  requirement?: unknown;
  metadata?: { translation?: TranslationMark; names?: NamedKind };
}

/** Path of a field within a file. */
export type PartPath = readonly (string | number)[];

/** The schema inside a pipe, an optional or a nullable one. */
const inner = (part: Part) =>
  part.wrapped ?? (part.pipe && part.pipe[0] !== part ? part.pipe[0] : undefined);

/** The innermost schema, without pipe, optional and nullable. */
export function plain(part: Part): Part {
  const below = inner(part);
  return below ? plain(below) : part;
}

/** Actions of a schema, then those of the schemas inside it. */
export function actionsOf(part: Part): Action[] {
  const [, ...own] = part.pipe ?? [part];
  const below = inner(part);
  return below ? [...own, ...actionsOf(below)] : own;
}

/** Actions of a record's keys; empty for any other schema. */
export function keyActions(part: Part | undefined): Action[] {
  const own = part && plain(part);
  return own?.type === 'record' ? actionsOf(own.key as Part) : [];
}

/** For a variant, the schema that matches `value`, or all of them if none matches; otherwise the plain schema. */
export function meantParts(part: Part, value: unknown): Part[] {
  const own = plain(part);
  if (own.type !== 'variant') return [own];
  const key = own.key as string;
  const options = (own.options as Part[]).map(plain);
  const fits = options.filter(({ entries = {} }) => {
    const fixed = entries[key] && plain(entries[key]).literal;
    return fixed === valueAt(value, [key]);
  });
  return fits.length > 0 ? fits : options;
}

/** Schemas of the field or entry `step` of a value. */
export function partsBelow(part: Part, step: string | number, value: unknown): Part[] {
  return meantParts(part, value).flatMap((own) => {
    if (own.entries) return Object.hasOwn(own.entries, step) ? (own.entries[step] ?? []) : [];
    return own.item ?? own.items?.[Number(step)] ?? own.value ?? [];
  });
}

/** Schemas of the field at `path` in a file with these values. */
export const partsAt = (schema: v.GenericSchema, path: PartPath, values: unknown): Part[] =>
  path.reduce(
    (parts, step, index) =>
      parts.flatMap((part) => partsBelow(part, step, valueAt(values, path.slice(0, index)))),
    [schema as unknown as Part],
  );

/** The value at a path; inherited properties such as `constructor` are not fields of a file. */
export const valueAt = (values: unknown, path: PartPath) =>
  path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string | number, unknown>)[step]
        : undefined,
    values,
  );

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
