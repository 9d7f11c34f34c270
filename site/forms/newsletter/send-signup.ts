/** Sends a signup under an id that stays the same until it has arrived, over a reload and in every tab. */

import { newsletterForm } from '../../../domain/forms/newsletter-form.ts';
import { pageLanguage } from '../../../domain/language/language.ts';
import type { NewsletterSettings } from '../../../domain/newsletter/newsletter.ts';
import {
  type Outcome,
  type OutcomeText,
  outcomeText,
} from '../../../domain/submissions/outcome.ts';
import { readJson, tabStorage } from '../../lib/browser/storage.ts';
import { makeUuid } from '../../lib/browser/uuid.ts';
import { pendingStore } from '../submissions/pending-store.ts';
import { sendNewsletterSignup } from '../submissions/send-submission.ts';

/** Key of the attempt that has not arrived, in the storage of the tab. */
const KEY = 'newsletter_attempt';

interface Attempt {
  email: string;
  id: string;
}

/** Where storage is refused, the attempt is known as long as the page. */
let latest: Attempt | null = null;

export async function sendSignup(
  email: string,
  consentVersion: string,
): Promise<{ id: string; outcome: Outcome }> {
  const id = idFor(email);
  keep({ email, id });
  const outcome = await sendNewsletterSignup({
    email,
    source_page: newsletterForm.source,
    submission_id: id,
    consent_version: consentVersion,
    ...(pageLanguage() !== 'en' && { language: pageLanguage() }),
  });
  if (outcome.state === 'sent') keep(null);
  return { id, outcome };
}

/** A retry is no second signup; neither is an address that waits on this device already. */
function idFor(email: string): string {
  const attempt = latest ?? (readJson(tabStorage, KEY) as Attempt | null);
  if (attempt?.email === email && attempt.id) return attempt.id;
  const waiting = pendingStore
    .entries()
    .find(
      ({ kind, body, state }) =>
        kind === 'newsletter' && state !== 'refused' && body.email === email,
    );
  return waiting?.body.submission_id ?? makeUuid();
}

function keep(attempt: Attempt | null): void {
  latest = attempt;
  tabStorage.write(KEY, attempt && JSON.stringify(attempt));
}

/**
 * Reports what becomes of a signup that waits on this device, once.
 * @returns what ends it
 */
export function followSignup(
  id: string,
  settings: NewsletterSettings,
  report: (text: OutcomeText) => void,
): () => void {
  const stop = pendingStore.subscribe(() => {
    const entry = pendingStore.find(id);
    if (entry && !entry.refusal) return;
    stop();
    if (!entry) keep(null);
    report(outcomeText('newsletter', entry?.refusal ?? { state: 'sent' }, settings));
  });
  return stop;
}
