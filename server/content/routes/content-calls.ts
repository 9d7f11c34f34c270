/** /office/api: the website's texts as forms, their drafts, and previews of pages. */
import { createHash } from 'node:crypto';
import { LOGO_FILE } from '../../../domain/content/logo.ts';
import {
  ContentChange,
  type ContentCheck,
  ContentDiscard,
  type ContentList,
  type ContentPage,
  ContentQuery,
  PlacesQuestion,
} from '../../../domain/office/content-api.ts';
import { OFFICE_API } from '../../../domain/office/protocol.ts';
import { pageName, urlOf } from '../../../publisher/edit/change-pages.ts';
import { isThere, pageFiles } from '../../../publisher/edit/content-page.ts';
import { englishFile } from '../../../publisher/read/content-files.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { type CallTable, person, reads, unaudited } from '../../office/calls/calls.ts';
import { Refusal, refuse } from '../../office/calls/refusals.ts';
import type { Session } from '../../office/store/sessions.ts';
import { type DraftedContent, readDrafted, saveDrafts } from '../service/drafts.ts';
import { previewOf, type ShownPage } from '../service/preview.ts';
import { draftHead, pageHash, readContentPage, textsOf } from '../service/read-content-page.ts';
import { endDrafts } from '../store/stored-revisions.ts';
import type { ContentContext } from './content-context.ts';

/** Rate limit of calls made after each pause in typing: one per second. */
const EACH_PAUSE: [number, number] = [3600, 3600];

/** Styles for the parts of a preview that can be pressed (office/content/page-frame.tsx). */
const PRESS_STYLE = `[data-field]{cursor:pointer}
[data-field]:hover{outline:2px dashed #b4560c;outline-offset:2px}
[data-field]:focus-visible,[data-chosen]{outline:3px solid #b4560c;outline-offset:2px}
@media(forced-colors:active){[data-field]:hover,[data-field]:focus-visible,[data-chosen]{outline-color:Highlight}}`;
const PRESS_HASH = createHash('sha256').update(PRESS_STYLE).digest('base64');

