/** The inbox: whom to call next, then the newest; filters and search. Every query has an index (server/database/migrations.ts). */
import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Area } from '../../../domain/content/site-schema.ts';
import { OFFICE_LIMITS } from '../../../domain/office/api.ts';
import type { LeadList, LeadQuery, LeadSummary } from '../../../domain/office/leads-api.ts';
import { CALL_NEXT_DAYS } from '../../../domain/office/promise.ts';
import { readSearch } from '../../../domain/office/search-words.ts';
import { lastNumber } from '../../activity/store/counters.ts';
import { type Database, DEAD_LETTER, type OfficeLeadRow } from '../../database/tables.ts';
import { plainSummary, summariesOf } from './lead-summaries.ts';

export interface InboxContext {
  db: Kysely<Database>;
  areas: Area[];
  now: number;
  /** Who asks. */
  personId: string;
}

export async function readInbox(query: LeadQuery, context: InboxContext): Promise<LeadList> {
  const { db } = context;
  // First: what happens while the rest is read is told again.
  const event_id = await lastNumber(db, 'event');
  const counts = await readCounts(context);
  if (query.view === 'quarantine') {
    return { call_next: [], ...(await readQuarantine(query, context)), counts, event_id };
  }
  const isPlain =
    (query.view === 'inbox' || query.view === 'mine') &&
    !query.after &&
    !query.q &&
    !FILTERS.some((name) => query[name] !== undefined);
  const next = isPlain ? await readCallNext(query, context) : [];
  const { rows, after } = await readPage(query, context);
  const shown = new Set(next.map(({ submission_id }) => submission_id));
  const summaries = await summariesOf(
    db,
    [...next, ...rows.filter(({ submission_id }) => !shown.has(submission_id))],
    context.areas,
  );
  return {
    call_next: summaries.filter(({ submission_id }) => shown.has(submission_id)),
    leads: summaries.filter(({ submission_id }) => !shown.has(submission_id)),
    next: after,
    counts,
    event_id,
  };
}

const FILTERS = [
  'status',
  'assigned_to',
  'territory',
  'source',
  'stage',
  'since',
  'until',
] as const;

type Leads = SelectQueryBuilder<Database, 'office_leads', OfficeLeadRow>;

/** Waiting for a call, and not for so long that nobody expects it any more. */
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

async function readCounts(context: InboxContext): Promise<LeadList['counts']> {
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
      .where('state', '=', DEAD_LETTER)
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
): Promise<{ rows: OfficeLeadRow[]; after: string | null }> {
  const words = query.q ? readSearch(query.q) : [];
  // What has no letter and no digit is found nowhere.
  if (query.q && words.length === 0) return { rows: [], after: null };
  const rows = await (words.length > 0
    ? search(words, query, context)
    : filtered(selectLeads(context.db), query, context)
        .orderBy('lead_no', 'desc')
        .limit(OFFICE_LIMITS.page + 1)
        .execute());
  const page = rows.slice(0, OFFICE_LIMITS.page);
  const last = page.at(-1);
  return {
    rows: page,
    after: last && rows.length > OFFICE_LIMITS.page ? String(last.lead_no) : null,
  };
}

const selectLeads = (db: Kysely<Database>): Leads => db.selectFrom('office_leads').selectAll();

function filtered(leads: Leads, query: LeadQuery, { now, personId }: InboxContext): Leads {
  const { view, status, assigned_to, territory, source, stage, since, until, after } = query;
  const isSearch = Boolean(query.q);
  let all = leads;
  // A search and a status look through everything, wherever somebody happens to stand.
  if (view === 'inbox' && !isSearch && !status) {
    all = all
      .where('is_open', '=', 1)
      .where((is) => is.or([is('snoozed_until', 'is', null), is('snoozed_until', '<=', now)]));
  }
  if (view === 'mine') all = all.where('assigned_to', '=', personId);
  if (view === 'snoozed') all = all.where('snoozed_until', '>', now);
  if (status) all = all.where('status', '=', status);
  if (assigned_to === 'nobody') all = all.where('assigned_to', 'is', null);
  else if (assigned_to) all = all.where('assigned_to', '=', assigned_to);
  if (territory) all = all.where('territory', '=', territory);
  if (source) all = all.where('source', '=', source);
  if (stage) all = all.where('stage', '=', stage);
  if (since !== undefined) all = all.where('received_at', '>=', since);
  if (until !== undefined) all = all.where('received_at', '<', until);
  const before = Number(after);
  if (after && Number.isSafeInteger(before)) all = all.where('lead_no', '<', before);
  return all;
}

/** Fewer leads than this have a rare word: they are looked at one by one. */
const RARE = 2000;
/** So many leads have a word that says little: its list would be longer than the way to the newest that fit. */
const COMMON = 25_000;

/**
 * By the rarest word, the others looked up lead by lead. Of words that are not rare the lists are laid over each other,
 * which soon ends when they are never together; what says little is looked up, from the newest lead on.
 */
async function search(
  words: string[],
  query: LeadQuery,
  context: InboxContext,
): Promise<OfficeLeadRow[]> {
  const { db } = context;
  const counted = await Promise.all(
    words.map(async (word) => ({ word, count: await countLeads(db, word) })),
  );
  const [rarest] = counted.sort((a, b) => a.count - b.count);
  if (!rarest || rarest.count === 0) return [];
  const listed =
    rarest.count < RARE
      ? [rarest.word]
      : counted.filter(({ count }) => count < COMMON).map(({ word }) => word);
  const others = words.filter((word) => !listed.includes(word));
  const [first, ...more] = listed.map((word) => leadsWith(db, word));
  const list = first && more.reduce((both, next) => both.intersect(next), first);
  return filtered(selectLeads(db), query, context)
    .$if(list !== undefined, (leads) =>
      leads.where('lead_no', 'in', list as NonNullable<typeof list>),
    )
    .where((is) => is.and(others.map((word) => hasWord(db, word))))
    .orderBy('lead_no', 'desc')
    .limit(OFFICE_LIMITS.page + 1)
    .execute();
}

const leadsWith = (db: Kysely<Database>, word: string) =>
  db
    .selectFrom('office_words')
    .select('lead_no')
    .where((is) => beginsWith(is, word));

/** How many, up to COMMON. */
async function countLeads(db: Kysely<Database>, word: string): Promise<number> {
  const { count } = await db
    .selectFrom(leadsWith(db, word).limit(COMMON).as('some'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function hasWord(db: Kysely<Database>, word: string): Expression<SqlBool> {
  return sql<SqlBool>`exists ${db
    .selectFrom('office_words')
    .select('word')
    .whereRef('office_words.lead_no', '=', sql.ref('office_leads.lead_no'))
    .where((is) => beginsWith(is, word))}`;
}

/** One letter is a whole word: almost every lead has a word that begins with it. */
function beginsWith(
  is: { and(all: Expression<SqlBool>[]): Expression<SqlBool> } & ((
    column: 'word',
    operator: '=' | '>=' | '<',
    value: string,
  ) => Expression<SqlBool>),
  word: string,
): Expression<SqlBool> {
  if (word.length === 1) return is('word', '=', word);
  return is.and([is('word', '>=', word), is('word', '<', `${word}\uffff`)]);
}

/** Not yet looked at: those that somebody has called spam are out of the way. */
function selectQuarantined(db: Kysely<Database>) {
  return db
    .selectFrom('contact_submissions')
    .where('quarantine_reason', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('office_leads')
            .select('office_leads.submission_id')
            .whereRef('office_leads.submission_id', '=', 'contact_submissions.submission_id'),
        ),
      ),
    );
}

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
