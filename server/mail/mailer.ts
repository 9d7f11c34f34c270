/** Sends mails to the SMTP server, or writes them into DATA_DIR/mail if none is set. */
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { writeWhole } from '../data-dir/private-files.ts';
import type { MailMessage } from './message.ts';

export interface Mailer {
  /** Resolves once the mail is accepted. @throws the mail server's error */
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
  /** False if a file of this size would use the disk space reserved for leads; the mail then waits. Default: always true. */
  hasRoom?: (bytes: number) => Promise<boolean>;
  /** Socket timeout in ms. Default 20 s, less than a lease. */
  timeoutMs?: number;
}

/** Maximum mails sent at once. After a crash at most this many are sent twice. */
export const MAILS_IN_FLIGHT = 4;

export function createMailer(settings: MailerSettings): Mailer {
  return settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings) : folderMailer(settings);
}

/**
 * True if the mail server rejected this mail permanently (5xx for its sender, recipient or content). A rejected login
 * or greeting is retried, because the owner can fix it.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return false;
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** Error code for the log. It leaves out the server's text, which often repeats addresses. */
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

/** Skips photos that were erased meanwhile, so that the mail still goes out. */
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

/** Writes the file atomically and syncs it before returning. A retried mail overwrites its file. */
async function writeDurably(file: string, content: Buffer): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(file, content);
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}
