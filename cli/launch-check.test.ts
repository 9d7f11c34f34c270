import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadPages } from '../content-loader/load.ts';
import type { BackupState } from '../domain/backup/backups.ts';
import { saveBackupState } from '../server/backup/store/backup-state.ts';
import { openDatabase } from '../server/database/database.ts';
import { readEnv } from '../server/env.ts';
import { HOLDING_MARK } from '../server/pages/holding-page.ts';
import type { World } from './launch-check/launch.ts';
import { checkLaunch } from './launch-check.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ORIGIN = 'https://www.larkspurpest.com';

const CAMPAIGN = 'campaign_phones: [{ campaign: mailer, phone: (208) 555-0190 }]';

/** Left out of the copy, because reading them all takes a second per test. */
const OTHER_PAGE = /pages\/(?!reviews|privacy|terms).*\.md$/;

let dir: string;
let env: Record<string, string>;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync('content', dir, { recursive: true, filter: (file) => !OTHER_PAGE.test(file) });
  makeReady();
  env = {
    SITE_URL: ORIGIN,
    SMTP_URL: 'smtps://user:secret@mail.larkspurpest.com',
    LEADS_TO: 'office@larkspurpest.com',
    TRUST_PROXY: 'loopback',
    DATA_DIR: join(dir, 'data'),
  };
  await backedUp({ made_at: NOW - 3_600_000 });
});

async function backedUp(state: Partial<BackupState>): Promise<void> {
  const database = openDatabase({ ...readEnv(env), databaseUrl: null });
  await database.migrate();
  await saveBackupState(database.db, state);
  await database.close();
}

test('what is shipped is not ready: samples, drafts and claims that conflict, each with its line', async () => {
  const { code, text, lineOf } = await check({ dir: 'content', env: {} });
  expect(code).toBe(1);
  for (const [says, file, field] of [
    ['marked as a sample', 'content/site.yaml', 'sample: true'],
    ['phone of virginia_beach', 'content/site.yaml', 'phone: (757)'],
    ['Nobody can write to hello@example.com', 'content/site.yaml', '  email:'],
    ['security holes at mailto:security@example.com', 'content/site.yaml', '  contacts:'],
    ['postal address is a sample', 'content/site.yaml', '  postal_address:'],
    ['license number of South Carolina', 'content/site.yaml', '  - state: South Carolina'],
    ['instagram link', 'content/site.yaml', '  - { network: instagram'],
    ['8 of 8 reviews are samples', 'content/reviews.yaml', '  sample: true'],
    ['windows and spots of visits.yaml are samples', 'content/visits.yaml', 'sample: true'],
    ['openings on the careers page', 'content/careers.yaml', 'sample: true'],
    ['Two review counts: 1847', 'content/site.yaml', '  home_review_count:'],
    ['promises a line at any hour', 'content/site.yaml', '  emergency_24_7:'],
    ['/privacy-policy is a draft', 'content/pages/privacy-policy.md', 'draft: true'],
    ['SMTP_URL is not set', '.env.example', '#SMTP_URL='],
  ] as const) {
    const { at, level } = lineOf(says);
    expect(level, says).toBe('RED');
    expect(at, says).toContain(`${file}:`);
    const line = Number(/:(\d+)/.exec(at.slice(at.indexOf(file)))?.[1]);
    expect(readFileSync(file, 'utf8').split('\n')[line - 1], says).toContain(field);
  }
  expect(text).toMatch(/\nYELLOW Encryption is promised.*\n.*privacy-policy\.md:\d+/);
  expect(text).toMatch(/\nYELLOW Unsubscribing is promised/);
  expect(text).toMatch(/\nYELLOW Answers to STOP and HELP are promised/);
  expect(text).toMatch(/\nYELLOW Compare the \d+ EPA registration numbers/);
  expect(text).toMatch(/\nYELLOW No page says who wrote it.*\n.*site\.yaml:\d+/);
});

test('a company with its own facts, settings and a running site has nothing red', async () => {
  const { code, text } = await check();
  expect(text).not.toMatch(/^RED/m);
  expect(text).toMatch(/\n0 red, \d+ yellow, \d+ green\nNothing red is left/);
  expect(code).toBe(0);
});

