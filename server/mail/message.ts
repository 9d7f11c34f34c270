/** A mail, and what renders one. */
import type { PestAdvice, Preparation } from '../../domain/content/pest-advice.ts';
import type { Area, Site } from '../../domain/content/site-schema.ts';
import { type Language, languageOf } from '../../domain/language/language.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import type { OutboxRow } from '../database/tables.ts';

/** A mail without its sender, which the mailer adds. */
export interface MailMessage {
  to: string[];
  /** A visitor's address, already checked (isMailable). */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The same on every attempt, with angle brackets. */
  messageId: string;
  /** Message-ID that this mail replies to, so that mail programs show both as one thread. */
  inReplyTo?: string;
  /** Further headers. Values never contain visitor input. */
  headers: Record<string, string>;
  /** Calendar attachment that adds or removes the event. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** File names of the lead's photos. */
  photos?: string[];
  /** The photos to attach, in order; null for one that was erased. Default: none. */
  pictures?: (Buffer | null)[];
}

/** A renderer's result. `mailOfRow` adds what follows from the row. */
export type RenderedMail = Omit<MailMessage, 'messageId'>;

export function mailOfRow(
  row: Pick<OutboxRow, 'message_id' | 'submission_id'>,
  mail: RenderedMail,
): MailMessage {
  return {
    ...mail,
    messageId: row.message_id,
    headers: { 'X-Submission-Id': row.submission_id, ...mail.headers },
  };
}

/** Headers that stop automatic replies. */
export const automaticHeaders = (submitted: 'auto-generated' | 'auto-replied') => ({
  'Auto-Submitted': submitted,
  'X-Auto-Response-Suppress': 'All',
});

/** Company data that renderers need. */
export interface MailContext {
  site: Site;
  areas: Area[];
  /** Settings in each language. Default: `site`. */
  sites?: Partial<Record<Language, Site>>;
  /** Origin for links. */
  siteUrl: string;
  /** Recipients of lead mails. */
  leadsTo: string[];
  /** Advice per pest until the visit. Default: none. */
  advice?(language: Language): PestAdvice[];
  /** Preparation for a visit, per service. Default: none. */
  preparation?(language: Language): Preparation[];
  /** Links that set a lead's status, with their labels; empty while /office has no users. Default: none. */
  actLinks?(submissionId: string): { words: string; url: string }[];
}

/** Renders a mail in the visitor's language, with the settings in that language. */
export function inReadersLanguage<Payload extends { language?: Language | undefined }, Mail>(
  payload: Payload,
  context: MailContext,
  render: (payload: Payload, context: MailContext) => Mail,
): Mail {
  const language = languageOf(payload.language);
  const site = context.sites?.[language] ?? context.site;
  return inLanguage(language, () => render(payload, { ...context, site }));
}
