/** The messages about a change of a visit, as outbox rows that are queued in its transaction. */
import { typedZip } from '../../../domain/lead/submission-fields.ts';
import {
  reminderAt,
  type VisitRules,
  type VisitWindow,
  windowOf,
} from '../../../domain/visits/visit-windows.ts';
import { fromJson } from '../../database/json.ts';
import type { LeadRow, OutboxRow, VisitPayload, VisitRow } from '../../database/tables.ts';
import type { NotificationSettings } from '../../leads/messages/lead-messages.ts';
import { isMailable } from '../../mail/address.ts';
import { outboxRow } from '../../outbox/outbox-store.ts';
import { linkToVisit } from './visit-links.ts';

/** Kinds of mail about one visit. */
export type VisitMailKind = 'visit' | 'visit_notice' | 'visit_reminder';

/** Domain of Message-IDs, webhook receivers (default none), and whether /office has users (default: no). */
export type VisitMessageSettings = Partial<Pick<NotificationSettings, 'receivers' | 'hasOffice'>> &
  Pick<NotificationSettings, 'messageIdDomain'>;

export interface VisitChange {
  by: VisitPayload['by'];
  /** The previous window; null if the visit was not booked. */
  before: VisitWindow | null;
}

/** The outbox rows of a change. The office is notified of what a customer does. A customer without an address gets no mail. */
export function visitMessages(
  lead: LeadRow,
  visit: VisitRow,
  { by, before }: VisitChange,
  {
    now,
    rules,
    messages,
    linkKey,
  }: { now: number; rules: VisitRules; messages: VisitMessageSettings; linkKey: string },
): OutboxRow[] {
  const { visit_id, state, wishes, area, zone, sequence, reason, done } = visit;
  const booked = windowOf(visit);
  const link = linkToVisit(visit, { rules, linkKey });
  const payload: VisitPayload = {
    ...{ visit_id, state, sequence, by, before, booked, zone },
    wishes: fromJson(wishes),
    ...{ reason, done, area },
    territory: lead.territory,
    link: link && { until: link.until, key: link.key },
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
    const { messageIdDomain } = messages;
    // A mail whose link has ended when it is due has no link.
    const isOpen = payload.link !== null && payload.link.until > dueAt;
    return outboxRow({
      ...{ kind, submissionId: lead.submission_id, receiver, now, dueAt, id, messageIdDomain },
      payload: { ...payload, link: isOpen ? payload.link : null },
      state: lead.quarantine_reason === null ? 'pending' : 'quarantined',
    });
  };
  const rows: OutboxRow[] = by === 'customer' ? [row('visit_notice')] : [];
  if ((state === 'booked' || state === 'canceled') && isMailable(lead.email)) {
    rows.push(row('visit'));
    const dueAt = state === 'booked' && booked ? reminderAt(zone, booked, now) : null;
    if (dueAt !== null) rows.push(row('visit_reminder', dueAt));
  }
  for (const receiver of messages.receivers ?? []) rows.push(row('visit_webhook', now, receiver));
  if (by === 'customer' && messages.hasOffice?.()) rows.push(row('visit_change'));
  return rows;
}

/** The fields of a row from which its mail is rendered. */
export type VisitMailRow = Pick<
  OutboxRow<VisitMailKind>,
  'kind' | 'payload' | 'message_id' | 'submission_id'
>;
