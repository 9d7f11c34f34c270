/**
 * Fills databases by running the code of an older version, for upgrade.test.ts:
 *   git worktree add ../old 48fbe7b   (and npm ci there)
 *   node server/database/upgrade/write-fixture.ts ../old
 * Writes beside itself: sqlite.sql, postgres.sql, the pictures in uploads/, and statements.json, every statement that the
 * old code ran, with its parameters and the answer it got. The version it was run for last: 48fbe7b.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { debianProgram } from '../../../programs/debian-program.ts';
import { startPostgres } from '../../../programs/postgres.ts';

/** One statement of the old code. */
export interface RecordedStatement {
  sql: string;
  parameters: (string | number | null)[];
  /** What the database answered; a statement that returns nothing has none. */
  rows: Record<string, unknown>[];
}

const HERE = import.meta.dirname;
const checkout = resolve(process.argv[2] ?? '');
// The modules of an older version have no types here.
// biome-ignore lint/suspicious/noExplicitAny: see above
const old = (path: string): Promise<any> => import(pathToFileURL(join(checkout, path)).href);

const START = Date.parse('2026-01-15T15:00:00Z');
const STEP = 1000;
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const lead = (number: number, changes: object = {}) => ({
  submission_id: id(number),
  first_name: `Visitor ${number} O'Neil 🐜`,
  last_name: '',
  phone: `(804) 555-01${String(number).padStart(2, '0')}`,
  email: `visitor${number}@example.com`,
  service_needed: 'Ant control',
  description: `Ants in the kitchen\nof house ${number}`,
  urgency: 'standard',
  address: 'ZIP: 23220',
  source: 'homepage-hero',
  ...changes,
});

