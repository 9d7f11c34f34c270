import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { VisitSettings } from '../../domain/content/visits-schema.ts';
import { windowKey } from '../../domain/visits/visit-windows.ts';
import { fromJson } from '../database/json.ts';
import { readEnv } from '../env.ts';
import { mailChannel } from '../mail/channel.ts';
import type { MailMessage } from '../mail/message.ts';
import { mailContext } from '../mail/settings.ts';
import { MAILS_PER_DAY } from '../mail/store.ts';
import { MAILS } from '../start/mails.ts';
import { buildSite } from '../testing/built-site.ts';
import {
  fixtureAreas,
  fixtureMailContext,
  fixtureSite,
  fixtureVisits,
} from '../testing/fixture-site.ts';
import {
  newSubmission,
  outboxRows,
  startTestServer,
  type TestServerOptions,
  waitingMails,
} from '../testing/test-server.ts';
import { renderVisitMail } from './messages/visit-mails.ts';

/** A Tuesday, 10 am in Virginia. */
const NOW = Date.parse('2026-11-17T15:00:00Z');
const WEDNESDAY = '2026-11-18 12:00-17:00';
const THURSDAY = '2026-11-19 08:00-12:00';
const FRIDAY = '2026-11-20 12:00-17:00';

const PREPARATION = [{ names: ['ant'], steps: ['Leave the bait alone.', 'Close the windows.'] }];

