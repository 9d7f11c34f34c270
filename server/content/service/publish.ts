/** Publications from the question to the moment at which visitors get them: by the command, by the office, at a set time. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import * as m from '#messages';
import { offersDay, saysOfferDays } from '../../../content-loader/offer-days.ts';
import { rendererName } from '../../../snapshot/state.ts';
import { inOrder } from '../../activity/store/counters.ts';
import type { ReserveSettings } from '../../data-dir/disk-reserve.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, PublicationRow } from '../../database/tables.ts';
import { type ContentFolder, readContentFolder } from '../store/content-files.ts';
import { readPhotos } from '../store/photos.ts';
import {
  claimPublication,
  endPublication,
  findPublication,
  hasDue,
  insertPublication,
  LEASE_MS,
  markLive,
  readLive,
  readPublications,
  releasePublication,
  renewPublication,
  repeatPublication,
} from '../store/publications.ts';
import { readReplicas } from '../store/replicas.ts';
import { readTexts } from '../store/revisions.ts';
import {
  hashOfSnapshot,
  hasSnapshot,
  placeOf,
  type Rendered,
  renderSnapshot,
} from '../store/snapshots.ts';
import { type Conflict, mergeFolder } from './merge-folder.ts';

/** Servers on other machines get so long to render a publication before it is live all the same, ms. */
const OTHERS_MS = 60_000;
const LOOK_INTERVAL_MS = 100;

export interface PublishContext {
  db: Kysely<Database>;
  settings: ReserveSettings;
  /** Who renders; made up by each process. */
  owner: string;
  /** ms since the epoch. */
  now(): number;
  /** Default: as snapshots are rendered. */
  render?: typeof renderSnapshot;
  /** Called when a publication has failed. Default: its row alone has the faults. */
  onFaults?(number: number, faults: string[]): void;
  /** Ends rendering, and gives the publication back. Default: nothing does. */
  signal?: AbortSignal;
}

export interface PublicationRequest {
  /** Name; null = a command. */
  author: string | null;
  note: string;
  /** Whether the office's drafts are published, too, or which. */
  withDrafts: boolean | readonly string[];
  now: number;
  /** ms since the epoch; null = now. */
  at: number | null;
}

/** Within the transaction that holds the counter of publications. */
export async function requestPublication(
  db: Transaction<Database>,
  folder: ContentFolder,
  { author, note, withDrafts, now, at }: PublicationRequest,
): Promise<{ row: PublicationRow; conflicts: Conflict[] }> {
  const { chosen, conflicts } = await mergeFolder(db, folder, { withDrafts, now });
  const row = await insertPublication(db, {
    ...{ author, note, now },
    revisions: chosen,
    isWhole: false,
    folder: folder.hash,
    dueAt: at ?? now,
  });
  return { row, conflicts };
}

/** The content folder as it is, for a command or a start of the server. */
export function requestFolder(
  { db, now }: Pick<PublishContext, 'db' | 'now'>,
  folder = readContentFolder(),
): Promise<{ row: PublicationRow; conflicts: Conflict[] }> {
  const request = { author: null, note: '', withDrafts: false, now: now(), at: null };
  return inOrder(db, 'publication', (transaction) =>
    requestPublication(transaction, folder, request),
  );
}

/** The same content once more, when an offer in it has begun or ended since it was rendered. */
export function requestChangedOffers({
  db,
  now,
}: Pick<PublishContext, 'db' | 'now'>): Promise<void> {
  return inOrder(db, 'publication', async (transaction) => {
    const live = await readLive(transaction);
    // What is due is rendered for today, too.
    if (!live || (await hasDue(transaction, now()))) return;
    if ((await currentDay(transaction, live, now())) === live.offers_day) return;
    await insertPublication(transaction, {
      ...{ revisions: {}, isWhole: false, author: null, folder: live.folder },
      note: m.publish_offer_changed(),
      ...{ now: now(), dueAt: now() },
    });
  });
}

/** Which day it would be rendered for now. */
async function currentDay(
  db: Kysely<Database>,
  { revisions }: PublicationRow,
  now: number,
): Promise<string> {
  const paths = Object.entries(fromJson(revisions)).filter(([path]) => saysOfferDays(path));
  return offersDay(await readTexts(db, Object.fromEntries(paths)), now);
}

/**
 * Shows an earlier publication again: at once where this release has rendered it, else as soon as it is rendered.
 * @returns undefined when it never was live, or is not stored any more
 */
export async function requestRepeat(
  db: Transaction<Database>,
  number: number,
  {
    author,
    note,
    now,
    dataDir,
  }: Pick<PublicationRequest, 'author' | 'note' | 'now'> & { dataDir: string },
): Promise<PublicationRow | undefined> {
  const row = await findPublication(db, number);
  if (row?.state !== 'live') return undefined;
  if (isRendered(row, dataDir) && (await currentDay(db, row, now)) === row.offers_day)
    return repeatPublication(db, row, { author, note, now });
  const revisions = fromJson(row.revisions);
  const { folder } = row;
  return insertPublication(db, {
    ...{ revisions, author, note, now, folder },
    isWhole: true,
    dueAt: now,
  });
}

