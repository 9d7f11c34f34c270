import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { LeadDetail } from '../../../domain/office/acts-api.ts';
import type { OfficeVisit } from '../../../domain/office/visits-api.ts';
import { fromJson } from '../../database/json.ts';
import type { MailKinds } from '../../mail/mail-channel.ts';
import type { MailMessage } from '../../mail/message.ts';
import { fixtureVisits } from '../../testing/fixture-site.ts';
import {
  type Answer,
  callerForEachTest,
  officeForEachTest,
  pushSubscription,
  SITE_URL,
  startTestOffice,
} from '../../testing/office-client.ts';
import { outboxRows, waitingMails } from '../../testing/test-server.ts';
import { AppointmentBody, visitEvent } from '../messages/visit-event.ts';

const MORNING = { day: '2026-11-19', window: '08:00-12:00' };
const AFTERNOON = { day: '2026-11-20', window: '12:00-17:00' };

describe('visits in the office', () => {
  const office = officeForEachTest('sqlite', () => ({
    visits: fixtureVisits,
    env: { WEBHOOK_URLS: 'https://crm.example/hook', WEBHOOK_SECRET: 'a secret of the tests' },
  }));
  const mia = callerForEachTest(office, 'mia@fixture.example');

  /** A request whose visitor has named two windows. */
  async function asked(changes: Record<string, unknown> = {}): Promise<string> {
    const id = await office.arrivedLead({ email: 'sam@example.com', ...changes });
    const named = [MORNING, AFTERNOON].map(({ day, window }) => ['window', `${day} ${window}`]);
    const fields = [['request', id], ...named];
    const { statusCode } = await office.server.postForm('/visits/times', fields);
    expect(statusCode).toBe(303);
    return id;
  }
  const book = (id: string, body: object, visitId = id) =>
    mia.send('POST', `/leads/${id}/visits/${visitId}`, body);
  const outcome = (id: string, body: object) =>
    mia.send('POST', `/leads/${id}/visits/${id}/outcome`, { state: 'done', next: null, ...body });
  /** Mails to the customer that are due, the newest last. */
  const mails = (kind: keyof MailKinds = 'visit') => waitingMails(office.server.database.db, kind);
  function eventIn(mail: MailMessage | undefined) {
    const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ''));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      from: event.startDate.toJSDate().toISOString(),
    };
  }

  test('a window without length, in an hour that the clock skips, or years away is refused', async () => {
    const id = await asked();
    for (const window of [
      { ...MORNING, window: '08:00-08:00' },
      { day: '2027-03-14', window: '02:30-03:30' },
      { ...MORNING, day: '2029-01-01' },
    ]) {
      const { status, body } = await book(id, { window });
      expect([window, status, body.code]).toEqual([window, 422, 'invalid']);
    }
    expect((await mia.get('/visits?day=2026-02-30')).status).toBe(422);
  });

  test('a wish is confirmed with one call: its spot, the status, a mail with an invitation', async () => {
    const id = await asked();
    const [notice] = await mails('visit_notice');
    expect(notice?.subject).toBe('Sam Carter named times for a visit');
    expect(notice?.text).toContain('Thursday, November 19, 8 am to 12 pm');
    const before = (await mia.get(`/leads/${id}/visits`)).body;
    expect(before.visits).toMatchObject([{ state: 'asked', wishes: [MORNING, AFTERNOON] }]);
    expect(before.open).toContainEqual(MORNING);
    const { status, body } = await book(id, { window: MORNING });
    expect([status, body.visits]).toMatchObject([200, [{ state: 'booked', booked: MORNING }]]);
    expect((await mia.get(`/leads/${id}`)).body.lead.status).toBe('booked');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.to).toEqual(['sam@example.com']);
    expect(mail?.text).not.toContain('Sam');
    expect(mail?.text).toContain(`${SITE_URL}/visits/change?request=${id}`);
    expect(eventIn(mail)).toMatchObject({
      ...{ method: 'REQUEST', sequence: 1, from: '2026-11-19T13:00:00.000Z' },
      uid: `${id}@fixture.example`,
    });
    const [reminder] = await mails('visit_reminder');
    expect(reminder?.subject).toBe('Tomorrow: your visit with Fixture Pest Control');
    expect(reminder?.calendar).toBeUndefined();
    // The same once more, as a browser sends that lost its connection.
    expect((await book(id, { window: MORNING })).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test('a visit is moved and canceled, and the calendar follows by id and sequence', async () => {
    const id = await asked({ language: 'es' });
    await book(id, { window: MORNING });
    await book(id, { window: AFTERNOON, reason: 'El técnico está enfermo.' });
    const spots = () => office.server.database.db.selectFrom('visit_spots').selectAll().execute();
    expect(await spots()).toMatchObject([AFTERNOON]);
    const [moved, ...older] = await mails();
    expect(older).toEqual([]);
    expect(moved?.subject).toMatch(/^Su visita cambió: viernes, 20 de noviembre/);
    expect(moved?.text).toContain('El técnico está enfermo.');
    const reminders = await mails('visit_reminder');
    expect(reminders.map(({ text }) => /20 de noviembre/.test(text))).toEqual([true]);
    await book(id, { window: null });
    const [canceled] = await mails();
    expect([eventIn(moved), eventIn(canceled)]).toMatchObject([
      { method: 'REQUEST', sequence: 2, from: '2026-11-20T17:00:00.000Z' },
      { method: 'CANCEL', sequence: 3, from: '2026-11-20T17:00:00.000Z' },
    ]);
    expect(eventIn(moved).uid).toBe(eventIn(canceled).uid);
    expect(canceled?.text).not.toContain('/visits/change');
    expect(await mails('visit_reminder')).toEqual([]);
    expect(await spots()).toEqual([]);
  });

  test('each change is an event for the owner’s programs', async () => {
    const id = await asked();
    await book(id, { window: MORNING });
    await book(id, { window: AFTERNOON, reason: 'Our van broke down.' });
    await outcome(id, { done: 'Bait under the sink.' });
    const other = await asked();
    await book(other, { window: null });
    const rows = await outboxRows(office.server.database.db, 'visit_webhook');
    const events = rows
      .map((row) => visitEvent(row as never))
      .sort((one, two) => one.body.data.sequence - two.body.data.sequence);
    for (const { body } of events) expect(v.is(AppointmentBody, body)).toBe(true);
    expect(JSON.stringify(events)).not.toContain('"key"');
    const of = (visit: string) => events.filter(({ body }) => body.data.appointment_id === visit);
    const type = (name: string, number: number) => `appointment.${name}.${id}.${number}`;
    const ant = { submission_id: id, by: 'office', area: 'richmond', name: 'Sam Carter' };
    const wishes = [MORNING, AFTERNOON];
    expect(of(id).map((event) => ({ id: event.id, ...event.body.data }))).toMatchObject([
      { id: type('requested', 0), by: 'customer', time: null, wishes },
      { id: type('confirmed', 1), ...ant, time: { starts_at: '2026-11-19T13:00:00.000Z' } },
      { id: type('moved', 2), moved_from: MORNING, reason: 'Our van broke down.' },
      { id: type('done', 3), done: 'Bait under the sink.', time: AFTERNOON },
    ]);
    const canceled = { type: 'appointment.canceled', data: { time: null } };
    expect(of(other).at(-1)?.body).toMatchObject(canceled);
  });

  const historyOf = async (id: string) => {
    const { lead, acts } = (await mia.get(`/leads/${id}`)).body as LeadDetail;
    const ofVisits = acts.filter((act) => act.type === 'visit');
    const said = ofVisits.map(({ via, by, visit }) => [by?.name ?? via, visit.state, visit.before]);
    return [lead.status, ...said];
  };

  test('a change is an event of its request, which waits again once no visit is booked', async () => {
    const id = await asked();
    await office.work();
    await book(id, { window: MORNING });
    await book(id, { window: AFTERNOON });
    const second = randomUUID();
    await book(id, { window: MORNING }, second);
    await book(id, { window: null });
    expect((await historyOf(id))[0]).toBe('booked');
    const { event_id } = (await mia.get(`/leads/${id}`)).body.lead;
    await book(id, { window: null }, second);
    expect((await mia.get(`/leads/${id}`)).body.lead.event_id).toBeGreaterThan(event_id);
    expect(await historyOf(id)).toEqual([
      'contacted',
      ['customer', 'asked', null],
      ['mia', 'booked', null],
      ['mia', 'booked', MORNING],
      ['mia', 'booked', null],
      ['mia', 'canceled', null],
      ['mia', 'canceled', null],
    ]);
    const { visits } = (await mia.get(`/visits?day=${AFTERNOON.day}`)).body;
    expect(visits).toMatchObject([{ state: 'canceled', booked: AFTERNOON }]);
  });

  test('what a customer does is an event of the request, noted once, and an alert for the office', async () => {
    await mia.send('POST', '/push', pushSubscription());
    const id = await asked();
    await office.work();
    await book(id, { window: MORNING });
    const [mail] = await mails();
    const link = new URL(/https?:\S*visits\/change\S*/.exec(mail?.text ?? '')?.[0] ?? '');
    const form = { ...Object.fromEntries(link.searchParams), do: 'cancel' };
    await office.server.postForm('/visits/change', form);
    await office.work();
    expect(await historyOf(id)).toEqual([
      'contacted',
      ['customer', 'asked', null],
      ['mia', 'booked', null],
      ['customer', 'canceled', null],
    ]);
    const { db } = office.server.database;
    const again = db.updateTable('outbox').set({ state: 'pending' });
    await again.where('kind', '=', 'visit_change').execute();
    await office.work();
    expect(await historyOf(id)).toHaveLength(4);
    const pushed = (await outboxRows(db, 'push')).map(({ payload }) => fromJson(payload));
    const ofVisits = pushed
      .filter((one) => 'visit' in one)
      .map((one) => 'visit' in one && one.visit);
    expect(ofVisits).toEqual(['asked', 'canceled']);
  });

  test('a secret address lists booked visits for calendar programs without names, and ends when it is replaced', async () => {
    const owner = await office.signIn('owner@fixture.example', 'owner');
    const read = (address: string) => office.server.app.inject({ url: new URL(address).pathname });
    expect((await owner.get('/visits/feed')).body).toEqual({ url: null });
    const made = `${SITE_URL}/visits/feed/${'x'.repeat(43)}`;
    expect((await read(made)).statusCode).toBe(404);
    const other = await office.signIn('ann@fixture.example', 'office');
    expect((await other.get('/visits/feed')).status).toBe(403);
    const id = await asked();
    await book(id, { window: MORNING });
    const canceled = await asked();
    await book(canceled, { window: MORNING });
    await book(canceled, { window: null });
    const { url } = (await owner.send('POST', '/visits/feed', {})).body;
    expect((await owner.get('/visits/feed')).body).toEqual({ url });
    const { statusCode, headers, body } = await read(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(headers['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(body));
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
      [`office.${id}@fixture.example`, 'Ant control, Richmond 23220'],
    ]);
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe('2026-11-19T13:00:00.000Z');
    for (const secret of ['Sam', '555-0142', 'sam@example.com']) expect(body).not.toContain(secret);
    const next = (await owner.send('POST', '/visits/feed', {})).body;
    expect([(await read(url)).statusCode, (await read(next.url)).statusCode]).toEqual([404, 200]);
    expect((await read(`${SITE_URL}/visits/feed/null`)).statusCode).toBe(404);
  });

  test('what was done is stored with the next visit, and the customer finds both', async () => {
    const id = await asked();
    await book(id, { window: MORNING });
    const next = { visit_id: randomUUID(), window: AFTERNOON, over: false };
    const visitsOf = ({ body }: Answer) =>
      new Map(body.visits.map((visit: OfficeVisit) => [visit.visit_id, visit]));
    const visits = visitsOf(await outcome(id, { done: 'Bait under the sink.', next }));
    expect(visits.get(id)).toMatchObject({
      state: 'done',
      done: 'Bait under the sink.',
      booked: MORNING,
    });
    expect(visits.get(next.visit_id)).toMatchObject({ state: 'booked', booked: AFTERNOON });
    // The reminder of the one that was.
    expect(await mails('visit_reminder')).toHaveLength(1);
    expect(visitsOf(await outcome(id, { done: 'Bait under the sink.', next })).size).toBe(2);
    expect(visitsOf(await outcome(id, { state: 'missed' })).get(id)).toMatchObject({
      state: 'missed',
    });
    await book(id, { window: null }, next.visit_id);
    const url = `/leads/${id}/visits/${next.visit_id}/outcome`;
    expect((await mia.send('POST', url, { state: 'done', next: null })).status).toBe(409);
  });

  test('a window without a free spot is refused, and booked one more on purpose, which is marked', async () => {
    const ids = [await asked(), await asked(), await asked()];
    const answers = [];
    for (const id of ids) answers.push(await book(id, { window: MORNING }));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [200, undefined],
      [409, 'full'],
    ]);
    const [, , third = ''] = ids;
    expect((await mia.get(`/leads/${third}/visits`)).body.open).not.toContainEqual(MORNING);
    const over = await book(third, { window: MORNING, over: true });
    expect(over.body.visits).toMatchObject([{ state: 'booked', is_extra: true }]);
    const { visits, troubled } = (await mia.get(`/visits?day=${MORNING.day}`)).body;
    expect(visits.map(({ is_extra }: OfficeVisit) => is_extra)).toEqual([false, false, true]);
    // Nobody has to move what was added on purpose.
    expect(visits.map(({ is_over }: OfficeVisit) => is_over)).toEqual([false, false, false]);
    expect(troubled).toEqual([]);
  });

  test('a day lists its visits with whom to see and where, and who waits for a time', async () => {
    const id = await office.arrivedLead({ first_name: 'Cal Caller', email: '' });
    const waits = await asked();
    expect((await book(id, { window: AFTERNOON }, randomUUID())).status).toBe(200);
    const { body } = await mia.get(`/visits?day=${AFTERNOON.day}`);
    expect(body.visits).toMatchObject([
      { name: 'Cal Caller', area: 'Richmond', zip: '23220', booked: AFTERNOON, is_closed: false },
    ]);
    expect(body.asked).toEqual([{ submission_id: waits, name: 'Sam Carter' }]);
    // Without an e-mail address there is no mail.
    expect(await mails()).toEqual([]);
    expect(body.troubled).toEqual([]);
    const week = (await mia.get('/visits?day=2026-11-16&days=7')).body;
    expect(week.visits).toHaveLength(1);
    expect((await mia.get('/visits?day=2026-11-16')).body.visits).toEqual([]);
  });

  test('a day that is closed later and spots that become fewer lose no visit, and mark it', async () => {
    const id = await asked();
    await book(id, { window: MORNING });
    const { database } = office.server;
    const changed = await startTestOffice('sqlite', {
      database,
      visits: { ...fixtureVisits, area_spots: { richmond: 0 }, closed: [MORNING.day] },
    });
    const owner = await changed.signIn('owner@fixture.example', 'owner');
    const { body } = await owner.get(`/visits?day=${MORNING.day}`);
    expect(body.visits).toMatchObject([{ state: 'booked', is_over: true, is_closed: true }]);
    expect((await owner.get(`/leads/${id}/visits`)).body.open).toEqual([]);
    // Shown on every day, not on its own day alone.
    const { troubled } = (await owner.get('/visits?day=2026-11-17')).body;
    expect(troubled).toEqual([{ submission_id: id, name: 'Sam Carter', booked: MORNING }]);
    await changed.server.app.close();
  });

  test('of a request in quarantine or of no request nothing is booked', async () => {
    const id = await office.lead({ company_website: 'https://spam.example', started_at: 1 });
    expect((await book(id, { window: MORNING })).status).toBe(404);
    const unknown = randomUUID();
    expect((await book(unknown, { window: MORNING })).status).toBe(404);
    expect((await mia.get(`/leads/${unknown}/visits`)).status).toBe(404);
    const rows = office.server.database.db.selectFrom('visits').selectAll();
    expect(await rows.execute()).toEqual([]);
  });
});

describe('a company that names no windows', () => {
  const windows = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
  const office = officeForEachTest('sqlite', () => ({
    visits: { ...fixtureVisits, windows: { ...windows, saturday: [], sunday: [] } },
  }));

  test('books any time for a caller', async () => {
    const mia = await office.signIn('mia@fixture.example');
    const id = await office.arrivedLead();
    expect((await mia.get(`/leads/${id}/visits`)).body).toEqual({ visits: [], open: [] });
    const sent = { window: MORNING, over: true };
    const { body } = await mia.send('POST', `/leads/${id}/visits/${randomUUID()}`, sent);
    expect(body.visits).toMatchObject([{ state: 'booked', booked: MORNING, is_extra: false }]);
  });
});
