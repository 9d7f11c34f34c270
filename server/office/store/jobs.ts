/** Erasures that the office started, so that any server can say how they are doing. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PersonRef } from '../../../domain/office/fields.ts';
import type { EraseAnswer, JobKind, OfficeJob } from '../../../domain/office/jobs-api.ts';
import { addAuditEntry, type Recorded } from '../../activity/store/audit.ts';
import { inTransaction } from '../../database/database.ts';
import { databaseFailure } from '../../database/failures.ts';
import { fromJson, toJson } from '../../database/json.ts';
import type { Database, OfficeJobRow } from '../../database/tables.ts';

/** A job of which no server has noted for so long that it runs was cut off, ms: an erasure holds SQLite for a while. */
const CUT_OFF_AFTER_MS = 60_000;

export interface NewJob {
  kind: JobKind;
  /** Who starts it. */
  by: PersonRef;
  /** ms since the epoch. */
  now: number;
}

/** With the entry of the audit log that it was started. @returns null when one is running: nothing was written. */
export async function beginJob(
  db: Kysely<Database>,
  { kind, by, now }: NewJob,
): Promise<{ job: OfficeJob; recorded: Recorded } | null> {
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
    who: by.name,
    started_at: now,
    seen_at: now,
    finished_at: null,
    result: null,
  };
  try {
    const recorded = await inTransaction(db, async (transaction) => {
      await transaction.insertInto('office_jobs').values(row).execute();
      await transaction
        .deleteFrom('office_jobs')
        .where('kind', '=', kind)
        .where('state', '!=', 'running')
        .execute();
      return addAuditEntry(transaction, { at: now, person: by, what: `${kind}.begin` });
    });
    return { job: toJob(row, now), recorded };
  } catch (error) {
    if (databaseFailure(error) === 'duplicate') return null;
    throw error;
  }
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
      result: erased && toJson(erased),
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
    erased: result === null ? null : fromJson(result),
  };
}
