/** What a schema says in its own terms, in the words of an editor. */
import type * as v from 'valibot';
import type { FieldPath } from './field-lines.ts';

/** The parts of valibot's schemas that hold others or choices. */
interface SchemaParts {
  entries?: Record<string, SchemaParts>;
  item?: SchemaParts;
  items?: SchemaParts[];
  key?: SchemaParts;
  value?: SchemaParts;
  wrapped?: SchemaParts;
  pipe?: SchemaParts[];
  options?: unknown[];
  literal?: unknown;
  type?: string;
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  array: 'a list',
  tuple: 'a list',
  Object: 'fields of its own below it',
  record: 'fields of its own below it',
  strict_object: 'fields of its own below it',
};

/** What was expected, as in "at most 60 characters". Our own messages are such words already. */
export function expectedIn(issue: v.BaseIssue<unknown>): string {
  const { type, requirement, input, expected } = issue;
  const unit = typeof input === 'string' ? 'characters' : 'entries';
  const ownWords = /^Invalid /.test(issue.message) ? null : issue.message;
  if (ownWords) return ownWords;
  switch (type) {
    case 'min_length':
      if (requirement === 1) return typeof input === 'string' ? 'text' : 'a list with an entry';
      return `at least ${requirement} ${unit}`;
    case 'min_entries':
      return `at least ${requirement} of them`;
    case 'max_length':
      return `at most ${requirement} ${unit}`;
    case 'length':
      return `${requirement} ${unit}`;
    case 'min_value':
      return `${requirement} or more`;
    case 'max_value':
      return `${requirement} or less`;
    case 'integer':
      return 'a whole number';
    case 'email':
      return 'an e-mail address like office@example.com';
    case 'url':
      return 'an address that begins with https://';
    case 'iso_date':
      return 'a date like 2026-11-30';
    case 'starts_with':
      return `text that begins with ${requirement}`;
    default:
      return typesIn(expected ?? issue.message);
  }
}

/** `("a" | "b")` as "one of a, b". */
function typesIn(expected: string): string {
  const known = TYPES[expected];
  if (known) return known;
  const choices = expected.replace(/^\(|\)$/g, '').split(' | ');
  if (choices.every((choice) => choice.startsWith('"')))
    return `${choices.length > 1 ? 'one of ' : ''}${choices.map((choice) => choice.slice(1, -1)).join(', ')}`;
  return choices.map((choice) => TYPES[choice] ?? choice.replaceAll('"', '')).join(' or ');
}

/** What a field that is missing wants, as in "text" or "one of month, year". */
export function wantedAt(schema: v.GenericSchema, path: FieldPath, value: unknown): string {
  const [part] = partsAt(schema, path, value).flatMap((one) => alternatives(one, undefined));
  const choices = part?.entries ? [] : knownAt(schema, path, value);
  if (choices.length > 0) return `one of ${choices.join(', ')}`;
  return TYPES[part?.type ?? ''] ?? 'a value';
}

/** What may stand at `path`: the names of its fields, or its choices. Empty where anything may. */
export function knownAt(schema: v.GenericSchema, path: FieldPath, value: unknown): string[] {
  const at = path.reduce<unknown>((inner, step) => fieldOf(inner, step), value);
  return [...new Set(partsAt(schema, path, value).flatMap((part) => namesIn(part, at)))];
}

function partsAt(schema: v.GenericSchema, path: FieldPath, value: unknown): SchemaParts[] {
  let parts: SchemaParts[] = [schema as SchemaParts];
  let at = value;
  for (const step of path) {
    parts = parts.flatMap((part) => below(part, step, at));
    at = fieldOf(at, step);
  }
  return parts;
}

function fieldOf(value: unknown, step: string | number): unknown {
  return (value as Record<string | number, unknown> | null | undefined)?.[step];
}

function below(schema: SchemaParts, step: string | number, value: unknown): SchemaParts[] {
  return alternatives(schema, value).flatMap((part) => {
    const next =
      (part.entries && Object.hasOwn(part.entries, step) ? part.entries[step] : undefined) ??
      part.item ??
      part.items?.[Number(step)] ??
      (part.type === 'record' ? part.value : undefined);
    return next ? [next] : [];
  });
}

function namesIn(schema: SchemaParts, value: unknown): string[] {
  return alternatives(schema, value).flatMap((part) => {
    if (part.literal !== undefined) return [String(part.literal)];
    if (part.entries) return Object.keys(part.entries);
    if (part.type === 'record' && part.key) return namesIn(part.key, undefined);
    return part.options?.filter((option) => typeof option === 'string') ?? [];
  });
}

/** The schema without what is wrapped around it; of a variant, the one whose literal `value` has. */
function alternatives(schema: SchemaParts, value: unknown): SchemaParts[] {
  const inner = schema.wrapped ?? (schema.pipe?.[0] === schema ? undefined : schema.pipe?.[0]);
  if (inner) return alternatives(inner, value);
  if (schema.type !== 'variant') return [schema];
  const { key, options } = schema as unknown as { key: string; options: SchemaParts[] };
  const has = fieldOf(value, key);
  const literalOf = (option: SchemaParts) =>
    alternatives(option, value)[0]?.entries?.[key] as { literal?: unknown } | undefined;
  const fits = options.filter((option) => literalOf(option)?.literal === has);
  return (fits.length > 0 ? fits : options).flatMap((option) => alternatives(option, value));
}
