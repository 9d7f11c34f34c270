import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Caller, callerForEachTest, officeForEachTest } from '../../testing/office-client.ts';
import { messagesOf } from '../../testing/test-server.ts';

const MINUTE = 60_000;

describe('what the office does with a lead', () => {
  const office = officeForEachTest('sqlite', () => ({ env: { REMIND_AFTER_MINUTES: '60' } }));
  const owner = callerForEachTest(office, 'owner@fixture.example');
  const mia = callerForEachTest(office, 'mia@fixture.example');
  const detail = async (id: string) => (await owner.get(`/leads/${id}`)).body;
  const list = async (query = '') => (await owner.get(`/leads${query}`)).body;
  const messages = async (id: string, kind: 'lead' | 'reminder') =>
    (await messagesOf(office.server.database.db, id))
      .filter((message) => message.kind === kind)
      .map(({ state }) => state);

  test('sent again, also at once, an act changes nothing and answers the same', async () => {
    const id = await office.arrivedLead();
    const act_id = randomUUID();
    const send = () => owner.act(id, { type: 'note', text: 'Rang twice' }, act_id);
    const answers = await Promise.all([send(), send(), send()]);
    office.clock.now += MINUTE;
    answers.push(await send());
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect(await detail(id)).toMatchObject({ lead: { notes: 1 }, acts: [{ act_id }] });
    const other = await owner.act(id, { type: 'note', text: 'Rang once' }, act_id);
    expect(other.body.code).toBe('conflict');
  });

  test('an act is accepted only from a session of the user who made it', async () => {
    const id = await office.arrivedLead();
    const made_by = (await mia.get('/session')).body.person.person_id;
    const act = { act_id: randomUUID(), type: 'note', text: 'Rang twice' };
    const send = (caller: Caller, body: object) => caller.send('POST', `/leads/${id}/acts`, body);
    const refused = await send(owner, { made_by, act });
    expect([refused.status, refused.body.code]).toEqual([403, 'another-person']);
    expect((await send(owner, act)).status).toBe(422);
    expect((await detail(id)).acts).toEqual([]);
    expect((await send(mia, { made_by, act })).status).toBe(200);
  });

  test('contacted takes the reminder back, and new again everything is as before', async () => {
    const id = await office.arrivedLead();
    const before = (await detail(id)).lead;
    expect(before.due).toEqual({ at: office.clock.now + 60 * MINUTE, why: 'promise' });
    const { lead } = (await owner.act(id, { type: 'status', status: 'contacted' })).body;
    expect(lead).toMatchObject({ status: 'contacted', due: null });
    expect((await detail(id)).contacted_at).toBe(office.clock.now);
    expect(await messages(id, 'reminder')).toEqual(['superseded']);
    office.clock.now += 9000;
    const undone = await owner.act(id, { type: 'status', status: 'new' });
    expect(undone.body.lead).toMatchObject({ status: 'new', due: before.due });
    expect((await detail(id)).contacted_at).toBeNull();
    expect(await messages(id, 'reminder')).toEqual(['pending']);
  });

  test('status, amount, reason, person and notes are kept with who and when', async () => {
    const id = await office.arrivedLead();
    const { person_id } = (await mia.get('/session')).body.person;
    const mias = { person_id, name: 'mia' };
    await owner.act(id, { type: 'assign', person_id });
    await mia.act(id, { type: 'reach', way: 'call' });
    await mia.act(id, { type: 'note', text: 'Back door\nafter 5' });
    await mia.act(id, { type: 'status', status: 'won', amount_cents: 24_900 });
    expect(await detail(id)).toMatchObject({
      amount_cents: 24_900,
      lead: { status: 'won', assigned_to: mias, notes: 1, due: null },
      acts: [
        { type: 'assign', by: { name: 'owner' }, person_id },
        { type: 'reach', by: { name: 'mia' }, way: 'call' },
        { type: 'note', text: 'Back door\nafter 5' },
        { type: 'status', status: 'won', amount_cents: 24_900, via: 'office' },
      ],
    });
    await mia.act(id, { type: 'status', status: 'lost', lost_reason: 'price' });
    expect(await detail(id)).toMatchObject({ lead: { status: 'lost' }, lost_reason: 'price' });
    // Set back to won, the amount is there again.
    await mia.act(id, { type: 'status', status: 'won' });
    expect(await detail(id)).toMatchObject({ amount_cents: 24_900 });
    for (const wrong of [
      { type: 'assign', person_id: randomUUID() },
      { type: 'snooze', until: office.clock.now - 1 },
    ] as const)
      expect((await owner.act(id, wrong)).status).toBe(422);
    const { entries } = (await owner.get('/audit')).body;
    expect(entries[0]).toMatchObject({ who: 'mia', what: 'lead.status', about: id });
    expect(JSON.stringify(entries)).not.toContain('Back door');
  });

  test('a snoozed lead comes back on time, as one to call', async () => {
    const submission_id = await office.arrivedLead();
    await owner.act(submission_id, { type: 'snooze', until: office.clock.now + 30 * MINUTE });
    expect(await list()).toMatchObject({ call_next: [], leads: [] });
    expect((await list('?view=snoozed')).leads).toHaveLength(1);
    office.clock.now += 31 * MINUTE;
    expect((await list()).call_next).toMatchObject([{ submission_id, due: { why: 'snooze' } }]);
  });

  test('a quarantined lead is released with its mails, or marked as spam and hidden', async () => {
    const spam = () => office.arrivedLead({ company_website: 'x' });
    const [one, other] = [await spam(), await spam()];
    const quarantined = await list('?view=quarantine');
    expect(quarantined).toMatchObject({ counts: { quarantine: 2 }, leads: [{}, {}] });
    expect((await list()).call_next).toEqual([]);
    const act_id = randomUUID();
    // The second one is sent after a lost answer.
    for (let i = 0; i < 2; i++) {
      const { lead } = (await owner.act(one, { type: 'release' }, act_id)).body;
      expect(lead).toMatchObject({ quarantine_reason: null, status: 'new' });
    }
    expect(await messages(one, 'lead')).toEqual(['pending']);
    await owner.act(other, { type: 'status', status: 'spam' });
    const after = await list();
    expect(after).toMatchObject({
      ...{ counts: { quarantine: 0 }, call_next: [{ submission_id: one }] },
    });
    expect((await list('?status=spam')).leads).toMatchObject([{ submission_id: other }]);
  });
});
