import { expect, test } from 'vitest';
import type { Act, LeadDetail } from '../../domain/office/acts-api.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { applyActs, applyActsToDetail, type StoredAct } from './apply-acts.ts';

const ME = { person_id: 'p1', name: 'Maria' };
const BEN = { person_id: 'p2', name: 'Ben' };

const lead: LeadSummary = {
  submission_id: 'a',
  name: 'Dana',
  phone: '(804) 555-0142',
  email: '',
  service_needed: 'Ant control',
  excerpt: '',
  zip: null,
  area: null,
  territory: null,
  language: 'en',
  source: 'homepage-hero',
  stage: 'complete',
  received_at: 0,
  pictures: 0,
  status: 'new',
  due: { at: 1000, why: 'promise' },
  assigned_to: null,
  snoozed_until: null,
  notes: 1,
  earlier: 0,
  quarantine_reason: null,
  event_id: 1,
};
const detail: LeadDetail = {
  lead,
  description: '',
  customer_type: null,
  page: null,
  attribution: {},
  lost_reason: null,
  amount_cents: null,
  contacted_at: null,
  consent: null,
  pictures: [],
  acts: [],
  same_person: [],
  notifications: [],
};

const stored = (act: Act, submissionId = 'a'): StoredAct => ({
  act,
  submission_id: submissionId,
  by: ME,
  at: 2000,
});

test('a status that ends the wait takes the promise away at once', () => {
  const act: Act = { act_id: '1', type: 'status', status: 'contacted' };
  expect(applyActs(lead, [stored(act)], [])).toMatchObject({ status: 'contacted', due: null });
});

test('acts count in their order, and those of other requests do not', () => {
  const acts: StoredAct[] = [
    stored({ act_id: '1', type: 'assign', person_id: 'p2' }),
    stored({ act_id: '2', type: 'status', status: 'lost', lost_reason: 'price' }, 'b'),
    stored({ act_id: '3', type: 'note', text: 'Gate code 4471' }),
    stored({ act_id: '4', type: 'snooze', until: 9000 }),
  ];
  expect(applyActs(lead, acts, [ME, BEN])).toMatchObject({
    status: 'new',
    assigned_to: BEN,
    notes: 2,
    snoozed_until: 9000,
    due: { at: 9000, why: 'snooze' },
  });
});

test('stand in the history under the name of who acted', () => {
  const shown = applyActsToDetail(
    detail,
    [stored({ act_id: '1', type: 'status', status: 'won', amount_cents: 24900 })],
    [ME],
  );
  expect(shown.amount_cents).toBe(24900);
  expect(shown.acts).toEqual([
    {
      act_id: '1',
      at: 2000,
      by: ME,
      via: 'office',
      type: 'status',
      status: 'won',
      amount_cents: 24900,
    },
  ]);
});

test('an act that the server has already counts once, though it is still stored', () => {
  const note = { act_id: '1', type: 'note', text: 'Called' } as const;
  const known = applyActsToDetail(detail, [stored(note)], []).acts;
  const again = applyActsToDetail({ ...detail, acts: known }, [stored(note)], []);
  expect(again.acts).toHaveLength(1);
  expect(again.lead.notes).toBe(1);
});
