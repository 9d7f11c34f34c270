import { describe, expect, test } from 'vitest';
import type { LeadSummary } from '../../../domain/office/leads-api.ts';
import { OFFICE_LIMITS } from '../../../domain/office/protocol.ts';
import { fixtureSite } from '../../testing/fixture-site.ts';
import {
  callerForEachTest,
  officeForEachTest,
  startTestOffice,
  TUESDAY,
} from '../../testing/office-client.ts';
import { addMissingToInbox } from './inbox-entries.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const ids = (leads: LeadSummary[]) => leads.map(({ submission_id }) => submission_id);

describe('the inbox', () => {
  const office = officeForEachTest('sqlite');
  const owner = callerForEachTest(office, 'owner@fixture.example');
  const list = async (query = '') => (await owner.get(`/leads${query}`)).body;
  const detail = async (id: string) => (await owner.get(`/leads/${id}`)).body;
  const search = async (q: string) => ids((await list(`?q=${encodeURIComponent(q)}`)).leads);
  /** Every lead of a list, page by page. */
  async function readAll(query: string) {
    const found: string[] = [];
    // As many pages as there may be.
    for (let after = '', pages = 0; after !== null && pages < 5; pages++) {
      const page = await list(`${query}${after && `&after=${after}`}`);
      found.push(...ids(page.leads));
      after = page.next;
    }
    return found;
  }

  test('says whom to call next by the promise given, the most late first, then the newest', async () => {
    const late = await office.arrivedLead({ first_name: 'Late' });
    office.clock.now += 40 * MINUTE;
    const due = await office.arrivedLead({ first_name: 'Due' });
    const called = await office.arrivedLead({ first_name: 'Called' });
    await owner.act(called, { type: 'status', status: 'contacted' });
    office.clock.now += 25 * MINUTE;
    expect(await list()).toMatchObject({
      call_next: [
        { submission_id: late, due: { at: TUESDAY + 60 * MINUTE } },
        { submission_id: due, due: { at: TUESDAY + 100 * MINUTE } },
      ],
      leads: [{ submission_id: called }],
      counts: { call_next: 2, late: 1 },
    });
  });

  test('a partial lead comes when its five minutes are over, marked as one; completed before, once', async () => {
    const chat = { source: 'chatbot_partial', first_name: 'Chat' };
    const submission_id = await office.arrivedLead(chat);
    expect(await list()).toMatchObject({ call_next: [], leads: [] });
    expect((await owner.get(`/leads/${submission_id}`)).status).toBe(404);
    office.clock.now += 5 * MINUTE;
    await office.work();
    expect((await list()).call_next).toMatchObject([{ submission_id, stage: 'partial' }]);
    await office.arrivedLead({ ...chat, source: 'chatbot', submission_id });
    expect((await list()).call_next).toMatchObject([{ submission_id, stage: 'complete' }]);
    const quick = await office.arrivedLead(chat);
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
    expect(await detail(first)).toMatchObject({
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
    expect((await detail(correction)).same_person).toMatchObject([
      { lead: { submission_id: first }, reasons: ['this one corrects it'] },
    ]);
  });

  test('is searched by the beginnings of words of name, phone, e-mail, ZIP, text and notes', async () => {
    const jose = await office.arrivedLead({
      ...{ first_name: 'José García', phone: '(804) 555-7001', email: 'jose@mail.example' },
      ...{ address: 'ZIP: 23220', description: 'Carpenter ants in the porch' },
    });
    const ann = await office.arrivedLead({ first_name: 'Ann Porter', phone: '757 555 0188' });
    const noted = await office.arrivedLead({ phone: '8045550193, after 5 pm, or 757 555 0199' });
    await owner.act(ann, { type: 'note', text: 'Wants the quarterly plan' });
    for (const [found, words] of [
      [
        [jose],
        [
          ...['jose', 'GARCÍA', 'garc', '7001', '+1 804 555 7001', '804 555 7', 'jose@mail'],
          'porch garcia',
        ],
      ],
      [[ann], ['quarterly']],
      [[ann, jose], ['por']],
      [[noted], ['0193', '7575550199']],
      [[], ['carpenter quarterly', ':phone', '%', "'"]],
    ] as const)
      for (const q of words) expect([q, await search(q)]).toEqual([q, found]);
    await owner.act(ann, { type: 'note', text: 'gate code' });
    expect(await search('gate')).toEqual([ann]);
  });

  test('is filtered and read page by page', async () => {
    const all: string[] = [];
    for (let i = 0; i < OFFICE_LIMITS.page + 5; i++) {
      all.unshift(await office.arrivedLead({ phone: `80455${10_000 + i}` }));
      office.clock.now += 1000;
    }
    expect(await readAll('?q=ants')).toEqual(all);
    expect(await readAll('?view=all')).toEqual(all);
    await owner.act(all[0] ?? '', { type: 'status', status: 'lost', lost_reason: 'price' });
    expect(await readAll('?status=lost&assigned_to=nobody')).toEqual([all[0]]);
    expect((await owner.get('/leads?view=everything')).status).toBe(422);
  });
});

test('what came before the first invitation is brought in, once, however many servers do it', async () => {
  const office = await startTestOffice('sqlite');
  const old = await office.lead();
  office.clock.now += 10 * DAY;
  const fresh = await office.lead();
  const spam = await office.lead({ company_website: 'x' });
  await office.lead({ source: 'chatbot_partial' });
  // Without office users the inbox gets no entries.
  expect(await office.work()).toEqual([]);
  const owner = await office.signIn('owner@fixture.example');
  const context = { site: fixtureSite, now: office.clock.now };
  const { signal } = new AbortController();
  const add = () => addMissingToInbox(office.server.database.db, 0, context, signal);
  const added = await Promise.all([add(), add(), add()]);
  expect(added.reduce((sum, count) => sum + count)).toBe(2);
  const list = async (query: string) => (await owner.get(`/leads${query}`)).body;
  expect(ids((await list('?view=all')).leads)).toEqual([fresh, old]);
  // A promise of ten days ago is not among the calls to make next.
  expect(ids((await list('')).call_next)).toEqual([fresh]);
  expect(ids((await list('?view=quarantine')).leads)).toEqual([spam]);
  await office.close();
});
