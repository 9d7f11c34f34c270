/**
 * The inbox: next calls first, then the newest; filters and search. Every query but the search has an index
 * (server/database/first-migration.ts); the search reads one text per lead, newest first.
 */
import { type Kysely, sql } from 'kysely';
import type { Area } from '../../../domain/content/site-schema.ts';
import type { LeadQuery, LeadSummary } from '../../../domain/office/leads-api.ts';
import { CALL_NEXT_DAYS } from '../../../domain/office/promise.ts';
import { OFFICE_LIMITS } from '../../../domain/office/protocol.ts';
import { searchPatterns } from '../../../domain/office/search-words.ts';
import type { Database, OfficeLeadRow } from '../../database/tables.ts';
import { plainSummary, summariesOf } from './lead-summaries.ts';
import { isNotInInbox } from './office-leads.ts';

interface InboxContext {
  db: Kysely<Database>;
  areas: Area[];
  now: number;
  /** The user who asks. */
  personId: string;
}

export async function readInbox(query: LeadQuery, context: InboxContext) {
  const { db } = context;
  const counts = await readCounts(context);
  if (query.view === 'quarantine') {
    return { call_next: [], ...(await readQuarantine(query, context)), counts };
  }
  const { view, status, assigned_to, q, after } = query;
  const isPlain = (view === 'inbox' || view === 'mine') && !(after || q || status || assigned_to);
  const next = isPlain ? await readCallNext(query, context) : [];
  const { rows, next: nextPage } = await readPage(query, context);
  const shown = new Set(next.map(({ submission_id }) => submission_id));
  const summaries = await summariesOf(
    db,
    [...next, ...rows.filter(({ submission_id }) => !shown.has(submission_id))],
    context.areas,
  );
  return {
    call_next: summaries.filter(({ submission_id }) => shown.has(submission_id)),
    leads: summaries.filter(({ submission_id }) => !shown.has(submission_id)),
    next: nextPage,
    counts,
  };
}

/** Leads waiting for a call, unless overdue for so long that no visitor expects it. */
function dueLeads({ db, now }: Pick<InboxContext, 'db' | 'now'>) {
  return db
    .selectFrom('office_leads')
    .where('due_at', '>', now - CALL_NEXT_DAYS * 86_400_000)
    .where((is) => is.or([is('snoozed_until', 'is', null), is('snoozed_until', '<=', now)]));
}

function readCallNext(query: LeadQuery, context: InboxContext): Promise<OfficeLeadRow[]> {
  return dueLeads(context)
    .$if(query.view === 'mine', (due) => due.where('assigned_to', '=', context.personId))
    .selectAll()
    .orderBy('due_at')
    .limit(OFFICE_LIMITS.callNext)
    .execute();
}

async function readCounts(context: InboxContext) {
  const { db, now } = context;
  const count = sql<number>`count(*)`.as('count');
  const [waiting, late, quarantine, dead] = await Promise.all([
    dueLeads(context).select(count).executeTakeFirstOrThrow(),
    dueLeads(context).where('due_at', '<=', now).select(count).executeTakeFirstOrThrow(),
    db
      .selectFrom(
        selectQuarantined(db)
          .select('submission_id')
          .orderBy('created_at', 'desc')
          .limit(OFFICE_LIMITS.counted)
          .as('some'),
      )
      .select(count)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('outbox')
      .select(count)
      .where('state', '=', 'dead_letter')
      .executeTakeFirstOrThrow(),
  ]);
  return {
    call_next: Number(waiting.count),
    late: Number(late.count),
    quarantine: Number(quarantine.count),
    dead_letters: Number(dead.count),
  };
}

async function readPage(
  query: LeadQuery,
  context: InboxContext,
): Promise<{ rows: OfficeLeadRow[]; next: string | null }> {
  const patterns = query.q ? searchPatterns(query.q) : [];
  // A search without letters and digits finds nothing.
  if (query.q && patterns.length === 0) return { rows: [], next: null };
  const rows = await filtered(query, context)
    .where((is) => is.and(patterns.map((pattern) => is('search_text', 'like', pattern))))
    .orderBy('lead_no', 'desc')
    .limit(OFFICE_LIMITS.page + 1)
    .execute();
  const page = rows.slice(0, OFFICE_LIMITS.page);
  const last = page.at(-1);
  return {
    rows: page,
    next: last && rows.length > page.length ? String(last.lead_no) : null,
  };
}

function filtered(
  { view, status, assigned_to, after, q }: LeadQuery,
  { db, now, personId }: InboxContext,
) {
  let all = db.selectFrom('office_leads').selectAll();
  // A search or a status covers all leads, whatever the view.
  if (view === 'inbox' && !q && !status) {
    all = all
      .where('is_open', '=', 1)
      .where((is) => is.or([is('snoozed_until', 'is', null), is('snoozed_until', '<=', now)]));
  }
  if (view === 'mine') all = all.where('assigned_to', '=', personId);
  if (view === 'snoozed') all = all.where('snoozed_until', '>', now);
  if (status) all = all.where('status', '=', status);
  if (assigned_to === 'nobody') all = all.where('assigned_to', 'is', null);
  else if (assigned_to) all = all.where('assigned_to', '=', assigned_to);
  const before = Number(after);
  if (after && Number.isSafeInteger(before)) all = all.where('lead_no', '<', before);
  return all;
}

/** Quarantined leads not yet judged. */
const selectQuarantined = (db: Kysely<Database>) =>
  db
    .selectFrom('contact_submissions')
    .where('quarantine_reason', 'is not', null)
    .where(isNotInInbox);

async function readQuarantine(
  { after }: LeadQuery,
  { db, areas }: InboxContext,
): Promise<{ leads: LeadSummary[]; next: string | null }> {
  const [time = '', id = ''] = (after ?? '').split(':');
  const rows = await selectQuarantined(db)
    .selectAll()
    .$if(after !== undefined, (all) =>
      all.where((is) =>
        is.or([
          is('created_at', '<', Number(time)),
          is.and([is('created_at', '=', Number(time)), is('submission_id', '>', id)]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('submission_id')
    .limit(OFFICE_LIMITS.page + 1)
    .execute();
  const page = rows.slice(0, OFFICE_LIMITS.page);
  const last = page.at(-1);
  return {
    leads: page.map((lead) => plainSummary(lead, areas)),
    next: last && rows.length > page.length ? `${last.created_at}:${last.submission_id}` : null,
  };
}