/** A site whose visitors choose windows. */
async function startSite(
  visits: VisitSettings | null = fixtureVisits,
  options: Pick<TestServerOptions, 'served'> = {},
) {
  const clock = { now: NOW };
  const server = await startTestServer('sqlite', {
    ...options,
    visits,
    preparation: () => PREPARATION,
    now: () => clock.now,
  });
  const send = async (changes: Record<string, unknown> = {}) => {
    const submission = newSubmission({ started_at: NOW - 60_000, ...changes });
    expect((await server.post('/api/contact-submissions', submission)).statusCode).toBe(201);
    return submission.submission_id;
  };
  const get = (url: string) => server.app.inject({ url });
  const choose = (request: string, windows: string[], more: Record<string, string> = {}) => {
    const fields = new URLSearchParams({ request, ...more });
    for (const window of windows) fields.append('window', window);
    return server.app.inject({
      method: 'POST',
      url: '/visits/times',
      payload: fields.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  };
  const readVisits = () => server.database.db.selectFrom('visits').selectAll().execute();
  const messages = async () => {
    const kinds = ['visit', 'visit_notice', 'visit_reminder'] as const;
    const rows = await outboxRows(server.database.db, ...kinds);
    return rows.map(({ kind, state }) => `${kind} ${state}`);
  };
  return { server, clock, send, get, choose, visits: readVisits, messages };
}
type Site = Awaited<ReturnType<typeof startSite>>;

/** The fields of the link that changes a visit, in a mail or on a page. */
function linkIn(text: string): URLSearchParams {
  const [url = ''] = /\/visits\/change\?[^"\s]*/.exec(text) ?? [];
  return new URL(url.replaceAll('&amp;', '&'), 'https://fixture.example').searchParams;
}

describe('windows that a visitor would like', () => {
  let site: Site;
  beforeEach(async () => {
    site = await startSite();
  });
  afterEach(() => site.server.close());

  test('are asked for once the request is stored, and told to the office', async () => {
    const id = await site.send();
    const page = await site.get(`/visits/times?request=${id}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`value="${THURSDAY}"`);
    expect(page.body).not.toContain('value="2026-11-26');
    const answer = await site.choose(id, [FRIDAY, THURSDAY]);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/visits/times?request=${id}`,
    ]);
    const [visit, ...more] = await site.visits();
    expect(more).toEqual([]);
    expect(visit).toMatchObject({
      ...{ submission_id: id, visit_id: id, state: 'asked', sequence: 0 },
      ...{ area: 'richmond', day: null, seat: null, zone: 'America/New_York' },
    });
    expect(visit && fromJson(visit.wishes).map(windowKey)).toEqual([THURSDAY, FRIDAY]);
    expect(await site.messages()).toEqual(['visit_notice pending']);
    const done = await site.get(String(answer.headers.location));
    expect(done.body).toContain('Thursday, November 19, 8 am to 12 pm');
    // Nothing is booked by asking.
    expect(await site.server.database.db.selectFrom('visit_spots').selectAll().execute()).toEqual(
      [],
    );
  });

  test('can be changed a few times; the same again changes nothing', async () => {
    const id = await site.send();
    const days = [18, 19, 20, 23, 24, 25].map((day) => `2026-11-${day} 12:00-17:00`);
    for (const window of days) {
      await site.choose(id, [window]);
      await site.choose(id, [window]);
    }
    const [visit] = await site.visits();
    expect(visit && fromJson(visit.wishes).map(windowKey)).toEqual([days[4]]);
    expect(await site.messages()).toHaveLength(5);
  });

  test('that nobody offers are refused, and the request is as it was', async () => {
    const id = await site.send();
    const refused = async (windows: string[]) => {
      const { statusCode, body } = await site.choose(id, windows);
      return [statusCode, /role="alert">([^<]*)/.exec(body)?.[1]];
    };
    const gone = [422, 'That time is no longer open. Please choose another one.'];
    expect(await refused(['2026-11-26 08:00-12:00'])).toEqual(gone);
    expect(await refused(['2026-11-19 07:00-12:00', FRIDAY])).toEqual(gone);
    const none = [
      422,
      'Please choose at least one time, or just leave this page: your request is with us.',
    ];
    expect(await refused([])).toEqual(none);
    expect(await refused(['tomorrow'])).toEqual(none);
    const four = [19, 20, 23, 24].map((day) => `2026-11-${day} 08:00-12:00`);
    expect(await refused(four)).toEqual([422, 'Please choose at most 3 times.']);
    const ticked = (await site.choose(id, four)).body;
    expect(ticked.match(/ checked/g)).toHaveLength(4);
    expect(await site.visits()).toEqual([]);
  });

  test('of a place that is not served are not offered; an unknown request shows nothing', async () => {
    const id = await site.send({ address: 'ZIP: 90210' });
    const { statusCode, body } = await site.get(`/visits/times?request=${id}`);
    expect([statusCode, body.includes('we call you to find a day')]).toEqual([200, true]);
    expect((await site.choose(id, [THURSDAY])).statusCode).toBe(422);
    expect((await site.get(`/visits/times?request=${randomUUID()}`)).statusCode).toBe(404);
    expect((await site.get('/visits/times')).statusCode).toBe(404);
    expect((await site.choose(randomUUID(), [THURSDAY])).statusCode).toBe(404);
    expect(await site.visits()).toEqual([]);
  });

  test('of what looks like spam are told when the request is released', async () => {
    const id = await site.send({ company_website: 'https://spam.example', started_at: NOW });
    await site.choose(id, [THURSDAY]);
    expect(await site.messages()).toEqual(['visit_notice quarantined']);
  });
});

describe('a visit that is booked at once', () => {
  let site: Site;
  beforeEach(async () => {
    site = await startSite({ ...fixtureVisits, booking: 'instant' });
  });
  afterEach(() => site.server.close());

  test('has its spot, a mail with a link and a reminder the day before', async () => {
    const id = await site.send();
    expect((await site.choose(id, [THURSDAY])).statusCode).toBe(303);
    const [visit] = await site.visits();
    expect(visit).toMatchObject({ state: 'booked', day: '2026-11-19', seat: 1 });
    expect(await site.messages()).toEqual([
      'visit pending',
      'visit_notice pending',
      'visit_reminder pending',
    ]);
    const [reminder] = await outboxRows(site.server.database.db, 'visit_reminder');
    expect(new Date(reminder?.next_attempt_at ?? 0).toISOString()).toBe('2026-11-18T15:00:00.000Z');
  });

  test('names its time and its link at once, the link only to who took it', async () => {
    const id = await site.send({ email: '' });
    const { headers } = await site.choose(id, [THURSDAY]);
    const { body } = await site.get(String(headers.location));
    expect(body).toContain('Your visit is booked for Thursday, November 19, 8 am to 12 pm.');
    const page = await site.get(`/visits/change?${linkIn(body)}`);
    expect([page.statusCode, page.body.includes('Cancel the visit')]).toEqual([200, true]);
    const again = await site.get(`/visits/times?request=${id}`);
    expect(again.body).toContain('Thursday, November 19');
    expect(again.body).not.toContain('/visits/change');
  });

  test('is one for each spot, however many ask', async () => {
    const ids = [];
    for (let i = 0; i < 8; i++) ids.push(await site.send());
    const answers = await Promise.all(ids.map((id) => site.choose(id, [THURSDAY])));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      303, 303, 422, 422, 422, 422, 422, 422,
    ]);
    expect(await site.visits()).toHaveLength(2);
    // The next one is not offered it.
    const page = await site.get(`/visits/times?request=${await site.send()}`);
    expect(page.body).not.toContain(THURSDAY);
    expect(page.body).toContain(FRIDAY);
  });

  test('is only asked for while the request looks like spam', async () => {
    const id = await site.send({ company_website: 'https://spam.example', started_at: NOW });
    await site.choose(id, [THURSDAY]);
    expect(await site.visits()).toMatchObject([{ state: 'asked', seat: null }]);
  });

  /** The link in the newest mail. */
  async function link(): Promise<URLSearchParams> {
    const [mail] = await waitingMails(site.server.database.db, 'visit');
    return linkIn(mail?.text ?? '');
  }
  const press = (fields: URLSearchParams, more: Record<string, string>) =>
    site.server.postForm('/visits/change', { ...Object.fromEntries(fields), ...more });

  test('is moved by its link, and its old spot is free again', async () => {
    await site.choose(await site.send(), [THURSDAY]);
    const old = await link();
    const page = await site.get(`/visits/change?${old}`);
    expect(page.body).toContain('Thursday, November 19, 8 am to 12 pm');
    // Opening it changes nothing.
    expect(await site.visits()).toMatchObject([{ sequence: 0 }]);
    expect((await press(old, { window: FRIDAY })).statusCode).toBe(200);
    const [visit] = await site.visits();
    expect(visit).toMatchObject({ state: 'booked', day: '2026-11-20', sequence: 1 });
    const spots = await site.server.database.db.selectFrom('visit_spots').selectAll().execute();
    expect(spots.map(windowKey)).toEqual([FRIDAY]);
    // The link in the first mail goes on working: it is not the newest mail that a customer finds first.
    for (const fields of [old, await link()])
      expect((await site.get(`/visits/change?${fields}`)).body).toContain('Friday, November 20');
    const rows = await outboxRows(site.server.database.db, 'visit');
    const mails = rows.sort((a, b) => a.id.localeCompare(b.id));
    expect(mails.map((row) => MAILS.visit.capOf?.(row as never))).toEqual(['first', 'visit']);
    expect((await site.messages()).filter((one) => one === 'visit_reminder pending')).toHaveLength(
      1,
    );
  });

  test('pressed twice it is moved or canceled once, and the second answer is the first', async () => {
    await site.choose(await site.send(), [THURSDAY]);
    const old = await link();
    const answers = [];
    for (const window of [FRIDAY, FRIDAY]) answers.push(await press(old, { window }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await site.visits()).toMatchObject([{ day: '2026-11-20', sequence: 1 }]);
    const canceled = [];
    for (let i = 0; i < 2; i++) canceled.push(await press(old, { do: 'cancel' }));
    expect(canceled.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await site.visits()).toMatchObject([{ state: 'canceled', sequence: 2 }]);
    expect(await outboxRows(site.server.database.db, 'visit_notice')).toHaveLength(3);
  });

  test('names what to do before we come, on its page and in its mails, and not when it is off', async () => {
    await site.choose(await site.send(), [THURSDAY]);
    const page = await site.get(`/visits/change?${await link()}`);
    expect(page.body).toMatch(/Before we come<\/summary>.*Leave the bait alone\./);
    // It can't be moved to where it is.
    expect(page.body).not.toContain(`value="${THURSDAY}"`);
    await press(await link(), { do: 'cancel' });
    const rows = await site.server.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', 'in', ['visit', 'visit_reminder'])
      .orderBy('id')
      .execute();
    const mailing = {
      ...mailContext(readEnv({}), { site: fixtureSite, areas: fixtureAreas }),
      preparation: () => PREPARATION,
    };
    const texts = rows.map((row) => renderVisitMail(row as never, mailing).text);
    const names = rows.map(({ kind }, i) => [kind, texts[i]?.includes('• Close the windows.')]);
    expect(names).toEqual([
      ['visit', true],
      ['visit', false],
      ['visit_reminder', true],
    ]);
  });

  test('is canceled by its link; then and from 24 hours before on the link is over', async () => {
    await site.choose(await site.send(), [THURSDAY]);
    const fields = await link();
    const wrong = new URLSearchParams({ ...Object.fromEntries(fields), key: 'x' });
    expect((await press(wrong, { do: 'cancel' })).statusCode).toBe(404);
    site.clock.now = Date.parse('2026-11-18T13:00:00Z');
    expect((await press(fields, { do: 'cancel' })).statusCode).toBe(404);
    site.clock.now -= 1;
    expect((await press(fields, { do: 'cancel' })).statusCode).toBe(200);
    expect(await site.visits()).toMatchObject([{ state: 'canceled', seat: null, sequence: 1 }]);
    expect(await site.server.database.db.selectFrom('visit_spots').selectAll().execute()).toEqual(
      [],
    );
    expect((await site.get(`/visits/change?${fields}`)).statusCode).toBe(404);
    expect(await site.messages()).not.toContain('visit_reminder pending');
  });
});

test('booking and canceling again and again fills nobody’s mailbox', async () => {
  const site = await startSite({ ...fixtureVisits, booking: 'instant' });
  const { db } = site.server.database;
  for (let i = 0; i < 12; i++) {
    const request = await site.send({ email: 'stranger@example.com' });
    const { headers } = await site.choose(request, [FRIDAY]);
    const link = linkIn((await site.get(String(headers.location))).body);
    await site.server.postForm('/visits/change', { ...Object.fromEntries(link), do: 'cancel' });
  }
  const sent: string[] = [];
  const mailer = { send: async ({ to }: MailMessage) => void sent.push(...to), close() {} };
  const channel = mailChannel({ db, mailer, kinds: MAILS, context: fixtureMailContext });
  for (const row of await outboxRows(db, 'acknowledgement', 'visit', 'visit_reminder'))
    if (row.state === 'pending') await channel.deliver({ ...row, attempts: 1 } as never);
  expect(sent).toHaveLength(MAILS_PER_DAY.first + MAILS_PER_DAY.visit);
  await site.server.close();
});

test('a customer moves a visit ten times, then calls, and can still cancel it', async () => {
  const site = await startSite({ ...fixtureVisits, booking: 'instant' });
  const { db } = site.server.database;
  const request = await site.send();
  await site.choose(request, [THURSDAY]);
  const [mail] = await waitingMails(db, 'visit');
  const link = Object.fromEntries(linkIn(mail?.text ?? ''));
  const press = (more: Record<string, string>) =>
    site.server.postForm('/visits/change', { ...link, ...more });
  const answers = [];
  for (let i = 0; i < 12; i++)
    answers.push((await press({ window: i % 2 && i < 10 ? THURSDAY : FRIDAY })).statusCode);
  expect(answers).toEqual([...Array(10).fill(200), 422, 422]);
  expect((await press({ do: 'cancel' })).statusCode).toBe(200);
  expect(await outboxRows(db, 'visit_notice')).toHaveLength(12);
  await site.server.close();
});

test('a mail goes without a link that is over when it is due', async () => {
  const settings = { ...fixtureVisits, booking: 'instant', change_hours: 36 } as const;
  const site = await startSite(settings);
  // On Tuesday, 10 am: Wednesday noon is in 26 hours, the end of Thursday's link is Tuesday, 8 pm.
  await site.choose(await site.send(), [WEDNESDAY]);
  await site.choose(await site.send(), [THURSDAY]);
  await site.choose(await site.send(), [FRIDAY]);
  const { db } = site.server.database;
  const linked = async (kind: 'visit' | 'visit_reminder') =>
    (await waitingMails(db, kind))
      .map(({ text }) => `${/(\w+day),/.exec(text)?.[1]} ${text.includes('/visits/change')}`)
      .sort();
  expect(await linked('visit')).toEqual(['Friday true', 'Thursday true', 'Wednesday false']);
  // Reminders go out the day before at 10 am: Friday noon can be moved until Thursday, midnight.
  expect(await linked('visit_reminder')).toEqual(['Friday false', 'Thursday false']);
  await site.server.close();
});

describe('odd ids', () => {
  test('of requests and visits are answered, and not looked for', async () => {
    const site = await startSite({ ...fixtureVisits, booking: 'instant' });
    const id = await site.send();
    for (const odd of ['%00', `${id}%00`, 'x'.repeat(90), '%F0%9F%90%9C', "'; drop", '']) {
      for (const language of ['', '/es'])
        for (const path of [
          `/visits/times?request=${odd}`,
          `/visits/times?request=${odd}&key=${odd}`,
          `/visits/change?request=${odd}&visit=${id}&key=${odd}`,
          `/visits/change?request=${id}&visit=${odd}&key=${odd}&until=${odd}`,
          `/visits/yours?request=${odd}&until=${odd}&key=${odd}`,
        ])
          expect([path, (await site.get(language + path)).statusCode]).toEqual([path, 404]);
      expect([400, 404]).toContain((await site.get(`/visits/feed/${odd}`)).statusCode);
      const typed = decodeURIComponent(odd);
      const posts = [
        await site.choose(typed, [FRIDAY]),
        await site.choose(id, [typed || 'x']),
        await site.server.postForm('/visits/change', { request: typed, visit: typed, key: typed }),
        await site.server.postForm('/visits/yours', { email: typed }),
      ];
      expect(posts.map(({ statusCode }) => statusCode)).toEqual([404, 422, 404, 422]);
    }
    await site.server.close();
  });
});

describe('the page of visits', () => {
  let site: Site;
  beforeEach(async () => {
    site = await startSite({ ...fixtureVisits, booking: 'instant' });
  });
  afterEach(() => site.server.close());

  test('shows what is open by place and service; what is chosen there is chosen after the form', async () => {
    const page = await site.get('/visits?zip=23220&service=Ants');
    expect(page.body).toContain('(804) 555-0101');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Thursday, November 19');
    const [, href = ''] = /href="(\/quote[^"]*)"/.exec(page.body) ?? [];
    const url = new URL(href.replaceAll('&amp;', '&'), 'https://www.example.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      zip: '23220',
      service_needed: 'Ants',
      visit: WEDNESDAY,
    });
    const { headers } = await site.server.app.inject({
      method: 'POST',
      url: '/api/contact-submissions',
      payload: new URLSearchParams({ name: 'Sam', phone: '8045550142', zip: '23220' }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: url.href,
      },
    });
    const times = await site.get(String(headers.location));
    expect(times.body).toContain(`value="${WEDNESDAY}" checked`);
  });

  test('says that we call where nothing is open, and asks again for a ZIP that is none', async () => {
    const none = await site.get('/visits?zip=90210');
    // As its header does, where no place is known.
    expect(none.body).toContain('(804) 555-0101');
    expect([none.statusCode, none.body.includes('we call you to find a day')]).toEqual([200, true]);
    const wrong = await site.get('/es/visits?zip=abc');
    expect([wrong.statusCode, wrong.body.includes('cinco cifras')]).toEqual([422, true]);
    expect((await site.get('/visits')).body).toContain('Show open days');
  });

  const askLink = async (email: string) => {
    const { statusCode, body } = await site.server.postForm('/visits/yours', { email });
    return [statusCode, body];
  };
  async function mailedLinks(): Promise<URL[]> {
    const mails = await waitingMails(site.server.database.db, 'visits_link');
    return mails.map((mail) => new URL(/https:\S+yours\S+/.exec(mail.text)?.[0] ?? ''));
  }

  test('mails a link to all visits of a mailbox, and answers the same to an address that is not known', async () => {
    await site.choose(await site.send({ email: 'Sam+ants@example.com' }), [THURSDAY]);
    await site.choose(await site.send({ email: 'sam@example.com' }), [FRIDAY]);
    await site.choose(await site.send({ email: 'sue@example.com' }), [FRIDAY]);
    const known = await askLink('sam@example.com');
    expect(known[0]).toBe(200);
    expect(await askLink('nobody@example.com')).toEqual(known);
    // Pressed twice, mailed once.
    await askLink('SAM@example.com');
    const [link, ...more] = await mailedLinks();
    expect(more).toEqual([]);
    const path = `${link?.pathname}${link?.search}`;
    const page = await site.get(path);
    expect(page.body.match(/Thursday, November 19|Friday, November 20/g)).toEqual([
      'Thursday, November 19',
      'Friday, November 20',
    ]);
    const fields = linkIn(page.body);
    expect((await site.get(`/visits/change?${fields}`)).statusCode).toBe(200);
    const canceled = await site.server.postForm('/visits/change', {
      ...Object.fromEntries(fields),
      do: 'cancel',
    });
    expect(canceled.statusCode).toBe(200);
    expect((await site.visits()).map(({ state }) => state).sort()).toEqual([
      'booked',
      'booked',
      'canceled',
    ]);
    expect((await site.get(path)).body).not.toContain('Thursday, November 19');
  });

  test('a link that was changed, is of another mailbox or too old opens nothing', async () => {
    const sam = await site.send({ email: 'sam@example.com' });
    const sue = await site.send({ email: 'sue@example.com' });
    await site.choose(sam, [THURSDAY]);
    await site.choose(sue, [FRIDAY]);
    await askLink('sam@example.com');
    const [link] = await mailedLinks();
    const statusOf = async (changes: Record<string, string>) => {
      const query = { ...Object.fromEntries(link?.searchParams ?? []), ...changes };
      return (await site.get(`/visits/yours?${new URLSearchParams(query)}`)).statusCode;
    };
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ request: sue })).toBe(404);
    expect(await statusOf({ until: '9999999999999' })).toBe(404);
    expect(await statusOf({ key: 'x' })).toBe(404);
    const theirs = { ...Object.fromEntries(link?.searchParams ?? []), request: sue, visit: sue };
    expect((await site.get(`/visits/change?${new URLSearchParams(theirs)}`)).statusCode).toBe(404);
    site.clock.now += 48 * 3_600_000;
    expect(await statusOf({})).toBe(404);
  });
});

