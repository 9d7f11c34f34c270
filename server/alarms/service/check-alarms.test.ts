import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitRules } from '../../../domain/visits/visit-windows.ts';
import { saveBackupState } from '../../backup/store/backup-state.ts';
import { readEnv } from '../../env.ts';
import { mailOfRow } from '../../mail/message.ts';
import { claimDue, markSent } from '../../outbox/outbox-store.ts';
import { MAILS } from '../../start/mails.ts';
import { fixtureMailContext, fixtureSite, fixtureVisits } from '../../testing/fixture-site.ts';
import { SITE_URL, startTestOffice, type TestOffice } from '../../testing/office-client.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { newVisit } from '../../testing/test-server.ts';
import { saveVisit } from '../../visits/visit-store.ts';
import { type AlarmContext, checkAlarms } from './check-alarms.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('alarms', () => {
  let office: TestOffice;
  let context: AlarmContext;
  let pushes: PushService;
  beforeEach(async () => {
    pushes = await startPushService();
    office = await startTestOffice('sqlite', { env: { PUSH_ORIGINS: pushes.origin } });
    const { database } = office.server;
    context = {
      env: readEnv({ DATA_DIR: database.dataDir, SITE_URL }),
      db: database.db,
      leadsTo: () => ['office@fixture.example'],
      messageIdDomain: 'fixture.example',
      visits: null,
      startedAt: office.clock.now,
    };
    await backUp();
  });
  afterEach(async () => {
    await office.close();
    await pushes.close();
  });
  const backUp = (failure: string | null = null) =>
    saveBackupState(context.db, { made_at: office.clock.now, failure });
  const look = () => checkAlarms(context, office.clock.now);
  const mails = async () => {
    const rows = await claimDue(office.server.database.db, 'test', 50, office.clock.now, ['alarm']);
    for (const { id } of rows) await markSent(office.server.database.db, id, office.clock.now);
    return rows.map((row) => mailOfRow(row, MAILS.alarm.render(row as never, fixtureMailContext)));
  };

  test('without a backup for hours the owner gets one mail a day, until there is one', async () => {
    await office.signIn('owner@fixture.example', 'owner');
    office.clock.now += 4 * HOUR_MS;
    expect(await Promise.all([look(), look()])).toContainEqual(['backup']);
    expect(await look()).toEqual([]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: ['owner@fixture.example'],
      subject: expect.stringMatching(
        /website: The last backup failed, or there has been none for three hours\.$/,
      ),
      text: expect.stringContaining('npm run backup'),
    });
    expect(mail?.text).toContain(`${SITE_URL}/office/numbers`);
    office.clock.now += HOUR_MS;
    expect(await look()).toEqual([]);
    office.clock.now += DAY_MS;
    expect(await look()).toEqual(['backup']);
    expect(await mails()).toHaveLength(1);
    office.clock.now += DAY_MS;
    await backUp();
    expect(await look()).toEqual([]);
  });

  test('the owners’ devices are alerted even if no mail goes out', async () => {
    for (const role of ['owner', 'office'] as const) {
      const caller = await office.signIn(`${role}@fixture.example`, role);
      const endpoint = `${pushes.origin}/${role}`;
      await caller.send('POST', '/push', { endpoint, keys: pushes.device.keys });
    }
    office.clock.now += 4 * HOUR_MS;
    await backUp();
    await office.lead();
    office.clock.now += HOUR_MS;
    expect(await look()).toEqual(['mail']);
    expect(await look()).toEqual([]);
    await office.work();
    const alarms = pushes.received.filter(({ message }) => message.kind === 'alarm');
    expect(alarms).toHaveLength(1);
    expect(alarms[0]?.message).toEqual({
      kind: 'alarm',
      title: fixtureSite.brand.name,
      body: 'Requests are not being mailed.',
      tag: 'alarm-mail',
      url: '/office/numbers',
      at: office.clock.now,
    });
  });

  test('booked visits on a day that was closed later raise an alarm that links to the visits', async () => {
    await office.signIn('owner@fixture.example', 'owner');
    const id = await office.arrivedLead();
    const visits = { ...visitRules(fixtureVisits, fixtureSite) };
    context = { ...context, visits: () => visits };
    await saveVisit(context.db, newVisit(id, { day: '2026-11-19' }));
    expect(await look()).toEqual([]);
    visits.closed = ['2026-11-19'];
    expect(await look()).toEqual(['visits']);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: ['owner@fixture.example'] });
    expect(mail?.text).toContain(`${SITE_URL}/office/visits`);
  });

  test('the office names at once that the mail server is down, and what was refused for good', async () => {
    const caller = await office.signIn('ann@fixture.example');
    const { db } = office.server.database;
    const fail = (state: 'pending' | 'dead_letter', last_error: string) =>
      db.updateTable('outbox').set({ state, last_error }).where('kind', '=', 'lead').execute();
    await office.lead();
    await fail('pending', 'ESOCKET 421');
    const { body } = await caller.get('/health');
    expect(body.alarms).toMatchObject([{ alarm: 'mail', says: 'Requests are not being mailed.' }]);
    expect(body.checks).toMatchObject({ database: 'ok', migrations: 'ok' });
    expect(body.disk_free).toBeGreaterThan(0);
    // The owner is written to when it lasts.
    expect(await look()).toEqual([]);
    await fail('pending', 'EMESSAGE 451');
    expect((await caller.get('/health')).body.alarms).toEqual([]);
    await fail('dead_letter', 'EENVELOPE 550');
    expect((await caller.get('/health')).body.dead_letters).toMatchObject([
      { kind: 'lead', error: 'EENVELOPE 550' },
    ]);
  });

  test('until an owner has signed in, alarms go to LEADS_TO, one mail each', async () => {
    await office.lead();
    office.clock.now += 4 * HOUR_MS;
    expect(await look()).toEqual(['mail', 'backup']);
    const all = await mails();
    expect(all.map(({ to }) => to)).toEqual([
      ['office@fixture.example'],
      ['office@fixture.example'],
    ]);
    expect(new Set(all.map(({ messageId }) => messageId)).size).toBe(2);
  });
});
