/**
 * Acts on leads. The client makes the id of an act. A phone that lost its connection sends an act again: that changes
 * nothing and gets the same answer. Acts run one after the other on all replicas, so that none overlooks another.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Site } from '../../../domain/content/site-schema.ts';
import type { Act, VisitAct } from '../../../domain/office/acts-api.ts';
import type { PersonRef } from '../../../domain/office/fields.ts';
import { OFFICE_LIMITS } from '../../../domain/office/protocol.ts';
import type { VisitChange } from '../../../domain/office/visits-api.ts';
import { addAuditEntry, type Recorded } from '../../activity/store/audit.ts';
import { inOrder, nextNumber } from '../../activity/store/counters.ts';
import { toJson } from '../../database/json.ts';
import type { Database, LeadRow, OfficeActRow, OfficeLeadRow } from '../../database/tables.ts';
import type { NotificationSettings } from '../../leads/messages/lead-messages.ts';
import {
  markContacted,
  takeBackReminders,
  unmarkContacted,
} from '../../leads/store/mark-contacted.ts';
import { releaseLead } from '../../leads/store/quarantine.ts';
import { findLead } from '../../leads/store/stored-leads.ts';
import { actIdOf } from '../messages/mail-links.ts';
import { findAct, insertAct } from '../store/act-records.ts';
import { addToInbox, writeSearchText } from '../store/inbox-entries.ts';
import { changeOfficeLead, findOfficeLead, hasBookedVisit } from '../store/office-leads.ts';
import { findPerson } from '../store/people.ts';

/** @param visit after its change */
export function visitAct({
  visit_id,
  sequence,
  state,
  booked,
  before,
}: VisitChange & { visit_id: string; sequence: number }): VisitAct {
  const act_id = actIdOf(`visit ${visit_id} ${sequence}`);
  return { act_id, type: 'visit', visit: { state, booked, before } };
}

interface ActContext {
  db: Kysely<Database>;
  site: Site;
  notifications: Pick<NotificationSettings, 'remindAt'>;
  now: number;
  /** Null if no user is signed in. */
  person: PersonRef | null;
}

export type ActRefusal = 'not-found' | 'conflict' | 'too-late' | 'invalid';

/** A stored act. `recorded`: its audit entry; null if the act was taken before. */
export interface TakenAct {
  row: OfficeActRow;
  recorded: Recorded | null;
}

/** @returns the act, or the refusal; a refused act changes nothing */
export const takeAct = (
  submissionId: string,
  act: Act | VisitAct,
  context: ActContext,
): Promise<TakenAct | ActRefusal> =>
  inOrder(context.db, 'event', (db) => takeWithin(submissionId, act, { ...context, db }));

/** The same within a transaction that runs in order. */
export async function takeWithin(
  submissionId: string,
  act: Act | VisitAct,
  context: ActContext & { db: Transaction<Database> },
): Promise<TakenAct | ActRefusal> {
  const { db, now, person } = context;
  const repeated = await findRepeated(submissionId, act, context);
  if (repeated) return repeated;
  const lead = await findLead(db, submissionId);
  if (!lead) return 'not-found';
  const isJudged =
    act.type === 'release' ||
    (act.type === 'status' && act.status === 'spam' && lead.quarantine_reason !== null);
  if (act.type === 'release') {
    const isReleased = await releaseLead(db, submissionId, now, context.notifications);
    if (!isReleased) return 'too-late';
  }
  // A quarantined lead enters the inbox when a user judges it; a partial one only when its time is up.
  if (isJudged) await addToInbox(db, submissionId, context);
  const office = await findOfficeLead(db, submissionId);
  if (!office) return 'not-found';
  const change = await changeOf(act, lead, office, context);
  if (change === 'invalid') return change;
  const { act_id, type, ...said } = act;
  const event_id = await nextNumber(db, 'event');
  const row: OfficeActRow = {
    act_id,
    event_id,
    submission_id: submissionId,
    at: now,
    person_id: person?.person_id ?? null,
    who: person?.name ?? null,
    via: person ? 'office' : act.type === 'visit' ? 'customer' : 'mail-link',
    type,
    said: toJson(said),
  };
  await insertAct(db, row);
  await changeOfficeLead(db, submissionId, { ...change.after, event_id });
  if (change.rewrite) await writeSearchText(db, lead, office.lead_no);
  const recorded = await addAuditEntry(db, {
    at: now,
    person,
    what: `lead.${type}`,
    submissionId,
    ...(change.detail && { detail: change.detail }),
  });
  return { row, recorded };
}