/**
 * CSP of a preview: its own styles and the site's files; no script runs and no form is sent. The sandbox allows
 * scripts because Safari otherwise runs no listener of the office either (WebKit bug 218086).
 * @param isAlone true if the preview is not shown in a frame of the office
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
 * Removes what the CSP refuses and shows the page as it is without scripts. Inner frames such as the quote form's may
 * run nothing.
 * @param photos URL path of original photos, because a new upload is not published yet
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

export function contentCalls({ db, env, now, renderer }: ContentContext) {
  const previewAt = (content: DraftedContent, path: string) =>
    previewOf({ db, renderer, dataDir: env.dataDir, now }, content, path);

  return {
    'GET /content': reads(person, async (): Promise<ContentList> => {
      const { texts, live, drafts } = await readDrafted(db);
      const files = [...new Map([[LOGO_FILE, ''], ...live, ...texts])].map(([path, text]) => ({
        path,
        name: pageName(path, text),
        url: urlOf(path),
        draft: draftHead(drafts.get(path)),
        is_removed: !isThere(texts, path),
      }));
      return { files: files.sort((a, b) => a.path.localeCompare(b.path)) };
    }),
    'GET /content/file': reads(
      { ...person, query: ContentQuery },
      async ({ query: { path } }) =>
        (await readContentPage({ db, renderer }, await readDrafted(db), path)) ??
        refuse('not-found'),
    ),
    'PUT /content/file': unaudited(
      'a draft carries its author',
      { ...person, body: ContentChange, limit: EACH_PAUSE },
      ({ body: { path, hash, edits }, session }) =>
        changeContent({ db, now, renderer }, { path, hash, session }, async ({ texts, live }) => {
          const isOfPage = ({ file }: { file: string }) => englishFile(file) === englishFile(path);
          if (!edits.every((edit) => isOfPage(edit) && isThere(texts, edit.file)))
            return refuse('not-found');
          const shown = textsOf(pageFiles(texts, path), live);
          const edited = await renderer.ask('edited', texts, shown, edits);
          return 'changed' in edited
            ? edited.changed
            : refuse('invalid', [{ field: 'edits', message: edited.refused }]);
        }),
    ),
    'POST /content/discard': unaudited(
      'a draft carries its author',
      { ...person, body: ContentDiscard },
      async ({ body: { path, hash } }) => {
        const refused = await inOrder(db, 'publication', async (transaction) => {
          const content = await readDrafted(transaction);
          const drafts = [...content.drafts.values()].filter(
            (draft) => englishFile(draft.path) === englishFile(path),
          );
          if (drafts.length === 0) return refuse('not-found');
          const isSame = content.texts.has(path)
            ? hash === pageHash(content.texts, path)
            : hash === '';
          if (!isSame) return 'conflict';
          await endDrafts(
            transaction,
            drafts.map(({ revision_no }) => revision_no),
          );
          return null;
        });
        if (refused === 'conflict') return conflict({ db, renderer }, path);
        return (
          refused ?? (await readContentPage({ db, renderer }, await readDrafted(db), path)) ?? {}
        );
      },
    ),
    'POST /content/places': unaudited(
      'a question with a body',
      { ...person, body: PlacesQuestion, limit: EACH_PAUSE },
      async ({ body: { page, texts } }) => ({
        places: await renderer.ask('placesOf', (await readDrafted(db)).texts, page, texts),
      }),
    ),
    'GET /content/check': reads(
      { ...person, query: ContentQuery, limit: EACH_PAUSE },
      async ({ query: { path } }): Promise<ContentCheck | Refusal> => {
        const content = await readDrafted(db);
        if (!isThere(content.texts, path)) return refuse('not-found');
        const { page, faults } = await previewAt(content, path);
        return {
          is_shown: page !== null,
          faults: faults.length > 0 ? await renderer.ask('shownFaults', content.texts, faults) : [],
        };
      },
    ),
    'GET /content/page': reads(
      { ...person, query: ContentQuery, limit: EACH_PAUSE },
      async ({ query: { path }, reply }) => {
        const content = await readDrafted(db);
        if (!isThere(content.texts, path)) return refuse('not-found');
        const { page } = await previewAt(content, path);
        // The user went on typing after the check: the frame keeps its page.
        if (!page) return null;
        reply
          .header('content-security-policy', previewPolicy(page.styleHashes))
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(previewHtml(page));
        return undefined;
      },
    ),
  } satisfies CallTable;
}

/**
 * Saves drafts, unless another user has changed the page meanwhile. The change is computed before the transaction,
 * because visitors' requests wait for transactions.
 * @param about hash of the page as the user saw it; null for a new page
 * @param changesOf texts by path; null removes the file
 * @returns null if saved
 */
export async function saveChange(
  { db, now, renderer }: Pick<ContentContext, 'db' | 'now' | 'renderer'>,
  { path, hash, session }: { path: string; hash: string | null; session: Session },
  changesOf: (content: DraftedContent) => Promise<Changes | Refusal>,
): Promise<Refusal | null> {
  const content = await readDrafted(db);
  if (hash !== null && !isThere(content.texts, path)) return refuse('not-found');
  if (hash !== null && pageHash(content.texts, path) !== hash)
    return conflict({ db, renderer }, path);
  const changes = await changesOf(content);
  if (changes instanceof Refusal) return changes;
  const isSaved = await inOrder(db, 'publication', async (transaction) => {
    const newest = await readDrafted(transaction);
    const isAnother = (file: string) => newest.texts.get(file) !== content.texts.get(file);
    if ([path, ...changes.keys()].some(isAnother)) return false;
    const by = { author: session.person.name, now: now() };
    await saveDrafts(transaction, newest, changes, by);
    return true;
  });
  return isSaved ? null : conflict({ db, renderer }, path);
}

/** Saves drafts and answers with the page. @param shown path of the page to answer with. Default: the changed one */
export async function changeContent(
  context: Pick<ContentContext, 'db' | 'now' | 'renderer'>,
  about: Parameters<typeof saveChange>[1],
  changesOf: Parameters<typeof saveChange>[2],
  shown = about.path,
): Promise<ContentPage | Refusal> {
  const refused = await saveChange(context, about, changesOf);
  if (refused) return refused;
  const page = await readContentPage(context, await readDrafted(context.db), shown);
  return page ?? refuse('not-found');
}

type Changes = ReadonlyMap<string, string | null>;

/** Answers 409 with the current page; the sender still has the other text. */
async function conflict(
  context: Pick<ContentContext, 'db' | 'renderer'>,
  path: string,
): Promise<Refusal> {
  const page = await readContentPage(context, await readDrafted(context.db), path);
  return refuse('conflict', undefined, page && { page });
}
