/**
 * A year of a company that does not exist: requests, what became of them, page views, subscribers. The same numbers for the same seed.
 * Everything says that it is generated: names, texts and addresses.
 */
import type { Insertable, Kysely } from 'kysely';
import { addDays, afterOfficeMinutes, momentOf } from '../../domain/hours/office-hours.ts';
import { promisedBy } from '../../domain/office/promise.ts';
import { zoneOver } from '../../domain/statistics/time-buckets.ts';
import { inTransaction } from '../database/database.ts';
import { rowInserter } from '../database/insert-rows.ts';
import { toJson } from '../database/json.ts';
import type {
  Database,
  FormCountsTable,
  LeadPayload,
  LeadRow,
  NewsletterSignupsTable,
  OfficeActRow,
  OfficeLeadRow,
  OutboxRow,
  PageCountsTable,
} from '../database/tables.ts';
import { mailboxHash } from '../mail/store.ts';
import { fixtureSite } from './fixture-site.ts';

export interface GeneratedYear {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  requests: number;
}

interface Options {
  /** The last day. */
  to: string;
  /** Default 365. */
  days?: number;
  /** Requests of an average day. Default 5. */
  perDay?: number;
  seed?: number;
  site?: Pick<typeof fixtureSite, 'hours' | 'contact' | 'claims'>;
}

const PESTS = [
  'Ant control',
  'Termite control',
  'Rodent control',
  'Mosquito control',
  'Wasp control',
  '',
];
/** Share of a year's requests by month: most come in summer. */
const SEASON = [0.5, 0.5, 0.8, 1.2, 1.5, 1.5, 1.4, 1.3, 1.2, 1, 0.7, 0.4];
const PAGES = [
  '/',
  '/quote',
  '/pest-info/ants',
  '/services/termite-control',
  '/service-areas/richmond',
];
const ORIGINS = ['', '', '', 'campaign: spring-mailer', 'search.example', 'neighbors.example'];
/** What becomes of a lead that was called, by the share of leads up to which it does. */
const FATES = [
  [0.25, 'won'],
  [0.35, 'booked'],
  [0.6, 'lost'],
  [0.63, 'spam'],
  [1, 'contacted'],
] as const;
const SOURCES = ['homepage-hero', 'homepage-hero', 'chatbot', 'chatbot', 'pest-photo'];
const TERRITORIES = ['richmond', 'richmond', 'virginia_beach', 'other', null];
const MINUTE_MS = 60_000;

