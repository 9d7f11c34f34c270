import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, officeForEachTest, pushSubscription } from '../../testing/office-client.ts';
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

  test('made-up, foreign and doubled cookies open nothing', async () => {
    const token = owner.cookie?.split('=')[1] ?? '';
    const another = randomBytes(32).toString('base64url');
    for (const cookie of [
      ...[`__Host-office=${another}`, `__Host-office=${token.slice(0, -1)}`, `office=${token}`],
      ...[`__Host-office=${token}; __Host-office=${another}`, `__Host-office=${token}' or '1'='1`],
    ])
      expect((await office.caller(cookie).get('/leads')).status).toBe(401);
    const sessions = office.server.database.db.selectFrom('office_sessions').selectAll();
    expect(JSON.stringify(await sessions.execute())).not.toContain(token);
  });

  test('nobody raises their own role', async () => {
    expect((await mia.send('PATCH', '/me', { name: 'Mia', role: 'owner' })).status).toBe(422);
    expect((await mia.get('/session')).body.person.role).toBe('office');
  });

  test('ids that were guessed, of others or not there yet open nothing', async () => {
    const partial = await office.arrivedLead({ source: 'chatbot_partial' });
    for (const id of [randomUUID(), partial, '1', '../../people', "x' or 1=1 --"]) {
      const path = `/leads/${encodeURIComponent(id)}`;
      for (const answer of [
        await mia.get(path),
        await mia.get(`${path}/pictures/0`),
        await mia.act(encodeURIComponent(id), { type: 'note', text: 'x' }),
      ])
        expect([id, answer.status]).toEqual([id, 404]);
    }
    const devices = await owner.send('POST', '/push', pushSubscription());
    const [device] = devices.body.devices;
    expect((await mia.send('DELETE', `/push/${device.subscription_id}`)).status).toBe(404);
  });

  test('nobody else’s act is taken back, or answered to whoever sends its id', async () => {
    const id = await office.arrivedLead();
    const act_id = randomUUID();
    await owner.act(id, { type: 'note', text: 'hers' }, act_id);
    const again = await mia.act(id, { type: 'note', text: 'hers' }, act_id);
    expect(again.body.code).toBe('conflict');
  });

  test('markup in every field stays text', async () => {
    const fields = ['first_name', 'service_needed', 'description', 'page'];
    const id = await office.arrivedLead(Object.fromEntries(fields.map((name) => [name, HTML])));
    await owner.send('PATCH', '/me', { name: HTML });
    await owner.act(id, { type: 'note', text: HTML });
    const { headers, body } = await owner.get(`/leads/${id}`);
    expect(headers).toMatchObject({
      ...{ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' },
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    });
    expect(body.acts[0]).toMatchObject({ text: HTML, by: { name: HTML } });
    const url = `/office/api/${encodeURIComponent(HTML)}`;
    const refusal = await office.server.app.inject({ url });
    expect(refusal.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(refusal.body).not.toContain('onerror');
  });

  test('the push address of a subscription is a push service, never the own network', async () => {
    for (const endpoint of [
      ...['http://fcm.googleapis.com/fcm/send/x', 'https://fcm.googleapis.com:8443/x'],
      ...['https://fcm.googleapis.com.evil.example/x', 'https://user:pass@fcm.googleapis.com/x'],
      ...['https://evil.example/fcm.googleapis.com', 'https://push.apple.com.evil.example/x'],
      ...['https://127.0.0.1/x', 'https://[::1]/x', 'https://169.254.169.254/latest/meta-data/'],
      ...['https://localhost/x', 'file:///etc/passwd'],
    ]) {
      const answer = await owner.send('POST', '/push', pushSubscription(endpoint));
      expect([endpoint, answer.status]).toEqual([endpoint, 422]);
    }
    expect((await owner.send('POST', '/push', pushSubscription())).status).toBe(200);
  });
});

test('an allowed name that stands for a private address is not connected to', async () => {
  const refused = [
    ...['127.0.0.1', '10.1.2.3', '192.168.0.1', '172.16.9.9', '169.254.169.254', '100.64.0.1'],
    ...['::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '0.0.0.0', 'x'],
  ];
  expect(refused.filter(isPublicAddress)).toEqual([]);
  expect(['142.250.1.1', '2607:f8b0::1'].filter(isPublicAddress)).toHaveLength(2);
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(error).toMatchObject({ name: 'RefusedAddress' });
  expect(isPushEndpoint('http://127.0.0.1:9/x', ['http://127.0.0.1:9'])).toBe(true);
});