test('without scripts the thank-you page asks for times, in the language and the frame of the form', async () => {
  const site = await startSite();
  const post = async (fields: Record<string, string>) =>
    String(
      (
        await site.server.postForm('/api/contact-submissions', {
          ...{ name: 'Sam Carter', phone: '(804) 555-0142', zip: '23220', source: 'quote-page' },
          ...fields,
        })
      ).headers.location,
    );
  const plain = await post({});
  expect(plain).toMatch(/^\/visits\/times\?request=[\w-]{36}&thanks=1$/);
  const framed = await post({ embedded: '1', language: 'es' });
  expect(framed).toMatch(/^\/es\/visits\/times\?request=[\w-]{36}&embedded=1&thanks=1$/);
  const [page, inFrame] = [await site.get(plain), await site.get(framed)];
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(inFrame.body).toContain('lang="es-US"');
  expect(inFrame.body).toContain('jueves, 19 de noviembre');
  await site.server.close();
});

test('is a page of the site, as it was rendered, with another title and main part', async () => {
  const paths = ['/es/visits', '/es/embed/visits', '/visits', '/embed/visits'];
  const built = (name: string) =>
    `<html lang="en" data-territory="richmond"><head><title>${name}</title><script>x</script></head><body><header>${name}</header><main id="main"><main-part></main-part></main><footer></footer></body></html>`;
  const site = await startSite(fixtureVisits, {
    served: (
      await buildSite(Object.fromEntries(paths.map((path) => [path, built(path)])), {
        pages: { '/es/visits': { scriptHashes: ["'sha256-x'"], styleHashes: [] } },
      })
    ).served,
  });
  const id = await site.send({ territory: 'virginia_beach', address: 'ZIP not provided' });
  const page = await site.get('/es/visits');
  expect(page.body).toContain('<script>x</script></head><body><header>/es/visits</header>');
  expect(page.body).toMatch(/<title>[^<]+ - .+<\/title>/);
  expect(page.body).toMatch(/<main id="main"><div class="page"><div[\s\S]*<\/main><footer>/);
  expect(page.body).not.toContain('main-part');
  expect(page.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("'sha256-x'"),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    // The key in an address reaches nobody, and the forms are posted with an Origin.
    'referrer-policy': 'strict-origin',
  });
  // Without scripts header and main part name the number that the visitor saw before.
  expect(page.body).toContain('data-territory="richmond"');
  const framed = await site.get(`/visits/times?request=${id}&embedded=1&thanks=1`);
  expect(framed.body).toContain('<header>/embed/visits</header>');
  expect(framed.body).toContain('<html lang="en" data-territory="virginia_beach">');
  expect(framed.body).toContain('data-for-territory="virginia_beach">(757) 555-0102</a>');
  await site.server.close();
});

