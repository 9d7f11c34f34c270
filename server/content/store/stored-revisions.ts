/** Revisions of content files. Writers hold the counter `publication` (activity/store/counters.ts). */
import type { Kysely } from 'kysely';
import type { Revisions } from '../../../domain/content/revisions.ts';
import { nextNumber } from '../../activity/store/counters.ts';
import { rowInserter } from '../../database/insert-rows.ts';
import type { ContentRevisionRow, Database } from '../../database/tables.ts';

const HEAD = [
  'revision_no',
  'path',
  'hash',
  'is_draft',
  'begun_no',
  'author',
  'created_at',
] as const;
/** A revision without its text. */
export type RevisionHead = Pick<ContentRevisionRow, (typeof HEAD)[number]>;

/** `begun_no`: first revision of the draft that this one continues; null if it starts a draft. */
type NewRevision = Omit<ContentRevisionRow, 'revision_no' | 'begun_no'> & {
  begun_no?: number | null;
};

const insertRows = rowInserter((db, rows: ContentRevisionRow[]) =>
  db.insertInto('content_revisions').values(rows),
);

/** A new draft replaces the path's earlier draft. @returns the revision number of each path */
export async function insertRevisions(
  db: Kysely<Database>,
  revisions: NewRevision[],
): Promise<Revisions> {
  if (revisions.length === 0) return {};
  const last = await nextNumber(db, 'revision', revisions.length);
  const rows = revisions.map(({ begun_no, ...revision }, index) => {
    const revision_no = last - revisions.length + 1 + index;
    return { ...revision, revision_no, begun_no: begun_no ?? revision_no };
  });
  const drafts = rows.filter(({ is_draft }) => is_draft === 1).map(({ path }) => path);
  if (drafts.length > 0)
    await db
      .updateTable('content_revisions')
      .set({ is_draft: 0 })
      .where('path', 'in', drafts)
      .where('is_draft', '=', 1)
      .execute();
  await insertRows(db, rows);
  return Object.fromEntries(rows.map(({ path, revision_no }) => [path, revision_no]));
}

export function findRevision(
  db: Kysely<Database>,
  number: number,
): Promise<ContentRevisionRow | undefined> {
  return db
    .selectFrom('content_revisions')
    .selectAll()
    .where('revision_no', '=', number)
    .executeTakeFirst();
}

export async function readRevisionHeads(
  db: Kysely<Database>,
  revisions: Revisions,
): Promise<RevisionHead[]> {
  const numbers = Object.values(revisions);
  if (numbers.length === 0) return [];
  const rows = db.selectFrom('content_revisions').select(HEAD);
  return rows.where('revision_no', 'in', numbers).execute();
}

/** Revisions that no publication has shown. */
export function readDrafts(db: Kysely<Database>): Promise<RevisionHead[]> {
  return db
    .selectFrom('content_revisions')
    .select(HEAD)
    .where('is_draft', '=', 1)
    .orderBy('path')
    .execute();
}

/** The newest revisions of a path with their texts, newest first. @param at most this many */
export function readHistory(
  db: Kysely<Database>,
  path: string,
  most: number,
): Promise<ContentRevisionRow[]> {
  return db
    .selectFrom('content_revisions')
    .selectAll()
    .where('path', '=', path)
    .orderBy('revision_no', 'desc')
    .limit(most)
    .execute();
}

/** Updates a draft in place, for changes within one sitting. */
export async function changeDraft(
  db: Kysely<Database>,
  number: number,
  changed: Pick<ContentRevisionRow, 'text' | 'hash' | 'created_at'>,
): Promise<void> {
  await db
    .updateTable('content_revisions')
    .set(changed)
    .where('revision_no', '=', number)
    .where('is_draft', '=', 1)
    .execute();
}

/** Texts by path, without files removed in this state. @param paths default: all */
export async function readTexts(
  db: Kysely<Database>,
  revisions: Revisions,
  paths = Object.keys(revisions),
): Promise<Map<string, string>> {
  const numbers = paths.flatMap((path) => revisions[path] ?? []);
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_revisions')
    .select(['path', 'text'])
    .where('revision_no', 'in', numbers)
    .execute();
  return new Map(
    rows.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as [string, string]])),
  );
}

/** Ends drafts, once they are live or discarded. */
export async function endDrafts(db: Kysely<Database>, numbers: number[]): Promise<void> {
  if (numbers.length === 0) return;
  await db
    .updateTable('content_revisions')
    .set({ is_draft: 0 })
    .where('is_draft', '=', 1)
    .where('revision_no', 'in', numbers)
    .execute();
}
