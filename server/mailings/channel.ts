/** Delivers the mails of newsletters, one at a time: a server that is killed has at most one under way. */
import type { Kysely } from 'kysely';
import { fromJson } from '../database/json.ts';
import type { Database, OutboxRow } from '../database/tables.ts';
import { isRefusedForGood, type Mailer, mailErrorCode } from '../mail/mailer.ts';
import { mailOfRow } from '../mail/message.ts';
import { isSuppressed } from '../newsletter/store/choices.ts';
import { forgetRefusal, noteRefusal } from '../newsletter/store/refusals.ts';
import { type Channel, RenderFailure, rendered } from '../outbox/channel.ts';
import { type MailingContext, renderMailing } from './messages.ts';
import { stopMailing } from './service.ts';
import { countDeadLetters, countRefusal, endRefusalsInRow, findMailing } from './store.ts';

export interface MailingChannelOptions extends MailingContext {
  /** Under the role of the migrations. */
  db: Kysely<Database>;
  mailer: Pick<Mailer, 'send'>;
  /** NEWSLETTER_PER_MINUTE. Default: as many as there are. */
  perMinute?: number;
  /** Milliseconds since the epoch. Default: the clock. */
  now?: () => number;
}

/** So many mails that are refused for what they say, and the others would be, too: the mailing is stopped. */
const MOST_DEAD_LETTERS = 20;
/** So many refused recipients since the last mail that was taken, or among the first mails, and it is not about the recipients. */
const MOST_REFUSALS = 10;
const FIRST_MAILS = 20;

export function mailingChannel(options: MailingChannelOptions): Channel<'mailing'> {
  return {
    kinds: ['mailing'],
    inFlight: 1,
    ...(options.perMinute && { perMinute: options.perMinute }),
    deliver: (row) => deliver(row, options),
    isRefusedForGood,
    errorCode: mailErrorCode,
  };
}

async function deliver(
  row: OutboxRow<'mailing'>,
  { db, mailer, site, siteUrl, now = Date.now }: MailingChannelOptions,
): Promise<'sent' | 'suppressed'> {
  const { mailing_id, email, test } = rendered(() => fromJson(row.payload));
  const mailing = await findMailing(db, mailing_id);
  if (!mailing) return 'suppressed';
  if (!test && (mailing.state === 'stopped' || (await isSuppressed(db, email))))
    return 'suppressed';
  try {
    const mail = rendered(() => renderMailing(row, mailing, { site, siteUrl }));
    await mailer.send(mailOfRow(row, mail));
  } catch (error) {
    const isFinal = error instanceof RenderFailure || isRefusedForGood(error);
    if (test || !isFinal) throw error;
    const refusal = refusalIn(error);
    const stop = { db, now: now(), person: null };
    if (refusal) {
      await noteRefusal(db, { ...refusal, email, mailing_id, now: now() });
      if (await isRefusedByMost(db, mailing_id)) await stopMailing(mailing_id, 'refusals', stop);
      return 'suppressed';
    }
    if ((await countDeadLetters(db, mailing_id)) + 1 >= MOST_DEAD_LETTERS)
      await stopMailing(mailing_id, 'dead-letters', stop);
    throw error;
  }
  // Whether or not this is noted: the mail has left, and an error from here would send it again.
  if (!test) await Promise.allSettled([forgetRefusal(db, email), endRefusalsInRow(db, mailing_id)]);
  return 'sent';
}

/** A server that refuses so many refuses us: it would refuse the others, too. */
async function isRefusedByMost(db: Kysely<Database>, mailingId: string): Promise<boolean> {
  const counts = await countRefusal(db, mailingId);
  if (!counts) return false;
  const { inRow, refused, sent } = counts;
  return inRow >= MOST_REFUSALS || (refused >= MOST_REFUSALS && refused + sent <= FIRST_MAILS);
}

/**
 * What a mail server's answer to a recipient says about the address; null = nothing. Only 5.1.1 and 5.1.10 say that there is no such
 * address. Without a status, or with another of 5.1.x, it may be that, or a list on which our own server stands. A full mailbox,
 * or a refusal of our own server or words (5.2.x, 5.7.x), is not about the address.
 */
export function refusalIn(error: unknown): { code: string; isUnknown: boolean } | null {
  const {
    code,
    responseCode,
    response = '',
    command = '',
  } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
    command?: string;
  };
  if (code !== 'EENVELOPE' || !/^RCPT TO/i.test(command)) return null;
  const [, status] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (status?.startsWith('5.1.'))
    return {
      code: `${responseCode} ${status}`,
      isUnknown: status === '5.1.1' || status === '5.1.10',
    };
  const isBare = status === undefined && [550, 551, 553].includes(responseCode ?? 0);
  return isBare ? { code: String(responseCode), isUnknown: false } : null;
}
