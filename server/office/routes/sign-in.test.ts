import { describe, expect, test, vi } from 'vitest';
import { officeForEachTest, SITE_URL, startTestOffice } from '../../testing/office.ts';
import { forgetEnded } from '../store/sessions.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const tokenIn = (text: string) => /#([\w-]{43})/.exec(text)?.[1] ?? '';

describe('signing in to the office', () => {
  const office = officeForEachTest('sqlite');
  const audit = async () =>
    (
      await office.server.database.db
        .selectFrom('office_audit')
        .select(['who', 'what'])
        .orderBy('entry_id')
        .execute()
    ).map(({ who, what }) => `${who ?? '-'} ${what}`);

  test('with nobody invited nothing is open, and the answer says so', async () => {
    const anybody = office.caller(null);
    expect((await anybody.get('/session')).body).toMatchObject({ invited: false, person: null });
    expect(await anybody.get('/leads')).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
    expect(await anybody.send('POST', '/sign-in/passkey/options')).toMatchObject({ status: 404 });
    expect(
      await anybody.send('POST', '/sign-in/link', { email: 'a@fixture.example' }),
    ).toMatchObject({ status: 202 });
    expect(await office.server.database.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('the first person is an owner, and a link of an invitation works once within 24 hours', async () => {
    const token = await office.invite('owner@fixture.example', 'office');
    const owner = office.caller(null);
    expect((await owner.send('POST', '/sign-in/token/look', { token })).body).toEqual({
      kind: 'invite',
      email: 'owner@fixture.example',
      name: 'owner',
    });
    const answer = await owner.send('POST', '/sign-in/token', { token, name: 'Olive' });
    expect(answer.body.person).toMatchObject({ name: 'Olive', role: 'owner', has_passkey: false });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000; Secure$/,
    );
    expect(await office.caller(null).send('POST', '/sign-in/token', { token })).toMatchObject({
      status: 410,
      body: { code: 'link-over' },
    });
    const late = await office.invite('late@fixture.example');
    office.clock.now += DAY;
    expect(await office.caller(null).send('POST', '/sign-in/token', { token: late })).toMatchObject(
      { status: 410 },
    );
    expect(await audit()).toEqual(['- people.invite', 'Olive sign-in', '- people.invite']);
  });

  test('of two who use one link at the same time one gets in', async () => {
    const token = await office.invite('owner@fixture.example');
    const answers = await Promise.all(
      [1, 2, 3].map(() => office.caller(null).send('POST', '/sign-in/token', { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test('a new invitation ends the link of the one before', async () => {
    const first = await office.invite('owner@fixture.example');
    await office.invite('owner@fixture.example');
    expect(
      await office.caller(null).send('POST', '/sign-in/token', { token: first }),
    ).toMatchObject({ status: 410 });
  });

  test('a link by mail goes to those who have joined; nobody learns who that is', async () => {
    await office.signIn('owner@fixture.example');
    const { db } = office.server.database;
    const anybody = office.caller(null);
    const insert = vi.spyOn(db, 'insertInto');
    const select = vi.spyOn(db, 'selectFrom');
    const ask = async (email: string) => {
      insert.mockClear();
      select.mockClear();
      const { status, body, headers } = await anybody.send('POST', '/sign-in/link', { email });
      const { 'content-length': length } = headers;
      return { status, body, length, work: [insert.mock.calls, select.mock.calls] };
    };
    const known = await ask('owner@fixture.example');
    // The same answer after the same statements: how long it takes tells nothing either.
    expect(await ask('nobody@fixture.example')).toEqual(known);
    expect(known).toMatchObject({ status: 202, body: {} });
    expect((await office.work()).sort()).toEqual(['sign_in sent', 'sign_in suppressed']);
    expect(office.mails).toHaveLength(1);
    expect(office.mails[0]).toMatchObject({
      to: ['owner@fixture.example'],
      text: expect.stringContaining(`${SITE_URL}/office/sign-in#`),
    });
    const token = tokenIn(office.mails[0]?.text ?? '');
    const rows = JSON.stringify(await db.selectFrom('outbox').selectAll().execute());
    expect(rows).not.toContain(token);
    const back = await anybody.send('POST', '/sign-in/token', { token });
    expect(back.body.person.email).toBe('owner@fixture.example');
  });

  test('asking for links again and again neither floods a mailbox nor locks its owner out', async () => {
    await office.signIn('owner@fixture.example');
    for (let i = 0; i < 12; i++) {
      await office.caller(null).send('POST', '/sign-in/link', { email: 'owner@fixture.example' });
      office.clock.now += 60_000;
      await office.work();
    }
    expect(office.mails.length).toBeLessThanOrEqual(10);
    // Every one of the newest links still works.
    for (const mail of office.mails.slice(-4)) {
      const answer = await office.caller(null).send('POST', '/sign-in/token', {
        token: tokenIn(mail.text),
      });
      expect(answer.status).toBe(200);
    }
  });

  test('challenges that nobody answers are limited, and deleted when they expire', async () => {
    const limited = await startTestOffice('sqlite', { env: { RATE_LIMIT: 'on' } });
    await limited.signIn('owner@fixture.example', 'owner');
    const stranger = limited.caller(null);
    const statuses: number[] = [];
    for (let number = 0; number < 61; number++)
      statuses.push((await stranger.send('POST', '/sign-in/passkey/options')).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    const { db } = limited.server.database;
    const rows = () => db.selectFrom('office_challenges').selectAll().execute();
    expect(await rows()).toHaveLength(60);
    await forgetEnded(db, limited.clock.now + 3_600_000);
    expect(await rows()).toEqual([]);
    await limited.close();
  });

  test('a session lasts 30 days, or 14 days without a request', async () => {
    const owner = await office.signIn('owner@fixture.example');
    for (let day = 0; day < 29; day++) {
      office.clock.now += DAY;
      expect((await owner.get('/leads')).status).toBe(200);
    }
    office.clock.now += DAY + 1;
    expect((await owner.get('/leads')).status).toBe(401);
    const other = await office.signIn('other@fixture.example');
    office.clock.now += 14 * DAY + 1;
    expect((await other.get('/leads')).status).toBe(401);
  });

  test('the token is replaced every day; the one before ends the session when somebody kept it', async () => {
    const owner = await office.signIn('owner@fixture.example');
    const copied = office.caller(owner.cookie);
    await owner.get('/leads');
    office.clock.now += DAY + 1;
    const first = owner.cookie;
    await owner.get('/leads');
    expect(owner.cookie).not.toBe(first);
    await owner.get('/leads');
    office.clock.now += 30_000;
    // What was under way with it may still come in.
    expect((await office.caller(first).get('/leads')).status).toBe(200);
    office.clock.now += 60_000;
    expect((await copied.get('/leads')).status).toBe(401);
    expect((await owner.get('/leads')).status).toBe(401);
    expect(await audit()).toContain('owner session.replayed');
  });

  test('an answer with a new token that was lost signs nobody out', async () => {
    const owner = await office.signIn('owner@fixture.example');
    await owner.get('/leads');
    office.clock.now += DAY + 1;
    const cookie = owner.cookie;
    await owner.get('/leads');
    const offline = office.caller(cookie);
    office.clock.now += HOUR;
    expect((await offline.get('/leads')).status).toBe(200);
    expect(offline.cookie).not.toBe(cookie);
    expect((await offline.get('/leads')).status).toBe(200);
  });

  test('sessions are listed and ended, the others’ too; a foreign one is not', async () => {
    const owner = await office.signIn('owner@fixture.example');
    const mia = await office.signIn('mia@fixture.example');
    const [session] = (await owner.get('/sessions')).body.sessions;
    expect(session).toMatchObject({ current: true, signed_in_by: 'link' });
    expect(await mia.send('DELETE', `/sessions/${session.session_id}`)).toMatchObject({
      status: 404,
    });
    const [miasSession] = (await mia.get('/sessions')).body.sessions;
    expect(await owner.send('DELETE', `/sessions/${miasSession.session_id}`)).toMatchObject({
      status: 204,
    });
    expect((await mia.get('/session')).body.person).toBeNull();
    await owner.send('POST', '/sign-in/link', { email: 'owner@fixture.example' });
    await office.work();
    const second = office.caller(null);
    await second.send('POST', '/sign-in/token', {
      token: tokenIn(office.mails.at(-1)?.text ?? ''),
    });
    expect((await second.send('POST', '/sessions/end-others')).body).toEqual({ ended: 1 });
    expect((await owner.get('/leads')).status).toBe(401);
    const ended = await second.send('POST', '/session/end');
    expect(ended).toMatchObject({ status: 204 });
    expect(ended.headers['set-cookie']).toContain('Max-Age=0');
    expect((await second.get('/leads')).status).toBe(401);
  });

  test('whoever is removed is out at once, and the last owner stays', async () => {
    const owner = await office.signIn('owner@fixture.example');
    const mia = await office.signIn('mia@fixture.example');
    const people = (await owner.get('/people')).body.people;
    const idOf = (email: string) =>
      people.find((person: { email: string }) => person.email === email).person_id;
    const [own, other] = [idOf('owner@fixture.example'), idOf('mia@fixture.example')];
    expect(await owner.send('DELETE', `/people/${own}`)).toMatchObject({
      status: 409,
      body: { code: 'last-owner' },
    });
    expect(await owner.send('PATCH', `/people/${own}`, { role: 'office' })).toMatchObject({
      body: { code: 'last-owner' },
    });
    expect((await owner.send('DELETE', `/people/${other}`)).body.people).toHaveLength(1);
    expect((await mia.get('/leads')).status).toBe(401);
  });

  test('an owner invites by mail and by link, either of which works, once', async () => {
    const owner = await office.signIn('owner@fixture.example');
    const answer = await owner.send('POST', '/people', {
      email: 'Mia@Fixture.example',
      role: 'office',
    });
    await office.work();
    expect(office.mails[0]?.to).toEqual(['mia@fixture.example']);
    const mia = office.caller(null);
    const token = tokenIn(office.mails[0]?.text ?? '');
    expect((await mia.send('POST', '/sign-in/token', { token })).body.person.role).toBe('office');
    expect(
      await office.caller(null).send('POST', '/sign-in/token', {
        token: tokenIn(answer.body.link),
      }),
    ).toMatchObject({ status: 410 });
    expect(
      await owner.send('POST', '/people', { email: 'mia@fixture.example', role: 'owner' }),
    ).toMatchObject({ status: 409, body: { code: 'already-there' } });
  });
});
