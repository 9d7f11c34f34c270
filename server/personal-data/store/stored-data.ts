/** Where visitors' data is stored, by which columns it is found, and when it is deleted. Erasure and retention follow this table. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

interface StoredData {
  /** Columns with the id of a lead, its number in the office, or a mailbox (its address, or its SHA-256). */
  foundBy: ('submission_id' | 'lead_no' | 'email' | 'address_hash')[];
  /**
   * `lead_days`, `photo_days`: after the retention of site.yaml. `erasure`: only an erasure deletes it. `never`: it
   * records what may not be sent again, and outlives an erasure.
   */
  goes: 'lead_days' | 'photo_days' | 'next day' | 'erasure' | 'never';
}

/**
 * Every table with visitors' data, in the order of deletion: rows that refer to others come first. Mail files in
 * DATA_DIR/mail, named by the id of their lead, are deleted after `retention.photo_days`.
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

/** Number of deleted rows by table; tables without any are left out. */
export type DeletedRows = Record<string, number>;

/** Deletes everything about leads. @param ids of leads, and of signups, which have their own ids */
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
 * Deletes everything about mailboxes that an erasure may delete.
 * @param emails addresses of signups, as stored
 * @param until later rows stay, ms since the epoch. Default: none stay
 */
export async function deleteMailboxes(
  db: Kysely<Database>,
  { emails, hashes, until }: { emails: string[]; hashes: string[]; until?: number | undefined },
): Promise<DeletedRows> {
  const among = (column: string, values: string[]) =>
    values.length > 0 ? sql`${sql.ref(column)} in (${sql.join(values)})` : null;
  return deleteWhere(db, (column, table) => {
    if (column === 'email') return among(column, emails);
    const found = column === 'address_hash' ? among(column, hashes) : null;
    // Counters have a day instead of a time.
    return found && until !== undefined && table !== 'mail_counters'
      ? sql`${found} and created_at <= ${until}`
      : found;
  });
}

/** @param conditionOf the rows to delete, by one of `foundBy`; null if the column finds none */
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
