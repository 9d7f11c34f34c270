/** Links that show one draft of a page to a person without a sign-in: signed, for a week, until the draft is published or discarded. */
import { opensLink, signLink } from '../../http/secrets.ts';

const LIFETIME_MS = 7 * 86_400_000;

/** @param begunNo number of the revision with which the draft began. @param now ms since the epoch. @returns the last part of its address */
export function draftLink(key: string, begunNo: number, now: number): string {
  const until = now + LIFETIME_MS;
  return `${begunNo}-${until}-${signLink(key, { subject: subjectOf(begunNo), until })}`;
}

/** @returns the number of the revision with which its draft began; null if the link is not ours or has ended */
export function readDraftLink(key: string, link: string, now: number): number | null {
  const [, begun, until, signature = ''] = LINK.exec(link) ?? [];
  const begunNo = Number(begun);
  const signed = { subject: subjectOf(begunNo), until: Number(until) };
  return opensLink(key, signed, signature, now) ? begunNo : null;
}

/** Whether a text has the form of a link. */
export const isDraftLink = (link: string) => LINK.test(link);

const LINK = /^(\d{1,9})-(\d{1,14})-([\w-]{43})$/;

const subjectOf = (begunNo: number) => `draft ${begunNo}`;
