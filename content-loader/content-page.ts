/** A page or a file of settings as the office edits it, in each of its languages. */
import { LOGO_FILE } from '../domain/content/logo.ts';
import type { NamedKind } from '../domain/content/names.ts';
import type { ContentFault, ContentPage, NamedValue } from '../domain/office/content-api.ts';
import { valuesOr } from './content-document.ts';
import type { Fault } from './content-error.ts';
import { englishFile } from './content-files.ts';
import { formOf, keyOf, mayStandIn } from './content-form.ts';
import { type LanguageState, olderFields } from './field-changes.ts';
import { namedValues } from './named-values.ts';
import { canMove, inEachLanguage, pageName } from './page-files.ts';

type Texts = ReadonlyMap<string, string>;

/** The logo may be begun. */
export const isThere = (texts: Texts, path: string) => texts.has(path) || path === LOGO_FILE;

/** The files of a page, English first. */
export function pageFiles(texts: Texts, path: string): string[] {
  const files = inEachLanguage(texts, path);
  return files.length > 0 ? files : [path];
}

/** What a page consists of beside the texts as they would be. */
interface PageSources {
  /** What visitors get of its files, by path. */
  live: Texts;
  /** What the publications showed of each translation, by its path. */
  states: ReadonlyMap<string, LanguageState[]>;
  /** Names of the photos that were uploaded. */
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
    // Visitors read these fields as they were before their English words were changed.
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

/** Photos that no page shows follow the others. */
const withUnused = (used: NamedValue[], photos: readonly string[]) => [
  ...used,
  ...photos
    .filter((name) => !used.some(({ value }) => value === name))
    .map((name) => ({ value: name, label: name })),
];

/** A fault of a translation may be about data that stand in its English file. */
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
