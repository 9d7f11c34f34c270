/** Backups and erasures that the office started, so that any server can say how they are doing. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EraseAnswer, JobKind, OfficeJob } from '../../../domain/office/chores-api.ts';
import { type AuditEntry, addAuditEntry } from '../../activity/store/audit.ts';
import { inTransaction } from '../../database/database.ts';
import { databaseFailure } from '../../database/failures.ts';
import type { Database, OfficeJobRow } from '../../database/tables.ts';

/** A job of which no server has noted for so long that it runs was cut off, ms: an erasure holds SQLite for a while. */
const CUT_OFF_AFTER_MS = 60_000;

export interface NewJob {
  kind: JobKind;
  /** Name of who starts it. */
  who: string;
  /** Written with it. Default: none. */
  entry?: AuditEntry | undefined;
  /** ms since the epoch. */
  now: number;
}

/** @returns null when one is running: nothing was written. */
export async function beginJob(
  db: Kysely<Database>,
  { kind, who, entry, now }: NewJob,
): Promise<OfficeJob | null> {
  await db
    .updateTable('office_jobs')
    .set({ state: 'cut-off' })
    .where('state', '=', 'running')
    .where('seen_at', '<', now - CUT_OFF_AFTER_MS)
    .execute();
  const row: OfficeJobRow = {
    job_id: randomUUID(),
    kind,
    state: 'running',
    who,
    started_at: now,
    seen_at: now,
    finished_at: null,
    result: null,
  };
  try {
    await inTransaction(db, async (transaction) => {
      await transaction.insertInto('office_jobs').values(row).execute();
      await transaction
        .deleteFrom('office_jobs')
        .where('kind', '=', kind)
        .where('state', '!=', 'running')
        .execute();
      if (entry) await addAuditEntry(transaction, entry);
    });
  } catch (error) {
    if (databaseFailure(error) === 'duplicate') return null;
    throw error;
  }
  return toJob(row, now);
}

/** It still runs. */
export async function noteJobRuns(db: Kysely<Database>, jobId: string, now: number): Promise<void> {
  await db
    .updateTable('office_jobs')
    .set({ seen_at: now })
    .where('job_id', '=', jobId)
    .where('state', '=', 'running')
    .execute();
}

export type JobEnd =
  | { state: 'done'; erased: EraseAnswer | null }
  | { state: 'failed' | 'cut-off' };

/** Also of one that was taken for cut off: it was not. */
export async function endJob(
  db: Kysely<Database>,
  jobId: string,
  end: JobEnd,
  now: number,
): Promise<void> {
  const erased = end.state === 'done' ? end.erased : null;
  await db
    .updateTable('office_jobs')
    .set({
      state: end.state,
      finished_at: end.state === 'cut-off' ? null : now,
      result: erased && JSON.stringify(erased),
    })
    .where('job_id', '=', jobId)
    .execute();
}

export async function lastJob(
  db: Kysely<Database>,
  kind: JobKind,
  now: number,
): Promise<OfficeJob | null> {
  const row = await db
    .selectFrom('office_jobs')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toJob(row, now) : null;
}

function toJob({ seen_at, result, ...row }: OfficeJobRow, now: number): OfficeJob {
  const isCutOff = row.state === 'running' && now - seen_at > CUT_OFF_AFTER_MS;
  return {
    ...row,
    state: isCutOff ? 'cut-off' : row.state,
    erased: result === null ? null : (JSON.parse(result) as EraseAnswer),
  };
}
