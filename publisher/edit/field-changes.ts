/**
 * Differences between two versions of a file, field by field; which of them bind the company, and which make translations
 * older.
 */
import { isGroup } from '../../domain/content/schema-parts.ts';
import type { FieldChange } from '../../domain/office/publications-api.ts';
import { type FieldPath, fieldsOf, valuesOr } from './content-document.ts';

/** @param before, after null if the file does not exist */
export function changesOf(
  file: string,
  before: string | null,
  after: string | null,
): FieldChange[] {
  if (before === null || after === null)
    return before === after
      ? []
      : [changed([], before === null ? undefined : '', after ?? undefined)];
  // A text that can't be parsed is compared as one value.
  return differences([], valuesOr(before, file, before), valuesOr(after, file, after));
}

function differences(path: FieldPath, before: unknown, after: unknown): FieldChange[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return entriesChanged(path, before, after);
  if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => differences([...path, name], before[name], after[name]));
  }
  return [changed(path, before, after)];
}

/** Equal entries are matched; the remaining ones are compared in order. */
function entriesChanged(path: FieldPath, before: unknown[], after: unknown[]): FieldChange[] {
  const gone = without(before, after);
  const added = without(after, before);
  if (gone.length + added.length === 0) return [{ path, before: null, after: null, isOrder: true }];
  return Array.from({ length: Math.max(gone.length, added.length) }, (_, index) => {
    const [one, other] = [gone[index], added[index]];
    const at = [...path, other?.index ?? one?.index ?? 0];
    return one && other
      ? differences(at, one.value, other.value)
      : [changed(at, one?.value, other?.value)];
  }).flat();
}

/** Entries of `some` that are not in `others`; equal entries are matched one to one. */
function without(some: unknown[], others: unknown[]): { value: unknown; index: number }[] {
  const left = others.map((one) => JSON.stringify(one));
  return some.flatMap((value, index) => {
    const found = left.indexOf(JSON.stringify(value));
    if (found !== -1) left.splice(found, 1);
    return found === -1 ? [{ value, index }] : [];
  });
}

function changed(path: FieldPath, before: unknown, after: unknown): FieldChange {
  return { path, before: textOf(before), after: textOf(after) };
}

function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (Array.isArray(value) || isGroup(value))
    return Object.values(value).map(textOf).filter(Boolean).join(' · ');
  return value === null ? '' : String(value);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** These pages in every language. No other page has the template legal (page-addresses.ts). */
const BINDING_PAGE = /^pages\/(offers\/|privacy-policy\.|terms-of-service\.)/;
/** Groups of fields that contain promises, anywhere in a file. */
const GROUPS = ['prices', 'promises', 'consent', 'guarantee', 'free_reservice'];
const ANY_GROUP = new RegExp(`^\\s*(${GROUPS.join('|')}):`, 'm');
/**
 * Fields that change what the server or a visitor's browser does, by file: what is deleted when, where requests and visits go,
 * and which analytics services count visitors. Each is a path joined by dots; `*` matches any name.
 */
export const ACTED_ON: Readonly<Record<string, readonly string[]>> = {
  'site.yaml': [
    'retention',
    'contact.email',
    'security',
    'territories.*.quote_form',
    'customer_portal',
    'review_links',
    'geolocation_url',
    'analytics_id',
    'counter',
    'newsletter_confirm',
    'works_offline',
    'holding_page',
  ],
  'visits.yaml': ['booking'],
};

/**
 * True if a user must confirm their identity before the change is published.
 * @param before, after null if the file does not exist
 */
export function isBinding(file: string, before: string | null, after: string | null): boolean {
  if (before === after) return false;
  if (BINDING_PAGE.test(file)) return true;
  // Adding or removing a file counts as a single change.
  if (before === null || after === null)
    return file in ACTED_ON || ANY_GROUP.test(before ?? after ?? '');
  const actedOn = ACTED_ON[file] ?? [];
  return changesOf(file, before, after).some(
    ({ path }) =>
      path.some((name) => GROUPS.includes(String(name))) ||
      actedOn.some((field) => isOnOnePath(path, field.split('.'))),
  );
}

/** True if the paths are equal, or one contains the other. */
const isOnOnePath = (path: FieldPath, field: string[]): boolean =>
  path.every((name, index) => [undefined, '*', String(name)].includes(field[index]));

/** English file and translation in one publication; undefined if the file did not exist. */
export interface LanguageState {
  english: string | undefined;
  own: string | undefined;
}

/** Fields of a translation that are older than their English words. @param states of one file, oldest publication first */
export function olderFields(file: string, states: readonly LanguageState[]): FieldPath[] {
  const english = lastChanges(
    file,
    states.map((state) => state.english),
  );
  const own = lastChanges(
    file,
    states.map((state) => state.own),
  );
  return [...own.values()]
    .filter(({ path, at }) => (english.get(path.join('\n'))?.at ?? 0) > at)
    .map(({ path }) => path);
}

/** Each field of the newest text, with the index of the state in which it last changed. */
function lastChanges(file: string, texts: (string | undefined)[]) {
  let fields = new Map<string, { path: FieldPath; value: unknown; at: number }>();
  for (const [at, text] of texts.entries()) {
    if (at > 0 && text === texts[at - 1]) continue;
    const before = fields;
    fields = new Map(
      fieldsOf(file, text).map(({ path, value }) => {
        const key = path.join('\n');
        const known = before.get(key);
        return [key, known?.value === value ? known : { path, value, at }];
      }),
    );
  }
  return fields;
}
