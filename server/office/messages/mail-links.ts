/**
 * Links in the mails about a lead: contacted, booked, spam. They are signed, so that nobody makes one up, and work once and
 * for a week. Opening one asks, a press does it: programs that look through mails open every link.
 */
import type { Act } from '../../../domain/office/acts-api.ts';
import { hashOf, opensLink, signLink } from '../../http/secrets.ts';

export const MAIL_ACTS = ['contacted', 'booked', 'spam'] as const;
export type MailAct = (typeof MAIL_ACTS)[number];

/** Path of the page behind a link, and of its post. */
export const MAIL_ACT_PATH = '/office/mail';

/** ms. */
const LIFETIME_MS = 7 * 86_400_000;

/** Makes the links of a lead's mail. @param now ms since the epoch */
export function mailActLinks(
  key: string,
  siteUrl: string,
  submissionId: string,
  now: number,
): Record<MailAct, string> {
  // A whole day, so that a mail that is sent again has the same links, which work once.
  const until = Math.ceil((now + LIFETIME_MS) / 86_400_000) * 86_400_000;
  const link = (what: MailAct) => {
    const query = new URLSearchParams({
      lead: submissionId,
      until: String(until),
      key: signLink(key, { subject: `${submissionId} ${what}`, until }),
    });
    return `${siteUrl}${MAIL_ACT_PATH}/${what}?${query}`;
  };
  return { contacted: link('contacted'), booked: link('booked'), spam: link('spam') };
}

interface ReadMailAct {
  submissionId: string;
  act: Extract<Act, { type: 'status' }>;
}

/** What a link asks for; null = it is no link of ours, or its time is over. */
export function readMailAct(
  key: string,
  what: string,
  query: Record<string, unknown>,
  now: number,
): ReadMailAct | null {
  const status = MAIL_ACTS.find((one) => one === what);
  const { lead, until, key: signature } = query;
  if (!status || typeof lead !== 'string' || typeof signature !== 'string') return null;
  if (typeof until !== 'string' || !/^\d{1,16}$/.test(until)) return null;
  const link = { subject: `${lead} ${status}`, until: Number(until) };
  if (!opensLink(key, link, signature, now)) return null;
  return { submissionId: lead, act: { type: 'status', status, act_id: actIdOf(signature) } };
}

/** A UUID of what an act comes from: the same is one act, however often it comes. */
export function actIdOf(signature: string): string {
  const hex = hashOf(signature);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
