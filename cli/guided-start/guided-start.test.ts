import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findContentFaults } from '../../content-loader/find-faults.ts';
import { loadSite } from '../../content-loader/load.ts';
import { openDatabaseAsOwner } from '../../server/database/database.ts';
import { type Env, readEnv } from '../../server/env.ts';
import { listPeople } from '../../server/office/store/people.ts';
import { QUESTIONS } from '../new-company/questions.ts';
import { type GuidedStart, guidedStart, isFirstDay } from './guided-start.ts';
import { STEPS } from './steps.ts';

let folder: string;
let content: string;
let env: Env;
let start: GuidedStart;
/** What keeps the pages from being rendered. */
let faults: string[];
beforeEach(async () => {
  faults = [];
  folder = mkdtempSync(join(tmpdir(), 'guided-start-'));
  content = join(folder, 'content');
  env = readEnv({ DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'silent' });
  expect(await isFirstDay(env, content)).toBe(true);
  start = await guidedStart(env, content, async () => faults);
});
afterEach(async () => {
  await start.app.close();
});

/** As owners say it. */
const ANSWERS: Record<string, string | string[]>[] = [
  {
    name: 'Green Country Pest',
    founded: 'since 1996',
    email: 'office@greencountrypest.com',
    address: 'Green Country Pest, 410 Boston Avenue, Tulsa, OK 74103',
  },
  { towns: 'Tulsa & Bartlesville', phone: '918 555 0142', hours: '8 to 5 weekdays' },
  { prices: 'plan $120 quarterly', not_offered: "we don't do bed bugs or termites" },
  { services: ['ant-control', 'wasp-control'], pests: ['ants', 'wasps'] },
  { color: 'dark green' },
];

test('each question is in one step', () => {
  const fields = STEPS.flatMap((step) => step.fields);
  expect(fields.toSorted()).toEqual(QUESTIONS.map(({ field }) => field).toSorted());
});

