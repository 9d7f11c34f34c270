/** /office/api: the texts of the website as fields, the drafts of them, and pages as they would be. */
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import * as m from '#messages';
import { type Fault, faultMessage } from '../../../content-loader/content-error.ts';
import { englishFile, schemaOfFile } from '../../../content-loader/content-files.ts';
import {
  type ContentEdit,
  EditError,
  type FieldPath,
  type FieldValue,
  fieldsOf,
  groupsOf,
  valuesOr,
  withEdit,
} from '../../../content-loader/edit-text.ts';
import { isGroup, olderFields } from '../../../content-loader/field-changes.ts';
import { namedValues } from '../../../content-loader/named-values.ts';
import {
  canMove,
  inEachLanguage,
  languageOf,
  pageName,
  urlOf,
} from '../../../content-loader/page-files.ts';
import {
  beginningOf,
  branchesBy,
  hasMadeUpNames,
  keysOf,
  leftOut,
  madeUpName,
  namesIn,
  schemaFieldOf,
} from '../../../content-loader/schema-fields.ts';
import { placesOf, shownWords } from '../../../content-loader/text-places.ts';
import { isLogo, LOGO_FILE } from '../../../domain/content/logo.ts';
import type { NamedKind } from '../../../domain/content/names.ts';
import { isContentPath } from '../../../domain/content/revisions.ts';
import { valueAt } from '../../../domain/content/schema-parts.ts';
import { isTranslated } from '../../../domain/content/translation.ts';
import { pathIn } from '../../../domain/language/language.ts';
import { OFFICE_API } from '../../../domain/office/api.ts';
import {
  ContentChange,
  ContentDiscard,
  type ContentFault,
  type ContentFile,
  type ContentList,
  type ContentPage,
  type ContentPlaces,
  type ContentPreview,
  ContentQuery,
  type ContentUses,
  type NamedValue,
  PlacesQuestion,
  PreviewQuestion,
  UsesQuery,
} from '../../../domain/office/content-api.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { type DraftedContent, readDrafted, saveDrafts } from '../../content/service/drafts.ts';
import { countPagesWith } from '../../content/service/page-words.ts';
import { renderPreview, type ShownPage } from '../../content/service/preview.ts';
import { hashOfText } from '../../content/store/content-files.ts';
import { readPhotoNames } from '../../content/store/photos.ts';
import { readLive, readLiveRevisions } from '../../content/store/publications.ts';
import {
  endDrafts,
  type RevisionHead,
  readHistory,
  readTexts,
} from '../../content/store/revisions.ts';
import { fromJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';
import type { Session } from '../store/sessions.ts';
import type { Calls } from './calls.ts';
import type { OfficeContext } from './context.ts';
import { Refusal, refuse } from './problems.ts';

const person = { access: 'person' } as const;
/** Of what is called whenever somebody pauses while typing: as often as once a second. */
const EACH_PAUSE: [number, number] = [3600, 3600];
/** Of what is called while somebody types: one call waits for the other. */
const EACH_KEY: [number, number] = [18_000, 3600];

/** Of what can be pressed in a preview (office/content/page-frame.tsx). */
const PRESS_STYLE = `[data-field]{cursor:pointer}
[data-field]:hover{outline:2px dashed #b4560c;outline-offset:2px}
[data-field]:focus-visible,[data-chosen]{outline:3px solid #b4560c;outline-offset:2px}
@media(forced-colors:active){[data-field]:hover,[data-field]:focus-visible,[data-chosen]{outline-color:Highlight}}`;
const PRESS_HASH = createHash('sha256').update(PRESS_STYLE).digest('base64');

/**
 * Of a preview: its own styles, and the files of the site. No script runs and no form is sent. The sandbox allows scripts because
 * Safari otherwise runs no listener of the office either (WebKit bug 218086).
 * @param isAlone it stands in no frame of the office
 */
export const previewPolicy = (styleHashes: string[], isAlone = false) =>
  [
    "default-src 'none'",
    `style-src 'self' ${[...styleHashes, `'sha256-${PRESS_HASH}'`].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${isAlone ? "'none'" : "'self'"}`,
    `sandbox allow-same-origin${isAlone ? '' : ' allow-scripts'}`,
  ].join('; ');

/**
 * Without what the policy refuses, and as a page is without scripts; frames like that of the quote form may run nothing at all.
 * @param photos URL path at which the originals of photos are answered: one that was just uploaded is published nowhere
 */
export const previewHtml = (
  { html, photoFiles }: Pick<ShownPage, 'html' | 'photoFiles'>,
  photos = `${OFFICE_API}/content/photos/`,
) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>|<\/?noscript>/g, '')
    .replace(/\/photos\/([0-9a-f]{12})-\d+x\d+\.\w+/g, (url, id) =>
      photoFiles[id] ? photos + photoFiles[id] : url,
    )
    .replaceAll('<iframe ', '<iframe sandbox="allow-same-origin" ')
    .replace('</head>', () => `<style>${PRESS_STYLE}</style></head>`);

