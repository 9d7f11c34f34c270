/** The life of a publication: requested, rendered, live. Rendering has no side effects, so servers that render the same one do no harm. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Kysely, Transaction } from 'kysely';
import { changedPaths, type Revisions, withChosen } from '../../../domain/content/revisions.ts';
import type { TextPair } from '../../../publisher/edit/content-questions.ts';
import { buildEnv } from '../../../publisher/read/build-env.ts';
import { ContentError, faultLine } from '../../../publisher/read/content-error.ts';
import { listRenderings, renderingsIn } from '../../../publisher/render/rendering.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { hasDiskSpace, type ReserveSettings } from '../../data-dir/disk-reserve.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, PublicationRow } from '../../database/tables.ts';
import { writeUploads } from '../store/content-photos.ts';
import { writeFolderBase } from '../store/folder-base.ts';
import {
  type ContentFolder,
  hashOfText,
  hashOfTexts,
  stateOfOtherFiles,
} from '../store/folder-files.ts';
import {
  findPublication,
  insertPublication,
  markFailed,
  markLive,
  readLive,
  readLives,
  readWaiting,
} from '../store/publications.ts';
import { type RenderedContent, type Renderer, RendererStopped } from '../store/renderer-process.ts';
import {
  insertRevisions,
  readDrafts,
  readRevisionHeads,
  readTexts,
} from '../store/stored-revisions.ts';

/** Maximum size of a rendering, bytes. The reserve for leads comes on top. */
const RENDERING_BYTES = 100_000_000;
/** Changes with each release. */
const RELEASE = 'dist/release.txt';
/** Maximum faults stored with a publication. */
const MOST_FAULTS = 100;

export interface PublishContext {
  db: Kysely<Database>;
  settings: ReserveSettings;
  renderer: Renderer;
  /** ms since the epoch. */
  now(): number;
}

/** A rendered state of the content, or the faults that prevent rendering. */
type Rendered = { name: string } | { faults: string[] };

/**
 * Renders a state, unless its rendering is on disk.
 * @param isForToday true if the rendering must show today's offers. Default false: a rendering of an earlier day will
 * do
 * @returns null if the renderer was stopped with the server
 */
export async function renderState(
  { db, settings, renderer, now }: PublishContext,
  texts: ReadonlyMap<string, string>,
  isForToday = false,
): Promise<Rendered | null> {
  const { dataDir } = settings;
  const state = stateOf(texts);
  const known = listRenderings(renderingsIn(dataDir)).find((name) => name.startsWith(`${state}-`));
  if (known && !isForToday) return { name: known };
  if (!(await hasDiskSpace(settings, RENDERING_BYTES)))
    return { faults: [`${dataDir} has too little room: nothing was published. Free some room.`] };
  try {
    const content = await contentOf(db, dataDir, texts, now());
    return { name: await renderer.renderSite(state, content) };
  } catch (error) {
    if (error instanceof RendererStopped) {
      if (error.isOnPurpose) return null;
      return { faults: ['The pages could not be rendered. Publish again.'] };
    }
    if (!(error instanceof ContentError)) throw error;
    const full = error.faults.some(({ says }) => /ENOSPC|EDQUOT/.test(says));
    if (full) return { faults: [`${dataDir} has no room left: nothing was published.`] };
    return { faults: error.faults.slice(0, MOST_FAULTS).map(faultText) };
  }
}

const faultText = (fault: ContentError['faults'][number]) =>
  fault.file === '' ? fault.says : faultLine(fault);

/** Texts, and the photos that they name. */
export async function contentOf(
  db: Kysely<Database>,
  dataDir: string,
  texts: ReadonlyMap<string, string>,
  now: number,
): Promise<RenderedContent> {
  return { texts, now, uploads: await writeUploads(db, texts, dataDir) };
}

