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
import { changeOfficeLead, findOfficeLead } from './office-leads.ts';

type InboxChange = 'arrived' | 'completed' | 'known' | 'gone';

export interface InboxContext {
  site: Site;
  now: number;
}

/** Adds a lead, or records that it was completed. Idempotent. */
export function addToInbox(
  db: Kysely<Database>,
  submissionId: string,
  { site }: Pick<InboxContext, 'site'>,
): Promise<InboxChange> {
  return inTransaction(db, async (transaction) => {
    const known = await findOfficeLead(transaction, submissionId);
    const lead = await findLead(transaction, submissionId);
    if (!lead) return 'gone';
    if (known?.stage === lead.stage) return 'known';
    if (known) {
      const event_id = await nextNumber(transaction, 'event');
      const { stage, territory, source } = lead;
      await changeOfficeLead(transaction, submissionId, { stage, territory, source, event_id });
      await writeSearchText(
        transaction,
        lead,
        known.lead_no,
        await readNotes(transaction, submissionId),
      );
      return 'completed';
    }
    const event_id = await nextNumber(transaction, 'event');
    // Another worker may have inserted the entry while this one waited for the lock.
    if (await findOfficeLead(transaction, submissionId)) return 'known';
    await insertLeads(transaction, [lead], event_id, site);
    return 'arrived';
  });
}

/** In the given order. */
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

/** Rewrites a lead's search text, after completion and with every note. */
export async function writeSearchText(
  db: Kysely<Database>,
  lead: LeadRow,
  lead_no: number,
  notes: string[],
): Promise<void> {
  await db
    .updateTable('office_leads')
    .set({ search_text: searchText(lead, notes) })
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

/** Notes about a lead. */
export async function readNotes(db: Kysely<Database>, submissionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('office_acts')
    .select('said')
    .where('submission_id', '=', submissionId)
    .where('type', '=', 'note')
    .execute();
  return rows.flatMap(({ said }) => fromJson(said).text ?? []);
}

/** Leads of one transaction, and ms between two: others wait meanwhile. */
const BATCH = 250;
const PAUSE_MS = 5;
/** Newer leads than this, ms, get an event each. */
const NEWS_MS = 3_600_000;

/**
 * Adds leads that arrived before the first invitation, or slipped through while replicas learned of it.
 * @param since only leads received after this, ms since the epoch
 * @returns how many were added
 */
export async function addMissingToInbox(
  db: Kysely<Database>,
  since: number,
  { site, now }: InboxContext,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  let from = { created_at: since, submission_id: '' };
  while (!signal.aborted) {
    const missing = await db
      .selectFrom('contact_submissions')
      .select(['submission_id', 'created_at'])
      .where((is) =>
        is.or([
          is('created_at', '>', from.created_at),
          is.and([
            is('created_at', '=', from.created_at),
            is('submission_id', '>', from.submission_id),
          ]),
        ]),
      )
      .where('quarantine_reason', 'is', null)
      .where((is) =>
        is.or([
          is('stage', '=', 'complete'),
          is('created_at', '<', now - CHAT_TIMINGS.partialDeadline),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('office_leads')
              .select('office_leads.submission_id')
              .whereRef('office_leads.submission_id', '=', 'contact_submissions.submission_id'),
          ),
        ),
      )
      .orderBy('created_at')
      .orderBy('submission_id')
      .limit(BATCH)
      .execute();
    const isNews = ({ created_at }: { created_at: number }) => created_at > now - NEWS_MS;
    const old = missing.filter((lead) => !isNews(lead)).map(({ submission_id }) => submission_id);
    if (old.length > 0)
      count += await inTransaction(db, (transaction) => addOldToInbox(transaction, old, site));
    for (const { submission_id } of missing.filter(isNews))
      if ((await addToInbox(db, submission_id, { site })) === 'arrived') count += 1;
    const last = missing.at(-1);
    if (!last || missing.length < BATCH) break;
    from = last;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return count;
}

/** One number for all: no screen needs a thousand old leads one by one. */
async function addOldToInbox(db: Kysely<Database>, ids: string[], site: Site): Promise<number> {
  const event_id = await nextNumber(db, 'event');
  const known = await db
    .selectFrom('office_leads')
    .select('submission_id')
    .where('submission_id', 'in', ids)
    .execute();
  const leads = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('submission_id')
    .execute();
  const knownIds = new Set(known.map(({ submission_id }) => submission_id));
  const missing = leads.filter(({ submission_id }) => !knownIds.has(submission_id));
  if (missing.length > 0) await insertLeads(db, missing, event_id, site);
  return missing.length;
}
