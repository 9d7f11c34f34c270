import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  callerForEachTest,
  officeForEachTest,
  pushSubscription,
} from '../../testing/office-client.ts';
import { isPublicAddress, isPushEndpoint, publicLookup } from '../service/push-address.ts';

describe('attacks on the office', () => {
  const office = officeForEachTest('postgres');
  const owner = callerForEachTest(office, 'owner@fixture.example');
  const mia = callerForEachTest(office, 'mia@fixture.example');

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