test('a site with a holding page is opened by the first check without a red line, and its holding page is no fault', async () => {
  edit('site.yaml', (text) => `${text}holding_page: until_ready\n`);
  const opened = join(dir, 'data/site-opened');
  const holding = { status: 503, body: `${HOLDING_MARK} content="">` };
  const world = { fetch: siteWith({ '/': holding }) };
  edit('site.yaml', (text) => text.replace('founded: 2020', 'founded: 2020 # [[when?]]'));
  expect((await check({ world })).code).toBe(1);
  expect(existsSync(opened)).toBe(false);
  edit('site.yaml', (text) => text.replace(' # [[when?]]', ''));
  const { code, lineOf } = await check({ world });
  expect(lineOf('Visitors see a page with name and phone').level).toBe('YELLOW');
  expect(code).toBe(0);
  expect(existsSync(opened)).toBe(true);
});

test('the office is told which field answers a finding, and what is asked there', async () => {
  edit('site.yaml', (text) =>
    text.replace('tagline: Pest Control', 'tagline: "[[What do you do?]]"'),
  );
  const { text } = await check({ words: ['--json'] });
  const findings = JSON.parse(text.trim()) as { places: object[] }[];
  expect(findings.flatMap(({ places }) => places)).toContainEqual(
    expect.objectContaining({
      edit: { path: 'site.yaml', field: ['brand', 'tagline'] },
      asks: 'What do you do?',
    }),
  );
});

test('an area without spots is named', async () => {
  edit('visits.yaml', (text) => text.replace('greenville: 2', 'greenville: 0'));
  const { at, level } = (await check()).lineOf('No visit can be chosen in Greenville');
  expect(level).toBe('YELLOW');
  expect(at).toMatch(/visits\.yaml:\d+/);
});

test('a license without a word on how to check it is asked for', async () => {
  edit('site.yaml', (text) => text.replace(/ {4}verify:\n {6}text: .*\n {6}url: .*\n/, ''));
  const { at, level } = (await check()).lineOf('how to check the license of Virginia');
  expect(level).toBe('YELLOW');
  expect(at).toMatch(/site\.yaml:\d+/);
});

test('what people have looked at is no longer asked', async () => {
  expect((await check()).text).toMatch(/YELLOW DKIM/);
  const all = [
    'review-source',
    'price-terms',
    'promise-terms',
    'label-numbers',
    'encryption',
    'unsubscribe',
    'text-replies',
  ];
  confirm('emergency-line', 'dkim', ...all);
  const { text } = await check();
  expect(text).not.toMatch(/YELLOW (DKIM|Encryption|Unsub|Answers|Compare|4\.9 of 5)/);
  writeFileSync(join(dir, 'launch.yaml'), 'confirmed: [{ check: everything }]');
  expect((await check()).lineOf('launch.yaml').level).toBe('RED');
});

test('a guarantee without terms stops a launch, and terms are listed until somebody has confirmed them', async () => {
  const { text } = await check();
  expect(text).toMatch(/YELLOW Compare 4 promises with what you hold to: guarantee, /);
  edit('site.yaml', (yaml) => yaml.replace('  guarantee: Within 30 days.\n', ''));
  expect((await check()).text).toMatch(/RED +When does a customer get the money back/);
});

test('the owner is asked what each figure of the specification buys, and for how long', async () => {
  const { text, lineOf } = await check({ dir: 'content', env: {} });
  for (const price of ['Termite Guard, from $129', 'Pest Protection Plan, from $49 per month'])
    expect(lineOf(`What does ${price}, buy, and for how long?`).level).toBe('YELLOW');
  expect(text).toMatch(/\nYELLOW How is a plan billed, how long does it run.*\n.*site\.yaml:\d+/);
  expect(lineOf('When does a customer get the money back').level).toBe('RED');
});

test('once somebody is listed, each page of advice has to name who wrote it and who checked it', async () => {
  edit('site.yaml', (text) =>
    text.replace(
      'people: []',
      'people: [{ key: ann-lee, name: Ann Lee, credentials: Entomologist, bio: Works here. }]',
    ),
  );
  const post = readFileSync('content/pages/blog/woodlake-pest-prevention.md', 'utf8')
    .replaceAll(/\]\(\/[^)]*\)/g, ']')
    .replace(/^related: .*$/m, 'related: []');
  const write = (names: string) =>
    writeFileSync(join(dir, 'pages/blog/prevention.md'), post.replace('---\n', `---\n${names}`));
  write('author: ann-lee\n');
  const one = (await check()).lineOf('1 page(s) of advice');
  expect(one.level).toBe('YELLOW');
  expect(one.at).toMatch(/prevention\.md:\d+/);
  write('author: ann-lee\nreviewer: ann-lee\n');
  expect((await check()).lineOf('Every page of advice says').level).toBe('GREEN');
  write('author: nobody\n');
  expect((await check()).text).toContain('expected a key of people in site.yaml (ann-lee)');
});

