import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { VisitSettings } from '../../domain/content/visits-schema.ts';
import { windowKey } from '../../domain/visits/visit-windows.ts';
import { fromJson } from '../database/json.ts';
import { BUILT_HASHES } from '../testing/built-site.ts';
import { fixtureVisits } from '../testing/fixture-site.ts';
import {
  newSubmission,
  outboxRows,
  serverForEachTest,
  waitingMails,
} from '../testing/test-server.ts';

/** A Tuesday, 10 am in Virginia. */
const NOW = Date.parse('2026-11-17T15:00:00Z');
const [WEDNESDAY, THURSDAY] = ['2026-11-18 12:00-17:00', '2026-11-19 08:00-12:00'];
const FRIDAY = '2026-11-20 12:00-17:00';
const SPAM = { company_website: 'https://spam.example', started_at: NOW };
const INSTANT = { ...fixtureVisits, booking: 'instant' } as const;

/** A site whose visitors choose windows. */
function visitSite(visits: VisitSettings | null = fixtureVisits) {
  const clock = { now: NOW };
  beforeEach(() => {
    clock.now = NOW;
  });
  const server = serverForEachTest('sqlite', () => ({ visits, now: () => clock.now }));
  const db = () => server.database.db;
  const get = (url: string) => server.app.inject({ url });
  return {
    server,
    clock,
    db,
    get,
    send: async (changes: Record<string, unknown> = {}) => {
      const submission = newSubmission({ started_at: NOW - 60_000, ...changes });
      expect((await server.post('/api/contact-submissions', submission)).statusCode).toBe(201);
      return submission.submission_id;
    },
    choose: (request: string, windows: string[]) => {
      const chosen = windows.map((window) => ['window', window]);
      return server.postForm('/visits/times', [['request', request], ...chosen]);
    },
    /** Presses a button on the page behind a link. */
    press: (link: URLSearchParams, more: Record<string, string>) =>
      server.postForm('/visits/change', { ...Object.fromEntries(link), ...more }),
    /** The link in the newest mail. */
    mailedLink: async () => linkIn((await waitingMails(db(), 'visit')).at(-1)?.text ?? ''),
    visits: () => db().selectFrom('visits').selectAll().execute(),
    spots: async () =>
      (await db().selectFrom('visit_spots').selectAll().execute()).map(windowKey).sort(),
    messages: async () => {
      const rows = await outboxRows(db(), 'visit', 'visit_notice', 'visit_reminder');
      return rows.map(({ kind, state }) => `${kind} ${state}`).sort();
    },
  };
}

