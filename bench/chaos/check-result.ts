/** Compares the database and the mails that arrived with what was acknowledged. */
import type { Kysely } from 'kysely';
import type { Database } from '../../server/database/tables.ts';
import { MAILS_IN_FLIGHT } from '../../server/mail/mailer.ts';
import type { ReceivedMail } from '../../server/testing/mail-server.ts';
import type { Visits } from './visitors.ts';

export interface ScenarioResult {
  /** Acknowledged, and not in the database. */
  lost: number;
  /** Requests stored more than once. */
  duplicateRows: number;
  withoutNotification: number;
  /** Marked as sent, and never seen by the mail server. */
  sentButNotReceived: number;
  /** Mails beyond the first of each lead. */
  repeatedMails: number;
  /** Leads whose repeats came under another Message-ID. */
  otherMessageIds: number;
  /** Repeated mails that were taken only once by a worker: no kill explains these. */
  unexplainedRepeats: number;
  wrongAnswers: number;
  /** A sentence for each broken promise. */
  faults: string[];
}

export async function checkResult(
  db: Kysely<Database>,
  visits: Pick<Visits, 'acknowledged' | 'wrongAnswers'>,
  mails: ReceivedMail[],
  kills: number,
): Promise<ScenarioResult> {
  const leads = await db
    .selectFrom('contact_submissions')
    .select(['submission_id', 'description'])
    .execute();
  const outbox = await db
    .selectFrom('outbox')
    .select(['submission_id', 'state', 'attempts', 'message_id'])
    .where('kind', '=', 'lead')
    .execute();
  const stored = new Set(leads.map((lead) => lead.submission_id));
  const notified = new Set(outbox.map((row) => row.submission_id));
  const received = countBy(mails, (mail) => mail.mail.messageId ?? '');
  const ours = new Set(outbox.map((row) => row.message_id));
  const repeats = outbox.filter((row) => (received.get(row.message_id) ?? 0) > 1);
  const counts = {
    lost: [...visits.acknowledged].filter((id) => !stored.has(id)).length,
    duplicateRows: leads.length - new Set(leads.map((lead) => lead.description)).size,
    withoutNotification: leads.filter((lead) => !notified.has(lead.submission_id)).length,
    sentButNotReceived: outbox.filter(
      (row) => row.state === 'sent' && !received.has(row.message_id),
    ).length,
    otherMessageIds: [...received.keys()].filter((id) => !ours.has(id)).length,
    unexplainedRepeats: repeats.filter((row) => row.attempts < (received.get(row.message_id) ?? 0))
      .length,
    wrongAnswers: visits.wrongAnswers.length,
  };
  const repeatedMails = mails.length - received.size;
  const faults = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`);
  if (repeatedMails > MAILS_IN_FLIGHT * kills) {
    faults.push(`${repeatedMails} repeated mails after ${kills} kills`);
  }
  return { ...counts, repeatedMails, faults };
}

function countBy<T>(items: T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
