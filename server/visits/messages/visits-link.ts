/** The link to all visits of a mailbox: signed, so that no one makes one up, and over after a while. */
import { isSameSecret, signatureOf } from '../../http/secrets.ts';
import { mailboxOf } from '../../mail/address.ts';

/** How long it works, ms. */
export const VISITS_LINK_MS = 48 * 3_600_000;

interface SignedVisits {
  /** Of the request that the link names; its mailbox is what is signed. */
  email: string;
  /** ms since the epoch. */
  until: number;
  signature: string;
}

export function signVisits(key: string, email: string, until: number): string {
  return signatureOf(key, `visits ${mailboxOf(email)} ${until}`);
}

/** Whether it is a link of ours, and its time is not over. */
export function isSigned(
  { email, until, signature }: SignedVisits,
  key: string | undefined,
  now: number,
): boolean {
  if (key === undefined) return false;
  return until > now && isSameSecret(signature, signVisits(key, email, until));
}