async function runOldCode(settings: { dataDir: string; databaseUrl: string | null }) {
  const { buildServer } = await old('server/app.ts');
  const { openDatabase } = await old('server/db/database.ts');
  const { readEnv } = await old('server/env.ts');
  const { fixtureAreas, fixtureSite } = await old('server/testing/fixture-site.ts');
  const outbox = await old('server/notifications/outbox.ts');
  const { markContacted } = await old('server/leads/mark-contacted.ts');
  const { releaseLead } = await old('server/leads/quarantine.ts');
  const { recordWordings } = await old('server/leads/consent-wordings.ts');
  const { solveChallenge } = await import('altcha-lib');
  const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2');

  const database = openDatabase({ ...settings, migrationDatabaseUrl: settings.databaseUrl });
  await database.migrate();
  const statements = startRecording();
  let now = START;
  // Challenges look at the clock themselves.
  const { now: clock } = Date;
  Date.now = () => now;
  const env = {
    DATA_DIR: settings.dataDir,
    LOG_LEVEL: 'silent',
    WEBHOOK_URLS: 'https://crm.example.com/leads',
    WEBHOOK_SECRET: 'a secret of the fixture',
  };
  const build = (more: object = {}) =>
    buildServer({
      env: readEnv({ ...env, ...more }),
      site: fixtureSite,
      areas: fixtureAreas,
      database,
      locate: async () => null,
      now: () => now,
    });
  const app = await build();
  const careful = await build({ CHALLENGE_SECRET: 'a secret of sixteen characters' });
  const post = async (url: string, body: object, expected: number, server = app) => {
    now += STEP;
    const { statusCode, body: said } = await server.inject({
      method: 'POST',
      url,
      payload: body,
    });
    if (statusCode !== expected) throw new Error(`${url}: ${statusCode} ${said}`);
  };
  const submit = (body: object, expected = 201) => post('/api/contact-submissions', body, expected);
  const signUp = (email: string, expected: number, more: object = {}) =>
    post('/api/newsletter-signups', { email, source_page: 'footer', ...more }, expected);

  await recordWordings(database.db, fixtureSite, now);
  const consent = { version: fixtureSite.consent.version, marketing_texts: true };
  await submit(lead(1, { attribution: { utm_source: 'mail' }, consent, territory: 'richmond' }));
  await submit(lead(1), 200);
  await submit(lead(1, { phone: '(804) 555-0999' }), 409);
  await submit(lead(2, { replaces: id(1), phone: '(804) 555-0999' }));
  const partial = { source: 'chatbot_partial', email: '', description: 'Chat' };
  await submit(lead(3, partial));
  await submit(lead(3, { source: 'chatbot', customer_type: 'existing_problem' }), 200);
  await submit(lead(4, partial));
  await submit(lead(5, partial));
  const confirmed = {
    submission_id: id(5),
    customerName: 'V',
    phone: '1',
    email: '',
    pestProblem: 'Ants',
    customerType: 'preventative',
    source: 'chatbot_partial',
  };
  await post('/api/functions/send-quote-notification', confirmed, 202);
  const spam = { company_website: 'http://spam.example' };
  for (const number of [6, 7]) await submit(lead(number, spam));
  await releaseLead(database.db, id(7), now, { remindAt: () => now + 3_600_000 });
  for (const number of [8, 9, 10, 11]) await submit(lead(number));
  await markContacted(database.db, id(8), now);

  const challenge = (await careful.inject('/api/challenge')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const solved = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  await post('/api/contact-submissions', lead(12, { challenge_solution: solved }), 201, careful);

  // A letter goes out as a form, as without scripts; the third is no prose of ours.
  const letter = { state: 'VA', property: '14 Oak Street', closing: '2026-02-27', zip: '23220' };
  const who = { name: 'Lee Agent', phone: '(804) 555-0114', email: 'lee@example.com' };
  const more = {
    access: 'A lockbox',
    recipients: "O'Neil Title, closing@example.com",
    description: 'Gate code 12.\n\nForm: call first',
  };
  const letters = [
    { ...letter, ...who, ...more, submission_id: id(14) },
    { ...letter, ...who, state: 'SC', phone: '(864) 555-0115', submission_id: id(15) },
  ];
  for (const posted of letters) {
    now += STEP;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/termite-letters',
      payload: new URLSearchParams(posted).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    if (answer.headers.location !== '/thank-you/letter') throw new Error(answer.body);
  }
  await submit(lead(16, { source: 'termite-letter', description: 'Form: by hand\nClosing: soon' }));

  const form = new FormData();
  const words = { name: 'Pat Photo', phone: '(804) 555-0113', where: 'Attic', when: 'Today' };
  for (const [name, value] of Object.entries({ ...words, submission_id: id(13) })) {
    form.append(name, value);
  }
  for (const background of ['#884422', '#224488']) {
    const picture = { create: { width: 24, height: 16, channels: 3 as const, background } };
    const jpeg = await sharp(picture).jpeg().toBuffer();
    form.append('photos', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'pest.jpg');
  }
  const multipart = new Response(form);
  const pictures = await app.inject({
    method: 'POST',
    url: '/api/pest-photos',
    payload: Buffer.from(await multipart.arrayBuffer()),
    headers: {
      'content-type': multipart.headers.get('content-type') ?? '',
      accept: 'application/json',
    },
  });
  if (pictures.statusCode !== 201) throw new Error(`pictures: ${pictures.body}`);

  for (const name of ['kept', 'confirmed', 'gone']) await signUp(`${name}@example.com`, 201);
  await signUp('kept@example.com', 409);
  await signUp('bot@example.com', 201, { company_website: 'http://spam.example' });
  const choose = async (name: string, page: 'confirm' | 'unsubscribe') => {
    const rows = await database.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'newsletter')
      .execute();
    const mail = rows
      .map((row: { payload: string }) => JSON.parse(row.payload))
      .find((payload: { email: string }) => payload.email === `${name}@example.com`);
    now += STEP;
    await app.inject({ method: 'POST', url: `/api/newsletter/${page}?token=${mail.token}` });
  };
  await choose('confirmed', 'confirm');
  await choose('gone', 'unsubscribe');
  await signUp('gone@example.com', 409);

  const claimed = await outbox.claimDue(database, 'old worker', 6, now + 10);
  const [sent, retried, parked, suppressed, ...leased] = claimed;
  await outbox.renewLeases(
    database.db,
    'old worker',
    leased.map((row: { id: string }) => row.id),
    now,
  );
  await outbox.markSent(database.db, sent.id, now);
  await outbox.countAcknowledgement(database.db, 'visitor1@example.com', now);
  await outbox.markForRetry(database.db, retried, 'ECONNECTION', now);
  await outbox.park(database.db, parked.id, 'EENVELOPE 550');
  await outbox.suppress(database.db, suppressed.id);
  const [webhook] = await outbox.claimDue(database, 'old hooks', 1, now + 10, ['webhook']);
  await outbox.park(database.db, webhook.id, 'HTTP 410');
  const [again] = await outbox.claimDue(database, 'old hooks', 1, now + 10, ['webhook']);
  await outbox.markSent(database.db, again.id, now);
  await outbox.forgetOldCounters(database.db, now);
  await outbox.readOutboxStatus(database.db, now);
  await app.inject('/readyz');
  const recorded = statements.stop();
  Date.now = clock;
  await app.close();
  await careful.close();
  await database.close();
  return recorded;
}

