/** Applies the edits of a form to content files, by the rules of their schemas. */
import { isLogo, LOGO_FILE } from '../../domain/content/logo.ts';
import { isGroup, valueAt } from '../../domain/content/schema-parts.ts';
import type { FieldEdit } from '../../domain/office/content-api.ts';
import { englishFile } from '../read/content-files.ts';
import { inEachLanguage } from './change-pages.ts';
import {
  ContentDocument,
  type ContentEdit,
  EditError,
  type FieldPath,
} from './content-document.ts';
import {
  beginningOf,
  hasMadeUpNames,
  leftOut,
  madeUpName,
  mayStandIn,
  namesIn,
  takesType,
} from './content-form.ts';

/**
 * Reads and writes each file once. What is added, moved or removed in an English file is also added, moved or removed in its
 * translation.
 * @returns the changed texts by path
 * @throws EditError with a sentence for the user
 */
export function applyEdits(
  texts: ReadonlyMap<string, string>,
  edits: readonly FieldEdit[],
): Map<string, string> {
  const documents = new Map<string, ContentDocument>();
  const open = (path: string): ContentDocument => {
    const known = documents.get(path);
    if (known) return known;
    const document = new ContentDocument(path, texts.get(path) ?? '');
    documents.set(path, document);
    return document;
  };
  for (const edit of edits) {
    const english = englishFile(edit.file);
    const document = open(edit.file);
    const main = texts.has(english) ? open(english) : document;
    const others = edit.file === english ? inEachLanguage(texts, english).slice(1) : [];
    const whole = wholeEdit(edit, main.values, document.values);
    const following =
      'value' in whole ? [] : others.filter((file) => follows(whole, document, open(file)));
    document.apply(whole);
    for (const file of following) {
      const same = inTranslation(file, whole, main.values);
      if (same) open(file).apply(same);
    }
  }
  const changed = [...documents]
    .map(([path, document]): [string, string] => [path, String(document)])
    .filter(([path, text]) => text !== texts.get(path));
  const logo = documents.has(LOGO_FILE) ? String(documents.get(LOGO_FILE)) : null;
  if (logo !== null && !isLogo(logo)) throw new EditError(LOGO_REFUSED);
  return new Map(changed);
}

const LOGO_REFUSED =
  'Expected an SVG file of at most 30,000 characters, with shapes alone: no scripts, style sheets or pictures in it (whoever drew your logo has one).';

/** Completes an edit by the schema. @param own values of the file */
function wholeEdit(edit: FieldEdit, english: unknown, own: unknown): ContentEdit {
  const { file, path } = edit;
  if ('add' in edit) return begun(file, path, english, own);
  if ('move' in edit) return { path, move: edit.move };
  if ('remove' in edit) {
    if (typeof path.at(-1) !== 'string') return { path, remove: true };
    const stays = leftOut(file, path, english);
    if (!stays) throw new EditError('This has to be there.');
    return { path, remove: true, isNull: stays === 'null' };
  }
  const { value } = edit;
  if (!takesType(file, path, english, value))
    throw new EditError('This is no value for this field.');
  return { path, value };
}

/** Fills an addition with the values that its schema requires. @param asked a list, or a missing field */
function begun(file: string, asked: FieldPath, english: unknown, own: unknown): ContentEdit {
  const list = valueAt(own, asked);
  const path = Array.isArray(list) ? [...asked, list.length] : namedPath(file, asked, english);
  const entry = beginningOf(file, path, english);
  const mayStand = file === englishFile(file) ? () => true : mayStandIn(file, english);
  if (entry === undefined || !mayStand(path)) throw new EditError('This can’t be begun here.');
  return { path, begin: wordsIn(entry, path, mayStand) };
}

/** Converts the name of a field that the company names; other paths stay unchanged. */
function namedPath(file: string, asked: FieldPath, english: unknown): FieldPath {
  const around = asked.slice(0, -1);
  if (file !== englishFile(file) || !hasMadeUpNames(file, around, english)) return asked;
  const name = madeUpName(file, around, english, String(asked.at(-1)));
  if (name !== undefined) return [...around, name];
  const [example = ''] = namesIn(file, around, english);
  throw new EditError(`This name can’t be used here. Names here look like ${example}.`);
}

/** The part of a new value that a translation also has. */
function wordsIn(
  value: unknown,
  path: FieldPath,
  mayStand: (field: FieldPath) => boolean,
): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => wordsIn(entry, [...path, index], mayStand));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const field = [...path, name];
      return mayStand(field) ? [[name, wordsIn(one, field, mayStand)]] : [];
    }),
  );
}

/** True if the translation has the list, group or entry that an edit changes. Call it before the edit. */
function follows(
  edit: ContentEdit,
  { values: own }: ContentDocument,
  { values: other }: ContentDocument,
): boolean {
  const around = edit.path.slice(0, -1);
  if ('begin' in edit) {
    const [list, otherList] = [valueAt(own, around), valueAt(other, around)];
    // A translation that lacks entries gets them one by one.
    return Array.isArray(list)
      ? Array.isArray(otherList) && list.length === otherList.length
      : isGroup(otherList);
  }
  const isThere = (path: FieldPath) => valueAt(other, path) !== undefined;
  const next = 'move' in edit ? [...around, Number(edit.path.at(-1)) + edit.move] : edit.path;
  return isThere(edit.path) && isThere(next);
}

/** @param english values of the English file after the edit. @returns null if the translation has no part of it */
function inTranslation(file: string, edit: ContentEdit, english: unknown): ContentEdit | null {
  if (!('begin' in edit)) return edit;
  const { path, begin } = edit;
  const isEntry = typeof path.at(-1) === 'number';
  const mayStand = mayStandIn(file, english);
  // A field that the schema names is translated only when a user adds it.
  if (!isEntry && !hasMadeUpNames(file, path.slice(0, -1), english)) return null;
  return mayStand(path) ? { path, begin: wordsIn(begin, path, mayStand) } : null;
}
