/** Delivers the mails of newsletters, one at a time: a server that is killed has at most one under way. */
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/database.ts';
import type { Database, OutboxRow } from '../database/tables.ts';
import { DEAD_LETTER } from '../database/tables.ts';
import { isRefusedForGood, type Mailer, mailErrorCode } from '../mail/mailer.ts';
import { addressHash } from '../newsletter/store/address-hash.ts';
import { isSuppressed } from '../newsletter/store/choices.ts';
import type { Channel } from '../outbox/channel.ts';
import { type MailingContext, type MailingPayload, renderMailing } from './messages.ts';
import { stopMailing } from './service.ts';
import { countMails, findMailing, noteRefusal } from './store.ts';

export interface MailingChannelOptions extends MailingContext {
  /** Under the role of the migrations. */
  db: Kysely<Database>;
  mailer: Pick<Mailer, 'send'>;
  /** Milliseconds since the epoch. Default: the clock. */
  now?: () => number;
}

/** So many mails that are refused for what they say, and the others would be, too: the mailing is stopped. */
const MOST_DEAD_LETTERS = 20;

export function mailingChannel(options: MailingChannelOptions): Channel {
  return {
    kinds: ['mailing'],
    inFlight: 1,
    deliver: (row) => deliver(row, options),
    isRefusedForGood,
    errorCode: mailErrorCode,
  };
}

async function deliver(
  row: OutboxRow,
  { db, mailer, site, siteUrl, now = Date.now }: MailingChannelOptions,
): Promise<'sent' | 'suppressed'> {
  const { mailing_id, email, test } = JSON.parse(row.payload) as MailingPayload;
  const mailing = await findMailing(db, mailing_id);
  if (!mailing) return 'suppressed';
  if (!test && (mailing.state === 'stopped' || (await isSuppressed(db, email))))
    return 'suppressed';
  try {
    await mailer.send(renderMailing(row, mailing, { site, siteUrl }));
  } catch (error) {
    if (test || !isRefusedForGood(error)) throw error;
    if (isUnknownAddress(error)) {
      const code = String((error as { responseCode?: number }).responseCode);
      await noteRefusal(db, {
        address_hash: addressHash(email),
        mailing_id,
        code,
        created_at: now(),
      });
      return 'suppressed';
    }
    const refused = (await countMails(db, mailing_id))[DEAD_LETTER] ?? 0;
    if (refused + 1 >= MOST_DEAD_LETTERS)
      await inTransaction(db, (transaction) =>
        stopMailing(mailing_id, { db: transaction, now: now(), who: mailing.who ?? '' }),
      );
    throw error;
  }
  return 'sent';
}

/**
 * True when a mail server says that there is no such mailbox. A full one, or a refusal of our own server or words (5.2.x, 5.7.x),
 * says nothing about the address.
 */
export function isUnknownAddress(error: unknown): boolean {
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
  if (code !== 'EENVELOPE' || !/^RCPT TO/i.test(command)) return false;
  const [, status] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (status) return status.startsWith('5.1.');
  return responseCode === 550 || responseCode === 551 || responseCode === 553;
}
