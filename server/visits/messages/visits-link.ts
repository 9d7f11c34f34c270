/** The link to all visits of a mailbox: signed, so that no one makes one up, and over after a while. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailboxOf } from '../../mail/address.ts';

/** How long it works, ms. */
export const VISITS_LINK_MS = 48 * 3_600_000;

export interface SignedVisits {
  /** Of the request that the link names; its mailbox is what is signed. */
  email: string;
  /** ms since the epoch. */
  until: number;
  signature: string;
}

export function signVisits(key: string, email: string, until: number): string {
  return createHmac('sha256', key)
    .update(`visits ${mailboxOf(email)} ${until}`)
    .digest('base64url');
}

/** Whether it is a link of ours, and its time is not over. */
export function isSigned(
  { email, until, signature }: SignedVisits,
  key: string | undefined,
  now: number,
): boolean {
  if (key === undefined) return false;
  const right = Buffer.from(signVisits(key, email, until));
  const given = Buffer.from(signature);
  return until > now && right.length === given.length && timingSafeEqual(right, given);
}
