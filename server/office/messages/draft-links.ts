/** Links that show one draft of a page to somebody without a sign-in: signed, for a week, until the page is published. */
import { isSameSecret, signatureOf } from '../../http/secrets.ts';

/** ms. */
const LIFETIME_MS = 7 * 86_400_000;

export interface LinkedDraft {
  /** Of the content file. */
  path: string;
  /** The draft as it was when the link was made, or what was written of it since. */
  revisionNo: number;
  /** What visitors get of the file; 0 = nothing. After a publication it is another one, and the link opens nothing. */
  liveNo: number;
}

/** @param now ms since the epoch. @returns the last part of its address */
export function draftLink(key: string, draft: LinkedDraft, now: number): string {
  const until = now + LIFETIME_MS;
  return `${draft.revisionNo}-${until}-${signed(key, draft, until)}`;
}

/** What a link asks for, before its signature is compared; null = it is none. */
export function readDraftLink(
  link: string,
  now: number,
): { revisionNo: number; until: number; signature: string; isOver: boolean } | null {
  const [, revision, until, signature = ''] = /^(\d{1,9})-(\d{1,14})-([\w-]{43})$/.exec(link) ?? [];
  if (!signature) return null;
  const isOver = Number(until) <= now;
  return { revisionNo: Number(revision), until: Number(until), signature, isOver };
}

export function isSignedFor(
  key: string,
  draft: LinkedDraft,
  { until, signature }: { until: number; signature: string },
): boolean {
  return isSameSecret(signature, signed(key, draft, until));
}

const signed = (key: string, { path, revisionNo, liveNo }: LinkedDraft, until: number) =>
  signatureOf(key, `draft ${path} ${revisionNo} ${liveNo} ${until}`);