/** The fields of the link that changes a visit, in a mail or on a page. */
function linkIn(text: string): URLSearchParams {
  const [url = ''] = /\/visits\/change\?[^"\s]*/.exec(text) ?? [];
  return new URL(url.replaceAll('&amp;', '&'), 'https://fixture.example').searchParams;
}

describe('windows that a visitor would like', () => {
  const { send, get, choose, visits, spots, messages } = visitSite();

  test('are offered once the request is stored, and sent to the office', async () => {
    const id = await send();
    const page = await get(`/visits/times?request=${id}`);
    expect(page.body).toContain(`value="${THURSDAY}"`);
    expect(page.body).not.toContain('value="2026-11-26');
    const { statusCode, headers } = await choose(id, [FRIDAY, THURSDAY]);
    expect([statusCode, headers.location]).toEqual([303, `/visits/times?request=${id}`]);
    const [visit] = await visits();
    expect(visit).toMatchObject({
      ...{ submission_id: id, visit_id: id, state: 'asked', sequence: 0 },
      ...{ area: 'richmond', day: null, seat: null, zone: 'America/New_York' },
    });
    expect(visit && fromJson(visit.wishes).map(windowKey)).toEqual([THURSDAY, FRIDAY]);
    expect([await messages(), await spots()]).toEqual([['visit_notice pending'], []]);
    const done = await get(String(headers.location));
    expect(done.body).toContain('Thursday, November 19, 8 am to 12 pm');
  });

  test('can be chosen five times; the same choice again changes nothing', async () => {
    const id = await send();
    const days = [18, 19, 20, 23, 24, 25].map((day) => `2026-11-${day} 12:00-17:00`);
    for (const window of days) for (let i = 0; i < 2; i++) await choose(id, [window]);
    const [visit] = await visits();
    expect(visit && fromJson(visit.wishes).map(windowKey)).toEqual([days[4]]);
    expect(await messages()).toHaveLength(5);
  });

  test.each([
    ['on a closed day', ['2026-11-26 08:00-12:00'], /no longer open/],
    ['at another hour', ['2026-11-19 07:00-12:00', FRIDAY], /no longer open/],
    ['that are none', ['tomorrow'], /choose at least one/],
    [
      'of which there are four',
      [19, 20, 23, 24].map((day) => `2026-11-${day} 08:00-12:00`),
      /at most 3/,
    ],
  ])('%s are refused, and the request is as it was', async (_name, windows, problem) => {
    const { statusCode, body } = await choose(await send(), windows);
    expect([statusCode, /role="alert">([^<]*)/.exec(body)?.[1]]).toEqual([
      422,
      expect.stringMatching(problem),
    ]);
    expect(await visits()).toEqual([]);
  });

  test('of a place that is not served are not offered; an unknown request shows nothing', async () => {
    const id = await send({ address: 'ZIP: 90210' });
    expect((await get(`/visits/times?request=${id}`)).body).toContain('we call you to find a day');
    expect((await choose(id, [THURSDAY])).statusCode).toBe(422);
    expect((await get(`/visits/times?request=${randomUUID()}`)).statusCode).toBe(404);
    expect((await choose(randomUUID(), [THURSDAY])).statusCode).toBe(404);
    expect(await visits()).toEqual([]);
  });

  test('of a request that looks like spam reach the office once it is released', async () => {
    await choose(await send(SPAM), [THURSDAY]);
    expect(await messages()).toEqual(['visit_notice quarantined']);
  });
});

describe('a visit that is booked at once', () => {
  const { db, clock, send, get, choose, press, mailedLink, visits, spots, messages } =
    visitSite(INSTANT);

  test('has its spot, a mail with a link and a reminder the day before', async () => {
    expect((await choose(await send(), [THURSDAY])).statusCode).toBe(303);
    expect(await visits()).toMatchObject([{ state: 'booked', day: '2026-11-19', seat: 1 }]);
    expect(await messages()).toEqual([
      ...['visit pending', 'visit_notice pending', 'visit_reminder pending'],
    ]);
    const [reminder] = await outboxRows(db(), 'visit_reminder');
    expect(reminder?.next_attempt_at).toBe(Date.parse('2026-11-18T15:00:00.000Z'));
  });

  test('shows its link only on the page right after the booking', async () => {
    const id = await send({ email: '' });
    const { headers } = await choose(id, [THURSDAY]);
    const { body } = await get(String(headers.location));
    expect(body).toContain('Your visit is booked for Thursday, November 19, 8 am to 12 pm.');
    expect((await get(`/visits/change?${linkIn(body)}`)).statusCode).toBe(200);
    const again = await get(`/visits/times?request=${id}`);
    expect(again.body).toContain('Thursday, November 19');
    expect(again.body).not.toContain('/visits/change');
  });

  test('is only asked for while the request looks like spam', async () => {
    await choose(await send(SPAM), [THURSDAY]);
    expect(await visits()).toMatchObject([{ state: 'asked', seat: null }]);
  });

  test('is moved by its link, and its old spot is free again', async () => {
    await choose(await send(), [THURSDAY]);
    const old = await mailedLink();
    const page = await get(`/visits/change?${old}`);
    expect(page.body).toContain('Thursday, November 19, 8 am to 12 pm');
    // It can't be moved to where it is, and opening the page changes nothing.
    expect(page.body).not.toContain(`value="${THURSDAY}"`);
    expect(await visits()).toMatchObject([{ sequence: 0 }]);
    // The button is pressed twice.
    for (let i = 0; i < 2; i++) expect((await press(old, { window: FRIDAY })).statusCode).toBe(200);
    expect(await visits()).toMatchObject([{ state: 'booked', day: '2026-11-20', sequence: 1 }]);
    expect(await spots()).toEqual([FRIDAY]);
    // A customer may find the first mail before the newest.
    for (const link of [old, await mailedLink()])
      expect((await get(`/visits/change?${link}`)).body).toContain('Friday, November 20');
    expect(await messages()).toEqual([
      ...['visit pending', 'visit superseded', 'visit_notice pending', 'visit_notice pending'],
      ...['visit_reminder pending', 'visit_reminder superseded'],
    ]);
  });

  test('is canceled by its link; then and from 24 hours before on the link is over', async () => {
    await choose(await send(), [THURSDAY]);
    const link = await mailedLink();
    const wrong = new URLSearchParams({ ...Object.fromEntries(link), key: 'x' });
    expect((await press(wrong, { do: 'cancel' })).statusCode).toBe(404);
    clock.now = Date.parse('2026-11-18T13:00:00Z');
    expect((await press(link, { do: 'cancel' })).statusCode).toBe(404);
    clock.now -= 1;
    expect((await press(link, { do: 'cancel' })).statusCode).toBe(200);
    expect(await visits()).toMatchObject([{ state: 'canceled', seat: null, sequence: 1 }]);
    expect(await spots()).toEqual([]);
    expect((await get(`/visits/change?${link}`)).statusCode).toBe(404);
    expect(await messages()).not.toContain('visit_reminder pending');
  });

  test('that was moved to an earlier day can’t be changed any more by the link of the later one', async () => {
    await choose(await send(), [FRIDAY]);
    const link = await mailedLink();
    await press(link, { window: THURSDAY });
    clock.now = Date.parse('2026-11-18T13:00:00Z');
    expect((await press(link, { do: 'cancel' })).statusCode).toBe(404);
    expect(await visits()).toMatchObject([{ state: 'booked' }]);
  });

  test('is moved ten times at most by its link, and can then still be canceled', async () => {
    await choose(await send(), [THURSDAY]);
    const link = await mailedLink();
    const answers = [];
    for (let i = 0; i < 12; i++) {
      const window = i % 2 && i < 10 ? THURSDAY : FRIDAY;
      answers.push((await press(link, { window })).statusCode);
    }
    expect(answers).toEqual([...Array(10).fill(200), 422, 422]);
    expect((await press(link, { do: 'cancel' })).statusCode).toBe(200);
  });
});

describe('a mail', () => {
  const { db, send, choose } = visitSite({ ...INSTANT, change_hours: 36 });

  test('goes without a link that is over when it is due', async () => {
    for (const window of [WEDNESDAY, THURSDAY, FRIDAY]) await choose(await send(), [window]);
    const linked = async (kind: 'visit' | 'visit_reminder') =>
      (await waitingMails(db(), kind))
        .map(({ text }) => `${/(\w+day),/.exec(text)?.[1]} ${text.includes('/visits/change')}`)
        .sort();
    // On Tuesday, 10 am: Wednesday noon is in 26 hours, the end of Thursday's link is Tuesday, 8 pm.
    expect(await linked('visit')).toEqual(['Friday true', 'Thursday true', 'Wednesday false']);
    // Reminders go out the day before at 10 am: Friday noon can be moved until Thursday, midnight.
    expect(await linked('visit_reminder')).toEqual(['Friday false', 'Thursday false']);
  });
});

describe('the page of visits', () => {
  const { server, db, clock, send, get, choose, press, visits } = visitSite(INSTANT);

  test('shows what is open by place and service; what is chosen there is chosen after the form', async () => {
    const page = await get('/visits?zip=23220&service=Ants');
    expect(page.body).toContain('(804) 555-0101');
    expect(page.body).toContain('Thursday, November 19');
    const [, href = ''] = /href="(\/quote[^"]*)"/.exec(page.body) ?? [];
    const url = new URL(href.replaceAll('&amp;', '&'), 'https://www.example.com');
    const chosen = { zip: '23220', service_needed: 'Ants', visit: WEDNESDAY };
    expect(Object.fromEntries(url.searchParams)).toEqual(chosen);
    const fields = { name: 'Sam', phone: '8045550142', zip: '23220' };
    const referer = { referer: url.href };
    const { headers } = await server.postForm('/api/contact-submissions', fields, referer);
    const times = await get(String(headers.location));
    expect(times.body).toContain(`value="${WEDNESDAY}" checked`);
  });

  const askLink = async (email: string) => {
    const { statusCode, body } = await server.postForm('/visits/yours', { email });
    return [statusCode, body];
  };
  const mailedLinks = async () => {
    const mails = await waitingMails(db(), 'visits_link');
    return mails.map((mail) => new URL(/https:\S+yours\S+/.exec(mail.text)?.[0] ?? ''));
  };

  test('mails a link to all visits of a mailbox, and answers an unknown address the same', async () => {
    await choose(await send({ email: 'Sam+ants@example.com' }), [THURSDAY]);
    await choose(await send({ email: 'sam@example.com' }), [FRIDAY]);
    await choose(await send({ email: 'sue@example.com' }), [FRIDAY]);
    const known = await askLink('sam@example.com');
    expect(await askLink('nobody@example.com')).toEqual(known);
    // Pressed twice, mailed once.
    await askLink('SAM@example.com');
    const [link, ...more] = await mailedLinks();
    expect(more).toEqual([]);
    const path = `${link?.pathname}${link?.search}`;
    const page = await get(path);
    const shown = page.body.match(/Thursday, November 19|Friday, November 20/g);
    expect(shown).toEqual(['Thursday, November 19', 'Friday, November 20']);
    expect((await press(linkIn(page.body), { do: 'cancel' })).statusCode).toBe(200);
    const states = (await visits()).map(({ state }) => state).sort();
    expect(states).toEqual(['booked', 'booked', 'canceled']);
    expect((await get(path)).body).not.toContain('Thursday, November 19');
  });

  test('refuses links that were changed, are of another mailbox, or too old', async () => {
    const sam = await send({ email: 'sam@example.com' });
    const sue = await send({ email: 'sue@example.com' });
    await choose(sam, [THURSDAY]);
    await choose(sue, [FRIDAY]);
    await askLink('sam@example.com');
    const [link] = await mailedLinks();
    const statusOf = async (changes: Record<string, string>, page = 'yours') => {
      const query = { ...Object.fromEntries(link?.searchParams ?? []), ...changes };
      return (await get(`/visits/${page}?${new URLSearchParams(query)}`)).statusCode;
    };
    expect(await statusOf({})).toBe(200);
    for (const change of [{ request: sue }, { until: '9999999999999' }, { key: 'x' }])
      expect(await statusOf(change as never)).toBe(404);
    expect(await statusOf({ request: sue, visit: sue }, 'change')).toBe(404);
    clock.now += 48 * 3_600_000;
    expect(await statusOf({})).toBe(404);
  });
});