/** The office adopts the styles of the head; one that stands in a text is refused by the policy of the frame. */
function partsOf(page: string): NonNullable<ContentPreview['shown']> {
  const [head = ''] = page.split('</head>', 1);
  const styles = [...head.matchAll(STYLE)].map(([, text]) => text).join('');
  return { html: head.replace(STYLE, '') + page.slice(head.length), styles };
}
const STYLE = /<style>([\s\S]*?)<\/style>/g;

export function contentCalls(
  calls: Calls,
  { db, env, now, renderer, served }: OfficeContext,
): void {
  calls.add('GET /content', person, async (): Promise<ContentList> => {
    const { texts, live, drafts } = await readDrafted(db);
    const files = [...new Map([[LOGO_FILE, ''], ...live, ...texts])].map(([path, text]) => ({
      path,
      name: pageName(path, text),
      url: urlOf(path),
      draft: draftOf(drafts.get(path)),
      is_removed: !isThere(texts, path),
    }));
    return { files: files.sort((a, b) => a.path.localeCompare(b.path)) };
  });
  calls.add('GET /content/file', { ...person, query: ContentQuery }, async ({ query: { path } }) =>
    shownFile(db, await readDrafted(db), path),
  );
  calls.add(
    'PUT /content/file',
    { ...person, body: ContentChange, limit: EACH_PAUSE },
    ({ body: { path, hash, edits }, session }) =>
      changeContent({ db, now }, { path, hash, session }, ({ texts }) =>
        edited(texts, path, edits),
      ),
  );
  calls.add(
    'POST /content/discard',
    { ...person, body: ContentDiscard },
    ({ body: { drafts: asked } }) =>
      inOrder(db, 'publication', async (transaction) => {
        const { drafts } = await readDrafted(transaction);
        const ended = asked.map(({ path }) => drafts.get(path));
        if (ended.includes(undefined)) return refuse('not-found');
        if (asked.some(({ hash }, index) => (ended[index]?.hash ?? '') !== hash))
          return refuse('conflict');
        await endDrafts(
          transaction,
          ended.flatMap((draft) => draft?.revision_no ?? []),
        );
        const content = await readDrafted(transaction);
        const [{ path = '' } = {}] = asked;
        return content.texts.has(path) ? shownFile(transaction, content, path) : {};
      }),
  );
  calls.add(
    'GET /content/uses',
    { ...person, query: UsesQuery, limit: EACH_PAUSE },
    async ({ query: { path, field } }): Promise<ContentUses> => {
      const row = await readLive(db);
      const texts = row ? await readTexts(db, fromJson(row.revisions)) : new Map();
      const words = shownWords(texts, path, field.split('\n'));
      return { pages: words === null ? 0 : await countPagesWith(served(), words) };
    },
  );
  calls.add(
    'POST /content/places',
    { ...person, body: PlacesQuestion, limit: EACH_PAUSE },
    async ({ body: { page, texts } }): Promise<ContentPlaces> => ({
      places: placesOf((await readDrafted(db)).texts, page, texts),
    }),
  );
  calls.add(
    'POST /content/preview',
    { ...person, body: PreviewQuestion, limit: EACH_KEY },
    async ({ body: { page, typed } }): Promise<ContentPreview | Refusal> => {
      const { texts, live } = await readDrafted(db);
      if (!isThere(texts, page)) return refuse('not-found');
      for (const { path, edits } of typed) {
        if (!isThere(texts, path)) return refuse('not-found');
        const changes = edited(texts, path, edits);
        if (changes instanceof Refusal) return changes;
        for (const [file, text] of changes) texts.set(file, text);
      }
      const render = async (texts: ReadonlyMap<string, string>) => {
        const context = { db, renderer, dataDir: env.dataDir, now };
        const preview = await renderPreview(context, texts, urlOf(page) ?? homeOf(page));
        return 'html' in preview
          ? { shown: partsOf(previewHtml(preview)), faults: [] }
          : { shown: null, faults: preview.faults.map((fault) => shownFault(fault, texts)) };
      };
      const { shown, faults } = await render(texts);
      const own = [page, ...typed.map(({ path }) => path)].map(englishFile);
      const isElsewhere = ({ path }: ContentFault) => path && !own.includes(englishFile(path));
      if (shown || !faults.every(isElsewhere)) return { shown, faults };
      // Another page that is half written hides nothing of this one.
      const without = new Map(texts);
      for (const { path } of faults) {
        const text = live.get(path ?? '');
        if (path && text !== undefined) without.set(path, text);
        else if (path) without.delete(path);
      }
      return { shown: (await render(without)).shown, faults };
    },
  );
  calls.add('GET /content/frame', person, async ({ reply }) => {
    reply
      .header('content-security-policy', previewPolicy([]))
      .type('text/html; charset=utf-8')
      .send('<!doctype html><html><head></head><body></body></html>');
    return undefined;
  });
}

