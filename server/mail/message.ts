import type { PestAdvice, Preparation } from '../../domain/content/pest-advice.ts';
import type { Area, Site } from '../../domain/content/site-schema.ts';
import { type Language, localPath } from '../../domain/language/language.ts';

/** A mail before it has a sender: what the renderers make and the mailers send. */
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

/** The company in a language. */
export function siteIn({ site, sites }: MailContext, language: Language): Site {
  return sites?.[language] ?? site;
}

/** The home page in the language of the mail. */
export function homeUrl(siteUrl: string): string {
  return siteUrl + localPath('/').replace(/^\/$/, '');
}
