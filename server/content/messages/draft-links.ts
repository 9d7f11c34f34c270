/** Links that show one draft of a page to a person without a sign-in: signed, for a week, until the draft is published or discarded. */
import { isSameSecret, signatureOf } from '../../http/secrets.ts';

const LIFETIME_MS = 7 * 86_400_000;

/** @param begunNo number of the revision with which the draft began. @param now ms since the epoch. @returns the last part of its address */
export function draftLink(key: string, begunNo: number, now: number): string {
  const until = now + LIFETIME_MS;
  return `${begunNo}-${until}-${signed(key, begunNo, until)}`;
}

/** @returns the number of the revision with which its draft began; null = the link is not ours, or is over */
export function readDraftLink(key: string, link: string, now: number): number | null {
  const [, begun, until, signature = ''] = LINK.exec(link) ?? [];
  const isOurs = isSameSecret(signature, signed(key, Number(begun), Number(until)));
  return isOurs && Number(until) > now ? Number(begun) : null;
}

/** Whether a text has the form of a link. */
export const isDraftLink = (link: string) => LINK.test(link);

const LINK = /^(\d{1,9})-(\d{1,14})-([\w-]{43})$/;

const signed = (key: string, begunNo: number, until: number) =>
  signatureOf(key, `draft ${begunNo} ${until}`);