export async function writeGeneratedYear(
  db: Kysely<Database>,
  { to, days = 365, perDay = 5, seed = 1, site = fixtureSite }: Options,
): Promise<GeneratedYear> {
  const from = addDays(to, 1 - days);
  const zone = zoneOver(site.contact.time_zone, from, to);
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const rows = {
    leads: [] as LeadRow[],
    office: [] as OfficeLeadRow[],
    acts: [] as OfficeActRow[],
    pages: [] as PageCountsTable[],
    forms: [] as FormCountsTable[],
    signups: [] as Insertable<NewsletterSignupsTable>[],
    left: [] as { address_hash: string; created_at: number }[],
  };

  for (let date = from; date <= to; date = addDays(date, 1)) {
    const share = SEASON[Number(date.slice(5, 7)) - 1] ?? 1;
    const today = Math.round(perDay * share * (0.4 + 1.2 * random()));
    for (let i = 0; i < today; i++) addLead(momentOf(zone, date, Math.floor(random() * 1440)));
    addCounts(date, share);
    if (random() < 0.4) addSubscriber(momentOf(zone, date, Math.floor(random() * 1440)));
  }

  function addLead(created_at: number): void {
    const n = rows.leads.length + 1;
    const submission_id = uuidOf(seed, n);
    const promise_at = promisedBy(site, created_at);
    const called = random() < 0.93;
    const wait = Math.round(-Math.log(1 - random()) * 35);
    const reachedAt = called
      ? afterOfficeMinutes(site.hours, site.contact.time_zone, created_at, wait)
      : null;
    const source = pick(SOURCES);
    const fate = random();
    const [, status] = (called && FATES.find(([share]) => fate < share)) || [0, 'new' as const];
    const campaign =
      random() < 0.2 ? { last_utm_campaign: pick(['spring-mailer', 'radio']) } : null;
    const referrer =
      random() < 0.3 ? { last_referrer: 'https://www.search.example/results' } : null;
    rows.leads.push({
      submission_id,
      language: 'en',
      first_name: `Generated ${n}`,
      last_name: '',
      phone: `(804) 555-${String(n % 10_000).padStart(4, '0')}`,
      email: `generated-${n}@generated.example`,
      service_needed: pick(PESTS),
      description: 'Generated: nobody has asked this.',
      details: null,
      urgency: 'standard',
      address: 'ZIP not provided',
      source,
      stage: source === 'chatbot' && random() < 0.15 ? 'partial' : 'complete',
      replaces: n > 1 && random() < 0.02 ? uuidOf(seed, n - 1) : null,
      corrected_by: null,
      page: pick(PAGES),
      territory: pick(TERRITORIES),
      customer_type: null,
      attribution: campaign || referrer ? toJson({ ...campaign, ...referrer }) : null,
      consent: null,
      quarantine_reason: random() < 0.03 ? 'generated' : null,
      contacted_at: reachedAt && status !== 'new' ? reachedAt + 2 * MINUTE_MS : null,
      photos: null,
      created_at,
      updated_at: created_at,
    });
    rows.office.push({
      submission_id,
      lead_no: n,
      received_at: created_at,
      stage: 'complete',
      territory: null,
      source,
      status,
      is_open: status === 'new' || status === 'contacted' ? 1 : 0,
      lost_reason: status === 'lost' ? 'price' : null,
      amount_cents: status === 'won' ? Math.round(4900 + random() * 120_000) : null,
      assigned_to: null,
      snoozed_until: null,
      promise_at,
      due_at: null,
      reminded_for: null,
      escalated_for: null,
      notes: 0,
      event_id: n,
      search_text: '',
    });
    if (reachedAt === null || random() < 0.3) return;
    rows.acts.push({
      act_id: uuidOf(seed, 1_000_000 + n),
      event_id: n,
      submission_id,
      at: reachedAt,
      person_id: null,
      who: null,
      via: 'office',
      type: 'reach',
      said: toJson({ by: 'call' }),
      before: toJson({}),
      undone_by: random() < 0.02 ? 'generated' : null,
    });
  }

  function addCounts(day: string, share: number): void {
    for (const path of PAGES)
      for (const hour of [8, 12, 20]) {
        const origin = pick(ORIGINS);
        const views = Math.round((path === '/' ? 30 : 10) * share * random());
        if (views > 0)
          rows.pages.push({ day, hour, path, origin, views, visitors: Math.ceil(views * 0.6) });
      }
    const begun = Math.round(8 * share * random());
    if (begun > 0)
      rows.forms.push({ day, hour: 12, form: 'quote', begun, sent: Math.floor(begun * 0.6) });
  }

  function addSubscriber(created_at: number): void {
    const email = `generated-${rows.signups.length + 1}@generated.example`;
    rows.signups.push({
      email,
      source_page: 'footer',
      submission_id: null,
      quarantine_reason: null,
      consent: null,
      language: 'en',
      mailbox_hash: mailboxHash(email),
      created_at,
    });
    const leftAt = created_at + Math.floor(random() * 90) * 86_400_000;
    if (random() < 0.15) rows.left.push({ address_hash: mailboxHash(email), created_at: leftAt });
  }

  await inTransaction(db, async (transaction) => {
    await insertLeads(transaction, rows.leads);
    await insertOffice(transaction, rows.office);
    await insertActs(transaction, rows.acts);
    await insertPages(transaction, rows.pages);
    await insertForms(transaction, rows.forms);
    await insertSignups(transaction, rows.signups);
    await insertLeft(transaction, rows.left);
    await insertOutbox(transaction, generatedTroubles(rows.leads));
    // The next real ones get the numbers after these.
    for (const name of ['lead', 'event'] as const)
      await transaction
        .insertInto('office_counters')
        .values({ name, value: rows.leads.length })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: rows.leads.length }))
        .execute();
  });
  return { from, to, requests: rows.leads.length };
}

const insertLeads = rowInserter((db, rows: LeadRow[]) =>
  db.insertInto('contact_submissions').values(rows),
);
const insertOffice = rowInserter((db, rows: OfficeLeadRow[]) =>
  db.insertInto('office_leads').values(rows),
);
const insertActs = rowInserter((db, rows: OfficeActRow[]) =>
  db.insertInto('office_acts').values(rows),
);
const insertPages = rowInserter((db, rows: PageCountsTable[]) =>
  db.insertInto('page_counts').values(rows),
);
const insertForms = rowInserter((db, rows: FormCountsTable[]) =>
  db.insertInto('form_counts').values(rows),
);
const insertSignups = rowInserter((db, rows: Insertable<NewsletterSignupsTable>[]) =>
  db.insertInto('newsletter_signups').values(rows),
);
const insertLeft = rowInserter((db, rows: { address_hash: string; created_at: number }[]) =>
  db.insertInto('newsletter_suppressions').values(rows),
);
const insertOutbox = rowInserter((db, rows: OutboxRow[]) => db.insertInto('outbox').values(rows));

/** Three mails that were refused for good, of the newest requests. */
function generatedTroubles(leads: LeadRow[]): OutboxRow[] {
  const errors = ['EENVELOPE 550', 'EENVELOPE 550', 'HTTP 410'];
  return leads.slice(-errors.length).map(({ submission_id, created_at }, index) => ({
    id: `${submission_id}:generated`,
    kind: index === 2 ? 'webhook' : 'acknowledgement',
    receiver: index === 2 ? 'generated' : null,
    submission_id,
    stage: 'complete',
    payload: toJson({} as LeadPayload),
    message_id: `<generated.${index}@generated.example>`,
    state: 'dead_letter',
    confirmed: 0,
    attempts: 1,
    next_attempt_at: created_at,
    lease_owner: null,
    created_at,
    sent_at: null,
    last_error: errors[index] ?? null,
  }));
}

/** Of version 4 in form alone: made from seed and number. */
function uuidOf(seed: number, n: number): string {
  return `${seed.toString(16).padStart(8, '0')}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** Mulberry32: 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
