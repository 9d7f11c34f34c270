/**
 * Links in mails about a lead: contacted, booked, spam. They are signed, work once and for a week. Opening one asks,
 * pressing the button acts, because link scanners open every link.
 */
import type { Act } from '../../../domain/office/acts-api.ts';
import { hashOf, opensLink, signLink } from '../../http/secrets.ts';

export const MAIL_ACTS = ['contacted', 'booked', 'spam'] as const;
export type MailAct = (typeof MAIL_ACTS)[number];

/** Path of the page behind a link and of its form. */
export const MAIL_ACT_PATH = '/office/mail';

/** ms. */
const LIFETIME_MS = 7 * 86_400_000;

/** The links of a lead's mail. @param now ms since the epoch */
export function mailActLinks(
  key: string,
  siteUrl: string,
  submissionId: string,
  now: number,
): Record<MailAct, string> {
  // Rounded to a day, so that a resent mail contains the same links, which work once.
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

/** The act that a link asks for; null if the link is invalid or expired. */
export function readMailAct(
  key: string,
  what: string,
  query: Record<string, unknown>,
  now: number,
): { submissionId: string; act: Act } | null {
  const status = MAIL_ACTS.find((one) => one === what);
  const { lead, until, key: signature } = query;
  if (!status || typeof lead !== 'string' || typeof signature !== 'string') return null;
  if (typeof until !== 'string' || !/^\d{1,16}$/.test(until)) return null;
  const link = { subject: `${lead} ${status}`, until: Number(until) };
  if (!opensLink(key, link, signature, now)) return null;
  return { submissionId: lead, act: { type: 'status', status, act_id: actIdOf(signature) } };
}

/** Derives an act's UUID from its origin, so that repeats are the same act. */
export function actIdOf(signature: string): string {
  const hex = hashOf(signature);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
