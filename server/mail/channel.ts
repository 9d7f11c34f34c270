/** Delivers the outbox's mails: to the office, and to visitors within the day's cap. */
import type { Kysely } from 'kysely';
import type { Database, OutboxKind, OutboxRow } from '../database/tables.ts';
import { renderAcknowledgement } from '../leads/messages/acknowledgement-mail.ts';
import { renderLeadMail } from '../leads/messages/lead-mail.ts';
import { renderNewsletterMail } from '../newsletter/messages.ts';
import { isSuppressed } from '../newsletter/store/choices.ts';
import type { Channel } from '../outbox/channel.ts';
import { countAcknowledgement } from '../outbox/store.ts';
import { readPictures } from '../photos/store/read-pictures.ts';
import { isRefusedForGood, MAILS_IN_FLIGHT, type Mailer, mailErrorCode } from './mailer.ts';
import type { MailContext, MailMessage } from './message.ts';

export interface MailChannelOptions {
  db: Kysely<Database>;
  mailer: Mailer;
  context: MailContext;
  /** Folder in which servers of an older version still write pictures (photos/store/uploads.ts). Default: none. */
  uploads?: string;
  /** Milliseconds since the epoch. Default: the clock. */
  now?: () => number;
}

export function mailChannel(options: MailChannelOptions): Channel {
  const { db, mailer, context, uploads, now = Date.now } = options;
  return {
    kinds: Object.keys(RENDERERS) as MailKind[],
    inFlight: MAILS_IN_FLIGHT,
    async deliver(row) {
      const mail = RENDERERS[row.kind as MailKind](row, context);
      const [recipient = ''] = mail.to;
      if (row.kind === 'newsletter' && (await isSuppressed(db, recipient))) return 'suppressed';
      if (TO_VISITORS.includes(row.kind) && row.attempts === 1) {
        const isWithinCap = await countAcknowledgement(db, recipient, now());
        if (!isWithinCap) return 'suppressed';
      }
      const pictures =
        mail.photos && (await readPictures(db, row.submission_id, mail.photos, uploads));
      await mailer.send({ ...mail, ...(pictures && { pictures }) });
      return 'sent';
    },
    isRefusedForGood,
    errorCode: mailErrorCode,
  };
}

/** Anyone can type a stranger's address, so these are capped. */
const TO_VISITORS: OutboxKind[] = ['acknowledgement', 'newsletter'];

type MailKind = Exclude<OutboxKind, 'webhook'>;

const RENDERERS: Record<MailKind, (row: OutboxRow, context: MailContext) => MailMessage> = {
  lead: renderLeadMail,
  reminder: renderLeadMail,
  acknowledgement: renderAcknowledgement,
  newsletter: renderNewsletterMail,
};
