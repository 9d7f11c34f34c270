/** The audit log: who did what, when. Entries are append-only; only an erasure or retention deletes them. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { nextNumber } from './counters.ts';

export interface AuditEntry {
  at: number;
  /** Null when the act needed no sign-in. */
  person: { person_id: string; name: string } | null;
  /** Name of the act, such as `sign-in`, `lead.status` or `people.invite`. */
  what: string;
  submissionId?: string;
  /** The person, device or file that the act changed. */
  about?: string;
  /** One line, without what visitors said. */
  detail?: string;
}

declare const RECORDED: unique symbol;
/**
 * Number of an entry that was written. Only addAuditEntry makes one: a function that has to return it can't leave the entry out.
 */
export type Recorded = number & { readonly [RECORDED]: true };

/** Call it within the transaction of the change, so that a change and its entry are committed together. */
export async function addAuditEntry(
  db: Transaction<Database>,
  entry: AuditEntry,
): Promise<Recorded> {
  const { at, person, what, submissionId, about, detail } = entry;
  const entry_id = await nextNumber(db, 'audit');
  await db
    .insertInto('office_audit')
    .values({
      entry_id,
      at,
      person_id: person?.person_id ?? null,
      who: person?.name ?? null,
      what,
      submission_id: submissionId ?? null,
      about: about ?? null,
      detail: detail ?? null,
    })
    .execute();
  return entry_id as Recorded;
}

const PAGE = 100;

/** @param before only entries before this one. Default: the newest. */
export async function readAudit(db: Kysely<Database>, before?: number) {
  const rows = await db
    .selectFrom('office_audit')
    .select(['entry_id', 'at', 'who', 'what', 'detail'])
    .select((column) => column.fn.coalesce('submission_id', 'about').as('about'))
    .$if(before !== undefined, (query) => query.where('entry_id', '<', before as number))
    .orderBy('entry_id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return {
    entries: page,
    next: rows.length > PAGE ? (page.at(-1)?.entry_id ?? null) : null,
  };
}
