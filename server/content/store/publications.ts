/**
 * Publications: asked for, rendered under a lease, live. Of those that are due one is rendered at a time, and the ones before it join
 * it. Everything that writes runs in `inOrder(db, 'publication', …)`.
 */
import type { Kysely, Transaction } from 'kysely';
import { type Revisions, withChosen } from '../../../domain/content/revisions.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { fromJson, toJson } from '../../database/json.ts';
import type { Database, PublicationRow } from '../../database/tables.ts';
import { endDrafts } from './revisions.ts';

/** How long a server may render without renewing, ms. After a kill -9 the publication waits this long. */
export const LEASE_MS = 10_000;
/** A lease that ends later than this was written by a clock that had jumped ahead, ms. */
const LONGEST_LEASE_MS = LEASE_MS + 600_000;
/** A publication whose server was killed so often is given up: it may be what kills them. */
const MOST_ATTEMPTS = 3;
/** Publications that can be returned to. */
export const STORED_PUBLICATIONS = 20;

export interface NewPublication {
  revisions: Revisions;
  isWhole: boolean;
  author: string | null;
  note: string;
  folder: string | null;
  now: number;
  /** ms since the epoch. */
  dueAt: number;
}

export async function insertPublication(
  db: Transaction<Database>,
  { revisions, isWhole, author, note, folder, now, dueAt }: NewPublication,
): Promise<PublicationRow> {
  const row: PublicationRow = {
    publication_no: await nextOf(db, 'publication_no'),
    state: 'waiting',
    revisions: toJson(revisions),
    is_whole: isWhole ? 1 : 0,
    ...{ author, note, folder },
    created_at: now,
    due_at: dueAt,
    attempts: 0,
    ...{ lease_owner: null, lease_until: null, live_no: null, live_at: null },
    ...{ renderer: null, snapshot: null, files_hash: null, offers_day: '', faults: null },
  };
  await db.insertInto('publications').values(row).execute();
  return row;
}