/** @returns a name that changes with the texts, the folder's other files, the release and the settings shown on pages */
function stateOf(texts: ReadonlyMap<string, string>): string {
  const { siteUrl, geolocationUrl, analyticsId, counter } = buildEnv;
  return createHash('sha256')
    .update(existsSync(RELEASE) ? readFileSync(RELEASE) : '')
    .update(JSON.stringify([siteUrl, geolocationUrl, analyticsId, counter]))
    .update(stateOfOtherFiles())
    .update(hashOfTexts(texts))
    .digest('hex')
    .slice(0, 16);
}

export interface PublicationRequest {
  /** Name of the user. */
  author: string;
  note: string;
  /** Paths of the drafts to publish. */
  paths: readonly string[];
  /** ms since the epoch. */
  now: number;
  /** True if an owner has confirmed changes that bind the company. */
  mayBind: boolean;
}

/** Call it within the transaction that holds the publication counter. @returns null if none of the paths has a draft */
export async function requestPublication(
  db: Transaction<Database>,
  { author, note, paths, now, mayBind }: PublicationRequest,
): Promise<PublicationRow | null> {
  const drafts = (await readDrafts(db)).filter(({ path }) => paths.includes(path));
  if (drafts.length === 0) return null;
  return insertPublication(db, {
    revisions: Object.fromEntries(drafts.map(({ path, revision_no }) => [path, revision_no])),
    ...{ isWhole: false, mayBind, author, note, folder: null, now },
  });
}

/**
 * Publishes an earlier state again, which takes a moment if its rendering is on disk.
 * @returns undefined if it never was live or is no longer stored
 */
export async function requestRepeat(
  db: Transaction<Database>,
  number: number,
  { author, now, mayBind }: { author: string | null; now: number; mayBind: boolean },
): Promise<PublicationRow | undefined> {
  const row = await findPublication(db, number);
  if (row?.state !== 'live') return undefined;
  return insertPublication(db, {
    revisions: fromJson(row.revisions),
    ...{ isWhole: true, mayBind, author, note: row.note, folder: row.folder, now },
  });
}

/** The state that was live before this one; null if there is none. */
export async function findPrevious(db: Kysely<Database>): Promise<PublicationRow | null> {
  const [live, ...older] = await readLives(db);
  return older.find(({ revisions }) => revisions !== live?.revisions) ?? null;
}

/** The complete state that a publication would make live. */
export async function wholeState(db: Kysely<Database>, row: PublicationRow): Promise<Revisions> {
  const live = await readLive(db);
  return stateAfter(live ? fromJson(live.revisions) : {}, row);
}

const stateAfter = (live: Revisions, { is_whole, revisions }: PublicationRow): Revisions =>
  is_whole ? fromJson(revisions) : withChosen(live, fromJson(revisions));

/** True if a state changes what binds the company. */
export async function bindsIn(
  { db, renderer }: Pick<PublishContext, 'db' | 'renderer'>,
  live: PublicationRow,
  state: Revisions,
): Promise<boolean> {
  const shown = fromJson(live.revisions);
  const paths = changedPaths(shown, state);
  const before = await readTexts(db, shown, paths);
  const after = await readTexts(db, state, paths);
  return renderer.ask('isAnyBinding', pairsOf(paths, before, after));
}

type Texts = ReadonlyMap<string, string>;

/** Both versions of some files. */
export const pairsOf = (paths: readonly string[], before: Texts, after: Texts): TextPair[] =>
  paths.map((path) => ({
    ...{ path, before: before.get(path) ?? null, after: after.get(path) ?? null },
  }));

const BINDS =
  'By now this would change what binds the company, such as a price: an owner publishes it anew.';

/**
 * Renders waiting publications, oldest first, and makes them live. Publications that wait together are rendered together;
 * if that fails, one by one.
 * @param onFailed called with each publication that has faults
 */
