/** The consent wording that a visitor saw when sending something, and what is stored of it. */
import type { Site } from '../content/site-schema.ts';
import type { FormName } from '../forms/form.ts';

/** The consent stored with a lead or a signup. */
export interface StoredConsent {
  /** The form that showed it. Together with the version it identifies one text forever. */
  wording: FormName;
  /** consent.version of site.yaml at the time the page was built. */
  version: string;
  /** True if the visitor ticked the box; absent if the form has none. */
  marketing_texts?: boolean;
  /** When a correction of the request withdrew the consent to marketing texts, ms since the epoch; absent if none did. */
  withdrawn_at?: number;
  /** When the server received it, ms since the epoch. */
  at: number;
  /** Path of the page; empty if unknown. */
  page: string;
}

/** Every wording as visitors read it, with a line for each paragraph. */
export function wordingTexts({ consent }: Pick<Site, 'consent'>): Record<FormName, string> {
  return {
    quote: `${consent.notice}\n${consent.marketing_texts}`,
    photo: consent.notice,
    letter: consent.notice,
    chat: consent.chat_notice,
    newsletter: consent.newsletter_notice,
  };
}
