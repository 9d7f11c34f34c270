/** Which wording a visitor had before them when they sent something, and what of it is kept with what they sent. */
import type { Site } from '../content/site-schema.ts';
import { PHOTO_SOURCE } from './pest-photos.ts';
import { CHAT_SOURCE, PARTIAL_CHAT_SOURCE } from './submission-fields.ts';
import { LETTER_SOURCE } from './termite-letter.ts';

/** Where a wording is shown; with the version it names one text for ever. */
export const WORDING_IDS = ['quote', 'photo', 'letter', 'chat', 'newsletter'] as const;
export type WordingId = (typeof WORDING_IDS)[number];

/** What is stored with a lead or a signup. */
export interface StoredConsent {
  wording: WordingId;
  /** consent.version of site.yaml as the visitor's page had it. */
  version: string;
  /** The unticked box; absent where there is none. */
  marketing_texts?: boolean;
  /** When the server took it, ms since the epoch. */
  at: number;
  /** Path of the page; empty when nobody knows. */
  page: string;
}

/** The wording of the form that a submission's source stands for. */
export function wordingOfSource(source: string): WordingId {
  if (source === CHAT_SOURCE || source === PARTIAL_CHAT_SOURCE) return 'chat';
  if (source === PHOTO_SOURCE) return 'photo';
  return source === LETTER_SOURCE ? 'letter' : 'quote';
}

/** Every wording as visitors read it, paragraph by paragraph. */
export function wordingTexts({ consent }: Pick<Site, 'consent'>): Record<WordingId, string> {
  return {
    quote: `${consent.notice}\n${consent.marketing_texts}`,
    photo: consent.notice,
    letter: consent.notice,
    chat: consent.chat_notice,
    newsletter: consent.newsletter_notice,
  };
}
