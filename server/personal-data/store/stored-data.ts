/** Where the data of visitors is stored, how it is found, and when it goes. Erasure and retention delete by this table. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

interface StoredData {
  /**
   * Columns that name a request (its id), a mailbox (its address, or its SHA-256), or a request by the office's number.
   */
  foundBy: ('submission_id' | 'lead_no' | 'email' | 'address_hash')[];
  /**
   * When retention deletes a row: with its request after `retention.lead_days` of site.yaml, pictures sooner after
   * `retention.photo_days`, counters the day after. `erasure`: nothing else deletes it. `never`: it outlives an erasure, because it
   * records what may not be sent again.
   */
  goes: 'lead_days' | 'photo_days' | 'next day' | 'erasure' | 'never';
}

/**
 * Every table with data of visitors, in the order in which rows are deleted: those that refer to others first. Mails lie in
 * DATA_DIR/mail, too, under names that hold the id of their request; they go after `retention.photo_days`.
 */
export const STORED_DATA = {
  office_person_keys: { foundBy: ['lead_no'], goes: 'lead_days' },
  office_acts: { foundBy: ['submission_id'], goes: 'lead_days' },
  office_audit: { foundBy: ['submission_id'], goes: 'lead_days' },
  office_leads: { foundBy: ['submission_id'], goes: 'lead_days' },
  outbox: { foundBy: ['submission_id'], goes: 'lead_days' },
  lead_pictures: { foundBy: ['submission_id'], goes: 'photo_days' },
  visit_spots: { foundBy: ['submission_id'], goes: 'lead_days' },
  visits: { foundBy: ['submission_id'], goes: 'lead_days' },
  contact_submissions: { foundBy: ['submission_id'], goes: 'lead_days' },
  newsletter_signups: { foundBy: ['submission_id', 'email'], goes: 'erasure' },
  newsletter_confirmations: { foundBy: ['address_hash'], goes: 'erasure' },
  mail_counters: { foundBy: ['address_hash'], goes: 'next day' },
  newsletter_suppressions: { foundBy: ['address_hash'], goes: 'never' },
  review_requests: { foundBy: ['address_hash'], goes: 'never' },
} as const satisfies Partial<Record<keyof Database, StoredData>>;

/** Numbers of deleted rows by table, without tables that had none. */
export type DeletedRows = Record<string, number>;

/** Deletes all that is stored about requests. @param ids of the requests, and of sign-ups that have ids of their own */
export async function deleteRequests(db: Kysely<Database>, ids: string[]): Promise<DeletedRows> {
  if (ids.length === 0) return {};
  const wanted = sql`(${sql.join(ids)})`;
  const valuesOf = {
    submission_id: wanted,
    lead_no: sql`(select lead_no from office_leads where submission_id in ${wanted})`,
  };
  return deleteWhere(db, (column) =>
    column in valuesOf
      ? sql`${sql.ref(column)} in ${valuesOf[column as keyof typeof valuesOf]}`
      : null,
  );
}

/**
 * Deletes all that is stored about mailboxes, but what may not be sent to them again.
 * @param emails addresses of sign-ups, as they are stored
 * @param hashes of the mailboxes
 * @param until rows that came later stay, ms since the epoch. Default: none stay
 */
export async function deleteMailboxes(
  db: Kysely<Database>,
  { emails, hashes, until }: { emails: string[]; hashes: string[]; until?: number },
): Promise<DeletedRows> {
  const among = (column: string, values: string[]) =>
    values.length > 0 ? sql`${sql.ref(column)} in (${sql.join(values)})` : null;
  return deleteWhere(db, (column, table) => {
    if (column === 'email') return among(column, emails);
    const found = column === 'address_hash' ? among(column, hashes) : null;
    // Counters have a day in place of a time.
    return found && until !== undefined && table !== 'mail_counters'
      ? sql`${found} and created_at <= ${until}`
      : found;
  });
}

/** @param conditionOf the rows that go, by a column that finds them; null if it finds none of what is wanted */
async function deleteWhere(
  db: Kysely<Database>,
  conditionOf: (column: string, table: string) => ReturnType<typeof sql> | null,
): Promise<DeletedRows> {
  const rows: DeletedRows = {};
  for (const [table, { foundBy, goes }] of Object.entries(STORED_DATA)) {
    if (goes === 'never') continue;
    for (const column of foundBy) {
      const condition = conditionOf(column, table);
      if (!condition) continue;
      const deleted = await sql`delete from ${sql.table(table)} where ${condition}`.execute(db);
      const count = Number(deleted.numAffectedRows ?? 0);
      if (count > 0) rows[table] = (rows[table] ?? 0) + count;
    }
  }
  return rows;
}