test('sources without a date, or last checked more than a year ago, are named with their lines', async () => {
  const page = 'pages/reviews.md';
  const checked = /checked: "[^"]+"/;
  const sourceLine = (text: string) =>
    text.split('\n').findIndex((line) => line.includes('  - title:')) + 1;
  expect((await check()).text).toContain('Every source of a page was checked in the last 365 days');
  edit(page, (text) => text.replace(checked, 'checked: "2025-11-20"'));
  const old = (await check()).lineOf('1 source(s) were last checked more than 365 days ago');
  expect(old.level).toBe('YELLOW');
  expect(old.at).toContain(`${page}:${sourceLine(readFileSync(join(dir, page), 'utf8'))}`);
  edit(page, (text) => text.replace(checked, 'checked: "2025-11-22"'));
  expect((await check()).text).not.toContain('source(s)');
  edit(page, (text) => text.replace(/ +checked: .*\n/, ''));
  expect((await check()).lineOf('1 source(s) without a date').level).toBe('YELLOW');
});

describe('one thing wrong is one red line', () => {
  test.each([
    ['rating markup', 'rating_metadata: false', 'rating_metadata: true', 'Search engines forbid'],
    ['two review counts', 'metadata_review_count: 1847', 'metadata_review_count: 9', 'Two review'],
    ['a label above the count', '"900+"', '2,000+', 'claims more reviews'],
    ['a fictional phone', '(208) 555-7142', '(208) 555-0142', 'kept for fiction'],
    [
      'a fictional campaign phone',
      'claims:',
      `${CAMPAIGN}\nclaims:`,
      'The phone of the campaign mailer',
    ],
    ['an unreadable field', 'founded: 2020', 'founded: soon', 'field "brand.founded"'],
  ])('%s', async (_name, good, bad, says) => {
    edit('site.yaml', (text) => text.replace(good, bad));
    const { code, text, lineOf } = await check();
    expect(code).toBe(1);
    expect(lineOf(says).level).toBe('RED');
    expect(text.match(/^RED/gm)).toHaveLength(1);
  });

  test.each([
    ['a plain http address', { SITE_URL: 'http://www.larkspurpest.com' }, 'must begin with https'],
    ['no rate limit', { RATE_LIMIT: 'off' }, 'RATE_LIMIT is off'],
    ['a setting that cannot be read', { PORT: 'x' }, 'PORT must be'],
    ['no backup', { DATA_DIR: '/nowhere' }, 'There is no backup'],
  ])('%s', async (_name, changes, says) => {
    const { code, lineOf } = await check({ env: { ...env, ...changes } });
    expect(code).toBe(1);
    expect(lineOf(says).level).toBe('RED');
  });

  test('colors in which text does not stand out', async () => {
    edit('site.yaml', (text) => `${text}\ncolors: { ruf: "#1f5d8c", soft: "#bbbbbb" }\n`);
    const { text, lineOf } = await check();
    expect(lineOf('Text in "soft" on "cream" has a contrast of 1.8').at).toMatch(/site\.yaml:\d+/);
    expect(text.match(/^RED/gm)).toHaveLength(1);
  });

  test('an old backup, one that failed, and one that nobody has opened', async () => {
    const world = { now: NOW + 86_400_000 };
    expect((await check({ world })).lineOf('The newest backup').level).toBe('RED');
    await backedUp({ failure: 'The disk is full: delete old backups.' });
    expect((await check()).lineOf('The disk is full: delete').level).toBe('RED');
    await backedUp({ failure: null });
    const settings = { ...env, BACKUP_COMMAND: 'true', BACKUP_RECIPIENTS: 'age1x' };
    const { lineOf } = await check({ env: settings });
    expect(lineOf('No backup was ever opened with the private key').level).toBe('RED');
    expect(lineOf('deleted after 90 days (retention.copy_days)').level).toBe('YELLOW');
    await backedUp({ proved_at: NOW });
    confirm('backup-expiry');
    const proved = await check({ env: settings });
    expect(proved.lineOf('A backup was opened with the private key lately').level).toBe('GREEN');
    expect(proved.lineOf('deleted after 90 days, as somebody has seen').level).toBe('GREEN');
  });

  test('a page that still calls real reviews samples', async () => {
    edit('pages/reviews.md', (text) => `${text}\nThese are samples.\n`);
    expect((await check()).lineOf('still call them samples').at).toMatch(/reviews\.md:\d+/);
  });

  test('a mail server that refuses the login', async () => {
    const refused = () => Promise.reject(Object.assign(new Error('secret'), { code: 'EAUTH' }));
    const { text, lineOf } = await check({ world: { verifyMailServer: refused } });
    expect(lineOf('The mail server refuses: EAUTH').level).toBe('RED');
    expect(text).not.toContain('secret');
  });

  test.each([
    ['no sender record', { 'larkspurpest.com': [] }, 'has no SPF record'],
    ['two sender records', { 'larkspurpest.com': ['v=spf1 -all', 'v=spf1 -all'] }, '2 SPF records'],
    ['a sender record for everybody', { 'larkspurpest.com': ['v=spf1 +all'] }, 'lets anybody send'],
    ['no mail policy', { '_dmarc.larkspurpest.com': ['v=spf1'] }, 'has no DMARC policy'],
  ])('%s', async (_name, changes: Record<string, string[]>, says) => {
    const records = { ...RECORDS, ...changes };
    const textRecords = async (domain: string) => records[domain] ?? [];
    expect((await check({ world: { textRecords } })).lineOf(says).level).toBe('RED');
  });

  test('of a mail provider that is known the missing lines can be copied as they are', async () => {
    env.SMTP_URL = 'smtps://user:secret@smtp.fastmail.com';
    env.MAIL_FROM = 'website@larkspurpest.com';
    const { text } = await check({ world: { textRecords: async () => [] } });
    for (const line of [
      'larkspurpest.com TXT "v=spf1 include:spf.messagingengine.com ~all"',
      '_dmarc.larkspurpest.com TXT "v=DMARC1; p=none; rua=mailto:website@larkspurpest.com"',
    ])
      expect(text).toContain(line);
  });

  test('a sender record that does not name the mail provider is to be completed', async () => {
    env.SMTP_URL = 'smtps://user:secret@smtp.gmail.com';
    const { at, level } = (await check()).lineOf('put include:_spf.google.com into it');
    expect([level, at]).toEqual(['YELLOW', expect.stringContaining('.env.example')]);
  });

  test('a domain that no name server knows is not one without a sender record', async () => {
    const { text, lineOf } = await check({ world: { textRecords: async () => null } });
    expect(lineOf('No name server knows larkspurpest.com').level).toBe('RED');
    expect(text).not.toContain('SPF record');
  });

  test.each([
    ['a noindex header', '/', { headers: { 'x-robots-tag': 'noindex' } }, 'X-Robots-Tag'],
    ['a noindex tag', '/', { body: '<meta name="robots" content="noindex">' }, 'robots tag'],
    ['robots.txt that forbids all', '/robots.txt', { body: 'Disallow: /\n' }, 'forbids every page'],
    ['a database that cannot be reached', '/readyz', { status: 503 }, '/readyz answers 503'],
    [
      'a disk that is nearly full',
      '/readyz',
      { body: '{"status":"ready","space":"low"}' },
      'The disk under DATA_DIR is nearly full',
    ],
    [
      'a server that is not ready',
      '/readyz',
      { status: 503, body: '{"status":"not ready","migrations":"ok","space":"disk nearly full"}' },
      "can't take leads. space: disk nearly full.",
    ],
    ['a form post that is lost', '/api/contact-submissions', { status: 404 }, 'answers 404'],
    ['a page without its form', '/quote', { body: 'none' }, '/quote shows no form'],
    ['an old build', '/sitemap.xml', { body: '' }, 'not in the sitemap'],
  ])('%s', async (_name, path, change, says) => {
    const world = { fetch: siteWith({ [path]: change }) };
    expect((await check({ world })).lineOf(says).level).toBe('RED');
  });

  test('a site that does not answer', async () => {
    const world = { fetch: () => Promise.reject(new TypeError('fetch failed')) };
    expect((await check({ world })).lineOf(`Nothing answers at ${ORIGIN}`).level).toBe('RED');
  });
});