export async function publishDue(
  context: PublishContext,
  onFailed: (number: number, faults: string[]) => void = () => {},
): Promise<void> {
  const { db, now } = context;
  const fail = async ({ publication_no }: PublicationRow, faults: string[]) => {
    if (await markFailed(db, publication_no, faults)) onFailed(publication_no, faults);
  };
  let isEachAlone = false;
  for (let all = await readWaiting(db); all.length > 0; all = await readWaiting(db)) {
    const rows = isEachAlone ? all.slice(0, 1) : waitingTogether(all);
    const before = await readLive(db);
    const unconfirmed = before && (await findUnconfirmed(context, before, rows));
    if (unconfirmed) {
      await fail(unconfirmed, [BINDS]);
      continue;
    }
    let state: Revisions = before ? fromJson(before.revisions) : {};
    for (const row of rows) state = stateAfter(state, row);
    const rendered = await renderState(context, await readTexts(db, state));
    if (rendered === null) return;
    if ('faults' in rendered) {
      if (rows.length === 1) for (const row of rows) await fail(row, rendered.faults);
      isEachAlone = true;
      continue;
    }
    await inOrder(db, 'publication', async (transaction) => {
      // Another server may have published meanwhile: the state then differs and is rendered again.
      const live = await readLive(transaction);
      const waiting = (await readWaiting(transaction)).map((row) => row.publication_no);
      if (live?.publication_no !== before?.publication_no) return;
      if (!rows.every((row) => waiting.includes(row.publication_no))) return;
      for (const row of rows) await markLive(transaction, row.publication_no, state, now());
    });
  }
}

/** Publications of chosen drafts combine; one of a whole state stands alone. */
function waitingTogether(all: PublicationRow[]): PublicationRow[] {
  const whole = all.findIndex((row) => row.is_whole);
  return whole === -1 ? all : all.slice(0, Math.max(whole, 1));
}

/** The first publication that would change what binds the company without an owner's confirmation. */
async function findUnconfirmed(
  context: PublishContext,
  live: PublicationRow,
  rows: PublicationRow[],
): Promise<PublicationRow | undefined> {
  for (const row of rows.filter(({ may_bind }) => may_bind === 0))
    if (await bindsIn(context, live, stateAfter(fromJson(live.revisions), row))) return row;
  return undefined;
}

/**
 * Renders the content folder and makes it live.
 * @returns null if the renderer was stopped
 */
export async function publishFolder(
  context: PublishContext,
  folder: ContentFolder,
): Promise<{ publication: number } | { faults: string[] } | null> {
  const { db, now } = context;
  for (;;) {
    const before = await readLive(db);
    const rendered = await renderState(context, folder.texts);
    if (rendered === null || 'faults' in rendered) return rendered;
    const publication = await inOrder(db, 'publication', async (transaction) => {
      const live = await readLive(transaction);
      if (live?.publication_no !== before?.publication_no) return null;
      const revisions = await takeIn(
        transaction,
        folder,
        live ? fromJson(live.revisions) : {},
        now(),
      );
      const row = await insertPublication(transaction, {
        ...{ revisions, isWhole: true, mayBind: true, author: null, note: '' },
        ...{ folder: hashOfTexts(folder.texts), now: now() },
      });
      await markLive(transaction, row.publication_no, revisions, now());
      await writeFolderBase(transaction, revisions);
      return row.publication_no;
    });
    if (publication !== null) return { publication };
  }
}

/** Stores the files of the folder that differ from a state. @returns the state of the folder */
async function takeIn(
  db: Transaction<Database>,
  { texts }: ContentFolder,
  live: Revisions,
  now: number,
): Promise<Revisions> {
  const heads = await readRevisionHeads(db, live);
  const hashes = new Map(heads.map(({ path, hash }) => [path, hash]));
  const paths = new Set([...texts.keys(), ...heads.map(({ path }) => path)]);
  const changed = [...paths].flatMap((path) => {
    const text = texts.get(path) ?? null;
    const hash = text === null ? null : hashOfText(text);
    if (hash === (hashes.get(path) ?? null)) return [];
    return { path, text, hash, is_draft: 0, author: null, created_at: now };
  });
  return { ...live, ...(await insertRevisions(db, changed)) };
}
