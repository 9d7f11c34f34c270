/** The life of a publication: requested, rendered, live. Rendering has no side effects, so servers that render the same one do no harm. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Kysely, Transaction } from 'kysely';
import { buildEnv } from '../../../content-loader/build-env.ts';
import { ContentError, faultLine } from '../../../content-loader/content-error.ts';
import { changedPaths, type Revisions, withChosen } from '../../../domain/content/revisions.ts';
import { listRenderings, renderingsIn } from '../../../snapshot/rendering.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { hasDiskSpace, type ReserveSettings } from '../../data-dir/disk-reserve.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, PublicationRow } from '../../database/tables.ts';
import {
  type ContentFolder,
  hashOfText,
  hashOfTexts,
  stateOfOtherFiles,
} from '../store/content-files.ts';
import { writeFolderBase } from '../store/folder-base.ts';
import { writeUploads } from '../store/photos.ts';
import {
  endPublication,
  findPublication,
  insertPublication,
  markLive,
  readDue,
  readLive,
  readPublications,
} from '../store/publications.ts';
import { type RenderedContent, type Renderer, RendererStopped } from '../store/renderer.ts';
import { insertRevisions, readDrafts, readRevisionHeads, readTexts } from '../store/revisions.ts';

/** Room that a rendering takes at most, bytes; what is reserved for leads comes on top. */
const RENDERING_BYTES = 100_000_000;
/** Changes with the release. */
const RELEASE = 'dist/release.txt';
/** Faults of a publication that are stored. */
const MOST_FAULTS = 100;

export interface PublishContext {
  db: Kysely<Database>;
  settings: ReserveSettings;
  renderer: Renderer;
  /** ms since the epoch. */
  now(): number;
}

/** A state of the content that was rendered, or why it can't be. */
export type Rendered = { name: string } | { faults: string[] };

/**
 * Renders a state, unless its rendering is on the disk.
 * @param isForToday whether the rendering has to show today's offers. Default: one of an earlier day is good enough for now
 * @returns null when the renderer was stopped with the server
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

/** Texts with the photos that they name. */
export async function contentOf(
  db: Kysely<Database>,
  dataDir: string,
  texts: ReadonlyMap<string, string>,
  now: number,
): Promise<RenderedContent> {
  return { texts, now, uploads: await writeUploads(db, texts, dataDir) };
}

/** @returns a name that changes with the texts, the other files of the folder, the release and the settings that pages show */
export function stateOf(texts: ReadonlyMap<string, string>): string {
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
  /** Name. */
  author: string;
  note: string;
  /** Of the drafts that are published; nothing else is. */
  paths: readonly string[];
  now: number;
  /** ms since the epoch; null = now. */
  at: number | null;
  /** Whether an owner has confirmed that it changes what binds the company. */
  mayBind: boolean;
}

/** Within the transaction that holds the counter of publications. @returns null when none of the paths has a draft */
export async function requestPublication(
  db: Transaction<Database>,
  { author, note, paths, now, at, mayBind }: PublicationRequest,
): Promise<PublicationRow | null> {
  const drafts = (await readDrafts(db)).filter(({ path }) => paths.includes(path));
  if (drafts.length === 0) return null;
  return insertPublication(db, {
    revisions: Object.fromEntries(drafts.map(({ path, revision_no }) => [path, revision_no])),
    ...{ isWhole: false, mayBind, author, note, folder: null, now, dueAt: at ?? now },
  });
}

/**
 * An earlier state is to be live again. It is a publication like any other, which takes a moment where its rendering is on the disk.
 * @returns undefined when it never was live, or is not stored any more
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
    ...{ isWhole: true, mayBind, author, note: row.note, folder: row.folder, now, dueAt: now },
  });
}

/** The state that visitors had before this one; null = there is none. */
export async function findPrevious(db: Kysely<Database>): Promise<PublicationRow | null> {
  const rows = (await readPublications(db)).filter(({ live_no }) => live_no !== null);
  const [live, ...older] = rows.sort((a, b) => (b.live_no ?? 0) - (a.live_no ?? 0));
  return older.find(({ revisions }) => revisions !== live?.revisions) ?? null;
}

/** The whole state that a publication would make live. */
export async function wholeState(db: Kysely<Database>, row: PublicationRow): Promise<Revisions> {
  const revisions = fromJson(row.revisions);
  if (row.is_whole) return revisions;
  const live = await readLive(db);
  return withChosen(live ? fromJson(live.revisions) : {}, revisions);
}

/** Whether a state changes what binds the company. */
export async function bindsIn(
  { db, renderer }: Pick<PublishContext, 'db' | 'renderer'>,
  live: PublicationRow,
  state: Revisions,
): Promise<boolean> {
  const shown = fromJson(live.revisions);
  const changed = (revisions: Revisions): Revisions =>
    Object.fromEntries(
      changedPaths(shown, state).flatMap((path) => {
        const number = revisions[path];
        return number === undefined ? [] : [[path, number]];
      }),
    );
  const before = await readTexts(db, changed(shown));
  const after = await readTexts(db, changed(state));
  const pairs = changedPaths(shown, state).map((path) => ({
    ...{ path, before: before.get(path) ?? null },
    after: after.get(path) ?? null,
  }));
  return renderer.ask('isAnyBinding', pairs);
}

const BINDS =
  'By now this would change what binds the company, such as a price: an owner publishes it anew.';

/** Renders what is due and makes it live, the oldest first. @param onFailed called with each that has faults */
export async function publishDue(
  context: PublishContext,
  onFailed: (number: number, faults: string[]) => void = () => {},
): Promise<void> {
  const { db, now } = context;
  for (let row = await readDue(db, now()); row; row = await readDue(db, now())) {
    const before = await readLive(db);
    const state = await wholeState(db, row);
    const number = row.publication_no;
    const isRefused = before && row.may_bind === 0 && (await bindsIn(context, before, state));
    const rendered = isRefused
      ? { faults: [BINDS] }
      : await renderState(context, await readTexts(db, state));
    if (rendered === null) return;
    if ('faults' in rendered) {
      const { faults } = rendered;
      if (await endPublication(db, number, 'failed', faults)) onFailed(number, faults);
      continue;
    }
    await inOrder(db, 'publication', async (transaction) => {
      // What another server has published meanwhile is part of the state; it is rendered anew then.
      const live = await readLive(transaction);
      if (live?.publication_no === before?.publication_no)
        await markLive(transaction, number, state, now());
    });
  }
}

/**
 * Renders the content folder as it is, and makes it live.
 * @returns null when it was stopped
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
        ...{ folder: hashOfTexts(folder.texts), now: now(), dueAt: now() },
      });
      await markLive(transaction, row.publication_no, revisions, now());
      await writeFolderBase(transaction, revisions);
      return row.publication_no;
    });
    if (publication !== null) return { publication };
  }
}

/** Stores what of the folder differs from a state. @returns the state that is the folder */
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
    return { path, text, hash, is_draft: 0, author: null, created_at: now, note: '' };
  });
  return { ...live, ...(await insertRevisions(db, changed)) };
}
