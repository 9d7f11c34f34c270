/**
 * Signed links that show one draft of a page without a sign-in. They expire after a week, or when the draft is
 * published or discarded.
 */
import { opensLink, signLink } from '../../http/secrets.ts';

const LIFETIME_MS = 7 * 86_400_000;

/** @param begunNo number of the draft's first revision @returns the last segment of the link's path */
export function draftLink(key: string, begunNo: number, now: number): string {
  const until = now + LIFETIME_MS;
  return `${begunNo}-${until}-${signLink(key, { subject: subjectOf(begunNo), until })}`;
}

/** @returns the number of the draft's first revision; null if the link is invalid or expired */
export function readDraftLink(key: string, link: string, now: number): number | null {
  const [, begun, until, signature = ''] = LINK.exec(link) ?? [];
  const begunNo = Number(begun);
  const signed = { subject: subjectOf(begunNo), until: Number(until) };
  return opensLink(key, signed, signature, now) ? begunNo : null;
}

const LINK = /^(\d{1,9})-(\d{1,14})-([\w-]{43})$/;

const subjectOf = (begunNo: number) => `draft ${begunNo}`;
