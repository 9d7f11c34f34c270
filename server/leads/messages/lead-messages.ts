/** Decides which messages a lead gets, and makes their outbox rows, which are inserted in the lead's transaction. */
import { CHAT_TIMINGS } from '../../../domain/chat/chat-script.ts';
import type { Site } from '../../../domain/content/site-schema.ts';
import { formOfSource } from '../../../domain/forms/forms.ts';
import { afterOfficeMinutes } from '../../../domain/hours/office-hours.ts';
import type { StoredConsent } from '../../../domain/lead/consent.ts';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { RESPONSE_MINUTES } from '../../../domain/office/promise.ts';
import type { LeadMessageKind, LeadPayload, LeadStage, OutboxRow } from '../../database/tables.ts';
import type { Env } from '../../env.ts';
import { isMailable } from '../../mail/address.ts';
import { messageIdDomain } from '../../mail/mail-settings.ts';
import { type NewOutboxRow, outboxRow } from '../../outbox/outbox-store.ts';
import { webhookReceivers } from '../../webhooks/receivers.ts';

/** Who is notified of a lead besides the office's mailbox, and when the office is reminded. */
export interface NotificationSettings {
  /** The part after the @ of every Message-ID. */
  messageIdDomain: string;
  /** Names of the webhook receivers. */
  receivers: string[];
  /** When the office is reminded of a lead received at `from`, to the minute; null for never. */
  remindAt(from: number): number | null;
  /** True once /office has users: leads are then queued for its inbox. Default false. */
  hasOffice?(): boolean;
}

export function notificationSettings(env: Env, site: Site): NotificationSettings {
  return {
    messageIdDomain: messageIdDomain(env, site),
    receivers: webhookReceivers(env).map(({ name }) => name),
    remindAt: oncePerMinute((from) => {
      const { response_minutes } = site.claims;
      const { remindAfterMinutes: minutes = response_minutes || RESPONSE_MINUTES } = env;
      return minutes && afterOfficeMinutes(site.hours, site.contact.time_zone, from, minutes);
    }),
  };
}

/** Caches the reminder time per minute, because computing office hours takes longer than saving a lead. */
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
  /** True for a lead that looks like spam: its messages wait until an office user releases it. */
  isQuarantined: boolean;
  /** True if a reminder was queued at an earlier stage; there is one per lead. Default false. */
  isReminded?: boolean;
}

/**
 * A mail to the office, a reminder in case no one calls back in time, a call per webhook receiver, a row for the inbox
 * of /office and, for a complete lead, an acknowledgement to the visitor.
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

/** When messages about a partial lead are due: at the end of the chat's five minutes at the latest. */
export function partialDueAt(submission: Pick<ContactSubmission, 'deadline'>, now: number): number {
  const deadline = submission.deadline ?? now + CHAT_TIMINGS.partialDeadline;
  return Math.min(Math.max(deadline, now), now + CHAT_TIMINGS.partialDeadline);
}

interface NewLeadMessage<Kind extends LeadMessageKind = LeadMessageKind>
  extends Omit<NewOutboxRow<Kind>, 'submissionId' | 'payload' | 'id'> {
  submission: ContactSubmission;
  stage: LeadStage;
  /** Required, because messages of a quarantined lead must not be sent by default. */
  state: 'pending' | 'quarantined';
  dueAt: number;
  messageIdDomain: string;
  photos?: string[] | undefined;
}

/** The outbox row of one message. Its id is unique per kind, lead, stage and receiver. */
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

/** The consent as stored: wording, version, time and page. Undefined if the form showed no consent. */
export function consentOf(submission: ContactSubmission, now: number): StoredConsent | undefined {
  const { consent, source, page } = submission;
  return consent && { wording: formOfSource(source), ...consent, at: now, page };
}
