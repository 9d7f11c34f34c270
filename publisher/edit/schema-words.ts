/** Translates a schema's terms into an editor's words. */
import type * as v from 'valibot';
import {
  meantParts,
  type Part,
  type PartPath,
  partsAt,
  valueAt,
} from '../../domain/content/schema-parts.ts';

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

/** What was expected, as in "at most 60 characters". The schemas' own messages are already such words. */
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

/** `("a" | "b")` becomes "one of a, b". */
function typesIn(expected: string): string {
  const known = TYPES[expected];
  if (known) return known;
  const choices = expected.replace(/^\(|\)$/g, '').split(' | ');
  if (choices.every((choice) => choice.startsWith('"')))
    return `${choices.length > 1 ? 'one of ' : ''}${choices.map((choice) => choice.slice(1, -1)).join(', ')}`;
  return choices.map((choice) => TYPES[choice] ?? choice.replaceAll('"', '')).join(' or ');
}

/** What a missing field needs, as in "text" or "one of month, year". */
export function wantedAt(schema: v.GenericSchema, path: PartPath, value: unknown): string {
  const [part] = partsAt(schema, path, value).flatMap((one) => meantParts(one, undefined));
  const choices = part?.entries ? [] : knownAt(schema, path, value);
  if (choices.length > 0) return `one of ${choices.join(', ')}`;
  return TYPES[part?.type ?? ''] ?? 'a value';
}

/** What is allowed at `path`: names of fields, or choices. Empty if anything is. */
export function knownAt(schema: v.GenericSchema, path: PartPath, value: unknown): string[] {
  const at = valueAt(value, path);
  return [...new Set(partsAt(schema, path, value).flatMap((part) => namesIn(part, at)))];
}

function namesIn(schema: Part, value: unknown): string[] {
  return meantParts(schema, value).flatMap((part) => {
    if (part.literal !== undefined) return [String(part.literal)];
    if (part.entries) return Object.keys(part.entries);
    if (part.type === 'record') return namesIn(part.key as Part, undefined);
    return part.options?.filter((option) => typeof option === 'string') ?? [];
  });
}
