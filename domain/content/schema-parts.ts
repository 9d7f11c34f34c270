/** Reads the schemas of content files: which part of a schema holds for a field of a file. */
import type * as v from 'valibot';
import type { NamedKind } from './names.ts';

/** The parts of valibot's schemas that hold others, choices and marks. */
export interface Part {
  type: string;
  entries?: Record<string, Part>;
  item?: Part;
  /** Of a tuple. */
  items?: Part[];
  /** Of a record: what stands under each name. */
  value?: Part;
  /** Of a record: its names. Of a variant: the field that tells its schemas apart. */
  key?: Part | string;
  /** Of an optional or nullable field. */
  wrapped?: Part;
  pipe?: [Part, ...Action[]];
  /** Of a variant: its schemas. Else what may be chosen. */
  options?: unknown[];
  literal?: unknown;
}

/** What a translation does with a field (translation.ts). */
export type TranslationMark = 'words' | 'data' | 'name';

/** What checks or marks a field. */
interface Action {
  type: string;
  requirement?: unknown;
  metadata?: { translation?: TranslationMark; names?: NamedKind };
}

/** Of a field in a file. */
export type PartPath = readonly (string | number)[];

/** What a pipe, an optional or a nullable field is made of. */
const inner = (part: Part) =>
  part.wrapped ?? (part.pipe && part.pipe[0] !== part ? part.pipe[0] : undefined);

/** Without what is wrapped around it. */
export function plain(part: Part): Part {
  const below = inner(part);
  return below ? plain(below) : part;
}

/** Its own, then those of what it wraps. */
export function actionsOf(part: Part): Action[] {
  const [, ...own] = part.pipe ?? [part];
  const below = inner(part);
  return below ? [...own, ...actionsOf(below)] : own;
}

/** Of a variant the schema that `value` is of, or all where it is of none; else the part itself, plain. */
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

/** For a field or an entry of what has the value `value`. */
export function partsBelow(part: Part, step: string | number, value: unknown): Part[] {
  return meantParts(part, value).flatMap((own) => {
    if (own.entries) return Object.hasOwn(own.entries, step) ? (own.entries[step] ?? []) : [];
    return own.item ?? own.items?.[Number(step)] ?? own.value ?? [];
  });
}

/** For the field at `path` of a file whose values are `values`. */
export const partsAt = (schema: v.GenericSchema, path: PartPath, values: unknown): Part[] =>
  path.reduce(
    (parts, step, index) =>
      parts.flatMap((part) => partsBelow(part, step, valueAt(values, path.slice(0, index)))),
    [schema as unknown as Part],
  );

export const valueAt = (values: unknown, path: PartPath) =>
  path.reduce<unknown>(
    // What every object has, `constructor` for one, is no field of a file.
    (at, step) =>
      Object.hasOwn(Object(at), step) ? (at as Record<string | number, unknown>)[step] : undefined,
    values,
  );