/** Listens to both drivers, below everything of ours. */
function startRecording(): { stop(): RecordedStatement[] } {
  const recorded: RecordedStatement[] = [];
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql: string) {
    const statement = prepare.call(this, sql);
    for (const method of ['all', 'run'] as const) {
      const original = statement[method].bind(statement) as (...values: unknown[]) => unknown;
      const recording = (...parameters: RecordedStatement['parameters']) => {
        const answer = original(...parameters);
        recorded.push({ sql, parameters, rows: method === 'all' ? (answer as []) : [] });
        return answer;
      };
      Object.assign(statement as StatementSync, { [method]: recording });
    }
    return statement;
  };
  const pg = createRequire(join(checkout, 'package.json'))('pg');
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = async function (sql: string, parameters = []) {
    const answer = await query.call(this, sql, parameters);
    recorded.push({ sql, parameters, rows: answer.rows });
    return answer;
  };
  return {
    stop() {
      DatabaseSync.prototype.prepare = prepare;
      pg.Client.prototype.query = query;
      // The prepared ones go on recording.
      return [...recorded];
    },
  };
}

async function writeFixture(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const postgres = await startPostgres({ durable: false });
  try {
    const statements = {
      sqlite: await runOldCode({ dataDir, databaseUrl: null }),
      postgres: await runOldCode({ dataDir, databaseUrl: postgres.url }),
    };
    writeFileSync(join(HERE, 'statements.json'), `${JSON.stringify(statements)}\n`);
    writeFileSync(join(HERE, 'sqlite.sql'), dumpSqlite(join(dataDir, 'leads.sqlite')));
    const bin = dirname(debianProgram('postgresql', () => '/usr/lib/postgresql/15/bin/pg_dump'));
    const dump = execFileSync(
      join(bin, 'pg_dump'),
      ['--inserts', '--no-owner', '--no-privileges', postgres.url],
      { encoding: 'utf8' },
    );
    const lines = dump.split('\n').filter((line) => !/^(--|\\|SET |SELECT pg_catalog)/.test(line));
    writeFileSync(join(HERE, 'postgres.sql'), `${lines.join('\n')}\n`);
    cpSync(join(dataDir, 'uploads'), join(HERE, 'uploads'), { recursive: true });
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Tables, rows, then indexes. */
function dumpSqlite(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const objects = database
    .prepare(
      `select type, name, sql from sqlite_master where sql is not null order by type desc, name`,
    )
    .all() as { type: string; name: string; sql: string }[];
  const literal = (value: unknown) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
  const rows = objects
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      database
        .prepare(`select * from "${name}"`)
        .all()
        .map(
          (row) => `insert into "${name}" values (${Object.values(row).map(literal).join(', ')})`,
        ),
    );
  const schema = (wanted: string) =>
    objects.filter(({ type }) => type === wanted).map(({ sql }) => sql);
  database.close();
  return `${[...schema('table'), ...rows, ...schema('index')].join(';\n')};\n`;
}

if (import.meta.main) await writeFixture();