/**
 * Saves drafts, unless somebody has changed the file meanwhile.
 * @param changesOf texts by path, null = the file is removed; `text` is what the change began from
 * @param shown the file that is answered. Default: the one that was changed
 */
export function changeContent(
  { db, now }: Pick<OfficeContext, 'db' | 'now'>,
  { path, hash, session }: { path: string; hash: string | null; session: Session },
  changesOf: (
    content: DraftedContent,
    text: string,
    db: Transaction<Database>,
  ) =>
    | ReadonlyMap<string, string | null>
    | Refusal
    | Promise<ReadonlyMap<string, string | null> | Refusal>,
  shown: string | null = path,
): Promise<ContentPage | Refusal | object> {
  return inOrder(db, 'publication', async (transaction) => {
    const content = await readDrafted(transaction);
    const text = content.texts.get(path) ?? '';
    if (hash !== null && !isThere(content.texts, path)) return refuse('not-found');
    if (hash !== null && hashOfText(text) !== hash) return refuse('conflict');
    const changes = await changesOf(content, text, transaction);
    if (changes instanceof Refusal) return changes;
    const by = { author: session.person.name, now: now() };
    await saveDrafts(transaction, content, changes, by);
    return shown === null ? {} : shownFile(transaction, await readDrafted(transaction), shown);
  });
}

async function shownFile(
  db: Kysely<Database>,
  content: DraftedContent,
  path: string,
): Promise<ContentPage | Refusal> {
  const [file, ...others] = await Promise.all(
    [path, ...inEachLanguage(content.texts, path).filter((one) => one !== path)].map((one) =>
      fileIn(db, content, one),
    ),
  );
  return file ? { ...file, others: others.filter((one) => one !== null) } : refuse('not-found');
}

/** @returns null = there is none at the path */
async function fileIn(
  db: Kysely<Database>,
  { texts, live, drafts }: DraftedContent,
  path: string,
): Promise<ContentFile | null> {
  if (!isContentPath(path) || !isThere(texts, path)) return null;
  const text = texts.get(path) ?? '';
  const english = englishFile(path);
  const isEnglish = english === path;
  const values = valuesIn(texts, english);
  const lives = valuesIn(live, path);
  const older = isEnglish ? [] : await olderIn(db, path);
  const mayStand = isEnglish ? () => true : translatedIn(path, values);
  const fields = fieldsOf(path, text).map(({ path: field, value }) => ({
    ...{ path: field, value },
    ...schemaFieldOf(path, field, values),
    live: valueAt(lives, field) as FieldValue | undefined,
    is_older: older.includes(field.join('\n')),
    // The words of a translation are its own.
    ...(!isEnglish && { names: undefined }),
  }));
  const groups = groupsOf(path, text).map((group) => ({
    ...group,
    keys: keysOf(path, group.path, values),
  }));
  const kinds = [
    ...(path.endsWith('.md') ? (['page', 'price'] as const) : []),
    ...[...fields.map(({ names }) => names), ...groups.map(({ keys }) => keys)],
  ].filter((kind) => kind !== undefined);
  const named: ContentFile['named'] = {};
  for (const kind of kinds) named[kind] ??= namedValues(texts, kind);
  if (named.photo) named.photo = withUnused(named.photo, await readPhotoNames(db));
  return {
    path,
    name: pageName(path, text),
    url: urlOf(path),
    hash: hashOfText(text),
    draft: draftOf(drafts.get(path)),
    languages: path === LOGO_FILE ? [path] : inEachLanguage(texts, path),
    ...{ fields, named },
    groups: groups.map(({ path: group, entries, names, keys }) => ({
      path: group,
      entries,
      help: schemaFieldOf(path, group, values).help,
      missing: (
        named[keys as NamedKind]?.map(({ value }) => value) ?? namesIn(path, group, values)
      ).filter((name) => !names.includes(name) && mayStand([...group, name])),
      removable: names.filter(
        (name) => isEnglish && leftOut(path, [...group, name], values) !== undefined,
      ),
      takes_names: isEnglish && hasMadeUpNames(path, group, values),
    })),
    can_move: canMove(path),
  };
}