describe('without scripts the thank-you page', () => {
  const FIELDS = { name: 'Sam Carter', phone: '(804) 555-0142', zip: '23220' };
  const { server, get } = visitSite();

  test('asks for times, in the language and the frame of the form', async () => {
    const post = async (fields: Record<string, string>) => {
      const sent = { ...FIELDS, source: 'quote-page', ...fields };
      return String((await server.postForm('/api/contact-submissions', sent)).headers.location);
    };
    const [plain, framed] = [await post({}), await post({ embedded: '1', language: 'es' })];
    expect(plain).toMatch(/^\/visits\/times\?request=[\w-]{36}&thanks=1$/);
    expect(framed).toMatch(/^\/es\/visits\/times\?request=[\w-]{36}&embedded=1&thanks=1$/);
    const [page, inFrame] = [await get(plain), await get(framed)];
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(inFrame.body).toContain('jueves, 19 de noviembre');
  });

  describe('of a company that offers no times', () => {
    const { server } = visitSite(null);
    test('leads to the plain thank-you page', async () => {
      const { headers } = await server.postForm('/api/contact-submissions', FIELDS);
      expect(headers.location).toBe('/thank-you/quote');
    });
  });
});

describe('a page about visits', () => {
  const { send, get } = visitSite();

  test('is a page of the site with its own title and main part, and the phone number of the request', async () => {
    const page = await get('/es/visits');
    expect(page.body).toMatch(/^<!doctype html><html lang="es-US" data-territory="richmond">/);
    expect(page.body).toMatch(/<title>[^<]+ - .+<\/title>/);
    expect(page.body).toMatch(/<main><div class="page"><div[\s\S]*<\/main>/);
    expect(page.headers).toMatchObject({
      'content-security-policy': expect.stringContaining(BUILT_HASHES.scriptHashes[0] ?? ''),
      ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      // The key in the address is not sent on, and forms are posted with an Origin.
      'referrer-policy': 'strict-origin',
    });
    const id = await send({ territory: 'virginia_beach', address: 'ZIP not provided' });
    const framed = await get(`/visits/times?request=${id}&embedded=1&thanks=1`);
    expect(framed.body).toContain('data-territory="virginia_beach">');
    expect(framed.body).toContain('data-for-territory="virginia_beach">(757) 555-0102</a>');
  });
});
