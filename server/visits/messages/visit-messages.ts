/** Which messages go out about a change of a visit, as outbox rows: queued in its transaction. */
import { typedZip } from '../../../domain/lead/submission-fields.ts';
import {
  changeableUntil,
  reminderAt,
  type VisitRules,
  type VisitWindow,
} from '../../../domain/visits/visit-windows.ts';
import { fromJson } from '../../database/json.ts';
import type { LeadRow, OutboxRow, VisitPayload, VisitRow } from '../../database/tables.ts';
import { isMailable } from '../../mail/address.ts';
import { outboxRow } from '../../outbox/store.ts';

/** Kinds of mail about one visit. */
export type VisitMailKind = 'visit' | 'visit_notice' | 'visit_reminder' | 'visit_calendar';

export interface VisitMessageSettings {
  /** What stands after the @ of every Message-ID. */
  messageIdDomain: string;
  /** Names of the webhook receivers. Default none. */
  receivers?: string[];
  /** Whether somebody uses /office. Default: nobody does. */
  hasOffice?(): boolean;
}

export interface VisitChange {
  by: VisitPayload['by'];
  /** Where it was before; null = it was not booked. */
  before: VisitWindow | null;
  /** Opens the link in its mails; null = there is no mail to the customer. */
  token: string | null;
}

/** The outbox rows of a change. What a customer does is told to the office as well; without an address the office calls. */
export function visitMessages(
  lead: LeadRow,
  visit: VisitRow,
  { by, before, token }: VisitChange,
  { now, rules, messages }: { now: number; rules: VisitRules; messages: VisitMessageSettings },
): OutboxRow[] {
  const { visit_id, state, wishes, area, day, window, zone, sequence, reason, done } = visit;
  const booked = day !== null && window !== null ? { day, window } : null;
  const payload: VisitPayload = {
    ...{ visit_id, state, sequence, by, before, booked, zone, token },
    wishes: fromJson(wishes),
    ...{ reason, done, area },
    territory: lead.territory,
    changeable_until: booked && changeableUntil(rules, booked),
    name: lead.first_name,
    phone: lead.phone,
    email: lead.email,
    zip: typedZip(lead.address),
    service_needed: lead.service_needed,
    language: lead.language,
    at: now,
  };
  const row = (
    kind: VisitMailKind | 'visit_change' | 'visit_webhook',
    dueAt = now,
    receiver: string | null = null,
  ): OutboxRow => {
    const id = [lead.submission_id, kind, `${visit_id}.${sequence}`, receiver]
      .filter(Boolean)
      .join(':');
    const isPending = lead.quarantine_reason === null;
    const { messageIdDomain } = messages;
    // A mail whose link is over when it arrives goes without one.
    const isOpen = payload.changeable_until !== null && payload.changeable_until > dueAt;
    const message = {
      ...{ kind, submissionId: lead.submission_id, receiver, now, dueAt, id },
      payload: { ...payload, token: isOpen ? token : null },
    };
    return {
      ...outboxRow({ ...message, messageIdDomain, state: isPending ? 'pending' : 'quarantined' }),
      message_id: `<${kind}.${visit_id}.${sequence}@${messageIdDomain}>`,
    };
  };
  const rows: OutboxRow[] = by === 'customer' ? [row('visit_notice')] : [];
  if ((state === 'booked' || state === 'canceled') && isMailable(lead.email)) {
    rows.push(row('visit'));
    const dueAt = state === 'booked' && booked ? reminderAt(zone, booked, now) : null;
    if (dueAt !== null) rows.push(row('visit_reminder', dueAt));
  }
  if (rules.calendar && booked && (state === 'booked' || state === 'canceled'))
    rows.push(row('visit_calendar', now, rules.calendar));
  for (const receiver of messages.receivers ?? []) rows.push(row('visit_webhook', now, receiver));
  if (by === 'customer' && messages.hasOffice?.()) rows.push(row('visit_change'));
  return rows;
}

/** What a mail is rendered from. */
export type VisitMailRow = Pick<
  OutboxRow<VisitMailKind>,
  'kind' | 'payload' | 'message_id' | 'submission_id' | 'receiver'
>;
