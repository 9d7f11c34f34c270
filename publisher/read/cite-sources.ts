/** Numbers the sources of a page and replaces the marks in its texts with these numbers. */
import { mapTexts } from '../../domain/content/map-texts.ts';
import type { PageMatter, Source } from '../../domain/content/page-schema.ts';
import {
  markAfter,
  marksIn,
  numberMarks,
  withoutMarks,
} from '../../domain/content/source-marks.ts';
import { placeOfText } from '../check/field-lines.ts';
import { ContentError, nearest } from './content-error.ts';

/** A source as listed at the foot of a page. */
export interface CitedSource extends Pick<Source, 'title' | 'url' | 'checked'> {
  /** Its number in the text; null if the text does not cite it. */
  number: number | null;
}

interface CitedWords {
  /** The front matter without marks. */
  matter: PageMatter;
  /** The front matter with numbers instead of keys. */
  cited: PageMatter;
  /** The body with numbers instead of keys, also after each local fact. */
  markdown: string;
  sources: CitedSource[];
}

/**
 * Numbers follow the order of `sources`. A source that no text cites has no number and is listed last.
 * @param needsAll true if every key must be cited; false for a translation, which may say less than the page with the sources
 * @throws {ContentError} if a mark has no source, or if a key is used twice or never cited
 */
export function citeSources(
  file: string,
  marked: PageMatter,
  body: string,
  needsAll = true,
): CitedWords {
  const used = new Set(marksIn(JSON.stringify(marked) + body));
  refuseMistakes(file, marked.sources, used, needsAll);
  const facts = 'local_facts' in marked ? marked.local_facts : [];
  const proofs = new Set(facts.map(({ source }) => source));
  const shown = marked.sources.filter(({ shown }) => shown);
  const named = shown.filter(({ key, url }) => (key && used.has(key)) || proofs.has(url));
  const numberOf = (has: (source: Source) => boolean) => {
    const index = named.findIndex(has);
    return index === -1 ? null : index + 1;
  };
  const numbered = (text: string) =>
    numberMarks(text, (key) => numberOf((source) => source.key === key));
  const markdown = facts.reduce((text, { match, source }) => {
    const number = numberOf(({ url }) => url === source);
    return number === null ? text : markAfter(text, match, number);
  }, numbered(body));
  const others = shown.filter((source) => !named.includes(source));
  return {
    matter: mapTexts(marked, withoutMarks),
    cited: mapTexts(marked, numbered),
    markdown,
    sources: [
      ...named.map(({ title, url, checked }, index) => ({
        title,
        url,
        checked,
        number: index + 1,
      })),
      ...others.map(({ title, url, checked }) => ({ title, url, checked, number: null })),
    ],
  };
}

function refuseMistakes(
  file: string,
  sources: Source[],
  used: Set<string>,
  needsAll: boolean,
): void {
  const keys = sources.flatMap(({ key }) => key ?? []);
  const faults = [
    ...[...used]
      .filter((key) => !keys.includes(key))
      .map((key) => ({
        ...placeOfText(file, `[^${key}]`),
        says: `mark [^${key}]: expected a source with "key: ${key}", found none${nearest(key, keys)}`,
      })),
    ...keys
      .filter((key) => needsAll && !used.has(key))
      .map((key) => ({
        ...placeOfText(file, `key: ${key}`),
        field: ['sources'],
        says: `expected [^${key}] in a text of the page, found none`,
      })),
    ...keys
      .filter((key, index) => keys.indexOf(key) !== index)
      .map((key) => ({
        ...placeOfText(file, `key: ${key}`),
        field: ['sources'],
        says: `expected each key once, found "${key}" twice`,
      })),
  ];
  if (faults.length) throw new ContentError(...faults);
}