test('a day that is closed while the server runs is offered no more', async () => {
  const settings = { ...fixtureVisits, closed: [] as string[] };
  const { server, get, send } = await startSite(settings);
  try {
    const id = await send();
    const isOffered = async () => (await get(`/visits/times?request=${id}`)).body.includes(FRIDAY);
    expect(await isOffered()).toBe(true);
    settings.closed.push(FRIDAY.slice(0, 10));
    expect(await isOffered()).toBe(false);
  } finally {
    await server.close();
  }
});

test('a company without content/visits.yaml has no such page, and thanks as before', async () => {
  const site = await startSite(null);
  const id = await site.send();
  expect((await site.get(`/visits/times?request=${id}`)).statusCode).toBe(404);
  const { headers } = await site.server.postForm('/api/contact-submissions', {
    ...{ name: 'Sam', phone: '(804) 555-0142', zip: '23220' },
  });
  expect(headers.location).toBe('/thank-you/quote');
  await site.server.close();
});

test('without windows the office alone books: visitors are thanked as before', async () => {
  const windows = Object.fromEntries(Object.keys(fixtureVisits.windows).map((day) => [day, []]));
  const site = await startSite({
    ...fixtureVisits,
    windows: windows as unknown as VisitSettings['windows'],
  });
  const { headers } = await site.server.postForm('/api/contact-submissions', {
    ...{ name: 'Sam', phone: '(804) 555-0142', zip: '23220' },
  });
  expect(headers.location).toBe('/thank-you/quote');
  await site.server.close();
});

test('a page of another site can’t choose for a visitor', async () => {
  const site = await startSite();
  const id = await site.send();
  const { statusCode } = await site.server.app.inject({
    method: 'POST',
    url: '/visits/times',
    payload: new URLSearchParams({ request: id, window: THURSDAY }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://elsewhere.example',
    },
  });
  expect(statusCode).toBe(403);
  expect(await site.visits()).toEqual([]);
  await site.server.close();
});
