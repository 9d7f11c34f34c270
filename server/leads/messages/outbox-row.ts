/** The row that makes a mail or a webhook call certain: written with the lead, worked off by the outbox worker. */
import { type StoredConsent, wordingOfSource } from '../../../domain/lead/consent.ts';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { LeadStage, OutboxKind, OutboxRow } from '../../database/tables.ts';

/** The submission as it was when its mail was queued: what the mail says. */
export type LeadPayload = Omit<
  ContactSubmission,
  'company_website' | 'deadline' | 'started_at' | 'consent'
> & {
  consent?: StoredConsent;
  /** When the server took it, ms since the epoch. */
  received_at: number;
  /** File names of the pictures that came with it. */
  photos?: string[];
};

export interface NewNotification {
  kind: OutboxKind;
  submission: ContactSubmission;
  stage: LeadStage;
  state: 'pending' | 'held';
  /** First attempt no earlier than this, ms since the epoch. */
  dueAt: number;
  now: number;
  messageIdDomain: string;
  /** Name of the webhook receiver. Default: it is a mail. */
  receiver?: string;
  photos?: string[] | undefined;
}

/** The row of a new notification. Its id allows one per kind, lead, stage and receiver, ever. */
export function outboxRow(notification: NewNotification): OutboxRow {
  const { kind, submission, stage, now, photos, receiver = null } = notification;
  const { company_website: _trap, deadline: _end, started_at: _start, ...rest } = submission;
  const { consent: _choice, ...said } = rest;
  const consent = consentOf(submission, now);
  const payload: LeadPayload = {
    ...said,
    received_at: now,
    ...(consent && { consent }),
    ...(photos && { photos }),
  };
  return {
    id: outboxId(submission.submission_id, kind, stage, receiver),
    kind,
    receiver,
    submission_id: submission.submission_id,
    stage,
    payload: JSON.stringify(payload),
    message_id: messageId(kind, submission.submission_id, stage, notification.messageIdDomain),
    state: notification.state,
    confirmed: 0,
    attempts: 0,
    next_attempt_at: notification.dueAt,
    lease_owner: null,
    created_at: now,
    sent_at: null,
    last_error: null,
  };
}

/**
 * One per submission, kind, stage and receiver, ever. It begins with the submission, so that what is written about
 * one lead lies together in the index; rows of older versions begin with the kind, and nobody takes an id apart.
 */
export function outboxId(
  submissionId: string,
  kind: OutboxKind,
  stage: LeadStage,
  receiver: string | null = null,
): string {
  const id = `${submissionId}:${kind}:${stage}`;
  return receiver === null ? id : `${id}:${receiver}`;
}

/** The consent as it is kept: which words, which version, when, where. Undefined when the form showed none. */
export function consentOf(submission: ContactSubmission, now: number): StoredConsent | undefined {
  const { consent, source, page } = submission;
  return consent && { wording: wordingOfSource(source), ...consent, at: now, page };
}

/** The stable Message-ID of a notification; a lead's complete mail answers its partial one. */
export function messageId(
  kind: OutboxKind,
  submissionId: string,
  stage: LeadStage,
  domain: string,
): string {
  return `<${kind}.${stage}.${submissionId}@${domain}>`;
}