/** The same act by the same user, as first taken; null if it is new. */
async function findRepeated(
  submissionId: string,
  act: Act | VisitAct,
  { db, person }: ActContext,
): Promise<TakenAct | ActRefusal | null> {
  const known = await findAct(db, act.act_id);
  if (!known) return null;
  const { act_id: _id, type, ...said } = act;
  const isSame =
    known.submission_id === submissionId &&
    known.person_id === (person?.person_id ?? null) &&
    known.type === type &&
    known.said === toJson(said);
  return isSame ? { row: known, recorded: null } : 'conflict';
}

interface Change {
  after: Partial<OfficeLeadRow>;
  /** Detail for the audit log. */
  detail?: string;
  /** True if the words that find the lead have changed. */
  rewrite?: boolean;
}

/** The changes that an act makes. `invalid` before anything is written. */
async function changeOf(
  act: Act | VisitAct,
  lead: LeadRow,
  office: OfficeLeadRow,
  context: ActContext,
): Promise<Change | 'invalid'> {
  const { db, now } = context;
  switch (act.type) {
    case 'status': {
      await followStatus(db, lead, act.status, now);
      const after = {
        status: act.status,
        is_open: act.status === 'new' || act.status === 'contacted' ? 1 : 0,
        // Shown and counted only with their status. They stay for the case that it is set again.
        lost_reason: act.lost_reason ?? office.lost_reason,
        amount_cents: act.amount_cents ?? office.amount_cents,
        due_at: act.status === 'new' ? office.promise_at : null,
        snoozed_until: null,
      };
      const detail = [act.status, act.lost_reason].filter(Boolean).join(', ');
      return { after, detail };
    }
    case 'note':
      // The act itself is the note.
      return { after: { notes: office.notes + 1 }, rewrite: true };
    case 'assign': {
      const person = act.person_id === null ? null : await findPerson(db, act.person_id);
      if (person === undefined) return 'invalid';
      return {
        after: { assigned_to: person?.person_id ?? null },
        detail: person ? `to ${person.name}` : 'to nobody',
      };
    }
    case 'snooze': {
      const { until } = act;
      if (until !== null && (until <= now || until > now + OFFICE_LIMITS.snooze)) return 'invalid';
      const waits = office.status === 'new' ? office.promise_at : null;
      return {
        after: { snoozed_until: until, due_at: until ?? waits },
        detail: until === null ? 'no longer' : `until ${new Date(until).toISOString()}`,
      };
    }
    case 'reach':
      return { after: {}, detail: act.way };
    case 'release':
      return { after: {} };
    case 'visit':
      return followVisit(act.visit, lead, office, context);
  }
}

/** A request with a booked visit is booked. After its last visit was canceled, it is open again. */
async function followVisit(
  { state, booked }: VisitChange,
  lead: LeadRow,
  office: OfficeLeadRow,
  { db, now }: ActContext,
): Promise<Change> {
  const detail = booked ? `${state}, ${booked.day} ${booked.window}` : state;
  const isOver =
    state === 'canceled' &&
    office.status === 'booked' &&
    !(await hasBookedVisit(db, lead.submission_id));
  const isNew = state === 'booked' && office.is_open === 1;
  if (!isOver && !isNew) return { after: {}, detail };
  const status = isNew ? 'booked' : 'contacted';
  await followStatus(db, lead, status, now);
  return {
    after: { status, is_open: isNew ? 0 : 1, due_at: null, snoozed_until: null },
    detail,
  };
}

/** Updates the lead's own row. */
async function followStatus(
  db: Kysely<Database>,
  lead: LeadRow,
  status: OfficeLeadRow['status'],
  now: number,
): Promise<void> {
  if (status === 'new') await unmarkContacted(db, lead.submission_id, lead.contacted_at);
  else if (status === 'spam') await takeBackReminders(db, [lead.submission_id]);
  else await markContacted(db, lead.submission_id, now);
}