test('under the address of --at, which is not the site’s own, the server forbids listing', async () => {
  const world = { fetch: siteWith({ '/': { headers: { 'x-robots-tag': 'noindex' } } }) };
  const { lineOf } = await check({ words: ['--at', 'http://127.0.0.1:3000'], world });
  expect(lineOf('may list the home page').level).toBe('GREEN');
});

test('--at names another address to ask; other words are refused', async () => {
  const asked: (string | null)[] = [];
  await check({ words: ['--at', 'http://127.0.0.1:3000'], asked });
  expect(asked).toEqual(['http://127.0.0.1:3000']);
  expect((await check({ words: ['now'] })).text).toMatch(/^Usage/);
});

interface Finding {
  level: string;
  at: string;
}

async function check(
  options: {
    dir?: string;
    env?: Record<string, string>;
    world?: Partial<World>;
    words?: string[];
    asked?: (string | null)[];
  } = {},
): Promise<{ code: number; text: string; lineOf(says: string): Finding }> {
  const lines: string[] = [];
  const code = await checkLaunch(
    options.words ?? [],
    (line) => lines.push(stripVTControlCharacters(line)),
    {
      dir: options.dir ?? dir,
      readSettings: () => readEnv(options.env ?? env),
      reach: (origin) => {
        options.asked?.push(origin);
        return {
          now: NOW,
          origin,
          textRecords: async (domain) => RECORDS[domain] ?? [],
          verifyMailServer: async () => {},
          fetch: siteWith({}),
          ...options.world,
        };
      },
    },
  );
  const text = lines.join('\n');
  return {
    code,
    text,
    lineOf(says) {
      const index = lines.findIndex((line) => line.includes(says));
      return { level: lines[index]?.split(' ')[0] ?? text, at: lines[index + 1] ?? '' };
    },
  };
}

