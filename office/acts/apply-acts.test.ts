import { expect, test } from 'vitest';
import type { Act, ActRecord, LeadDetail } from '../../domain/office/acts-api.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { applyActs, applyActsToDetail, type StoredAct } from './apply-acts.ts';

const ME = { person_id: 'p1', name: 'Maria' };
const BEN = { person_id: 'p2', name: 'Ben' };

const lead = {
  ...{ submission_id: 'a', status: 'new', due: { at: 1000, why: 'promise' }, notes: 1 },
  ...{ assigned_to: null, snoozed_until: null, event_id: 1 },
} as LeadSummary;
const detail = { lead, acts: [] as ActRecord[], amount_cents: null } as LeadDetail;

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

test('acts stand in the history under the name of who acted', () => {
  const act = { act_id: '1', type: 'status', status: 'won', amount_cents: 24900 } as const;
  const shown = applyActsToDetail(detail, [stored(act)], [ME]);
  expect(shown.amount_cents).toBe(24900);
  expect(shown.acts).toEqual([{ ...act, at: 2000, by: ME, via: 'office' }]);
});

test('an act that the server has already counts once, though it is still stored', () => {
  const note = { act_id: '1', type: 'note', text: 'Called' } as const;
  const known = applyActsToDetail(detail, [stored(note)], []).acts;
  const again = applyActsToDetail({ ...detail, acts: known }, [stored(note)], []);
  expect(again.acts).toHaveLength(1);
  expect(again.lead.notes).toBe(1);
});
