import { describe, expect, test } from 'vitest';
import { RECIPIENT } from '../testing/fixture-site.ts';
import { callerForEachTest, officeForEachTest } from '../testing/office-client.ts';

describe('erasing a person in the office', () => {
  // Without a recipient the list of erasures holds ids as they are.
  const office = officeForEachTest('sqlite', () => ({ env: { BACKUP_RECIPIENTS: RECIPIENT } }));
  const owner = callerForEachTest(office, 'owner@fixture.example');
  async function erase(body: object) {
    const { status, body: erased } = await owner.send('POST', '/erase', body);
    expect(status).toBe(200);
    return erased;
  }

  test('a person is erased with notes, acts and further requests, and open screens are notified', async () => {
    const one = await office.arrivedLead({ first_name: 'Ann Carter', phone: '919 555 7001' });
    office.clock.now += 1000;
    const joined = await office.arrivedLead({ first_name: 'A. Carter', phone: '(919) 555-7001' });
    const near = await office.arrivedLead({ first_name: 'Ann Carter', phone: '804 555 0142' });
    await owner.act(one, { type: 'note', text: 'Wants the plan for Ann' });
    await owner.act(one, { type: 'status', status: 'won', amount_cents: 100 });
    const found = (await owner.send('POST', '/erase/find', { who: '919-555-7001' })).body;
    expect(found.people).toMatchObject([[{ submission_id: one }, { submission_id: joined }]]);
    expect(found.near).toMatchObject([
      { lead: { submission_id: near }, reasons: ['the same name'] },
    ]);
    const start = (await owner.get('/leads/news')).body.event_id;
    expect(await erase({ who: '919-555-7001', ids: [one, joined] })).toMatchObject({
      leads: 2,
      near_files: [],
      receivers: [],
    });
    const { db } = office.server.database;
    for (const { name } of await db.introspection.getTables()) {
      const rows = JSON.stringify(
        await db
          .selectFrom(name as never)
          .selectAll()
          .execute(),
      );
      expect([name, rows.includes(one)]).toEqual([name, false]);
      expect([name, rows.includes('Wants the plan')]).toEqual([name, false]);
    }
    expect((await owner.get('/leads?q=7001')).body.leads).toEqual([]);
    expect((await owner.get('/leads?view=all')).body.leads).toMatchObject([
      { submission_id: near },
    ]);
    expect((await owner.get('/leads/news')).body.event_id).toBeGreaterThan(start);
    expect((await owner.get('/audit')).body.entries[0]).toMatchObject({
      who: 'owner',
      what: 'erase',
      about: null,
      detail: '2 requests',
    });
    expect(await erase({ ids: [one] })).toMatchObject({ leads: 0, rows: {} });
  });
});
