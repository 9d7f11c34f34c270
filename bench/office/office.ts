/**
 * node bench/office/office.ts [leads]: how long the inbox, a search and a filter take with 100,000 leads, on both databases,
 * milliseconds. It needs an idle machine: the server's own work is in every figure.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadQuery } from '../../domain/office/leads-api.ts';
import { startPostgres } from '../../programs/postgres.ts';
import { inTransaction, type OpenDatabase, openDatabase } from '../../server/database/database.ts';
import { rowInserter } from '../../server/database/insert-rows.ts';
import type { LeadRow } from '../../server/database/tables.ts';
import { readInbox } from '../../server/office/store/inbox.ts';
import { addMissingToInbox } from '../../server/office/store/inbox-entries.ts';
import { findSamePerson } from '../../server/office/store/same-person.ts';
import { fixtureAreas, fixtureSite } from '../../server/testing/fixture-site.ts';

const LEADS = Number(process.argv[2] ?? 100_000);
const TURNS = 40;
/** Leads came over two years; every tenth of the newest waits for a call. */
const SPAN_MS = 730 * 86_400_000;

const FIRST = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lee'];
const LAST = ['Carter', 'Diaz', 'Evans', 'Ford', 'Gray', 'Hill', 'Irwin', 'Jones', 'King', 'Lopez'];
const PESTS = ['ants', 'roaches', 'mice', 'termites', 'mosquitoes', 'spiders', 'bed bugs', 'wasps'];
const SAID = ['in the kitchen', 'behind the oven', 'since Monday', 'on the porch', 'please call'];

const pick = <T>(list: T[], i: number): T => list[i % list.length] as T;

function lead(i: number, now: number): LeadRow {
  const created_at = now - Math.floor(((LEADS - i) / LEADS) * SPAN_MS);
  const name = `${pick(FIRST, i * 7)} ${pick(LAST, i * 3)}${i}`;
  const pest = pick(PESTS, i * 5);
  return {
    submission_id: randomUUID(),
    first_name: name,
    last_name: '',
    // Every fourth has written before.
    phone: `804${String(2_000_000 + (i % 4 ? i : i - (i % 1000))).slice(0, 7)}`,
    email: i % 3 ? `${name.replace(' ', '.').toLowerCase()}@mail.example` : '',
    service_needed: `${pest} control`,
    description: `We have ${pest} ${pick(SAID, i)} and ${pick(SAID, i * 11)}, house number ${i}`,
    urgency: 'standard',
    address: i % 2 ? 'ZIP: 23220' : 'ZIP: 23451',
    source: pick(['homepage-hero', 'chatbot', 'pest-photo'], i),
    stage: 'complete',
    replaces: null,
    corrected_by: null,
    page: '/',
    language: 'en',
    territory: i % 2 ? 'richmond' : 'virginia_beach',
    customer_type: null,
    details: null,
    attribution: null,
    consent: null,
    quarantine_reason: i % 50 === 0 ? 'links' : null,
    contacted_at: i % 10 ? created_at + 60_000 : null,
    photos: null,
    created_at,
    updated_at: created_at,
  };
}

const insertLeads = rowInserter((db, rows: LeadRow[]) =>
  db.insertInto('contact_submissions').values(rows),
);

const QUERIES: Record<string, Partial<LeadQuery>> = {
  'the inbox': {},
  'everything, page 1': { view: 'all' },
  'everything, in the middle': { view: 'all', after: String(Math.floor(LEADS / 2)) },
  'status won (none)': { view: 'all', status: 'won' },
  'assigned to me': { view: 'mine' },
  'source and territory': { view: 'all', source: 'pest-photo', territory: 'richmond' },
  quarantine: { view: 'quarantine' },
  'search: a name': { q: 'jones777' },
  'search: last four digits': { q: '4321' },
  'search: two common words': { q: 'ants kitchen' },
  'search: common words never together': { q: 'ants mice' },
  'search: beginning of a word': { q: 'ter' },
  'search: words of most leads': { q: 'we have' },
  'search: nothing': { q: 'zebra' },
};

const postgres = await startPostgres({ durable: false });
try {
  for (const kind of ['sqlite', 'postgres'] as const) {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-office-'));
    const databaseUrl = kind === 'postgres' ? postgres.url : null;
    const database = openDatabase({ dataDir, databaseUrl, migrationDatabaseUrl: databaseUrl });
    try {
      await measure(kind, database);
    } finally {
      await database.close();
      rmSync(dataDir, { recursive: true });
    }
  }
} finally {
  await postgres.stop();
}

async function measure(kind: string, database: OpenDatabase): Promise<void> {
  const { db } = database;
  const now = Date.now();
  await database.migrate();
  for (let i = 0; i < LEADS; i += 5000) {
    const rows = Array.from({ length: Math.min(5000, LEADS - i) }, (_, n) => lead(i + n, now));
    await inTransaction(db, (transaction) => insertLeads(transaction, rows));
  }
  const started = performance.now();
  const context = { site: fixtureSite, now };
  const count = await addMissingToInbox(db, 0, context, new AbortController().signal);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const load = loadavg().map((share) => share.toFixed(1));
  console.log(`\n${kind}: ${LEADS} leads, ${count} brought into the inbox in ${seconds} s`);
  console.log(`load average of 1, 5 and 15 min: ${load.join(', ')}`);
  console.log('                                          median     99 %   leads');
  for (const [name, query] of Object.entries(QUERIES)) {
    let leads = 0;
    const read = async () => {
      const answer = await readInbox({ view: 'inbox', ...query } as LeadQuery, {
        db,
        areas: fixtureAreas,
        now,
        personId: 'nobody',
      });
      leads = answer.leads.length + answer.call_next.length;
    };
    say(name, await timed(read), String(leads));
  }
  const some = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('phone', '=', '8042000000')
    .limit(1)
    .executeTakeFirst();
  if (some) say('the same person', await timed(() => findSamePerson(db, some)), '');
}

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  await work();
  const times: number[] = [];
  for (let i = 0; i < TURNS; i++) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b);
}

function say(name: string, times: number[], more: string): void {
  const at = (share: number) =>
    (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1).padStart(8);
  console.log(`${name.padEnd(40)} ${at(0.5)} ${at(0.99)} ${more.padStart(7)}`);
}
