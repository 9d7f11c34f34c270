/** Which wording a visitor had before them when they sent something, and what of it is kept with what they sent. */
import type { Site } from '../content/site-schema.ts';
import type { FormName } from '../forms/form.ts';

/** What is stored with a lead or a signup. */
export interface StoredConsent {
  /** Of which form; with the version it names one text for ever. */
  wording: FormName;
  /** consent.version of site.yaml as the visitor's page had it. */
  version: string;
  /** The unticked box; absent where there is none. */
  marketing_texts?: boolean;
  /** When a correction of the request took back the yes to marketing texts, ms since the epoch; absent = it did not. */
  withdrawn_at?: number;
  /** When the server took it, ms since the epoch. */
  at: number;
  /** Path of the page; empty when unknown. */
  page: string;
}

/** Every wording as visitors read it, paragraph by paragraph. */
export function wordingTexts({ consent }: Pick<Site, 'consent'>): Record<FormName, string> {
  return {
    quote: `${consent.notice}\n${consent.marketing_texts}`,
    photo: consent.notice,
    letter: consent.notice,
    chat: consent.chat_notice,
    newsletter: consent.newsletter_notice,
  };
}
