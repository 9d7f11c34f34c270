import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LeadSummary } from '../../../domain/office/leads-api.ts';
import { fixtureSite } from '../../testing/fixture-site.ts';
import { type Caller, startTestOffice, type TestOffice, TUESDAY } from '../../testing/office.ts';
import { addMissingToInbox } from './inbox-entries.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('the inbox', () => {
  let office: TestOffice;
  let owner: Caller;
  beforeEach(async () => {
    office = await startTestOffice('sqlite');
    owner = await office.signIn('owner@fixture.example');
  });
  afterEach(() => office.close());
  const ids = (leads: LeadSummary[]) => leads.map(({ submission_id }) => submission_id);
  const list = async (query = '') => (await owner.get(`/leads${query}`)).body;
  const search = async (q: string) => ids((await list(`?q=${encodeURIComponent(q)}`)).leads);

  test('says whom to call next by the promise given, the most late first, then the newest', async () => {
    const late = await office.arrivedLead({ first_name: 'Late' });
    office.clock.now += 40 * MINUTE;
    const due = await office.arrivedLead({ first_name: 'Due' });
    const called = await office.arrivedLead({ first_name: 'Called' });
    await owner.act(called, { type: 'status', status: 'contacted' });
    office.clock.now += 25 * MINUTE;
    const answer = await list();
    expect(ids(answer.call_next)).toEqual([late, due]);
    expect(answer.call_next.map((lead: LeadSummary) => lead.due?.at)).toEqual([
      TUESDAY + 60 * MINUTE,
      TUESDAY + 100 * MINUTE,
    ]);
    expect(ids(answer.leads)).toEqual([called]);
    expect(answer.counts).toMatchObject({ call_next: 2, late: 1 });
  });

  test('a promise given at night ends in the morning, as the visitor read it', async () => {
    office.clock.now = Date.parse('2026-11-21T03:00:00Z');
    const id = await office.arrivedLead();
    const { lead } = (await owner.get(`/leads/${id}`)).body;
    expect(lead.due.at).toBe(Date.parse('2026-11-23T14:00:00Z'));
  });

  test('a partial lead comes when its five minutes are over, marked as one; completed before, once', async () => {
    const chat = { source: 'chatbot_partial', first_name: 'Chat' };
    const id = await office.arrivedLead(chat);
    expect(await list()).toMatchObject({ call_next: [], leads: [] });
    expect((await owner.get(`/leads/${id}`)).status).toBe(404);
    office.clock.now += 5 * MINUTE;
    expect(await office.work()).toEqual(['arrival sent']);
    expect((await list()).call_next).toMatchObject([{ submission_id: id, stage: 'partial' }]);
    await office.arrivedLead({ ...chat, source: 'chatbot', submission_id: id });
    expect((await list()).call_next).toMatchObject([{ submission_id: id, stage: 'complete' }]);
    const quick = await office.arrivedLead({ source: 'chatbot_partial' });
    await office.arrivedLead({ source: 'chatbot', submission_id: quick });
    office.clock.now += 10 * MINUTE;
    expect(await office.work()).toEqual([]);
    expect((await list()).call_next).toHaveLength(2);
  });

  test('the earlier requests of a person are found by phone or e-mail', async () => {
    const first = await office.arrivedLead({ phone: '+1 804.555.0142', email: 'a@example.com' });
    const second = await office.arrivedLead({ phone: '(804) 555-0142, after 5 pm' });
    const third = await office.arrivedLead({ phone: '757-555-0100', email: 'A@Example.com' });
    await office.arrivedLead({ phone: '757-555-0199' });
    const same = async (id: string) => (await owner.get(`/leads/${id}`)).body;
    expect(await same(first)).toMatchObject({
      lead: { earlier: 2 },
      same_person: [
        { lead: { submission_id: third }, reasons: ['the same e-mail'] },
        { lead: { submission_id: second }, reasons: ['the same phone number'] },
      ],
    });
    expect((await list('?view=all')).leads.map((lead: LeadSummary) => lead.earlier)).toEqual([
      0, 1, 1, 2,
    ]);
  });

  test('a corrected request is one call, and shows what it corrects', async () => {
    const first = await office.arrivedLead({ phone: '8045550143' });
    const correction = await office.arrivedLead({ phone: '8045550144', replaces: first });
    expect(ids((await list()).call_next)).toEqual([correction]);
    expect((await owner.get(`/leads/${correction}`)).body.same_person).toMatchObject([
      { lead: { submission_id: first }, reasons: ['this one corrects it'] },
    ]);
  });

  test('is searched by the beginnings of words of name, phone, e-mail, ZIP, text and notes', async () => {
    const jose = await office.arrivedLead({
      first_name: 'José García',
      phone: '(804) 555-7001',
      email: 'jose@mail.example',
      address: 'ZIP: 23220',
      description: 'Carpenter ants in the porch',
    });
    const ann = await office.arrivedLead({ first_name: 'Ann Porter', phone: '757 555 0188' });
    await owner.act(ann, { type: 'note', text: 'Wants the quarterly plan' });
    for (const q of [
      'jose',
      'GARCÍA',
      'garc',
      '7001',
      '804-555-7001',
      '+1 804 555 7001',
      '804 555',
    ])
      expect([q, await search(q)]).toEqual([q, [jose]]);
    for (const q of ['jose@mail', '23220 carp', 'ants carp', 'porch garcia'])
      expect([q, await search(q)]).toEqual([q, [jose]]);
    expect(await search('quarterly')).toEqual([ann]);
    expect(await search('por')).toEqual([ann, jose]);
    const noted = await office.arrivedLead({ phone: '8045550193, after 5 pm, or 757 555 0199' });
    for (const q of ['0193', '555-0193', '8045550193', '0199', '7575550199'])
      expect([q, await search(q)]).toEqual([q, [noted]]);
    for (const q of [
      'carpenter quarterly',
      'phone',
      ':phone',
      'email',
      '%',
      "'",
      'a b c',
      '\uffff',
    ])
      expect([q, await search(q)]).toEqual([q, []]);
    await owner.act(ann, { type: 'note', text: 'gate code' });
    expect(await search('gate')).toEqual([ann]);
  });

  test('is filtered and read page by page', async () => {
    const all: string[] = [];
    for (let i = 0; i < 120; i++) {
      all.unshift(
        await office.arrivedLead({ phone: `80455${10000 + i}`, source: i % 2 ? 'a' : 'b' }),
      );
      office.clock.now += 1000;
    }
    const read: string[] = [];
    let after = '';
    do {
      const page = await list(`?view=all&source=a${after && `&after=${after}`}`);
      read.push(...ids(page.leads));
      after = page.next ?? '';
    } while (after);
    expect(read).toEqual(all.filter((_, i) => i % 2 === 0));
    const found: string[] = [];
    do {
      const page = await list(`?q=ants${after && `&after=${after}`}`);
      found.push(...ids(page.leads));
      after = page.next ?? '';
    } while (after);
    expect(found).toEqual(all);
    expect((await list(`?until=${TUESDAY + 5000}&view=all`)).leads).toHaveLength(5);
    expect((await list(`?since=${TUESDAY + 115_000}&view=all`)).leads).toHaveLength(5);
    expect((await list('?assigned_to=nobody&territory=x')).leads).toEqual([]);
    expect((await owner.get('/leads?view=everything')).status).toBe(422);
  });

  test('what came before the first invitation is brought in, once, however many servers do it', async () => {
    await office.close();
    office = await startTestOffice('sqlite');
    const old = await office.lead({ first_name: 'Old' });
    office.clock.now += 10 * DAY;
    const fresh = await office.lead({ first_name: 'Fresh' });
    const spam = await office.lead({ company_website: 'x' });
    await office.lead({ source: 'chatbot_partial' });
    // Nobody was there to bring them in for.
    expect(await office.work()).toEqual([]);
    owner = await office.signIn('owner@fixture.example');
    const context = { site: fixtureSite, now: office.clock.now };
    const { signal } = new AbortController();
    const addToInbox = () => addMissingToInbox(office.server.database.db, 0, context, signal);
    expect(
      (await Promise.all([addToInbox(), addToInbox(), addToInbox()])).reduce((a, b) => a + b),
    ).toBe(2);
    const answer = await list('?view=all');
    expect(ids(answer.leads)).toEqual([fresh, old]);
    // What was promised ten days ago is no call to make next.
    expect(ids((await list()).call_next)).toEqual([fresh]);
    expect((await owner.get('/leads?view=quarantine')).body.leads).toMatchObject([
      { submission_id: spam },
    ]);
  });
});
