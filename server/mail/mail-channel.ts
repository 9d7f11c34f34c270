/** Outbox channel for mails: to the office, and to visitors within the daily cap. */
import type { Kysely } from 'kysely';
import type { Database, OutboxKind, OutboxRow } from '../database/tables.ts';
import { type Channel, rendered } from '../outbox/outbox-channel.ts';
import { readPictures } from '../photos/store/lead-pictures.ts';
import { countMail, deleteOldCounters, type MailCap } from './mail-store.ts';
import { isRefusedForGood, MAILS_IN_FLIGHT, type Mailer, mailErrorCode } from './mailer.ts';
import { type MailContext, mailOfRow, type RenderedMail } from './message.ts';

type MailOutboxKind = Exclude<
  OutboxKind,
  | 'webhook'
  | 'visit_webhook'
  | 'newsletter_webhook'
  | 'arrival'
  | 'visit_change'
  | 'push'
  | 'sign_in'
>;

/** One kind of mail. */
interface MailKind<Kind extends MailOutboxKind> {
  render(row: OutboxRow<Kind>, context: MailContext): RenderedMail;
  /**
   * Daily cap that this mail counts toward. Anyone can type a stranger's address, so every mail that a visitor
   * triggers has one; null for mails triggered by the office. Default null.
   */
  capOf?(row: OutboxRow<Kind>): MailCap | null;
  /** True if this address must not get mail. Default: never. */
  isSuppressed?(db: Kysely<Database>, recipient: string): Promise<boolean>;
}

export type MailKinds = { [Kind in MailOutboxKind]: MailKind<Kind> };

interface MailChannelOptions {
  db: Kysely<Database>;
  mailer: Mailer;
  kinds: MailKinds;
  context: MailContext;
  /** Milliseconds since the epoch. Default: the clock. */
  now?: () => number;
}

export function mailChannel(options: MailChannelOptions): Channel<MailOutboxKind> {
  const { db, mailer, kinds, context, now = Date.now } = options;
  return {
    kinds: Object.keys(kinds) as MailOutboxKind[],
    inFlight: MAILS_IN_FLIGHT,
    async deliver(row) {
      const kind: MailKind<MailOutboxKind> = kinds[row.kind];
      const mail = mailOfRow(
        row,
        rendered(() => kind.render(row, context)),
      );
      const [recipient = ''] = mail.to;
      if (await kind.isSuppressed?.(db, recipient)) return 'suppressed';
      const cap = kind.capOf?.(row);
      if (cap && row.attempts === 1 && !(await countMail(db, cap, recipient, now())))
        return 'suppressed';
      const pictures = mail.photos && (await readPictures(db, row.submission_id, mail.photos));
      await mailer.send({ ...mail, ...(pictures && { pictures }) });
      return 'sent';
    },
    deleteOld: () => deleteOldCounters(db, now()),
    isRefusedForGood,
    errorCode: mailErrorCode,
  };
}
