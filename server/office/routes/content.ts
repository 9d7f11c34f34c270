/** /office/api: the texts of the website as fields, the drafts of them, and pages as they would be. */
import type { Kysely } from 'kysely';
import {
  EditError,
  type FieldPath,
  fieldsOf,
  listsOf,
  withEdit,
} from '../../../content-loader/edit-text.ts';
import { schemaFieldOf } from '../../../content-loader/schema-fields.ts';
import { isContentPath, type Revisions } from '../../../domain/content/revisions.ts';
import { pathIn } from '../../../domain/language/language.ts';
import {
  ContentChange,
  type ContentCheck,
  ContentDiscard,
  type ContentFile,
  type ContentList,
  ContentQuery,
} from '../../../domain/office/content-api.ts';
import { inOrder } from '../../activity/store/counters.ts';
import type { Preview } from '../../content/service/previews.ts';
import { hashOfText, readContentFolder } from '../../content/store/content-files.ts';
import { readLive } from '../../content/store/publications.ts';
import {
  endDrafts,
  insertRevisions,
  type RevisionHead,
  readDrafts,
  readRevisionHeads,
  readTexts,
} from '../../content/store/revisions.ts';
import { fromJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';
import type { Calls } from './calls.ts';
import type { OfficeContext } from './context.ts';
import { Refusal, refuse } from './problems.ts';

const person = { access: 'person' } as const;

/** Of a preview: its own styles, and the files of the site. Neither a script nor a form does anything. */
const previewPolicy = (styleHashes: string[]) =>
  [
    "default-src 'none'",
    `style-src 'self' ${styleHashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    // The quote form of the page, which the sandbox stops from being sent.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');

export function contentCalls(calls: Calls, { db, now, previews }: OfficeContext): void {
  calls.add('GET /content', person, async (): Promise<ContentList> => {
    const { texts, drafts } = await readContent(db);
    const files = [...texts].map(([path, text]) => ({
      path,
      name: nameOf(path, text),
      url: urlOf(path),
      draft: draftOf(drafts.get(path)),
    }));
    return { files: files.sort((a, b) => a.path.localeCompare(b.path)) };
  });
  calls.add('GET /content/file', { ...person, query: ContentQuery }, async ({ query: { path } }) =>
    shownFile(await readContent(db), path),
  );
  calls.add(
    'PUT /content/file',
    { ...person, body: ContentChange, limit: [600, 3600] },
    ({ body: { path, hash, edits }, session }) =>
      inOrder(db, 'publication', async (transaction) => {
        const content = await readContent(transaction);
        const text = content.texts.get(path);
        if (text === undefined) return refuse('not-found');
        if (hashOfText(text) !== hash) return refuse('conflict');
        const changed = edited(path, text, edits);
        if (changed instanceof Refusal) return changed;
        const before = content.drafts.get(path) ?? content.lives.get(path);
        await insertRevisions(transaction, [
          {
            ...{ path, text: changed, hash: hashOfText(changed) },
            base_hash: before?.base_hash ?? null,
            ...{ is_draft: 1, author: session.person.name, created_at: now(), note: '' },
          },
        ]);
        return shownFile(await readContent(transaction), path);
      }),
  );
  calls.add(
    'POST /content/discard',
    { ...person, body: ContentDiscard },
    ({ body: { path, hash } }) =>
      inOrder(db, 'publication', async (transaction) => {
        const content = await readContent(transaction);
        const draft = content.drafts.get(path);
        if (!draft) return refuse('not-found');
        if (draft.hash !== hash) return refuse('conflict');
        await endDrafts(transaction, [draft.revision_no]);
        return shownFile(await readContent(transaction), path);
      }),
  );
  async function previewOf(path: string): Promise<Preview | Refusal> {
    const { texts } = await readContent(db);
    if (!texts.has(path)) return refuse('not-found');
    return previews.render(texts, urlOf(path) ?? homeOf(path));
  }
  calls.add(
    'GET /content/check',
    { ...person, query: ContentQuery, limit: [1200, 3600] },
    async ({ query: { path } }): Promise<ContentCheck | Refusal> => {
      const preview = await previewOf(path);
      if (preview instanceof Refusal) return preview;
      const lines = 'fault' in preview ? preview.fault.split('\n').filter(Boolean) : [];
      return { faults: lines.map((line) => faultOf(line, path)) };
    },
  );
  calls.add(
    'GET /content/preview',
    { ...person, query: ContentQuery, limit: [1200, 3600] },
    async ({ query: { path }, reply }) => {
      const preview = await previewOf(path);
      if (preview instanceof Refusal) return preview;
      if ('fault' in preview)
        return refuse('invalid', [{ field: 'content', message: preview.fault }]);
      reply
        .header('content-security-policy', previewPolicy(preview.styleHashes))
        .type('text/html; charset=utf-8')
        .send(preview.html);
      return undefined;
    },
  );
}

interface Content {
  /** By path, drafts included. */
  texts: Map<string, string>;
  /** What visitors get. */
  live: Map<string, string>;
  lives: Map<string, RevisionHead>;
  drafts: Map<string, RevisionHead>;
}

async function readContent(db: Kysely<Database>): Promise<Content> {
  const row = await readLive(db);
  const revisions: Revisions = row ? fromJson(row.revisions) : {};
  const live = row ? await readTexts(db, revisions) : readContentFolder().texts;
  const drafts = (await readDrafts(db)).filter(
    ({ path, revision_no }) => revision_no > (revisions[path] ?? 0),
  );
  const numbers = Object.fromEntries(drafts.map(({ path, revision_no }) => [path, revision_no]));
  return {
    texts: new Map([...live, ...(await readTexts(db, numbers))]),
    live,
    lives: byPath(await readRevisionHeads(db, revisions)),
    drafts: byPath(drafts),
  };
}

const byPath = (heads: RevisionHead[]) => new Map(heads.map((head) => [head.path, head]));

function shownFile({ texts, live, drafts }: Content, path: string): ContentFile | Refusal {
  const text = texts.get(path);
  if (!isContentPath(path) || text === undefined) return refuse('not-found');
  const before = live.get(path);
  const lives = new Map(
    (before === undefined ? [] : fieldsOf(path, before)).map(({ path: field, value }) => [
      field.join('\n'),
      value,
    ]),
  );
  const fields = fieldsOf(path, text);
  const template = fields.find(({ path: field }) => field[0] === 'template')?.value;
  return {
    path,
    name: nameOf(path, text),
    url: urlOf(path),
    hash: hashOfText(text),
    draft: draftOf(drafts.get(path)),
    fields: fields.map(({ path: field, value }) => ({
      path: field,
      value,
      live: lives.get(field.join('\n')),
      ...schemaFieldOf(path, field, template),
    })),
    lists: listsOf(path, text),
  };
}

function edited(path: string, text: string, edits: ContentChange['edits']): string | Refusal {
  try {
    return edits.reduce(
      (changed, edit) => withEdit(path, changed, edit as { path: FieldPath; value: string }),
      text,
    );
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return refuse('invalid', [{ field: 'edits', message: error.message }]);
  }
}

/** A line as `pages/about/index.md:7: field "h1": expected …`. */
function faultOf(line: string, path: string): ContentCheck['faults'][number] {
  const [, file, field, message = line] =
    /^(.+?)(?::\d+)?: (?:field "(.+?)": )?(.+)$/.exec(line) ?? [];
  return file === path ? { message, field: field ?? null } : { message: line, field: null };
}

const draftOf = (head: RevisionHead | undefined) =>
  head ? { author: head.author, created_at: head.created_at } : null;

/** Of a page what its menu or its heading says, of settings the name of the file. */
function nameOf(path: string, text: string): string {
  const said = path.endsWith('.md')
    ? (/^label: *(.+)$/m.exec(text) ?? /^h1: *(.+)$/m.exec(text))?.[1]
    : null;
  return said ? said.replace(/^["'](.*)["']$/, '$1') : path.replace(/\.yaml$/, '');
}

const languageOf = (path: string) => (/\.es\.\w+$/.test(path) ? 'es' : 'en');
const homeOf = (path: string) => pathIn(languageOf(path), '/');

/** Null = settings, which many pages use. */
function urlOf(path: string): string | null {
  const [, page] = /^pages(\/.+?)(?:\.es)?\.md$/.exec(path) ?? [];
  return page ? pathIn(languageOf(path), page.replace(/\/index$/, '') || '/') : null;
}
