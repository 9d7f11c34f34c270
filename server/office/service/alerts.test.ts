import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixtureSite } from '../../testing/fixture-site.ts';
import { type Caller, startTestOffice, type TestOffice } from '../../testing/office.ts';
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
      endpoint: `${service.origin}/${name}`,
      keys: service.device.keys,
    });
  const remind = async () => {
    await remindOfPromises({
      db: office.server.database.db,
      site: fixtureSite,
      now: office.clock.now,
    });
    await office.work();
  };
  const messages = () => service.received.map(({ message }) => message);

  test('a lead reaches the device at once, without name and pest unless the owner allows it', async () => {
    const id = await office.lead();
    expect(await office.work()).toEqual(['arrival sent', 'push sent']);
    expect(messages()).toEqual([
      {
        kind: 'lead',
        title: 'New request',
        body: 'Open to see it.',
        tag: `lead-${id}`,
        url: `/office/leads/${id}`,
        at: office.clock.now,
      },
    ]);
    expect(service.received[0]?.headers).toMatchObject({
      ttl: '14400',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    await owner.send('PUT', '/settings', {
      lock_screen_details: true,
      remind_before_minutes: 20,
      escalate_before_minutes: 5,
    });
    await office.arrivedLead();
    expect(messages()[1]).toMatchObject({
      title: 'New request: Sam Carter',
      body: 'Ant control, Richmond',
    });
    await office.arrivedLead({ language: 'es' });
    expect(messages()[2]).toMatchObject({ body: 'Ant control, Richmond, Spanish' });
  });

  test('however many promises end, the devices are read once', async () => {
    for (let number = 0; number < 5; number++) await office.lead();
    await office.work();
    const { db } = office.server.database;
    await db
      .updateTable('office_leads')
      .set({ due_at: office.clock.now + MINUTE })
      .execute();
    const asked: string[] = [];
    const counting = db.withPlugin({
      transformQuery({ node }) {
        asked.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const count = await remindOfPromises({
      db: counting,
      site: fixtureSite,
      now: office.clock.now,
    });
    expect(count).toBe(10);
    expect(asked.filter((node) => node.includes('office_push'))).toHaveLength(1);
  });

  test('partial leads alert when their time is up, quarantined ones when they are released', async () => {
    await office.lead({ source: 'chatbot_partial' });
    const spam = await office.arrivedLead({ company_website: 'x' });
    expect(messages()).toEqual([]);
    office.clock.now += 5 * MINUTE;
    await office.work();
    expect(messages()).toMatchObject([{ title: 'Unfinished chat' }]);
    await owner.act(spam, { type: 'release' });
    await office.work();
    expect(messages()).toHaveLength(2);
  });

  test('everybody is reminded before a promise ends, then the owners are warned: once each', async () => {
    const mia = await office.signIn('mia@fixture.example');
    await subscribe(mia, 'mia');
    const id = await office.lead();
    const called = await office.arrivedLead();
    await owner.act(called, { type: 'status', status: 'contacted' });
    service.received.length = 0;
    office.clock.now += 39 * MINUTE;
    await remind();
    expect(messages()).toEqual([]);
    office.clock.now += 1 * MINUTE;
    await Promise.all([remind(), remind()]);
    expect(messages()).toMatchObject([
      { kind: 'reminder', title: 'Call within 20 min', tag: `lead-${id}` },
      { kind: 'reminder' },
    ]);
    office.clock.now += 15 * MINUTE;
    await remind();
    await remind();
    expect(messages().slice(2)).toMatchObject([
      { kind: 'escalation', title: 'Call within 5 min', tag: `lead-${id}` },
    ]);
    // A snooze is a new promise.
    await owner.act(id, { type: 'snooze', until: office.clock.now + 60 * MINUTE });
    office.clock.now += 45 * MINUTE;
    await remind();
    expect(messages().slice(3)).toMatchObject([{ kind: 'reminder' }, { kind: 'reminder' }]);
  });

  test('quiet hours hold an alert until they end; an escalation wakes an owner', async () => {
    await owner.send('PATCH', '/me', { quiet: { from: '09:30', to: '10:30' } });
    const id = await office.arrivedLead();
    expect(messages()).toEqual([]);
    office.clock.now += 30 * MINUTE;
    await office.work();
    expect(messages()).toMatchObject([{ kind: 'lead', tag: `lead-${id}` }]);
    const over = await office.lead();
    await owner.send('PATCH', '/me', { quiet: { from: '10:00', to: '18:00' } });
    await office.lead();
    office.clock.now += 57 * MINUTE;
    await office.work();
    await remind();
    expect(messages().at(-1)).toMatchObject({ kind: 'escalation' });
    // Who was called back meanwhile is no news when the quiet hours end.
    await owner.act(over, { type: 'status', status: 'contacted' });
    office.clock.now += 7 * 60 * MINUTE;
    service.received.length = 0;
    await office.work();
    expect(messages().filter(({ tag }) => tag === `lead-${over}`)).toEqual([]);
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
    expect(messages()).toEqual([]);
  });

  test('what a push service refuses becomes a dead letter or is tried again; redirects are not followed', async () => {
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
    expect((await owner.send('POST', '/dead-letters/resend', { ids: 'all' })).body).toEqual({
      resent: 2,
    });
    await office.work();
    expect(messages()).toHaveLength(2);
  });

  test('a try reaches this device', async () => {
    expect((await owner.send('POST', '/push/test')).status).toBe(202);
    await office.work();
    expect(messages()).toMatchObject([{ kind: 'test', body: 'Alerts reach this device.' }]);
  });
});
