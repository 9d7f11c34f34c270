import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { fixtureSite } from '../../testing/fixture-site.ts';
import { type Caller, officeForEachTest } from '../../testing/office.ts';
import { outboxRows } from '../../testing/test-server.ts';
import { takeAct } from './acts.ts';

const MINUTE = 60_000;

describe('what the office does with a lead', () => {
  const office = officeForEachTest('sqlite', () => ({ env: { REMIND_AFTER_MINUTES: '60' } }));
  let owner: Caller;
  let mia: Caller;
  beforeEach(async () => {
    owner = await office.signIn('owner@fixture.example');
    mia = await office.signIn('mia@fixture.example');
  });
  const detail = async (id: string) => (await owner.get(`/leads/${id}`)).body;
  const reminders = async (id: string) =>
    (await outboxRows(office.server.database.db, 'reminder'))
      .filter(({ submission_id }) => submission_id === id)
      .map(({ state }) => state);

  test('sent again, an act changes nothing and answers the same', async () => {
    const id = await office.arrivedLead();
    const act_id = randomUUID();
    const first = await owner.act(id, { type: 'status', status: 'contacted' }, act_id);
    office.clock.now += MINUTE;
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.act(id, { type: 'status', status: 'contacted' }, act_id)),
    );
    for (const again of answers) expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await detail(id)).acts).toHaveLength(1);
    expect((await owner.act(id, { type: 'status', status: 'won' }, act_id)).body.code).toBe(
      'conflict',
    );
  });

  test('an act is taken from who made it, and from nobody else’s session', async () => {
    const id = await office.arrivedLead();
    const made_by = (await mia.get('/session')).body.person.person_id;
    const act = { act_id: randomUUID(), type: 'note', text: 'Rang twice' };
    const send = (caller: Caller, body: object) => caller.send('POST', `/leads/${id}/acts`, body);
    expect(await send(owner, { made_by, act })).toMatchObject({
      status: 403,
      body: { code: 'another-person', detail: expect.stringContaining('made by somebody else') },
    });
    expect((await send(owner, act)).status).toBe(422);
    expect((await detail(id)).acts).toEqual([]);
    expect((await send(mia, { made_by, act })).status).toBe(200);
    expect((await detail(id)).acts).toMatchObject([{ by: { name: 'mia' }, text: 'Rang twice' }]);
  });

  test('the same act on two replicas at the same time is one', async () => {
    const id = await office.arrivedLead();
    const act_id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.act(id, { type: 'note', text: 'Rang twice' }, act_id)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await detail(id)).toMatchObject({ lead: { notes: 1 }, acts: [{ act_id }] });
  });

  test('contacted takes the reminder back, and new again everything is as before', async () => {
    const id = await office.arrivedLead();
    const before = (await detail(id)).lead;
    expect(before.due).toEqual({ at: office.clock.now + 60 * MINUTE, why: 'promise' });
    const { lead } = (await owner.act(id, { type: 'status', status: 'contacted' })).body;
    expect(lead).toMatchObject({ status: 'contacted', due: null });
    expect((await detail(id)).contacted_at).toBe(office.clock.now);
    expect(await reminders(id)).toEqual(['superseded']);
    office.clock.now += 9000;
    const undone = await owner.act(id, { type: 'status', status: 'new' });
    expect(undone.body.lead).toMatchObject({ status: 'new', due: before.due });
    expect((await detail(id)).contacted_at).toBeNull();
    expect(await reminders(id)).toEqual(['pending']);
  });

  test('status, amount, reason, person, snooze and notes are kept with who and when', async () => {
    const id = await office.arrivedLead();
    const { people } = (await owner.get('/session')).body;
    const miaRef = people.find(({ name }: { name: string }) => name === 'mia');
    await owner.act(id, { type: 'assign', person_id: miaRef.person_id });
    await mia.act(id, { type: 'reach', by: 'call' });
    await mia.act(id, { type: 'note', text: 'Back door\nafter 5' });
    await mia.act(id, { type: 'status', status: 'won', amount_cents: 24_900 });
    expect(await detail(id)).toMatchObject({
      amount_cents: 24_900,
      lead: { status: 'won', assigned_to: miaRef, notes: 1, due: null },
      acts: [
        { type: 'assign', by: { name: 'owner' }, assigned_to: miaRef },
        { type: 'reach', by: { name: 'mia' }, reached_by: 'call' },
        { type: 'note', text: 'Back door\nafter 5' },
        { type: 'status', status: 'won', amount_cents: 24_900, via: 'office' },
      ],
    });
    await mia.act(id, { type: 'status', status: 'lost', lost_reason: 'price' });
    expect(await detail(id)).toMatchObject({ lead: { status: 'lost' }, lost_reason: 'price' });
    // Taken back, the amount is there again.
    await mia.act(id, { type: 'status', status: 'won' });
    expect(await detail(id)).toMatchObject({ amount_cents: 24_900 });
    expect((await owner.act(id, { type: 'assign', person_id: randomUUID() })).status).toBe(422);
    expect((await owner.act(id, { type: 'snooze', until: office.clock.now - 1 })).status).toBe(422);
    const entries = (await owner.get('/audit')).body.entries;
    expect(entries[0]).toMatchObject({ who: 'mia', what: 'lead.status', about: id });
    expect(JSON.stringify(entries)).not.toContain('Back door');
  });

  test('a snoozed lead comes back on time, as one to call', async () => {
    const id = await office.arrivedLead();
    await owner.act(id, { type: 'snooze', until: office.clock.now + 30 * MINUTE });
    expect((await owner.get('/leads')).body).toMatchObject({ call_next: [], leads: [] });
    expect((await owner.get('/leads?view=snoozed')).body.leads).toHaveLength(1);
    office.clock.now += 31 * MINUTE;
    expect((await owner.get('/leads')).body.call_next).toMatchObject([
      { submission_id: id, due: { why: 'snooze' } },
    ]);
  });

  test('an act without a person is one by a link in a mail', async () => {
    const id = await office.arrivedLead();
    const act = { act_id: randomUUID(), type: 'status', status: 'contacted' } as const;
    await takeAct(id, act, {
      db: office.server.database.db,
      site: fixtureSite,
      notifications: { remindAt: () => null },
      now: office.clock.now,
      person: null,
    });
    expect(await detail(id)).toMatchObject({
      lead: { status: 'contacted', due: null },
      acts: [{ via: 'mail-link', status: 'contacted', by: null }],
    });
  });

  test('a quarantined lead is released or called spam; then its mails go out, or nobody sees it', async () => {
    const [one, other] = [
      await office.arrivedLead({ company_website: 'x' }),
      await office.arrivedLead({ company_website: 'x' }),
    ];
    const list = (await owner.get('/leads?view=quarantine')).body;
    expect(list).toMatchObject({ counts: { quarantine: 2 }, leads: [{}, {}] });
    expect((await owner.get('/leads')).body.call_next).toEqual([]);
    expect((await detail(one)).lead.quarantine_reason).toBeTruthy();
    expect((await owner.act(one, { type: 'release' })).body.lead).toMatchObject({
      quarantine_reason: null,
      status: 'new',
    });
    const mails = await outboxRows(office.server.database.db, 'lead');
    expect(mails.filter(({ submission_id }) => submission_id === one)).toMatchObject([
      { state: 'pending' },
    ]);
    await owner.act(other, { type: 'status', status: 'spam' });
    const after = (await owner.get('/leads')).body;
    expect(after.counts.quarantine).toBe(0);
    expect(after.call_next).toMatchObject([{ submission_id: one }]);
    expect((await owner.get('/leads?status=spam')).body.leads).toMatchObject([
      { submission_id: other },
    ]);
  });
});