/** What visitors get; undefined before the first publication. */
export function readLive(db: Kysely<Database>): Promise<PublicationRow | undefined> {
  return db
    .selectFrom('publications')
    .selectAll()
    .where('live_no', 'is not', null)
    .orderBy('live_no', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What visitors got and get, oldest first. */
export async function readLiveRevisions(db: Kysely<Database>): Promise<Revisions[]> {
  const rows = await db
    .selectFrom('publications')
    .select('revisions')
    .where('live_no', 'is not', null)
    .orderBy('live_no')
    .execute();
  return rows.map(({ revisions }) => fromJson(revisions));
}

/** What visitors got at a moment, and since, newest first. @param since ms since the epoch */
export async function readLiveRevisionsSince(
  db: Kysely<Database>,
  since: number,
): Promise<Revisions[]> {
  const rows = await db
    .selectFrom('publications')
    .select(['revisions', 'live_at'])
    .where('live_no', 'is not', null)
    .orderBy('live_no', 'desc')
    .execute();
  const before = rows.findIndex(({ live_at }) => (live_at ?? 0) <= since);
  const some = before === -1 ? rows : rows.slice(0, before + 1);
  return some.map(({ revisions }) => fromJson(revisions));
}

/** The number of what visitors get, without its revisions: each server asks for it four times a second. */
export async function readLiveNumber(db: Kysely<Database>): Promise<number | null> {
  const row = await db
    .selectFrom('publications')
    .select('publication_no')
    .where('live_no', 'is not', null)
    .orderBy('live_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.publication_no ?? null;
}

/** One that is rendered and about to be live. */
export function readRendered(db: Kysely<Database>): Promise<PublicationRow | undefined> {
  return db
    .selectFrom('publications')
    .selectAll()
    .where('state', '=', 'rendering')
    .where('snapshot', 'is not', null)
    .executeTakeFirst();
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

/** Newest first: what was live in the order in which it became so, above it what is not yet, between them what never was. */
export async function readPublications(db: Kysely<Database>): Promise<PublicationRow[]> {
  const rows = await db.selectFrom('publications').selectAll().execute();
  return rows.sort((a, b) => momentOf(b) - momentOf(a) || b.publication_no - a.publication_no);
}

const momentOf = ({ live_at, due_at, created_at, state }: PublicationRow) =>
  live_at ?? (state === 'waiting' ? due_at : created_at);

/** Whether one is due, or being rendered. */
export async function hasDue(db: Kysely<Database>, now: number): Promise<boolean> {
  return (await readDue(db, now)).length > 0;
}

/** Whether one is waiting, also for its time, or being rendered. */
export async function hasUnfinished(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('publications')
    .select('publication_no')
    .where('state', 'in', ['waiting', 'rendering'])
    .executeTakeFirst();
  return row !== undefined;
}

function readDue(db: Kysely<Database>, now: number): Promise<PublicationRow[]> {
  return db
    .selectFrom('publications')
    .selectAll()
    .where('state', 'in', ['waiting', 'rendering'])
    .where('due_at', '<=', now)
    .orderBy('publication_no')
    .execute();
}

/**
 * Takes the newest that is due, unless one is being rendered. What was due before it joins it, and so does one whose server was killed.
 * @returns null when there is nothing to render
 */
export function claimPublication(
  db: Kysely<Database>,
  owner: string,
  now: number,
): Promise<PublicationRow | null> {
  return inOrder(db, 'publication', async (transaction) => {
    const due = await readDue(transaction, now);
    if (due.some((row) => row.state === 'rendering' && holdsLease(row, now))) return null;
    const [killed] = due.filter(({ attempts }) => attempts >= MOST_ATTEMPTS);
    if (killed) {
      const fault = `The server was stopped ${killed.attempts} times while it rendered this.`;
      await endPublication(transaction, killed.publication_no, 'failed', { faults: [fault] });
    }
    const joined = due.filter((row) => row !== killed);
    const newest = joined.at(-1);
    if (!newest) return null;
    for (const { publication_no } of joined.slice(0, -1))
      await endPublication(transaction, publication_no, 'replaced');
    const live = await readLive(transaction);
    let state = live ? fromJson(live.revisions) : {};
    for (const { revisions, is_whole } of joined)
      state = is_whole ? fromJson(revisions) : withChosen(state, fromJson(revisions));
    return transaction
      .updateTable('publications')
      .set({
        state: 'rendering',
        revisions: toJson(state),
        is_whole: 1,
        attempts: newest.attempts + 1,
        lease_owner: owner,
        lease_until: now + LEASE_MS,
        ...{ renderer: null, snapshot: null, files_hash: null },
      })
      .where('publication_no', '=', newest.publication_no)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

const holdsLease = ({ lease_until }: PublicationRow, now: number) =>
  lease_until !== null && lease_until > now && lease_until <= now + LONGEST_LEASE_MS;

/** @returns false when another owner has it by now, or it was replaced */
export async function renewPublication(
  db: Kysely<Database>,
  { publication_no, lease_owner }: PublicationRow,
  now: number,
  rendered:
    | Pick<PublicationRow, 'renderer' | 'snapshot' | 'files_hash' | 'offers_day'>
    | object = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ lease_until: now + LEASE_MS, ...rendered })
    .where('publication_no', '=', publication_no)
    .where('state', '=', 'rendering')
    .where('lease_owner', '=', lease_owner)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives it back, so that it is taken again at once. @param attempts how often it was begun, as far as that counts */
export async function releasePublication(
  db: Kysely<Database>,
  { publication_no, lease_owner, attempts }: PublicationRow,
): Promise<void> {
  await db
    .updateTable('publications')
    .set({ lease_until: null, attempts })
    .where('publication_no', '=', publication_no)
    .where('lease_owner', '=', lease_owner)
    .execute();
}

/** @returns false when it is not `owner`'s any more */
export function markLive(
  db: Kysely<Database>,
  { publication_no, lease_owner, revisions }: PublicationRow,
  now: number,
): Promise<boolean> {
  return inOrder(db, 'publication', async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('publications')
      .set({
        state: 'live',
        live_no: await nextOf(transaction, 'live_no'),
        live_at: now,
        ...{ lease_owner: null, lease_until: null },
      })
      .where('publication_no', '=', publication_no)
      .where('state', '=', 'rendering')
      .where('lease_owner', '=', lease_owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await endDrafts(transaction, Object.values(fromJson(revisions)));
    await forgetOldPublications(transaction);
    return true;
  });
}

/** A rendered state becomes live again, as a publication of its own; what is being rendered or due gives way to it. */
export async function repeatPublication(
  db: Transaction<Database>,
  repeated: PublicationRow,
  { author, note, now }: Pick<NewPublication, 'author' | 'note' | 'now'>,
): Promise<PublicationRow> {
  for (const { publication_no } of await readDue(db, now))
    await endPublication(db, publication_no, 'replaced');
  const live = await readLive(db);
  const row: PublicationRow = {
    ...repeated,
    publication_no: await nextOf(db, 'publication_no'),
    ...{ author, note },
    // A start of the server does not publish once more what was taken back.
    folder: live?.folder ?? null,
    ...{ created_at: now, due_at: now, live_at: now },
    live_no: await nextOf(db, 'live_no'),
  };
  await db.insertInto('publications').values(row).execute();
  await forgetOldPublications(db);
  return row;
}

/** @returns false when it had ended already, or is not `owner`'s any more */
export async function endPublication(
  db: Kysely<Database>,
  number: number,
  state: 'failed' | 'replaced' | 'canceled',
  { faults = null, owner }: { faults?: string[] | null; owner?: string | null } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ state, faults: faults && toJson(faults), lease_owner: null, lease_until: null })
    .where('publication_no', '=', number)
    .where('state', 'in', state === 'canceled' ? ['waiting'] : ['waiting', 'rendering'])
    .$if(owner !== undefined, (update) => update.where('lease_owner', '=', owner ?? ''))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** One more than the highest: who writes publications holds their counter, and the newest is never deleted. */
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

/** All but the newest that were live, and what ended before the oldest of these was asked for. */
async function forgetOldPublications(db: Transaction<Database>): Promise<void> {
  const live = await db
    .selectFrom('publications')
    .select(['publication_no', 'live_no'])
    .where('live_no', 'is not', null)
    .orderBy('live_no', 'desc')
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
          is('state', 'in', ['failed', 'replaced', 'canceled']),
        ]),
      ]),
    )
    .execute();
}
