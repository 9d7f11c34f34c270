/**
 * Adds leads to the inbox: sequence number, due time, search text. An outbox row of kind `arrival` triggers it: at
 * once, for a partial lead at the end of its conversation, for a quarantined one when it is released.
 */
import type { Kysely } from 'kysely';
import { CHAT_TIMINGS } from '../../../domain/chat/chat-script.ts';
import type { Site } from '../../../domain/content/site-schema.ts';
import { promisedBy } from '../../../domain/office/promise.ts';
import { relationKeys, searchText } from '../../../domain/office/search-words.ts';
import { nextNumber } from '../../activity/store/counters.ts';
import { inTransaction } from '../../database/database.ts';
import { rowInserter } from '../../database/insert-rows.ts';
import { fromJson } from '../../database/json.ts';
import type {
  Database,
  LeadRow,
  OfficeLeadRow,
  OfficePersonKeysTable,
} from '../../database/tables.ts';
import { findLead } from '../../leads/store/stored-leads.ts';
import { changeOfficeLead, findOfficeLead, isNotInInbox } from './office-leads.ts';

/** Adds a lead, or records that it was completed. Idempotent. @returns false if the lead is gone */
export function addToInbox(
  db: Kysely<Database>,
  submissionId: string,
  { site }: { site: Site },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const known = await findOfficeLead(transaction, submissionId);
    const lead = await findLead(transaction, submissionId);
    if (!lead) return false;
    if (known?.stage === lead.stage) return true;
    if (known) {
      const event_id = await nextNumber(transaction, 'event');
      const { stage, territory, source } = lead;
      await changeOfficeLead(transaction, submissionId, { stage, territory, source, event_id });
      await writeSearchText(transaction, lead, known.lead_no);
      return true;
    }
    const event_id = await nextNumber(transaction, 'event');
    // Another worker may have inserted the entry while this one waited for the lock.
    if (!(await findOfficeLead(transaction, submissionId)))
      await insertLeads(transaction, [lead], event_id, site);
    return true;
  });
}

/** Numbers the leads in this order. */
async function insertLeads(
  db: Kysely<Database>,
  leads: LeadRow[],
  event_id: number,
  site: Site,
): Promise<void> {
  const last = await nextNumber(db, 'lead', leads.length);
  const rows = leads.map((lead, index) =>
    officeLead(lead, last - leads.length + 1 + index, event_id, site),
  );
  await insertOfficeLeads(db, rows);
  await insertKeys(
    db,
    leads.flatMap((lead, index) => keysOf(lead, rows[index]?.lead_no ?? 0)),
  );
  // A corrected request needs no call of its own.
  const overtaken = leads.flatMap(({ replaces }) => replaces ?? []);
  if (overtaken.length > 0)
    await db
      .updateTable('office_leads')
      .set({ is_open: 0, due_at: null, event_id })
      .where('submission_id', 'in', overtaken)
      .where('status', '=', 'new')
      .execute();
}

const insertOfficeLeads = rowInserter((db, rows: OfficeLeadRow[]) =>
  db.insertInto('office_leads').values(rows),
);

function officeLead(lead: LeadRow, lead_no: number, event_id: number, site: Site): OfficeLeadRow {
  const isContacted = lead.contacted_at !== null;
  const promise_at = promisedBy(site, lead.created_at);
  return {
    submission_id: lead.submission_id,
    lead_no,
    received_at: lead.created_at,
    stage: lead.stage,
    territory: lead.territory,
    source: lead.source,
    status: isContacted ? 'contacted' : 'new',
    is_open: 1,
    lost_reason: null,
    amount_cents: null,
    assigned_to: null,
    snoozed_until: null,
    promise_at,
    due_at: isContacted ? null : promise_at,
    reminded_for: null,
    notes: 0,
    event_id,
    search_text: searchText(lead, []),
  };
}

/** Rewrites a lead's search text and keys, after its completion and after each note. */
export async function writeSearchText(
  db: Kysely<Database>,
  lead: LeadRow,
  lead_no: number,
): Promise<void> {
  const notes = await db
    .selectFrom('office_acts')
    .select('said')
    .where('submission_id', '=', lead.submission_id)
    .where('type', '=', 'note')
    .execute();
  const texts = notes
    .map(({ said }) => fromJson(said))
    .flatMap((said) => ('text' in said ? said.text : []));
  await db
    .updateTable('office_leads')
    .set({ search_text: searchText(lead, texts) })
    .where('lead_no', '=', lead_no)
    .execute();
  await db.deleteFrom('office_person_keys').where('lead_no', '=', lead_no).execute();
  await insertKeys(db, keysOf(lead, lead_no));
}

const keysOf = (lead: LeadRow, lead_no: number): OfficePersonKeysTable[] =>
  relationKeys(lead).map((person_key) => ({ person_key, lead_no }));

const insertKeys = rowInserter((db, rows: OfficePersonKeysTable[]) =>
  db.insertInto('office_person_keys').values(rows),
);

/** Leads of one transaction, and the pause between two in ms, in which others write. */
const BATCH = 250;
const PAUSE_MS = 5;

/**
 * Adds leads that arrived before the first invitation, or while a replica did not know of it yet. Up to 250 share one
 * event.
 * @param since only leads received after this, ms since the epoch
 * @returns how many were added
 */
export async function addMissingToInbox(
  db: Kysely<Database>,
  since: number,
  { site, now }: { site: Site; now: number },
  signal: AbortSignal,
): Promise<number> {
  const missingIn = (database: Kysely<Database>) =>
    database
      .selectFrom('contact_submissions')
      .selectAll()
      .where('created_at', '>', since)
      .where('quarantine_reason', 'is', null)
      .where((is) =>
        is.or([
          is('stage', '=', 'complete'),
          is('created_at', '<', now - CHAT_TIMINGS.partialDeadline),
        ]),
      )
      .where(isNotInInbox)
      .orderBy('created_at')
      .orderBy('submission_id');
  let count = 0;
  // Asked without a lock first: open screens fetch again after each event.
  while (!signal.aborted && (await missingIn(db).limit(1).executeTakeFirst())) {
    count += await inTransaction(db, async (transaction) => {
      const event_id = await nextNumber(transaction, 'event');
      const leads = await missingIn(transaction).limit(BATCH).execute();
      if (leads.length > 0) await insertLeads(transaction, leads, event_id, site);
      return leads.length;
    });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return count;
}
