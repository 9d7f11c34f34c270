/** A page or a settings file as the office edits it, in each of its languages. */
import { LOGO_FILE } from '../../domain/content/logo.ts';
import type { NamedKind } from '../../domain/content/names.ts';
import type { ContentFault, ContentPage, NamedValue } from '../../domain/office/content-api.ts';
import { namedValues } from '../check/named-values.ts';
import type { Fault } from '../read/content-error.ts';
import { englishFile } from '../read/content-files.ts';
import { canMove, inEachLanguage, pageName } from './change-pages.ts';
import { valuesOr } from './content-document.ts';
import { formOf, keyOf, mayStandIn } from './content-form.ts';
import { type LanguageState, olderFields } from './field-changes.ts';

type Texts = ReadonlyMap<string, string>;

/** The logo counts as existing, so that it can be added. */
export const isThere = (texts: Texts, path: string) => texts.has(path) || path === LOGO_FILE;

/** The files of a page, English first. */
export function pageFiles(texts: Texts, path: string): string[] {
  const files = inEachLanguage(texts, path);
  return files.length > 0 ? files : [path];
}

/** What is needed for a page in addition to the drafted texts. */
interface PageSources {
  /** Published texts of its files, by path. */
  live: Texts;
  /** Published states of each translation, by its path. */
  states: ReadonlyMap<string, LanguageState[]>;
  /** Names of the uploaded photos. */
  photos: readonly string[];
}

/** @param path of the page in any language */
export function contentPage(
  texts: Texts,
  path: string,
  { live, states, photos }: PageSources,
): Pick<ContentPage, 'name' | 'form' | 'named' | 'can_move'> {
  const files = pageFiles(texts, path);
  const [first = path] = files;
  const sources = files.map((file) => ({
    path: file,
    values: valuesOr({}, file, texts.get(file) ?? ''),
    live: valuesOr(null, file, live.get(file)),
    // Translations that were not updated since their English words changed.
    older: new Set(olderFields(file, states.get(file) ?? []).map(keyOf)),
  }));
  const named: ContentPage['named'] = {};
  const namedOf = (kind: NamedKind) => {
    named[kind] ??= withUnused(namedValues(texts, kind), kind === 'photo' ? photos : []);
    return named[kind];
  };
  const form = formOf(sources, namedOf);
  for (const kind of kindsIn(form)) namedOf(kind);
  if (path.endsWith('.md')) for (const kind of ['page', 'price'] as const) namedOf(kind);
  return { name: pageName(first, texts.get(first) ?? ''), form, named, can_move: canMove(first) };
}

function kindsIn(node: ContentPage['form'] | ContentPage['form']['children'][number]): NamedKind[] {
  return 'children' in node ? node.children.flatMap(kindsIn) : node.names ? [node.names] : [];
}

/** Unused photos come after the others. */
const withUnused = (used: NamedValue[], photos: readonly string[]) => [
  ...used,
  ...photos
    .filter((name) => !used.some(({ value }) => value === name))
    .map((name) => ({ value: name, label: name })),
];

/** A fault in a translation may concern data of its English file. */
export const shownFaults = (texts: Texts, faults: readonly Fault[]): ContentFault[] =>
  faults.map(({ file, field = [], says }) => {
    if (!texts.has(file)) return { message: says, path: null, field: null };
    const english = englishFile(file);
    const values = valuesOr(null, english, texts.get(english));
    const isOwn = field.length === 0 || mayStandIn(file, values)(field);
    return {
      message: says,
      path: isOwn ? file : english,
      field: field.length > 0 ? [...field] : null,
    };
  });
