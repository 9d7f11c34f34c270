/** Hands mails to a mail server, or lays them into DATA_DIR/mail when no server is set. */
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { writeWhole } from '../data-dir/private-files.ts';
import type { MailMessage } from './message.ts';

export interface Mailer {
  /** Resolves once the mail has been accepted for good; throws what the mail server said. */
  send(mail: MailMessage): Promise<void>;
  close(): void;
}

export interface MailerSettings {
  smtpUrl: string | null;
  /** Sender address. */
  from: string;
  /** Sender name: the company. */
  fromName: string;
  /** Folder for .eml files. */
  folder: string;
  /** False when so many bytes would take the room that is kept for leads: the file waits. Default: always true. */
  hasRoom?: (bytes: number) => Promise<boolean>;
  /** Longest silence of a mail server in the middle of a mail, ms. Default 20 s: less than a lease. */
  timeoutMs?: number;
}

/** How many mails may be on their way at once: after a kill at most so many are repeated. */
export const MAILS_IN_FLIGHT = 4;

export function createMailer(settings: MailerSettings): Mailer {
  return settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings) : folderMailer(settings);
}

/**
 * True when the mail server refused this very mail for good (5xx to its sender, recipient or content).
 * A refused login or greeting is a fault of the set-up and passes when that is mended.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return false;
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** What went wrong, without the addresses that servers like to repeat in their answers. */
export function mailErrorCode(error: unknown): string {
  const { code, responseCode, name } = error as {
    code?: string;
    responseCode?: number;
    name?: string;
  };
  return [code ?? name ?? 'Error', responseCode].filter(Boolean).join(' ').slice(0, 60);
}

function smtpMailer(url: string, settings: MailerSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAILS_IN_FLIGHT,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: settings.timeoutMs ?? 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
  return {
    async send(mail) {
      await transport.sendMail(toOptions(mail, settings));
    },
    close: () => transport.close(),
  };
}

function folderMailer(settings: MailerSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toOptions(mail, settings));
      const name = mail.messageId.replace(/^<|@.*$/g, '').replace(/[^a-z0-9.-]/gi, '_');
      const content = message as Buffer;
      if (settings.hasRoom && !(await settings.hasRoom(content.length)))
        throw Object.assign(new Error('the disk has no room for mail files'), { code: 'ENOSPC' });
      await writeDurably(join(settings.folder, `${name}.eml`), content);
    },
    close: () => {},
  };
}

function toOptions(mail: MailMessage, { from, fromName }: MailerSettings): SendMailOptions {
  const plain = (address: string) => ({ name: '', address });
  return {
    from: { name: fromName, address: from },
    to: mail.to.map(plain),
    ...(mail.replyTo && { replyTo: plain(mail.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
    headers: mail.headers,
    ...(mail.pictures && { attachments: attachments(mail.pictures) }),
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'visit.ics' } }),
    normalizeHeaderKey: headerName,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A picture that is gone, as after an erasure, must not hold back the words. */
function attachments(pictures: (Buffer | null)[]): NonNullable<SendMailOptions['attachments']> {
  return pictures.flatMap((content, index) =>
    content ? [{ filename: `pest-${index + 1}.jpg`, contentType: 'image/jpeg', content }] : [],
  );
}

/** `message-id` as `Message-ID`, `x-submission-id` as `X-Submission-Id`, as the contract spells them. */
function headerName(name: string): string {
  const lower = name.toLowerCase();
  if (lower === 'message-id') return 'Message-ID';
  if (lower === 'mime-version') return 'MIME-Version';
  return lower.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

/** The whole file or none, on disk before we say so; the same mail again lands on the same name. */
async function writeDurably(file: string, content: Buffer): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(file, content);
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}
