/** Signed links: to one visit, which they move or cancel, or to all visits of a mailbox. */
import {
  changeableUntil,
  type VisitRules,
  windowOf,
} from '../../../domain/visits/visit-windows.ts';
import type { VisitRow } from '../../database/tables.ts';
import { opensLink, signLink } from '../../http/secrets.ts';
import { mailboxOf } from '../../mail/address.ts';

/** Lifetime of a link to all visits of a mailbox, ms. */
const MAILBOX_LINK_MS = 48 * 3_600_000;

/** The query of a link to all visits of a mailbox. */
export interface VisitsLink {
  /** Id of one of the mailbox's leads. */
  request: string;
  /** ms since the epoch. */
  until: number;
  /** The signature. */
  key: string;
}

/** The query of a link to one visit. */
export interface VisitLink extends VisitsLink {
  visit: string;
}

const toVisit = (visit: string, until: number) => ({ subject: `visit ${visit}`, until });
const toMailbox = (email: string, until: number) => ({
  ...{ subject: `visits ${mailboxOf(email)}`, until },
});

/** The link works until the visit can no longer be changed. @returns null if the visit is not booked */
export function linkToVisit(
  visit: VisitRow,
  { rules, linkKey }: { rules: Pick<VisitRules, 'change_hours'>; linkKey: string },
): VisitLink | null {
  const window = visit.state === 'booked' ? windowOf(visit) : null;
  if (!window) return null;
  const { submission_id: request, visit_id, zone } = visit;
  const until = changeableUntil({ ...rules, zone }, window);
  return { request, visit: visit_id, until, key: signLink(linkKey, toVisit(visit_id, until)) };
}

export const opensVisit = ({ visit, until, key }: VisitLink, linkKey: string, now: number) =>
  opensLink(linkKey, toVisit(visit, until), key, now);

/** @param lead one of the mailbox's leads */
export function linkToMailbox(
  { submission_id: request, email }: { submission_id: string; email: string },
  linkKey: string,
  now: number,
): VisitsLink {
  const until = now + MAILBOX_LINK_MS;
  return { request, until, key: signLink(linkKey, toMailbox(email, until)) };
}

/** @param email of the lead that the link names */
export const opensMailbox = (link: VisitsLink, email: string, linkKey: string, now: number) =>
  opensLink(linkKey, toMailbox(email, link.until), link.key, now);