/** Photos that no page shows follow those that one does. */
const withUnused = (used: NamedValue[], photos: string[]) => [
  ...used,
  ...photos
    .filter((name) => !used.some(({ value }) => value === name))
    .map((name) => ({ value: name, label: name })),
];

/** Revisions of a file among which those are looked for that were published. */
const MOST_COMPARED = 60;

/** @returns whether a field may stand in a translation of the file. @param values of the English file */
function translatedIn(path: string, values: unknown): (field: FieldPath) => boolean {
  const schema = schemaOfFile(englishFile(path));
  return (field) => {
    const last = field.at(-1);
    const isNamed =
      typeof last !== 'string' || namesIn(path, field.slice(0, -1), values).includes(last);
    return isNamed && schema !== undefined && isTranslated(schema, field, values);
  };
}

/** Fields, as their keys, that visitors get as they were before their English words were changed. */
async function olderIn(db: Kysely<Database>, path: string): Promise<string[]> {
  const texts = new Map<number, string>();
  for (const file of [path, englishFile(path)])
    for (const { revision_no, text } of await readHistory(db, file, MOST_COMPARED))
      if (text !== null) texts.set(revision_no, text);
  const states = (await readLiveRevisions(db)).map((revisions) => ({
    english: texts.get(revisions[englishFile(path)] ?? 0),
    own: texts.get(revisions[path] ?? 0),
  }));
  return olderFields(path, states).map((field) => field.join('\n'));
}

/** The logo may be begun. */
const isThere = (texts: ReadonlyMap<string, string>, path: string) =>
  texts.has(path) || path === LOGO_FILE;

/** Null = it is no file of fields for now. */
const valuesIn = (texts: ReadonlyMap<string, string>, path: string) =>
  valuesOr(null, path, texts.get(path));

/** Texts by path, after the edits of one file. Entries and fields that come, move or go do so in its translation, too. */
function edited(
  texts: ReadonlyMap<string, string>,
  path: string,
  edits: ContentChange['edits'],
): Map<string, string> | Refusal {
  const changed = new Map(texts);
  const english = englishFile(path);
  const others = path === english ? inEachLanguage(texts, path).filter((one) => one !== path) : [];
  const apply = (file: string, edit: ContentEdit) =>
    changed.set(file, withEdit(file, changed.get(file) ?? '', edit));
  try {
    for (const edit of edits) {
      const values = valuesIn(changed, english);
      const own = valuesIn(changed, path);
      for (const one of wholeEdits(path, edit, values, own)) {
        apply(path, one);
        for (const file of others) {
          const same = inTranslation(file, one, {
            values: valuesIn(changed, english),
            ...{ own, other: valuesIn(changed, file) },
          });
          if (same) apply(file, same);
        }
      }
    }
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return refuse('invalid', [{ field: 'edits', message: error.message }]);
  }
  if (path === LOGO_FILE && !isLogo(changed.get(path) ?? ''))
    return refuse('invalid', [{ field: 'edits', message: m.office_content_logo_refused() }]);
  return new Map([...changed].filter(([file, text]) => file === path || texts.get(file) !== text));
}

