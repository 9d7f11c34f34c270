/** Applies queued acts to a lead, as the server will once it receives them. */
import type { Act, ActRecord, LeadDetail } from '../../domain/office/acts-api.ts';
import type { PersonRef } from '../../domain/office/fields.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';

/** An act that the server has not confirmed, as stored on the device. */
export interface StoredAct {
  act: Act;
  submission_id: string;
  /** The acting user. The act is sent and shown while this user is signed in, and deleted when the session ends. */
  by: PersonRef;
  /** Time of the act, ms since the epoch. */
  at: number;
  /**
   * The server's refusal as a sentence. A refused act is not resent and stays until dismissed. Absent while the act
   * waits.
   */
  refusal?: string;
}

/** @param people finds the names of assignees */
export function applyActs(
  lead: LeadSummary,
  stored: StoredAct[],
  people: PersonRef[],
): LeadSummary {
  return stored
    .filter(({ submission_id }) => submission_id === lead.submission_id)
    .reduce((now, { act }) => applyAct(now, act, people), lead);
}

function applyAct(lead: LeadSummary, act: Act, people: PersonRef[]): LeadSummary {
  switch (act.type) {
    case 'status':
      return {
        ...lead,
        status: act.status,
        // A reached visitor has no due time; a lead set back to new gets its own again.
        due: act.status === 'new' ? lead.due : null,
        snoozed_until: act.status === 'new' ? lead.snoozed_until : null,
      };
    case 'note':
      return { ...lead, notes: lead.notes + 1 };
    case 'assign':
      return { ...lead, assigned_to: personOf(act.person_id, people) };
    case 'snooze':
      return {
        ...lead,
        snoozed_until: act.until,
        due: act.until === null ? lead.due : { at: act.until, why: 'snooze' },
      };
    case 'release':
      return { ...lead, quarantine_reason: null };
    default:
      return lead;
  }
}

/** The same for the lead's details, where the acts also appear in the history. */
export function applyActsToDetail(
  detail: LeadDetail,
  stored: StoredAct[],
  people: PersonRef[],
): LeadDetail {
  const known = new Set(detail.acts.map(({ act_id }) => act_id));
  const own = stored.filter(
    ({ submission_id, act }) =>
      submission_id === detail.lead.submission_id && !known.has(act.act_id),
  );
  return {
    ...detail,
    lead: applyActs(detail.lead, own, people),
    lost_reason: latest(own, 'status')?.lost_reason ?? detail.lost_reason,
    amount_cents: latest(own, 'status')?.amount_cents ?? detail.amount_cents,
    acts: [...detail.acts, ...own.map(recordOf)],
  };
}

function latest<Type extends Act['type']>(stored: StoredAct[], type: Type) {
  return stored
    .map(({ act }) => act)
    .findLast((act): act is Extract<Act, { type: Type }> => act.type === type);
}

/** An act as a history entry. */
export const recordOf = ({ act, by, at }: StoredAct): ActRecord => ({
  ...act,
  ...{ at, by, via: 'office' },
});

const personOf = (id: string | null, people: PersonRef[]): PersonRef | null =>
  id === null
    ? null
    : (people.find(({ person_id }) => person_id === id) ?? { person_id: id, name: '' });
