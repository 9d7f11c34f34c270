/**
 * How a content file in another language is completed from the English one beside it: words are written, data come from
 * there. A section that the translation leaves out is not shown. Which is which is marked in the schema of the file.
 */
import * as v from 'valibot';
import {
  actionsOf,
  type Part,
  type PartPath,
  partsAt,
  partsBelow,
  plain,
  type TranslationMark,
} from './schema-parts.ts';

/** Marks a field that a translation writes. */
export const words = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(schema, v.metadata({ translation: 'words' satisfies TranslationMark }));

/**
 * Marks a field that comes from the English file. Needed for text alone: numbers, yes or no, choices, and text of a form, such
 * as a path or a date, are data without it.
 */
export const data = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(schema, v.metadata({ translation: 'data' satisfies TranslationMark }));

/** Marks a field that comes from the English file where the translation has none. */
export const nameOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(schema, v.metadata({ translation: 'name' satisfies TranslationMark }));

interface Translated {
  /** Not yet validated. */
  value: unknown;
  /** `expected` as in "3 entries, as in English, found 2". */
  mistakes: { path: PartPath; expected: string }[];
}

/**
 * Completes a translation. What its own fields may be is for the file's schema to say.
 * @param needsAll whether all words of the English file have to be there. Default: what is missing is not shown
 */
export function completeTranslation(
  english: unknown,
  translated: unknown,
  schema: v.GenericSchema,
  needsAll = false,
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
    // The schema refuses what it does not name.
    const kind = part ? kindOf(part) : 'words';
    if (kind === 'data') {
      if (own !== undefined && JSON.stringify(own) !== JSON.stringify(source))
        mistakes.push({ path, expected: 'nothing, as it comes from the English file' });
      return source;
    }
    if (kind === 'name') return own ?? source;
    if (own === undefined && source !== undefined && needsAll) {
      // What is empty in English has no words.
      if (source === '' || (Array.isArray(source) && source.length === 0)) return source;
      // What it needs of a group is said of the words in it.
      if (part && kind === 'group' && isGroup(source)) return complete(source, {}, part, path);
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

/** A group holds fields of its own. @throws for text that is not marked */
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

/** What holds a text to a form: a path, a date, a URL. */
const FORMS = ['regex', 'iso_date', 'url', 'email', 'starts_with'];

/** Whether a translation writes the field, or words within it. @param source the English file */
export function isTranslated(schema: v.GenericSchema, path: PartPath, source: unknown): boolean {
  const [part] = partsAt(schema, path, source);
  return part !== undefined && kindOf(part) !== 'data';
}

/** @throws for text that is not marked */
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

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