test('from the code to a folder, an invitation, and the wait for the pages', async () => {
  const browser = await letIn();
  expect((await send('/start', undefined, browser)).headers.location).toBe('/start/1');
  for (const [step, answers] of ANSWERS.entries()) {
    const sent = await send(`/start/${step + 1}`, answers, browser);
    expect(sent.headers.location).toBe(
      step + 1 < STEPS.length ? `/start/${step + 2}` : '/start/read-back',
    );
  }
  const { body } = await send('/start/read-back', undefined, browser);
  expect(body).toContain('Pest protection plan: from $120 per quarter for one house');
  expect(body).toContain('not offered: bed bugs and termites');
  expect(existsSync(content)).toBe(false);

  expect((await send('/start/write', {}, browser)).headers.location).toBe('/start');
  await start.ended;
  expect(findContentFaults(content)).toEqual([]);
  expect(loadSite(content)).toMatchObject({
    brand: { name: 'Green Country Pest' },
    holding_page: 'until_ready',
  });
  expect(existsSync(join(content, 'pages/services/termite-control.md'))).toBe(false);
  const database = openDatabaseAsOwner(env);
  const { people } = await listPeople(database.db, Date.now());
  await database.close();
  expect(people).toMatchObject([{ email: 'office@greencountrypest.com', role: 'owner' }]);
  const waiting = await send('/start', undefined, browser);
  expect(waiting.body).toMatch(/url=\/office\/sign-in\?to=launch-check#[\w-]+"/);
  expect((await send('/start', undefined)).body).not.toContain('launch-check');
  expect(existsSync(join(env.dataDir, 'new-company'))).toBe(false);
});

test('an answer that is not understood is refused in words, and nothing typed is lost', async () => {
  const browser = await letIn();
  await send('/start/1', ANSWERS[0], browser);
  const typed = { towns: 'Tulsa', phone: '555-01', hours: '<b>whenever' };
  const refused = await send('/start/2', typed, browser);
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Expected a phone of ten digits');
  expect(refused.body).toMatch(/name="phone" value="555-01"[^>]*aria-invalid="true"/);
  expect(refused.body).toContain('value="&lt;b&gt;whenever"');
  expect(refused.body).not.toContain('<b>whenever');
  // The server is started again.
  await start.app.close();
  start = await guidedStart(env, content, async () => faults);
  const again = await letIn();
  expect((await send('/start', undefined, again)).headers.location).toBe('/start/2');
  expect((await send('/start/2', undefined, again)).body).toContain('value="555-01"');
});

test('pages that cannot be rendered are no company: what is wrong stands with the answers', async () => {
  const browser = await letIn();
  for (const [step, answers] of ANSWERS.entries())
    await send(`/start/${step + 1}`, answers, browser);
  faults = ['/about: a dead link'];
  await send('/start/write', {}, browser);
  await expect.poll(() => existsSync(content)).toBe(false);
  expect((await send('/start', undefined, browser)).headers.location).toBe('/start/read-back');
  const { body } = await send('/start/read-back', undefined, browser);
  expect(body).toContain('/about: a dead link');
  faults = [];
  await send('/start/write', {}, browser);
  await start.ended;
  expect(findContentFaults(content)).toEqual([]);
});

test('what was chosen for one trade is asked again for another', async () => {
  const browser = await letIn();
  for (const [step, answers] of ANSWERS.entries())
    await send(`/start/${step + 1}`, answers, browser);
  const lawn = { ...ANSWERS[0], trade: 'Lawn care' };
  expect((await send('/start/1', lawn, browser)).headers.location).toBe('/start/4');
  expect((await send('/start/4', undefined, browser)).body).not.toContain('checked');
});

test('a logo is sent as a file; one that is none is refused', async () => {
  const browser = await letIn();
  for (const [step, answers] of ANSWERS.slice(0, -1).entries())
    await send(`/start/${step + 1}`, answers, browser);
  const refused = await send('/start/5', { logo: new File(['text'], 'logo.svg') }, browser);
  expect(refused.body).toContain('Expected an SVG or PNG file');
  const svg = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  await send('/start/5', { logo: new File([svg], 'logo.svg') }, browser);
  expect((await send('/start/5', undefined, browser)).body).toContain('Leave out the file');
  await send('/start/write', {}, browser);
  expect(readFileSync(join(content, 'logo.svg'), 'utf8')).toBe(svg);
});

test('nobody gets in without the code, and no other site sends a form', async () => {
  const wrong = await send('/start', { code: 'AAAAA-AAAAA' });
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([422, undefined]);
  for (const [url, form] of [
    ['/start/1', undefined],
    ['/start/1', ANSWERS[0]],
    ['/start/write', {}],
    ['/office/', undefined],
  ] as const)
    expect((await send(url, form, 'start=AAAA')).headers.location, url).toBe('/start');
  const browser = await letIn();
  expect(browser).toMatch(/^start=[\w-]{43}$/);
  const foreign = await send('/start/1', ANSWERS[0], browser, 'https://elsewhere.example');
  expect(foreign.statusCode).toBe(403);
  expect(existsSync(join(env.dataDir, 'new-company'))).toBe(false);
});

test('it is no first day where something lies in the folder', async () => {
  mkdirSync(content);
  expect(await isFirstDay(env, content)).toBe(true);
  writeFileSync(join(content, 'notes.txt'), 'mine');
  expect(await isFirstDay(env, content)).toBe(false);
});

test('nor where a company was published, whose folder is not there today', async () => {
  const { db, close } = openDatabaseAsOwner(env);
  const publication = { publication_no: 1, state: 'live', revisions: '{}', is_whole: 1, note: '' };
  const times = { created_at: 1, due_at: 1, attempts: 1, live_no: 1, live_at: 1 };
  await db
    .insertInto('publications')
    .values({ ...publication, ...times } as never)
    .execute();
  await close();
  expect(await isFirstDay(env, content)).toBe(false);
});

async function letIn(): Promise<string> {
  const { headers } = await send('/start', { code: start.code.toLowerCase() });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** @param form what is posted; without it the page is read */
async function send(
  url: string,
  form?: Record<string, string | readonly string[] | File>,
  cookie = '',
  origin?: string,
) {
  const headers = { cookie, ...(origin && { origin }) };
  if (!form) return start.app.inject({ url, headers });
  const data = new FormData();
  for (const [name, values] of Object.entries(form))
    for (const value of [values].flat()) data.append(name, value as string | File);
  const { headers: type, body } = new Response(data) as Response & { body: ReadableStream };
  return start.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': type.get('content-type') ?? '' },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  });
}