const RECORDS: Record<string, string[]> = {
  'larkspurpest.com': ['google-site-verification=1', 'v=spf1 include:mail.example -all'],
  '_dmarc.larkspurpest.com': ['v=DMARC1; p=reject'],
};

/** A running site in which single answers are changed. */
function siteWith(
  changes: Record<string, { status?: number; body?: string; headers?: Record<string, string> }>,
): typeof fetch {
  const urls = loadPages(dir).map(({ url }) => url);
  const answers: typeof changes = {
    '/': { body: '<link rel="canonical" href="https://x/"><form></form>' },
    '/quote': { body: '<form></form>' },
    '/robots.txt': { body: 'Disallow: /api/\n' },
    '/sitemap.xml': { body: urls.map((url) => `<loc>${ORIGIN}${url}</loc>`).join('') },
    '/readyz': {},
    '/api/contact-submissions': { status: 422 },
    '/api/newsletter-signups': { status: 422 },
  };
  return async (input) => {
    const path = new URL(String(input)).pathname;
    const { body = '', status = 200, headers = {} } = { ...answers[path], ...changes[path] };
    return new Response(body, { status, headers });
  };
}

/** Turns the shipped samples into a company that could go live. */
/** What only the owner can answer of the promises. */
const TERMS = `  guarantee: Within 30 days.
  reservice: For 60 days.
  plan_term: From month to month.`;

function makeReady(): void {
  edit('site.yaml', (text) =>
    text
      .replace('sample: true', 'sample: false')
      .replaceAll(/\(\d{3}\) 555-0(\d{3})/g, '(208) 555-7$1')
      .replace('hello@example.com', 'hello@larkspurpest.com')
      .replace('security@example.com', 'security@larkspurpest.com')
      .replace('100 Sample Street', '12 Alder Street')
      .replaceAll(/number: SAMPLE-\w\w-0000/g, 'number: L-4471')
      .replaceAll('    sample: true', '    sample: false')
      .replaceAll('.com/example', '.com/larkspurpest')
      .replace('.com/@example', '.com/@larkspurpest')
      .replace('metadata_review_count: 2847', 'metadata_review_count: 1847')
      .replace('review_count_label: 1,500+', 'review_count_label: "900+"')
      .replace('promises:\n', `promises:\n${TERMS}\n`)
      .replaceAll(/^ {4}(?:from|low): .*$/gm, '$&\n    scope: one house')
      .replaceAll(/^ {4}scope: one house$(?!\n {4}per:)/gm, '$&\n    per: year'),
  );
  edit('reviews.yaml', (text) =>
    text
      .replaceAll('sample: true', 'sample: false\n  source: Google\n  date: 2026-03-14')
      .replaceAll('Sample ', 'Ann ')
      .replaceAll('Ann text. ', ''),
  );
  for (const file of ['careers.yaml', 'visits.yaml'])
    edit(file, (text) => text.replace('sample: true', 'sample: false'));
  for (const file of ['pages/reviews.md', 'pages/privacy-policy.md', 'pages/terms-of-service.md'])
    edit(file, (text) =>
      text
        .replace('draft: true', 'draft: false')
        .replaceAll(/\bsample(s?)\b/gi, 'quotation$1')
        // To pages that were left out.
        .replace(/^related: .*$/m, 'related: []')
        .replaceAll(/\]\(\/[^)]*\)/g, '](/)'),
    );
  confirm('emergency-line');
}

function confirm(...checks: string[]): void {
  const lines = checks.map((check) => `  - { check: ${check}, by: Ann, on: 2026-11-20 }`);
  writeFileSync(join(dir, 'launch.yaml'), `confirmed:\n${lines.join('\n')}\n`);
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(dir, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
