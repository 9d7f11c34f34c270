import { afterEach, beforeEach, expect, test } from 'vitest';
import { erasePerson } from '../../erasure/service.ts';
import { type Caller, startTestOffice, type TestOffice } from '../../testing/office.ts';
import { describeOnBoth } from '../../testing/test-server.ts';

describeOnBoth('chores of the office', (kind) => {
  let office: TestOffice;
  let owner: Caller;
  beforeEach(async () => {
    office = await startTestOffice(kind);
    owner = await office.signIn('owner@fixture.example');
  });
  afterEach(() => office.close());
  const newLead = async (changes?: Record<string, unknown>) => {
    const id = await office.lead(changes);
    await office.work();
    return id;
  };
  const settings = () => ({
    dataDir: office.server.database.dataDir,
    databaseUrl: office.server.database.databaseUrl,
    migrationDatabaseUrl: office.server.database.databaseUrl,
  });

  test('a person is erased with notes, acts and joined requests; counts survive', async () => {
    const one = await newLead({ first_name: 'Ann Carter', phone: '919 555 7001' });
    office.clock.now += 1000;
    const joined = await newLead({ first_name: 'A. Carter', phone: '(919) 555-7001' });
    const near = await newLead({ first_name: 'Ann Carter', phone: '804 555 0142' });
    await owner.act(one, { type: 'note', text: 'Wants the plan for Ann' });
    await owner.act(one, { type: 'split', other: near });
    await owner.act(one, { type: 'status', status: 'won', amount_cents: 100 });
    const found = (await owner.send('POST', '/erase/find', { who: '919-555-7001' })).body;
    expect(found.people).toMatchObject([[{ submission_id: one }, { submission_id: joined }]]);
    expect(found.near).toMatchObject([
      { lead: { submission_id: near }, reasons: ['the same name'] },
    ]);
    const start = (await owner.get('/leads')).body.event_id;
    const answer = await owner.send('POST', '/erase', { who: '919-555-7001', ids: [one, joined] });
    expect(answer.body).toMatchObject({ leads: 2, near_files: [], receivers: [] });
    const { db } = office.server.database;
    for (const { name } of await db.introspection.getTables()) {
      const rows = JSON.stringify(
        await db
          .selectFrom(name as never)
          .selectAll()
          .execute(),
      );
      // The event that takes it off the screens, and nothing else.
      if (name !== 'office_events') expect([name, rows.includes(one)]).toEqual([name, false]);
      expect([name, rows.includes('Wants the plan')]).toEqual([name, false]);
    }
    expect((await owner.get('/leads?q=7001')).body.leads).toEqual([]);
    expect((await owner.get('/leads?view=all')).body.leads).toMatchObject([
      { submission_id: near },
    ]);
    expect(await db.selectFrom('office_erased').selectAll().orderBy('status').execute()).toEqual([
      { month: '2026-11', status: 'new', count: 1 },
      { month: '2026-11', status: 'won', count: 1 },
    ]);
    const events = await db
      .selectFrom('office_events')
      .select(['what', 'erased_id'])
      .where('event_id', '>', start)
      .execute();
    expect(events.map(({ erased_id }) => erased_id).sort()).toEqual([one, joined].sort());
    expect((await owner.get('/audit')).body.entries[0]).toMatchObject({
      who: 'owner',
      what: 'erase',
      about: null,
      detail: '2 requests',
    });
    expect(await erasePerson({ ids: [one] }, settings())).toMatchObject({ rows: {} });
  }, 30_000);

  test('of several people with one name nobody is erased before it is said who', async () => {
    await newLead({ first_name: 'Ann Carter', phone: '919 555 7001' });
    const other = await newLead({ first_name: 'Ann Carter', phone: '804 555 0142' });
    const found = (await owner.send('POST', '/erase/find', { who: 'ann carter' })).body;
    expect(found.people).toHaveLength(2);
    expect((await owner.send('POST', '/erase', { who: 'ann carter', ids: [] })).body.leads).toBe(0);
    expect((await owner.send('POST', '/erase', { ids: [other] })).body.leads).toBe(1);
    expect((await owner.get('/leads?view=all')).body.leads).toHaveLength(1);
    expect((await owner.send('POST', '/erase/find', { who: '???' })).status).toBe(422);
  }, 30_000);

  test('a backup is made, listed and downloaded, without anybody’s session in it', async () => {
    await newLead();
    const made = (await owner.send('POST', '/backups')).body;
    expect(made).toMatchObject({ days: 14, backups: [{ bytes: expect.any(Number) }] });
    const [{ name }] = made.backups;
    const file = await office.server.app.inject({
      url: `/office/api/backups/${name}`,
      headers: { cookie: owner.cookie ?? '' },
    });
    expect(file.headers).toMatchObject({
      'content-type': 'application/x-tar',
      'content-disposition': `attachment; filename="${name}.tar"`,
    });
    expect(file.rawPayload.subarray(257, 262).toString()).toBe('ustar');
    for (const wrong of ['..', '../../etc/passwd', 'x', `${name}/../..`])
      expect((await owner.get(`/backups/${encodeURIComponent(wrong)}`)).status).toBe(404);
    expect((await owner.get('/audit')).body.entries[0]).toMatchObject({
      what: 'backup.download',
      detail: name,
    });
  }, 30_000);
});
