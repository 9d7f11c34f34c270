/** What fields are called, and what is another in them, for people to read. */
import * as m from '#messages';
import type { ContentFieldShown } from '../../domain/office/content-api.ts';
import type { FieldChange } from '../../domain/office/publications-api.ts';
import type { Draft } from './content-draft.ts';
import { type FieldPath, keyOf } from './field-tree.ts';

/** Letters of a text that stand around what is another in it. */
const AROUND = 30;
const LONGEST = 140;

/** As in `Questions 2`; a part of the words by its number. */
export function labelOf(path: FieldPath): string {
  const [last] = path.slice(-1);
  if (last === undefined) return m.office_content_entry();
  if (typeof last === 'number') {
    const of = path[0] === 'body' ? m.office_content_part() : labelOf(path.slice(0, -1));
    return `${of} ${last + 1}`;
  }
  const word = String(last).replaceAll('_', ' ');
  const known: Record<string, string> = {
    q: m.office_content_question(),
    a: m.office_content_answer(),
    h1: m.office_content_main_heading(),
    faqs: m.office_content_questions(),
    alt: m.office_content_alt(),
  };
  return known[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
}

/** A group that is called after a page by what people call the page. */
export function groupLabelOf(path: FieldPath, { file }: Draft): string {
  const pages = [...(file.named.pest ?? []), ...(file.named.service ?? [])];
  return pages.find(({ value }) => value === path.at(-1))?.label ?? labelOf(path);
}

export const isSpanish = (path: string) => /\.es\.\w+$/.test(path);

/** Of a content file. */
export const languageName = (path: string) =>
  isSpanish(path) ? m.office_content_spanish() : m.office_content_english();

/** A field's label, with its language where its words are a translation. */
export const inLanguage = (label: string, file: string, drafts: Draft[]) =>
  file === drafts[0]?.file.path
    ? label
    : m.office_content_label_in({ label, language: languageName(file) });

/** What is asked of who edits a field, in words: what stands in [[double brackets]], and a translation that is older than its words. */
export function notesOf(field: ContentFieldShown, draft: Draft, drafts: Draft[]): string[] {
  const value = shownValue(field, draft);
  const asked = [...String(value).matchAll(/\[\[(.+?)\]\]/g)].map(([, question = '']) =>
    m.office_content_asked({ question }),
  );
  const key = keyOf(field.path);
  const [english] = drafts;
  const original =
    english === draft ? undefined : english?.file.fields.find((one) => keyOf(one.path) === key);
  const isChanged =
    original &&
    english &&
    original.live !== undefined &&
    shownValue(original, english) !== original.live;
  const isOlder = value === field.live && (field.is_older || isChanged);
  return isOlder ? [...asked, m.office_content_older()] : asked;
}

/** As it was typed. */
export const shownValue = (field: ContentFieldShown, draft: Draft) =>
  draft.typed.get(keyOf(field.path))?.value ?? field.value;

/** With what it stands in, as in `Prices, Outdoor plan, From`. */
export const wholeLabelOf = (path: FieldPath) =>
  path
    .map((_, index) => path.slice(0, index + 1))
    // `Questions 2` says what `Questions` says.
    .filter((part) => typeof path[part.length] !== 'number')
    .map(labelOf)
    .join(', ');

/** A sentence about a change, as in `Prices, Outdoor plan, From: 199 → 209`. */
export function changeWords({ path, before, after, isOrder }: FieldChange): string {
  if (path.length === 0)
    return after === null ? m.office_content_file_removed() : m.office_content_file_new();
  const label = wholeLabelOf(path);
  if (isOrder) return m.office_content_order({ label });
  if (before === null) return m.office_content_added({ label, value: shortened(after) || '—' });
  if (after === null) return m.office_content_gone({ label, value: shortened(before) || '—' });
  const [one, other] = around(before, after);
  return m.office_content_change({ label, before: one, after: other });
}

/** What differs, with some words on both sides. */
function around(before: string, after: string): [string, string] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const from = start <= AROUND ? 0 : before.lastIndexOf(' ', start - AROUND / 2) + 1;
  const cut = (text: string) => {
    const to = end <= AROUND ? text.length : text.indexOf(' ', text.length - end + AROUND / 2);
    const last = to === -1 ? text.length : to;
    const middle = shortened(text.slice(from, last)) || '—';
    return `${from > 0 ? '…' : ''}${middle}${last < text.length ? '…' : ''}`;
  };
  return [cut(before), cut(after)];
}

export function shortened(value: unknown, longest = LONGEST): string {
  const text = String(value).replace(/\s+/g, ' ').trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
