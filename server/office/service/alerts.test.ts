import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, startTestOffice, type TestOffice } from '../../testing/office-client.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { remindOfPromises } from './alerts.ts';

const MINUTE = 60_000;

describe('alerts', () => {
  let service: PushService;
  let office: TestOffice;
  let owner: Caller;
  beforeEach(async () => {
    service = await startPushService();
    office = await startTestOffice('sqlite', { env: { PUSH_ORIGINS: service.origin } });
    owner = await office.signIn('owner@fixture.example');
    await subscribe(owner, 'owner');
  });
  afterEach(async () => {
    await office.close();
    await service.close();
  });
  const subscribe = (caller: Caller, name: string) =>
    caller.send('POST', '/push', {
      ...{ endpoint: `${service.origin}/${name}`, keys: service.device.keys },
    });
  const pass = async (minutes: number) => {
    office.clock.now += minutes * MINUTE;
    const { db } = office.server.database;
    await remindOfPromises({ db, now: office.clock.now });
    await office.work();
  };
  /** Alerts received since the last call. */
  const alerts = () => service.received.splice(0).map(({ message }) => message);

  test('a lead reaches the device at once, without name and pest unless the owner allows it', async () => {
    const id = await office.lead();
    expect(await office.work()).toEqual(['arrival sent', 'push sent']);
    expect(service.received[0]?.headers).toMatchObject({
      ...{ ttl: '14400', urgency: 'high', 'content-encoding': 'aes128gcm' },
      authorization: expect.stringMatching(/^vapid t=/),
    });
    expect(alerts()).toEqual([
      {
        ...{ kind: 'lead', title: 'New request', body: 'Open to see it.', tag: `lead-${id}` },
        ...{ url: `/office/leads/${id}`, at: office.clock.now },
      },
    ]);
    await owner.send('PUT', '/settings', { lock_screen_details: true });
    await office.arrivedLead({ language: 'es' });
    expect(alerts()).toMatchObject([
      { title: 'New request: Sam Carter', body: 'Ant control, Richmond, Spanish' },
    ]);
  });

  test('partial leads alert when their time is up, quarantined ones when they are released', async () => {
    await office.lead({ source: 'chatbot_partial' });
    const spam = await office.arrivedLead({ company_website: 'x' });
    expect(alerts()).toEqual([]);
    await pass(5);
    expect(alerts()).toMatchObject([{ title: 'Unfinished chat' }]);
    await owner.act(spam, { type: 'release' });
    await office.work();
    expect(alerts()).toHaveLength(1);
  });

  test('every user is reminded once before a promise ends; about an assigned request only its user and the owners', async () => {
    await subscribe(await office.signIn('mia@fixture.example'), 'mia');
    const id = await office.lead();
    const called = await office.arrivedLead();
    await owner.act(called, { type: 'status', status: 'contacted' });
    alerts();
    await pass(39);
    expect(alerts()).toEqual([]);
    office.clock.now += MINUTE;
    await Promise.all([pass(0), pass(0)]);
    const reminder = { kind: 'reminder', title: 'Call within 20 min', tag: `lead-${id}` };
    expect(alerts()).toMatchObject([reminder, reminder]);
    // A snooze is a new promise.
    await owner.act(id, { type: 'snooze', until: office.clock.now + 60 * MINUTE });
    await pass(45);
    expect(alerts()).toMatchObject([{ kind: 'reminder' }, { kind: 'reminder' }]);
    const { person_id } = (await owner.get('/session')).body.person;
    await owner.act(id, { type: 'assign', person_id });
    await owner.act(id, { type: 'snooze', until: office.clock.now + 60 * MINUTE });
    await pass(45);
    expect(alerts()).toMatchObject([{ kind: 'reminder' }]);
  });

  test('a device that gave up, or whose session has ended, gets nothing more', async () => {
    service.answer = 410;
    await office.lead();
    expect(await office.work()).toContain('push suppressed');
    expect((await owner.get('/push')).body.devices).toEqual([]);
    service.answer = 201;
    await subscribe(owner, 'owner');
    await office.lead();
    await owner.send('POST', '/session/end');
    expect(await office.work()).toEqual(['arrival sent']);
  });

  test('what a push service refuses is tried again or a dead letter; redirects are not followed', async () => {
    for (const [status, outcome] of [
      [500, 'push retry: HTTP 500'],
      [429, 'push retry: HTTP 429'],
      [400, 'push dead letter: HTTP 400'],
      [307, 'push dead letter: HTTP 307'],
    ] as const) {
      service.answer = status;
      office.clock.now += 1000;
      await office.lead();
      expect(await office.work()).toContain(outcome);
    }
    const { letters } = (await owner.get('/dead-letters')).body;
    expect(letters).toMatchObject([
      { kind: 'push', error: 'HTTP 307', name: 'Sam Carter', receiver: null },
      { kind: 'push', error: 'HTTP 400' },
    ]);
    service.answer = 201;
    const resent = await owner.send('POST', '/dead-letters/resend', { ids: 'all' });
    expect(resent.body).toEqual({ resent: 2 });
    await office.work();
    expect(alerts()).toHaveLength(2);
  });

  test('a try reaches this device', async () => {
    expect((await owner.send('POST', '/push/test')).status).toBe(202);
    await office.work();
    expect(alerts()).toMatchObject([{ kind: 'test', body: 'Alerts reach this device.' }]);
  });
});