/** An edit with what it needs of the schema, and the edits of what stands beside a value that says that. @param own values of the file */
function wholeEdits(
  path: string,
  edit: ContentChange['edits'][number],
  values: unknown,
  own: unknown,
): ContentEdit[] {
  if ('add' in edit) return [begun(path, edit.path, values, own)];
  if ('remove' in edit && typeof edit.path.at(-1) === 'string') {
    const stays = leftOut(path, edit.path, values);
    if (!stays) throw new EditError('This has to be there.');
    return [{ ...edit, isNull: stays === 'null' }];
  }
  if (!('value' in edit)) return [edit as ContentEdit];
  const branch = branchesBy(path, edit.path, values).find(({ value }) => value === edit.value);
  if (!branch) return [edit];
  const group = edit.path.slice(0, -1);
  const has = Object.keys(valueAt(own, group) ?? {});
  const gone = has.filter((name) => !branch.names.includes(name));
  const missing = Object.entries(branch.begin).filter(([name]) => !has.includes(name));
  return [
    edit,
    ...gone.map((name): ContentEdit => ({ path: [...group, name], remove: true })),
    ...missing.map(([name, begin]): ContentEdit => ({ path: [...group, name], begin })),
  ];
}

/** What begins with what its schema needs. @param asked a list, or a field that is not there */
function begun(path: string, asked: FieldPath, values: unknown, own: unknown): ContentEdit {
  const list = valueAt(own, asked);
  const at = Array.isArray(list) ? [...asked, list.length] : namedPath(path, asked, values);
  const begin = beginningOf(path, at, values);
  const mayStand = path === englishFile(path) ? () => true : translatedIn(path, values);
  if (begin === undefined || !mayStand(at)) throw new EditError('This can’t be begun here.');
  return { path: at, begin: wordsIn(begin, at, mayStand) };
}

/** Where a field stands that the company calls as it likes; any other one stands where it is asked for. */
function namedPath(path: string, asked: FieldPath, values: unknown): FieldPath {
  const around = asked.slice(0, -1);
  if (path !== englishFile(path) || !hasMadeUpNames(path, around, values)) return asked;
  const name = madeUpName(path, around, values, String(asked.at(-1)));
  if (name !== undefined) return [...around, name];
  const [example = ''] = namesIn(path, around, values);
  throw new EditError(m.office_content_name_refused({ example }));
}

/** What of a new field its translation has, too. */
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

/** The edit of a translation that follows one of its English file; null = none does. @param values of the English file after it. @param own, other their values before */
function inTranslation(
  file: string,
  edit: ContentEdit,
  { values, own, other }: { values: unknown; own: unknown; other: unknown },
): ContentEdit | null {
  if ('value' in edit) return null;
  const around = edit.path.slice(0, -1);
  if ('begin' in edit) {
    const [list, otherList] = [valueAt(own, around), valueAt(other, around)];
    // A translation that lacks entries gets them one by one.
    const isEntry = Array.isArray(list)
      ? Array.isArray(otherList) && list.length === otherList.length
      : isGroup(otherList) && hasMadeUpNames(file, around, values);
    const mayStand = translatedIn(file, values);
    if (!isEntry || !mayStand(edit.path)) return null;
    return { ...edit, begin: wordsIn(edit.begin, edit.path, mayStand) };
  }
  const isThere = (path: FieldPath) => valueAt(other, path) !== undefined;
  const next = 'move' in edit ? [...around, Number(edit.path.at(-1)) + edit.move] : edit.path;
  return isThere(edit.path) && isThere(next) ? edit : null;
}

/** Of a translation a fault may be about data that its English file has. */
function shownFault(fault: Fault, texts: ReadonlyMap<string, string>): ContentFault {
  const { file, field } = fault;
  // A whole group that was found tells nobody anything.
  const message = faultMessage(fault).replace(/, found [{[].*/, '');
  if (!/\.(md|yaml)$/.test(file)) return { message, path: null, field: null };
  const english = englishFile(file);
  const isOwn = !field || translatedIn(file, valuesIn(texts, english))([...field]);
  return { message, path: isOwn ? file : english, field: field?.join('.') ?? null };
}

const draftOf = (head: RevisionHead | undefined) =>
  head ? { author: head.author, created_at: head.created_at } : null;

const homeOf = (path: string) => pathIn(languageOf(path), '/');
