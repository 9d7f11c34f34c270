/** Delivers the outbox's mails: to the office, and to visitors within the day's cap. */
import type { Kysely } from 'kysely';
import type { Database, OutboxKind, OutboxRow } from '../database/tables.ts';
import { type Channel, rendered } from '../outbox/channel.ts';
import { readPictures } from '../photos/store/read-pictures.ts';
import { isRefusedForGood, MAILS_IN_FLIGHT, type Mailer, mailErrorCode } from './mailer.ts';
import { type MailContext, mailOfRow, type RenderedMail } from './message.ts';
import { countAcknowledgement, deleteOldCounters } from './store.ts';

type MailOutboxKind = Exclude<
  OutboxKind,
  | 'webhook'
  | 'visit_webhook'
  | 'newsletter_webhook'
  | 'arrival'
  | 'visit_change'
  | 'push'
  | 'sign_in'
  | 'copy'
>;

/** One kind of mail. */
export interface MailKind<Kind extends MailOutboxKind> {
  render(row: OutboxRow<Kind>, context: MailContext): RenderedMail;
  /** True when a visitor typed its recipient: anyone can type a stranger's address, so these mails are capped. */
  isToVisitor?: boolean;
  /** True when this one goes out however many mails its recipient has had: the office has caused it. Default: none does. */
  isUncapped?(row: OutboxRow<Kind>): boolean;
  /** True when this address must not be written to. Default: all may be. */
  isSuppressed?(db: Kysely<Database>, recipient: string): Promise<boolean>;
}

export type MailKinds = { [Kind in MailOutboxKind]: MailKind<Kind> };

export interface MailChannelOptions {
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
      if (kind.isToVisitor && !kind.isUncapped?.(row) && row.attempts === 1) {
        const isWithinCap = await countAcknowledgement(db, recipient, now());
        if (!isWithinCap) return 'suppressed';
      }
      const pictures = mail.photos && (await readPictures(db, row.submission_id, mail.photos));
      await mailer.send({ ...mail, ...(pictures && { pictures }) });
      return 'sent';
    },
    deleteOld: () => deleteOldCounters(db, now()),
    isRefusedForGood,
    errorCode: mailErrorCode,
  };
}
