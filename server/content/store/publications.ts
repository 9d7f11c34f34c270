/** Publications: requested, rendered, live. All writes run in `inOrder(db, 'publication', …)`. */
import type { Kysely, Transaction } from 'kysely';
import type { Revisions } from '../../../domain/content/revisions.ts';
import { toJson } from '../../database/json.ts';
import type { Database, PublicationRow } from '../../database/tables.ts';
import { endDrafts } from './stored-revisions.ts';

/** Number of earlier publications that can be published again. */
export const STORED_PUBLICATIONS = 20;

interface NewPublication {
  /** The complete state if `isWhole`, otherwise only the chosen paths. */
  revisions: Revisions;
  isWhole: boolean;
  mayBind: boolean;
  /** Name of the user; null for a command or a server start. */
  author: string | null;
  note: string;
  /** Hash of the content folder if the publication comes from it; otherwise null. */
  folder: string | null;
  /** ms since the epoch. */
  now: number;
}

export async function insertPublication(
  db: Transaction<Database>,
  { revisions, isWhole, mayBind, author, note, folder, now }: NewPublication,
): Promise<PublicationRow> {
  const row: PublicationRow = {
    publication_no: await nextOf(db, 'publication_no'),
    state: 'waiting',
    revisions: toJson(revisions),
    is_whole: isWhole ? 1 : 0,
    may_bind: mayBind ? 1 : 0,
    ...{ author, note, folder },
    created_at: now,
    ...{ live_no: null, live_at: null, faults: null },
  };
  await db.insertInto('publications').values(row).execute();
  return row;
}

/** The publications that were live, newest first. */
export function readLives(db: Kysely<Database>): Promise<PublicationRow[]> {
  return livesOf(db).selectAll().execute();
}

const livesOf = (db: Kysely<Database>) =>
  db.selectFrom('publications').where('live_no', 'is not', null).orderBy('live_no', 'desc');

/** The live publication; undefined before the first one. */
export function readLive(db: Kysely<Database>): Promise<PublicationRow | undefined> {
  return livesOf(db).selectAll().limit(1).executeTakeFirst();
}

/** The number of the live publication, without its revisions: each server polls it once a second. */
export async function readLiveNumber(db: Kysely<Database>): Promise<number | null> {
  const row = await livesOf(db).select('publication_no').limit(1).executeTakeFirst();
  return row?.publication_no ?? null;
}

export function findPublication(
  db: Kysely<Database>,
  number: number,
): Promise<PublicationRow | undefined> {
  return db
    .selectFrom('publications')
    .selectAll()
    .where('publication_no', '=', number)
    .executeTakeFirst();
}

/** Newest first: waiting ones, then those that were live in that order, with failed ones between. */
export async function readPublications(db: Kysely<Database>): Promise<PublicationRow[]> {
  const rows = await db.selectFrom('publications').selectAll().execute();
  return rows.sort((a, b) => momentOf(b) - momentOf(a) || b.publication_no - a.publication_no);
}

const momentOf = ({ live_at, created_at }: PublicationRow) => live_at ?? created_at;

/** Publications that wait to be rendered, oldest first. */
export function readWaiting(db: Kysely<Database>): Promise<PublicationRow[]> {
  return db
    .selectFrom('publications')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('publication_no')
    .execute();
}

/** @param number of a waiting publication @param revisions the complete state to make live */
export async function markLive(
  db: Transaction<Database>,
  number: number,
  revisions: Revisions,
  now: number,
): Promise<void> {
  await db
    .updateTable('publications')
    .set({
      state: 'live',
      revisions: toJson(revisions),
      is_whole: 1,
      live_no: await nextOf(db, 'live_no'),
      live_at: now,
    })
    .where('publication_no', '=', number)
    .execute();
  await endDrafts(db, Object.values(revisions));
  await removeOldPublications(db);
}

/** @returns false if another server was faster */
export async function markFailed(
  db: Kysely<Database>,
  number: number,
  faults: string[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ state: 'failed', faults: toJson(faults) })
    .where('publication_no', '=', number)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** One more than the highest number. Safe because the caller holds the counter and the newest row is never deleted. */
async function nextOf(
  db: Transaction<Database>,
  column: 'publication_no' | 'live_no',
): Promise<number> {
  const { highest } = await db
    .selectFrom('publications')
    .select(({ fn }) => fn.max(column).as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0) + 1;
}

/** Deletes all but the newest live publications, and ended ones older than these. */
async function removeOldPublications(db: Transaction<Database>): Promise<void> {
  const live = await livesOf(db)
    .select(['publication_no', 'live_no'])
    .limit(STORED_PUBLICATIONS)
    .execute();
  const oldestLive = live.at(-1)?.live_no ?? 0;
  const oldestNumber = Math.min(...live.map(({ publication_no }) => publication_no));
  await db
    .deleteFrom('publications')
    .where((is) =>
      is.or([
        is('live_no', '<', oldestLive),
        is.and([
          is('live_no', 'is', null),
          is('publication_no', '<', oldestNumber),
          is('state', '=', 'failed'),
        ]),
      ]),
    )
    .execute();
}
