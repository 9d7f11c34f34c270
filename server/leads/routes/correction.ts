/** What becomes of a form post whose id belongs to a request that says something else. */
import { createHash } from 'node:crypto';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';

/**
 * Without JavaScript nobody can send the correction under a new id, so we do it for the visitor.
 * The same correction gets the same new id, so that it, too, is kept once however often it is posted.
 */
export function asCorrection(submission: ContactSubmission): ContactSubmission {
  const { first_name, phone, email, address, description, submission_id: replaces } = submission;
  const said = JSON.stringify([replaces, first_name, phone, email, address, description]);
  return { ...submission, submission_id: uuidOf(said), replaces };
}

/** A UUID (version 8: a hash of our own) that follows from a text. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hash.charAt(16), 16) % 4];
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
