import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { type Caller, officeForEachTest, SITE_URL } from '../../testing/office.ts';

describe('passkeys', () => {
  const office = officeForEachTest('sqlite');
  let owner: Caller;
  beforeEach(async () => {
    owner = await office.signIn('owner@fixture.example');
  });

  const register = async (caller: Caller) => {
    const device = createAuthenticator(SITE_URL);
    const { challenge_id, options } = (await caller.send('POST', '/passkeys/options')).body;
    const added = await caller.send('POST', '/passkeys', {
      challenge_id,
      response: device.register(options),
      label: 'Phone of Olive',
    });
    return { device, added, options };
  };
  const options = async (caller: Caller) =>
    (await caller.send('POST', '/sign-in/passkey/options')).body;

  test('one is added, signs in, is listed and removed', async () => {
    const { device, added, options: asked } = await register(owner);
    expect(asked).toMatchObject({
      rp: { id: 'fixture.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(added.body.passkeys).toMatchObject([{ label: 'Phone of Olive', last_used_at: null }]);
    const back = office.caller(null);
    const { challenge_id, options: given } = await options(back);
    const answer = await back.send('POST', '/sign-in/passkey', {
      challenge_id,
      response: device.signIn(given),
    });
    expect(answer.body.person).toMatchObject({ email: 'owner@fixture.example', has_passkey: true });
    expect((await back.get('/sessions')).body.sessions).toContainEqual(
      expect.objectContaining({ signed_in_by: 'passkey', current: true }),
    );
    const [passkey] = (await back.get('/passkeys')).body.passkeys;
    expect(passkey.last_used_at).toBe(office.clock.now);
    const gone = await back.send('DELETE', `/passkeys/${passkey.passkey_id}`);
    expect(gone.body.passkeys).toEqual([]);
  });

  test('a confirmation counts for the new token only, not for a copy of the one before', async () => {
    const { device } = await register(owner);
    await owner.get('/leads');
    office.clock.now += 11 * 60_000;
    const copy = office.caller(owner.cookie);
    const invite = (caller: Caller) =>
      caller.send('POST', '/people', { email: 'evil@fixture.example', role: 'owner' });
    expect((await invite(copy)).body.code).toBe('confirm-first');
    const { challenge_id, options: given } = await options(owner);
    const confirmed = await owner.send('POST', '/session/confirm', {
      challenge_id,
      response: device.signIn(given),
    });
    expect(confirmed.body.fresh_until).toBe(office.clock.now + 10 * 60_000);
    expect((await copy.get('/session')).body).toMatchObject({
      person: { role: 'owner' },
      fresh_until: null,
    });
    expect(await invite(copy)).toMatchObject({ status: 403, body: { code: 'confirm-first' } });
    // The owner has not used the new token yet: the copy gets one of its own, and still may do nothing sensitive.
    office.clock.now += 61_000;
    expect((await copy.get('/session')).headers['set-cookie']).toBeDefined();
    for (let again = 0; again < 2; again++)
      expect(await invite(copy)).toMatchObject({ status: 403, body: { code: 'confirm-first' } });
  });

  test('who has confirmed goes on with the new token', async () => {
    const { device } = await register(owner);
    office.clock.now += 11 * 60_000;
    const { challenge_id, options: given } = await options(owner);
    const response = device.signIn(given);
    await owner.send('POST', '/session/confirm', { challenge_id, response });
    const invitation = { email: 'mia@fixture.example', role: 'office' };
    expect((await owner.send('POST', '/people', invitation)).status).toBe(200);
  });

  test('an answer is refused a second time, late, from another site, or by a copied device', async () => {
    const { device } = await register(owner);
    const back = office.caller(null);
    const first = await options(back);
    const response = device.signIn(first.options, { counter: 5 });
    const call = { challenge_id: first.challenge_id, response };
    expect((await back.send('POST', '/sign-in/passkey', call)).status).toBe(200);
    expect((await back.send('POST', '/sign-in/passkey', call)).status).toBe(401);
    const tries = async (change: { origin?: string; counter?: number }, wait = 0) => {
      const { challenge_id, options: given } = await options(back);
      office.clock.now += wait;
      const answer = await back.send('POST', '/sign-in/passkey', {
        challenge_id,
        response: device.signIn(given, change),
      });
      return answer.status;
    };
    expect(await tries({ origin: 'https://evil.example', counter: 6 })).toBe(401);
    expect(await tries({ counter: 7 }, 6 * 60_000)).toBe(401);
    expect(await tries({ counter: 4 })).toBe(401);
    expect(await tries({ counter: 8 })).toBe(200);
  });

  test('confirms who somebody is, for sensitive calls; another person’s does not', async () => {
    const { device } = await register(owner);
    const mia = await office.signIn('mia@fixture.example');
    const { device: miasDevice } = await register(mia);
    office.clock.now += 3_600_000;
    const confirm = async (by: typeof device) => {
      const { challenge_id, options: given } = await options(owner);
      return owner.send('POST', '/session/confirm', { challenge_id, response: by.signIn(given) });
    };
    expect((await confirm(miasDevice)).status).toBe(401);
    expect((await owner.send('POST', '/erase', { ids: [] })).status).toBe(403);
    const before = owner.cookie;
    expect((await confirm(device)).body.fresh_until).toBe(office.clock.now + 600_000);
    expect(owner.cookie).not.toBe(before);
    expect((await owner.send('POST', '/erase', { ids: [] })).status).toBe(200);
  });
});
