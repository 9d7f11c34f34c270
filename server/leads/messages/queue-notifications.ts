/** What must go out about a lead: queued in the transaction that writes the lead. */
import type { Kysely } from 'kysely';
import { CHAT_TIMINGS } from '../../../domain/chat/chat-script.ts';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { Database, LeadStage, OutboxRow } from '../../database/tables.ts';
import { isMailable } from '../../mail/address.ts';
import type { NotificationSettings } from './notification-settings.ts';
import { outboxRow } from './outbox-row.ts';

export interface NotificationContext {
  /** Milliseconds since the epoch. */
  now: number;
  notifications: NotificationSettings;
  photos?: string[] | undefined;
  stage: LeadStage;
  /** True for a lead that looks like spam: everything waits until a person releases it. */
  held: boolean;
  /** The office has been reminded of it at an earlier stage, and once is enough. Default false. */
  reminded?: boolean;
}

/**
 * A mail to the office, a reminder for when nobody calls back in time, a call per webhook receiver and, for a complete
 * request, an acknowledgement to the visitor.
 */
export function notificationsAbout(
  submission: ContactSubmission,
  { now, notifications, photos, stage, held, reminded = false }: NotificationContext,
): OutboxRow[] {
  const { messageIdDomain, receivers } = notifications;
  const firstDue = stage === 'partial' ? heldUntil(submission, now) : now;
  const state = held ? ('held' as const) : ('pending' as const);
  const base = { submission, stage, state, now, dueAt: firstDue, messageIdDomain, photos };
  const rows = [
    outboxRow({ ...base, kind: 'lead' }),
    ...receivers.map((receiver) => outboxRow({ ...base, kind: 'webhook', receiver })),
  ];
  const remindAt = reminded ? null : notifications.remindAt(firstDue);
  if (remindAt !== null) rows.push(outboxRow({ ...base, kind: 'reminder', dueAt: remindAt }));
  if (stage === 'complete' && isMailable(submission.email)) {
    rows.push(outboxRow({ ...base, kind: 'acknowledgement' }));
  }
  return rows;
}

/** What was queued about the unfinished chat and has not left yet is overtaken by the finished one. */
export async function supersedePartial(submissionId: string, db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'superseded' })
    .where('submission_id', '=', submissionId)
    .where('stage', '=', 'partial')
    .where('state', 'in', ['pending', 'held'])
    .where('confirmed', '=', 0)
    .execute();
}

/** A partial lead's mail waits until the conversation's five minutes are over, never longer. */
export function heldUntil(submission: Pick<ContactSubmission, 'deadline'>, now: number): number {
  const deadline = submission.deadline ?? now + CHAT_TIMINGS.partialDeadline;
  return Math.min(Math.max(deadline, now), now + CHAT_TIMINGS.partialDeadline);
}

/** The conversation ended early: what waits for its end goes out at this time instead. */
export async function releaseBy(
  submissionId: string,
  time: number,
  db: Kysely<Database>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: time })
    .where('submission_id', '=', submissionId)
    .where('kind', 'in', ['lead', 'webhook'])
    .where('stage', '=', 'partial')
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .where('next_attempt_at', '>', time)
    .execute();
}

/** True when the office has been, or is just being, reminded of this lead: once is enough. */
export async function wasReminded(submissionId: string, db: Kysely<Database>): Promise<boolean> {
  const known = await db
    .selectFrom('outbox')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('kind', '=', 'reminder')
    .where('state', '!=', 'superseded')
    .executeTakeFirst();
  return known !== undefined;
}
