/** The other tests run on SQLite alone: here the same statements meet PostgreSQL, which is stricter about types and groups. */
import { describe, expect, test } from 'vitest';
import { erasePerson } from '../personal-data/personal-data-service.ts';
import { deleteExpired } from '../personal-data/store/expired.ts';
import { fixtureVisits } from '../testing/fixture-site.ts';
import { officeForEachTest } from '../testing/office-client.ts';

describe('PostgreSQL', () => {
  const office = officeForEachTest('postgres', () => ({
    visits: { ...fixtureVisits, booking: 'instant' },
  }));

  test('takes what visitors send, answers the office, and forgets', async () => {
    const { app, database, post, postForm } = office.server;
    const owner = await office.signIn('owner@fixture.example', 'owner');
    const id = await office.arrivedLead({ first_name: 'Pat Postgres' });
    const corrected = await office.arrivedLead({ first_name: 'Pat Postgres', replaces: id });
    const times = `/visits/times?request=${corrected}`;
    const [, window = ''] =
      /name="window" value="([^"]+)"/.exec((await app.inject(times)).body) ?? [];
    const booked = await postForm('/visits/times', { request: corrected, window });
    expect([booked.statusCode, booked.headers.location]).toEqual([303, expect.any(String)]);
    await post('/api/newsletter-signups', { email: 'pat@example.com', source_page: 'footer' });
    await office.work();

    await owner.act(corrected, { type: 'note', text: 'gate code' });
    await owner.act(corrected, { type: 'status', status: 'won', amount_cents: 4900 });
    for (const path of [
      ...['/leads', '/leads?q=pat', `/leads/${corrected}`, `/leads/${corrected}/visits`],
      ...[
        '/visits?day=2026-11-19',
        '/people',
        '/sessions',
        '/passkeys',
        '/push',
        '/settings',
        '/audit',
      ],
      ...['/dead-letters', '/consents', '/content', '/publications'],
    ])
      expect([path, (await owner.get(path)).status]).toEqual([path, 200]);
    expect((await app.inject('/readyz')).json()).toMatchObject({ database: 'ok', outbox: 'ok' });

    const { dataDir, databaseUrl } = database;
    await erasePerson({ ids: [id] }, { dataDir, databaseUrl });
    await database.db.updateTable('outbox').set({ state: 'sent', next_attempt_at: 0 }).execute();
    const later = office.clock.now + 4000 * 86_400_000;
    const retention = { photo_days: 1, lead_days: 1, copy_days: 1 };
    await deleteExpired({ db: database.db, retention, folder: dataDir, now: later });
    expect(await database.db.selectFrom('contact_submissions').selectAll().execute()).toEqual([]);
  });
});
