import { describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import {
  type Caller,
  callerForEachTest,
  officeForEachTest,
  SITE_URL,
} from '../../testing/office-client.ts';

type Device = ReturnType<typeof createAuthenticator>;

describe('passkeys', () => {
  const office = officeForEachTest('sqlite');
  const owner = callerForEachTest(office, 'owner@fixture.example');

  const register = async (caller: Caller) => {
    const device = createAuthenticator(SITE_URL);
    const { challenge_id, options } = (await caller.send('POST', '/passkeys/options')).body;
    const body = { challenge_id, response: device.register(options) };
    return { device, options, added: await caller.send('POST', '/passkeys', body) };
  };
  /** The device's answer to a new challenge. */
  const answerOf = async (device: Device, change: Parameters<Device['signIn']>[1] = {}) => {
    const anybody = office.caller(null);
    const { challenge_id, options } = (await anybody.send('POST', '/sign-in/passkey/options')).body;
    return { challenge_id, options, response: device.signIn(options, change) };
  };
  const signIn = (
    caller: Caller,
    { challenge_id, response }: { challenge_id: string; response: object },
  ) => caller.send('POST', '/sign-in/passkey', { challenge_id, response });
  const confirm = async (caller: Caller, device: Device) => {
    const { challenge_id, response } = await answerOf(device);
    return caller.send('POST', '/session/confirm', { challenge_id, response });
  };

  test('one is added, signs in, is listed and removed; the options do not reveal who has one', async () => {
    const { device, added, options } = await register(owner);
    expect(options).toMatchObject({
      rp: { id: 'fixture.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(added.body.passkeys).toMatchObject([{ label: 'A browser', last_used_at: null }]);
    const back = office.caller(null);
    const answer = await answerOf(device);
    expect(answer.options).toMatchObject({ rpId: 'fixture.example', userVerification: 'required' });
    expect(answer.options.allowCredentials ?? []).toEqual([]);
    const { person } = (await signIn(back, answer)).body;
    expect(person).toMatchObject({ email: 'owner@fixture.example', has_passkey: true });
    const current = { signed_in_by: 'passkey', current: true };
    const { sessions } = (await back.get('/sessions')).body;
    expect(sessions).toContainEqual(expect.objectContaining(current));
    const [passkey] = (await back.get('/passkeys')).body.passkeys;
    expect(passkey.last_used_at).toBe(office.clock.now);
    const gone = await back.send('DELETE', `/passkeys/${passkey.passkey_id}`);
    expect(gone.body.passkeys).toEqual([]);
  });

  test('an answer is refused a second time, late, from another site, by a copied or unknown device, or without finger, face or PIN', async () => {
    const { device } = await register(owner);
    const back = office.caller(null);
    const first = await answerOf(device, { counter: 5 });
    expect((await signIn(back, first)).status).toBe(200);
    expect((await signIn(back, first)).status).toBe(401);
    const late = await answerOf(device, { counter: 6 });
    office.clock.now += 6 * 60_000;
    const refused = [
      late,
      await answerOf(device, { counter: 7, origin: 'https://evil.example' }),
      await answerOf(device, { counter: 4 }),
      await answerOf(createAuthenticator(SITE_URL)),
      await answerOf(device, { counter: 8, isVerified: false }),
    ];
    for (const answer of refused)
      expect((await signIn(back, answer)).body.code).toBe('not-recognized');
    expect((await signIn(back, await answerOf(device, { counter: 9 }))).status).toBe(200);
  });

  test('a confirmation counts for the new token only, not for a copy of the one before', async () => {
    const { device } = await register(owner);
    await owner.get('/leads');
    office.clock.now += 11 * 60_000;
    const copy = office.caller(owner.cookie);
    const invite = async (caller: Caller) => {
      const invitation = { email: 'evil@fixture.example', role: 'owner' };
      return (await caller.send('POST', '/people', invitation)).body.code;
    };
    expect(await invite(owner)).toBe('confirm-first');
    await confirm(owner, device);
    expect(await invite(copy)).toBe('confirm-first');
    // The owner has not used the new token yet: the copy gets one of its own, and still may do nothing sensitive.
    office.clock.now += 61_000;
    expect((await copy.get('/session')).headers['set-cookie']).toBeDefined();
    for (let again = 0; again < 2; again++) expect(await invite(copy)).toBe('confirm-first');
  });

  test('the owner of the session confirms, another person’s passkey does not', async () => {
    const { device } = await register(owner);
    const { device: miasDevice } = await register(await office.signIn('mia@fixture.example'));
    office.clock.now += 3_600_000;
    const erase = async () => (await owner.send('POST', '/erase', { ids: [] })).status;
    expect((await confirm(owner, miasDevice)).status).toBe(401);
    expect(await erase()).toBe(403);
    const before = owner.cookie;
    await confirm(owner, device);
    expect(owner.cookie).not.toBe(before);
    expect(await erase()).toBe(200);
  });
});