/** The publication that visitors had before this one; null = there is none. */
export async function findPrevious(db: Kysely<Database>): Promise<PublicationRow | null> {
  const rows = (await readPublications(db)).filter(({ live_no }) => live_no !== null);
  const [live, ...older] = rows.sort((a, b) => (b.live_no ?? 0) - (a.live_no ?? 0));
  const isOther = ({ revisions, renderer, offers_day, snapshot }: PublicationRow) =>
    revisions !== live?.revisions ||
    (renderer === live.renderer && offers_day === live.offers_day && snapshot !== live.snapshot);
  return older.find(isOther) ?? null;
}

/** Whether this release has rendered it with these settings, and it lies on this disk. */
export function isRendered(
  row: PublicationRow,
  dataDir: string,
): row is PublicationRow & { snapshot: string } {
  return (
    row.snapshot !== null && hasSnapshot(dataDir, row.snapshot) && row.renderer === rendererName()
  );
}

/** Renders what is due, unless another process does. @returns false when there was nothing to do */
export async function workOffDue(context: PublishContext): Promise<boolean> {
  const { db, owner, now } = context;
  if (!(await hasDue(db, now()))) return false;
  const row = await claimPublication(db, owner, now());
  if (!row) return false;
  await renderClaimed(row, context);
  return true;
}

async function renderClaimed(row: PublicationRow, context: PublishContext): Promise<void> {
  const { db, settings, now, render = renderSnapshot, signal } = context;
  const lost = new AbortController();
  const renewing = setInterval(() => {
    // Without the database the lease runs out by itself.
    renewPublication(db, row, now()).then(
      (isOurs) => isOurs || lost.abort(),
      () => {},
    );
  }, LEASE_MS / 4);
  try {
    const texts = await readTexts(db, fromJson(row.revisions));
    const offers_day = offersDay(texts, now());
    const rendered = await render(
      settings,
      texts,
      signal ? AbortSignal.any([lost.signal, signal]) : lost.signal,
      await readPhotos(db, texts),
      offers_day,
    );
    if (signal?.aborted) await releasePublication(db, { ...row, attempts: row.attempts - 1 });
    else if (!lost.signal.aborted)
      await endRendered({ ...row, offers_day }, rendered, context, lost.signal);
  } catch (error) {
    await releasePublication(db, row).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

async function endRendered(
  row: PublicationRow,
  rendered: Rendered,
  { db, settings: { dataDir }, now, onFaults }: PublishContext,
  lost: AbortSignal,
): Promise<void> {
  if (rendered === null) return releasePublication(db, row);
  if ('faults' in rendered) {
    const { faults } = rendered;
    await endPublication(db, row.publication_no, 'failed', { faults, owner: row.lease_owner });
    onFaults?.(row.publication_no, faults);
    return;
  }
  const { snapshot } = rendered;
  const files_hash = hashOfSnapshot(dataDir, snapshot);
  const { offers_day } = row;
  const made = { renderer: rendererName(), snapshot, files_hash, offers_day };
  await renewPublication(db, row, now(), made);
  await othersHaveIt(row.publication_no);
  if (!lost.aborted) await markLive(db, row, now());

  /** Servers with this data folder have it by now; those with another one render it themselves. */
  async function othersHaveIt(number: number): Promise<void> {
    const started = performance.now();
    const place = placeOf(dataDir);
    while (!lost.aborted && performance.now() - started < OTHERS_MS) {
      const replicas = await readReplicas(db, now());
      if (replicas.every((one) => one.place === place || one.prepared_no === number)) return;
      await wait(LOOK_INTERVAL_MS);
    }
  }
}

/**
 * Works until this publication, or the one that took its place, has ended; another process may be rendering it.
 * @returns it as it ended; undefined = it is not stored any more
 */
export async function workUntilEnded(
  number: number,
  context: PublishContext,
): Promise<PublicationRow | undefined> {
  const { db } = context;
  for (let current = number; ; ) {
    if (!(await workOffDue(context))) await wait(LOOK_INTERVAL_MS);
    const row = await findPublication(db, current);
    if (!row || row.state === 'live' || row.state === 'failed' || row.state === 'canceled')
      return row;
    if (row.state === 'replaced') {
      const later = (await readPublications(db))
        .filter(({ publication_no, state }) => publication_no > current && state !== 'waiting')
        .map(({ publication_no }) => publication_no);
      current = Math.min(...later, Number.MAX_SAFE_INTEGER);
      if (current === Number.MAX_SAFE_INTEGER) return row;
    }
  }
}
