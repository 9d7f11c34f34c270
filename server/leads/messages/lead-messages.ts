/** Which messages go out about a lead, and the outbox rows that make them certain: queued in the lead's transaction. */
import { CHAT_TIMINGS } from '../../../domain/chat/chat-script.ts';
import type { Site } from '../../../domain/content/site-schema.ts';
import { formOfSource } from '../../../domain/forms/forms.ts';
import { afterOfficeMinutes } from '../../../domain/hours/office-hours.ts';
import type { StoredConsent } from '../../../domain/lead/consent.ts';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { LeadMessageKind, LeadPayload, LeadStage, OutboxRow } from '../../database/tables.ts';
import type { Env } from '../../env.ts';
import { isMailable } from '../../mail/address.ts';
import { messageIdDomain } from '../../mail/settings.ts';
import { type NewOutboxRow, outboxRow } from '../../outbox/store.ts';
import { webhookReceivers } from '../../webhooks/receivers.ts';

/** Who is told of a lead besides the office's mailbox, and when the office is told again. */
export interface NotificationSettings {
  /** What stands after the @ of every Message-ID. */
  messageIdDomain: string;
  /** Names of the webhook receivers. */
  receivers: string[];
  /** When, to the minute, the office hears again of a lead that came at `from` and was not called back; null = never. */
  remindAt(from: number): number | null;
  /** Whether somebody uses /office, so that leads are brought into its inbox. Default: nobody does. */
  hasOffice?(): boolean;
}

export function notificationSettings(env: Env, site: Site): NotificationSettings {
  return {
    messageIdDomain: messageIdDomain(env, site),
    receivers: webhookReceivers(env).map(({ name }) => name),
    remindAt: oncePerMinute((from) => {
      const { remindAfterMinutes: minutes = site.claims.response_minutes } = env;
      return minutes && afterOfficeMinutes(site.hours, site.contact.time_zone, from, minutes);
    }),
  };
}

/** Leads of one minute are reminded of at the same time: computing office hours takes longer than saving a lead. */
function oncePerMinute(remindAt: NotificationSettings['remindAt']) {
  let known: { from: number; at: number | null } | null = null;
  return (from: number) => {
    const minute = Math.ceil(from / 60_000) * 60_000;
    if (known?.from !== minute) known = { from: minute, at: remindAt(minute) };
    return known.at;
  };
}

export interface MessageContext {
  /** Milliseconds since the epoch. */
  now: number;
  notifications: NotificationSettings;
  photos?: string[] | undefined;
  stage: LeadStage;
  /** True for a lead that looks like spam: every message waits until a person releases it. */
  isQuarantined: boolean;
  /** The office has been reminded of it at an earlier stage, and once is enough. Default false. */
  isReminded?: boolean;
}

/**
 * A mail to the office, a reminder for when nobody calls back in time, a call per webhook receiver, a row that brings it into
 * the inbox of /office and, for a complete request, an acknowledgement to the visitor.
 */
export function leadMessages(
  submission: ContactSubmission,
  { now, notifications, photos, stage, isQuarantined, isReminded = false }: MessageContext,
): OutboxRow[] {
  const { messageIdDomain, receivers } = notifications;
  const firstDue = stage === 'partial' ? partialDueAt(submission, now) : now;
  const state: NewLeadMessage['state'] = isQuarantined ? 'quarantined' : 'pending';
  const base = { submission, stage, state, now, dueAt: firstDue, messageIdDomain, photos };
  const rows: OutboxRow[] = [
    leadMessage({ ...base, kind: 'lead' }),
    ...receivers.map((receiver) => leadMessage({ ...base, kind: 'webhook', receiver })),
  ];
  const remindAt = isReminded ? null : notifications.remindAt(firstDue);
  if (remindAt !== null) rows.push(leadMessage({ ...base, kind: 'reminder', dueAt: remindAt }));
  if (notifications.hasOffice?.()) rows.push(leadMessage({ ...base, kind: 'arrival' }));
  if (stage === 'complete' && isMailable(submission.email)) {
    rows.push(leadMessage({ ...base, kind: 'acknowledgement' }));
  }
  return rows;
}

/** A partial lead's messages wait until the conversation's five minutes are over, never longer. */
export function partialDueAt(submission: Pick<ContactSubmission, 'deadline'>, now: number): number {
  const deadline = submission.deadline ?? now + CHAT_TIMINGS.partialDeadline;
  return Math.min(Math.max(deadline, now), now + CHAT_TIMINGS.partialDeadline);
}

interface NewLeadMessage<Kind extends LeadMessageKind = LeadMessageKind>
  extends Omit<NewOutboxRow<Kind>, 'submissionId' | 'payload' | 'id'> {
  submission: ContactSubmission;
  stage: LeadStage;
  /** Without a default: a quarantined lead's messages must not go out. */
  state: 'pending' | 'quarantined';
  dueAt: number;
  messageIdDomain: string;
  photos?: string[] | undefined;
}

/** The outbox row of one message. Its id allows one per kind, lead, stage and receiver, ever. */
export function leadMessage<Kind extends LeadMessageKind>({
  submission,
  photos,
  ...message
}: NewLeadMessage<Kind>): OutboxRow<Kind> {
  const { now } = message;
  const { company_website: _trap, deadline: _end, started_at: _start, ...rest } = submission;
  const { consent: _choice, ...said } = rest;
  const consent = consentOf(submission, now);
  const payload: LeadPayload = {
    ...said,
    received_at: now,
    ...(consent && { consent }),
    ...(photos && { photos }),
  };
  return outboxRow({ ...message, submissionId: submission.submission_id, payload });
}

/** The consent as it is kept: which words, which version, when, where. Undefined when the form showed none. */
export function consentOf(submission: ContactSubmission, now: number): StoredConsent | undefined {
  const { consent, source, page } = submission;
  return consent && { wording: formOfSource(source), ...consent, at: now, page };
}
