/** Signals that a request was made by a program. A suspicious lead is kept and listed, never refused. */
import type { ContactSubmission } from './contact-submission.ts';

/** Why a lead looks like spam, or null. */
export function quarantineReason(submission: ContactSubmission): string | null {
  return submission.company_website?.trim() ? 'honeypot' : null;
}
