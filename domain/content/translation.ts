/**
 * Completes a translated content file from the English one beside it: the translation has the words, the English file the
 * data. Sections that the translation leaves out are not shown. Each field's kind is marked in the schema of the file.
 */
import * as v from 'valibot';
import {
  actionsOf,
  isGroup,
  type Part,
  type PartPath,
  partsAt,
  partsBelow,
  plain,
  type TranslationMark,
} from './schema-parts.ts';

/** Marks a field that the translation provides. */
export const words = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(schema, v.metadata({ translation: 'words' satisfies TranslationMark }));

/**
 * Marks a field that comes from the English file. Needed only for text: numbers, booleans, choices, and text with a fixed
 * form, such as a path or a date, are data without the mark.
 */
export const data = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(schema, v.metadata({ translation: 'data' satisfies TranslationMark }));

/** Marks a field that comes from the English file unless the translation has it. */
export const nameOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(schema, v.metadata({ translation: 'name' satisfies TranslationMark }));

export type MissingWords = 'left out' | 'refused' | 'English';

interface Translated {
  /** Not yet validated. */
  value: unknown;
  /** `expected` reads like "3 entries, as in English, found 2". */
  mistakes: { path: PartPath; expected: string }[];
}

/**
 * Completes a translation, without validating the result.
 * @param missing what to do about words that the translation lacks: leave them out, refuse them as mistakes, or use the
 *   English ones except in optional fields. Default: leave them out
 */
export function completeTranslation(
  english: unknown,
  translated: unknown,
  schema: v.GenericSchema,
  missing: MissingWords = 'left out',
): Translated {
  const mistakes: Translated['mistakes'] = [];
  const value = complete(english, translated, schema as unknown as Part, []);
  return { value, mistakes };

  function complete(source: unknown, own: unknown, part: Part, path: PartPath): unknown {
    if (Array.isArray(source)) return completeList(source, own, part, path);
    if (!isGroup(source) || !isGroup(own)) return own;
    const names = [...new Set([...Object.keys(source), ...Object.keys(own)])];
    return Object.fromEntries(
      names.flatMap((name) => {
        const [below] = partsBelow(part, name, source);
        const field = completeField(source[name], own[name], below, [...path, name]);
        return field === undefined ? [] : [[name, field]];
      }),
    );
  }

  function completeField(
    source: unknown,
    own: unknown,
    part: Part | undefined,
    path: PartPath,
  ): unknown {
    // The schema refuses unknown fields later.
    const kind = part ? kindOf(part) : 'words';
    if (kind === 'data') {
      if (own !== undefined && JSON.stringify(own) !== JSON.stringify(source))
        mistakes.push({ path, expected: 'nothing, as it comes from the English file' });
      return source;
    }
    if (kind === 'name') return own ?? source;
    if (own === undefined && source !== undefined && missing !== 'left out') {
      // An empty English field has no words to translate.
      if (source === '' || (Array.isArray(source) && source.length === 0)) return source;
      // For a missing group, report each missing word inside it.
      if (part && kind === 'group' && isGroup(source)) return complete(source, {}, part, path);
      if (missing === 'English')
        return part?.type === 'optional' && kind === 'words' ? own : source;
      mistakes.push({ path, expected: 'its words, found nothing' });
    }
    return part && kind === 'group' && own !== undefined ? complete(source, own, part, path) : own;
  }

  function completeList(source: unknown[], own: unknown, part: Part, path: PartPath): unknown {
    const { item } = plain(part);
    if (!Array.isArray(own) || !item || kindOf(item) === 'words') return own;
    if (!hasData(item)) return own;
    if (own.length !== source.length) {
      mistakes.push({
        path,
        expected: `${source.length} entries, as in English, found ${own.length}`,
      });
      return own;
    }
    return source.map((entry, index) => complete(entry, own[index], item, [...path, index]));
  }
}

/** A group is a field that contains fields. @throws Error for unmarked text */
function kindOf(part: Part): TranslationMark | 'group' {
  const mark = actionsOf(part).find(({ metadata }) => metadata?.translation)?.metadata?.translation;
  if (mark) return mark;
  const inside = fieldsOf(part);
  if (inside.length > 0)
    return inside.every((field) => kindOf(field) === 'data') ? 'data' : 'group';
  if (plain(part).type === 'string' && !actionsOf(part).some(({ type }) => FORMS.includes(type)))
    throw new Error('A text of a content file is marked neither words(…) nor data(…).');
  return 'data';
}

/** Actions that give a text a fixed form: a path, a date, a URL. */
const FORMS = ['regex', 'iso_date', 'url', 'email', 'starts_with'];

/** True if a translation provides the field, or words within it. @param source the English file */
export function isTranslated(schema: v.GenericSchema, path: PartPath, source: unknown): boolean {
  const [part] = partsAt(schema, path, source);
  return part !== undefined && kindOf(part) !== 'data';
}

/** A text of a file, and the path of its field. */
export interface FieldText {
  path: PartPath;
  text: string;
}

/** Every text that a translation provides: the words that people read. */
export function wordsIn(schema: v.GenericSchema, values: unknown): FieldText[] {
  const visit = (part: Part, value: unknown, path: PartPath, isInWords: boolean): FieldText[] => {
    const kind = isInWords ? 'words' : kindOf(part);
    if (kind === 'data') return [];
    if (typeof value === 'string') return [{ path, text: value }];
    return Object.entries(value ?? {}).flatMap(([key, one]) => {
      const [below] = partsBelow(part, key, value);
      const step = Array.isArray(value) ? Number(key) : key;
      return below ? visit(below, one, [...path, step], kind === 'words') : [];
    });
  };
  return visit(schema as unknown as Part, values, [], false);
}

/** @throws Error for unmarked text */
export function requireMarks(schema: v.GenericSchema): void {
  const visit = (part: Part): void => {
    if (kindOf(part) === 'group') fieldsOf(part).forEach(visit);
  };
  visit(schema as unknown as Part);
}

function hasData(part: Part): boolean {
  const kind = kindOf(part);
  return kind === 'group' ? fieldsOf(part).some(hasData) : kind !== 'words';
}

function fieldsOf(part: Part): Part[] {
  const { entries, item, value, options, type } = plain(part);
  if (entries) return Object.values(entries);
  if (item) return [item];
  if (type === 'record' && value) return [value];
  return type === 'variant' ? (options as Part[]) : [];
}
