import { describe, expect, test, vi } from 'vitest';
import { type Caller, officeForEachTest, SITE_URL } from '../../testing/office-client.ts';
import { outboxRows } from '../../testing/test-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OWNER = 'owner@fixture.example';
const MIA = 'mia@fixture.example';
const tokenIn = (text = '') => /#([\w-]{43})/.exec(text)?.[1] ?? '';

describe('signing in to the office', () => {
  const office = officeForEachTest('sqlite');
  const db = () => office.server.database.db;
  const audit = async () => {
    const rows = db().selectFrom('office_audit').select(['who', 'what']).orderBy('entry_id');
    return (await rows.execute()).map(({ who, what }) => `${who ?? '-'} ${what}`);
  };
  const use = (token: string, more: object = {}) =>
    office.caller(null).send('POST', '/sign-in/token', { token, ...more });
  const askForLink = (email: string) =>
    office.caller(null).send('POST', '/sign-in/link', { email });
  const mayRead = async (caller: Caller) => (await caller.get('/leads')).status === 200;

  test('before the first invitation everything is closed, and the answer says so', async () => {
    const anybody = office.caller(null);
    expect((await anybody.get('/session')).body).toMatchObject({ person: null });
    expect((await anybody.get('/leads')).body.code).toBe('not-signed-in');
    expect((await anybody.send('POST', '/sign-in/passkey/options')).status).toBe(404);
    expect((await askForLink('a@fixture.example')).status).toBe(202);
    expect(await outboxRows(db())).toEqual([]);
  });

  test('the first person is an owner, and a link of an invitation works once within 24 hours', async () => {
    const token = await office.invite(OWNER, 'office');
    const looked = await office.caller(null).send('POST', '/sign-in/token/look', { token });
    expect(looked.body).toEqual({ kind: 'invite', email: OWNER, name: 'owner' });
    const { body, headers } = await use(token, { name: 'Olive' });
    expect(body.person).toMatchObject({ name: 'Olive', role: 'owner', has_passkey: false });
    expect(headers['set-cookie']).toMatch(
      /^__Host-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000; Secure$/,
    );
    expect(await use(token)).toMatchObject({ status: 410, body: { code: 'link-over' } });
    const late = await office.invite('late@fixture.example');
    office.clock.now += DAY;
    expect((await use(late)).status).toBe(410);
    expect(await audit()).toEqual(['- people.invite', 'Olive sign-in', '- people.invite']);
  });

  test('of two who use one link at the same time one gets in; a new invitation ends the one before', async () => {
    const first = await office.invite(OWNER);
    const token = await office.invite(OWNER);
    const answers = await Promise.all([token, token, token, first].map((one) => use(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  });

  test('a link is mailed to users who have joined, and the answer does not reveal who they are', async () => {
    await office.signIn(OWNER);
    const [insert, select] = [vi.spyOn(db(), 'insertInto'), vi.spyOn(db(), 'selectFrom')];
    const ask = async (email: string) => {
      for (const spy of [insert, select]) spy.mockClear();
      const { status, body, headers } = await askForLink(email);
      const work = [insert, select].map((spy) => spy.mock.calls);
      return { status, body, length: headers['content-length'], work };
    };
    const known = await ask(OWNER);
    // The same answer after the same statements: how long it takes tells nothing either.
    expect(await ask('nobody@fixture.example')).toEqual(known);
    expect(known).toMatchObject({ status: 202, body: {} });
    expect((await office.work()).sort()).toEqual(['sign_in sent', 'sign_in suppressed']);
    const [mail, ...more] = office.mails;
    expect(more).toEqual([]);
    expect(mail?.to).toEqual([OWNER]);
    expect(mail?.text).toContain(`${SITE_URL}/office/sign-in#`);
    const token = tokenIn(mail?.text);
    expect(JSON.stringify(await outboxRows(db()))).not.toContain(token);
    expect((await use(token)).body.person.email).toBe(OWNER);
  });

  test('a session lasts 30 days, or 14 days without a request', async () => {
    const owner = await office.signIn(OWNER);
    for (let day = 0; day < 29; day++) {
      office.clock.now += DAY;
      expect(await mayRead(owner)).toBe(true);
    }
    office.clock.now += DAY + 1;
    expect(await mayRead(owner)).toBe(false);
    const other = await office.signIn('other@fixture.example');
    office.clock.now += 14 * DAY + 1;
    expect(await mayRead(other)).toBe(false);
  });

  test('the token is replaced every day, and a use of the previous one ends the session', async () => {
    const owner = await office.signIn(OWNER);
    const first = owner.cookie;
    await owner.get('/leads');
    office.clock.now += DAY + 1;
    await owner.get('/leads');
    expect(owner.cookie).not.toBe(first);
    await owner.get('/leads');
    office.clock.now += 30_000;
    // What was under way with it may still come in.
    expect(await mayRead(office.caller(first))).toBe(true);
    office.clock.now += 60_000;
    expect(await mayRead(office.caller(first))).toBe(false);
    expect(await mayRead(owner)).toBe(false);
    expect(await audit()).toContain('owner session.replayed');
  });

  test('a lost answer with a new token does not end the session', async () => {
    const owner = await office.signIn(OWNER);
    await owner.get('/leads');
    office.clock.now += DAY + 1;
    const offline = office.caller(owner.cookie);
    await owner.get('/leads');
    office.clock.now += HOUR;
    for (let i = 0; i < 2; i++) expect(await mayRead(offline)).toBe(true);
  });

  test('sessions are listed and ended, the others’ too; a foreign one is not', async () => {
    const [owner, mia] = [await office.signIn(OWNER), await office.signIn(MIA)];
    const sessionOf = async (caller: Caller) => (await caller.get('/sessions')).body.sessions[0];
    const own = await sessionOf(owner);
    expect(own).toMatchObject({ current: true, signed_in_by: 'link' });
    const end = async (caller: Caller, { session_id }: { session_id: string }) =>
      (await caller.send('DELETE', `/sessions/${session_id}`)).status;
    expect(await end(mia, own)).toBe(404);
    expect(await end(owner, await sessionOf(mia))).toBe(204);
    expect(await mayRead(mia)).toBe(false);
    await askForLink(OWNER);
    await office.work();
    const second = office.caller(null);
    await second.send('POST', '/sign-in/token', { token: tokenIn(office.mails.at(-1)?.text) });
    expect((await second.send('POST', '/sessions/end-others')).body).toEqual({ ended: 1 });
    expect(await mayRead(owner)).toBe(false);
    const ended = await second.send('POST', '/session/end');
    expect(ended.headers['set-cookie']).toContain('Max-Age=0');
    expect(await mayRead(second)).toBe(false);
  });

  test('a removed user is signed out at once, and the last owner cannot be removed', async () => {
    const [owner, mia] = [await office.signIn(OWNER), await office.signIn(MIA)];
    const { people } = (await owner.get('/people')).body;
    const idOf = (email: string) =>
      people.find((one: { email: string }) => one.email === email).person_id;
    const refused = await owner.send('DELETE', `/people/${idOf(OWNER)}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'last-owner']);
    const left = await owner.send('DELETE', `/people/${idOf(MIA)}`);
    expect(left.body.people).toHaveLength(1);
    expect(await mayRead(mia)).toBe(false);
  });

  test('an owner invites by mail and by link, either of which works, once', async () => {
    const owner = await office.signIn(OWNER);
    const invitation = { email: 'Mia@Fixture.example', role: 'office' };
    const { link } = (await owner.send('POST', '/people', invitation)).body;
    await office.work();
    expect(office.mails[0]?.to).toEqual([MIA]);
    const mailed = await use(tokenIn(office.mails[0]?.text));
    expect(mailed.body.person.role).toBe('office');
    expect((await use(tokenIn(link))).status).toBe(410);
    const again = await owner.send('POST', '/people', { email: MIA, role: 'owner' });
    expect([again.status, again.body.code]).toEqual([409, 'already-there']);
  });
});
