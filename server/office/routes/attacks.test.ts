import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  officeForEachTest,
  pushSubscription,
  SITE_URL,
} from '../../testing/office.ts';
import { isPublicAddress, isPushEndpoint, publicLookup } from '../service/push-address.ts';

const HTML = '<img src=x onerror=alert(1)>"\'</script>';

describe('attacks on the office', () => {
  const office = officeForEachTest('postgres');
  let owner: Caller;
  let mia: Caller;
  beforeEach(async () => {
    owner = await office.signIn('owner@fixture.example');
    mia = await office.signIn('mia@fixture.example');
  });

  test('a form of another site is refused, and no browser is told that it may call', async () => {
    const id = await office.arrivedLead();
    const note = { act_id: randomUUID(), type: 'note', text: 'x' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await owner.send('POST', `/leads/${id}/acts`, note, form)).status).toBe(400);
    expect((await owner.get(`/leads/${id}`)).body.acts).toEqual([]);
    const preflight = await office.server.app.inject({
      method: 'OPTIONS',
      url: `/office/api/leads/${id}/acts`,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('made-up, foreign and doubled cookies open nothing', async () => {
    const token = owner.cookie?.split('=')[1] ?? '';
    for (const cookie of [
      `__Host-office=${randomBytes(32).toString('base64url')}`,
      `__Host-office=${token.slice(0, -1)}`,
      `office=${token}`,
      `__Host-office=${token}; __Host-office=${randomBytes(32).toString('base64url')}`,
      `__Host-office=${token}' or '1'='1`,
    ])
      expect(await office.caller(cookie).get('/leads')).toMatchObject({ status: 401 });
    const rows = await office.server.database.db
      .selectFrom('office_sessions')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('nobody raises their own role, and the office publishes nothing unless the settings say so', async () => {
    for (const [method, path, body] of [
      ['POST', '/publications', { note: '', at: null, paths: ['site.yaml'] }],
      ['POST', '/publications/1/repeat', { live: 1 }],
      ['DELETE', '/publications/1', undefined],
    ] as const) {
      const { status, body: answer } = await mia.send(method, path, body);
      expect([path, status, answer.code]).toEqual([path, 403, 'not-allowed']);
    }
    expect((await mia.send('PATCH', '/me', { name: 'Mia', role: 'owner' })).status).toBe(422);
    expect((await mia.get('/session')).body.person.role).toBe('office');
  });

  test('ids that were guessed, of others or not there yet open nothing', async () => {
    const partial = await office.arrivedLead({ source: 'chatbot_partial' });
    for (const id of [randomUUID(), partial, '1', '../../people', "x' or 1=1 --"]) {
      const path = `/leads/${encodeURIComponent(id)}`;
      expect([id, (await mia.get(path)).status]).toEqual([id, 404]);
      expect((await mia.get(`${path}/pictures/0`)).status).toBe(404);
      expect((await mia.act(encodeURIComponent(id), { type: 'note', text: 'x' })).status).toBe(404);
    }
    const devices = await owner.send('POST', '/push', pushSubscription());
    const [device] = devices.body.devices;
    expect((await mia.send('DELETE', `/push/${device.subscription_id}`)).status).toBe(404);
    const id = await office.arrivedLead();
    const act = (await owner.act(id, { type: 'note', text: 'hers' })).body.act;
    // Nobody else's act is answered to whoever sends its id.
    expect((await mia.act(id, { type: 'note', text: 'hers' }, act.act_id)).body.code).toBe(
      'conflict',
    );
  });

  test('markup in every field stays text', async () => {
    const id = await office.arrivedLead({
      first_name: HTML,
      service_needed: HTML,
      description: HTML,
      page: HTML,
      email: 'sam@example.com',
    });
    await owner.send('PATCH', '/me', { name: HTML });
    expect((await owner.act(id, { type: 'note', text: HTML })).status).toBe(200);
    const answer = await office.server.app.inject({
      url: `/office/api/leads/${id}`,
      headers: { cookie: owner.cookie ?? '' },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(answer.json().acts[0]).toMatchObject({ text: HTML, by: { name: HTML } });
    const refusal = await office.server.app.inject({
      url: `/office/api/${encodeURIComponent(HTML)}`,
    });
    expect(refusal.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(refusal.body).not.toContain('onerror');
  });

  test('a refusal has the form of those of the website', async () => {
    const refusals = [];
    for (const url of ['/api/nothing', '/office/api/nothing'])
      refusals.push((await office.server.app.inject({ url })).json());
    const text = expect.any(String);
    const form = { type: 'urn:problem:not-found', code: 'not-found', status: 404 };
    for (const refusal of refusals) expect(refusal).toEqual({ ...form, title: text, detail: text });
  });

  test('nothing of the office can be framed, kept or found by search engines', async () => {
    for (const url of ['/office', '/office/leads/x', '/office/mail/contacted?lead=x']) {
      const { headers } = await office.server.app.inject({ url });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
  });

  test('a passkey of another site, of nobody, or over a used challenge is refused alike', async () => {
    const anybody = office.caller(null);
    const options = async () => (await anybody.send('POST', '/sign-in/passkey/options')).body;
    const first = await options();
    expect(first.options).toMatchObject({ rpId: 'fixture.example', userVerification: 'required' });
    // It names nobody's passkeys.
    expect(first.options.allowCredentials ?? []).toEqual([]);
    const answer = await anybody.send('POST', '/sign-in/passkey', {
      challenge_id: first.challenge_id,
      response: assertion(first.options.challenge, SITE_URL),
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-recognized' } });
    const again = await anybody.send('POST', '/sign-in/passkey', {
      challenge_id: first.challenge_id,
      response: assertion(first.options.challenge, 'https://evil.example'),
    });
    expect(again.body).toEqual(answer.body);
  });

  test('the push address of a subscription is a push service, never the own network', async () => {
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://user:pass@fcm.googleapis.com/x',
      'https://evil.example/fcm.googleapis.com',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest/meta-data/',
      'https://localhost/x',
      'https://push.apple.com.evil.example/x',
      'file:///etc/passwd',
    ]) {
      const answer = await owner.send('POST', '/push', pushSubscription(endpoint));
      expect([endpoint, answer.status]).toEqual([endpoint, 422]);
    }
    expect((await owner.send('POST', '/push', pushSubscription())).status).toBe(200);
  });
});

test('an allowed name that stands for a private address is not connected to', async () => {
  const refused = ['127.0.0.1', '10.1.2.3', '192.168.0.1', '172.16.9.9', '169.254.169.254'];
  refused.push('::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '0.0.0.0', '100.64.0.1', 'x');
  expect(refused.filter(isPublicAddress)).toEqual([]);
  expect(['142.250.1.1', '2607:f8b0::1'].filter(isPublicAddress)).toHaveLength(2);
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(error).toMatchObject({ name: 'RefusedAddress' });
  expect(isPushEndpoint('http://127.0.0.1:9/x', ['http://127.0.0.1:9'])).toBe(true);
});

/** Well-formed, by a key that nobody has registered. */
function assertion(challenge: string, origin: string) {
  const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16).toString('base64url');
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: text({ type: 'webauthn.get', challenge, origin }),
      authenticatorData: randomBytes(37).toString('base64url'),
      signature: sign('sha256', randomBytes(69), privateKey).toString('base64url'),
    },
  };
}
