import type { PestAdvice, Preparation } from '../../domain/content/pest-advice.ts';
import type { Area, Site } from '../../domain/content/site-schema.ts';
import { type Language, languageOf } from '../../domain/language/language.ts';
import { inLanguage } from '../../messages/language.ts';
import type { OutboxRow } from '../database/tables.ts';

/** A mail before it has a sender: what the mailers send. */
export interface MailMessage {
  to: string[];
  /** A visitor's address, already checked (isMailable). */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Stable over every attempt, with its angle brackets. */
  messageId: string;
  /** Message-ID of the mail this one follows, so that mail programs show them together. */
  inReplyTo?: string;
  /** Further headers; values are ours, never typed by a visitor. */
  headers: Record<string, string>;
  /** A calendar file, by which mail programs put the event into a calendar or take it out. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Names of the lead's pictures. */
  photos?: string[];
  /** The pictures to attach, in order; null where one is gone. Default: none. */
  pictures?: (Buffer | null)[];
}

/** What a renderer makes: what follows from its row alone is added by `mailOfRow`. */
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

/** Headers of a mail that no program should answer. */
export const automaticHeaders = (submitted: 'auto-generated' | 'auto-replied') => ({
  'Auto-Submitted': submitted,
  'X-Auto-Response-Suppress': 'All',
});

/** What the renderers need to know about the company. */
export interface MailContext {
  site: Site;
  areas: Area[];
  /** Settings with their words in another language. Default: those of `site`. */
  sites?: Partial<Record<Language, Site>>;
  /** Origin for links. */
  siteUrl: string;
  /** Who gets the leads. */
  leadsTo: string[];
  /** What to do about each pest until the company comes. Default: none. */
  advice?(language: Language): PestAdvice[];
  /** What to do before a visit, by service. Default: none. */
  preparation?(language: Language): Preparation[];
  /** Links by which the reader says what became of a lead, with their words; empty = nobody uses /office. Default: none. */
  actLinks?(submissionId: string): { words: string; url: string }[];
}

/** A mail in the language in which its reader has asked, with the company's settings in it. */
export function inReadersLanguage<Payload extends { language?: Language | undefined }, Mail>(
  payload: Payload,
  context: MailContext,
  render: (payload: Payload, context: MailContext) => Mail,
): Mail {
  const language = languageOf(payload.language);
  const site = context.sites?.[language] ?? context.site;
  return inLanguage(language, () => render(payload, { ...context, site }));
}
