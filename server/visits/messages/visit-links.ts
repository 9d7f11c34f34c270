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

/** What the address of a link to all visits holds. */
export interface VisitsLink {
  /** Id of a request from the mailbox. */
  request: string;
  /** When the link ends, ms since the epoch. */
  until: number;
  /** The signature. */
  key: string;
}

/** What the address of a link to one visit holds. */
export interface VisitLink extends VisitsLink {
  visit: string;
}

/** The link works until the visit can no longer be changed. @returns null if the visit is not booked */
export function linkToVisit(
  visit: VisitRow,
  { rules, linkKey }: { rules: Pick<VisitRules, 'change_hours'>; linkKey: string },
): VisitLink | null {
  const window = visit.state === 'booked' ? windowOf(visit) : null;
  if (!window) return null;
  const { submission_id: request, visit_id, zone } = visit;
  const until = changeableUntil({ ...rules, zone }, window);
  const key = signLink(linkKey, { subject: visitSubject(visit_id), until });
  return { request, visit: visit_id, until, key };
}

export const opensVisit = ({ visit, until, key }: VisitLink, linkKey: string, now: number) =>
  opensLink(linkKey, { subject: visitSubject(visit), until }, key, now);

/** @param lead one of the mailbox's requests */
export function linkToMailbox(
  { submission_id: request, email }: { submission_id: string; email: string },
  linkKey: string,
  now: number,
): VisitsLink {
  const until = now + MAILBOX_LINK_MS;
  return { request, until, key: signLink(linkKey, { subject: mailboxSubject(email), until }) };
}

/** @param email of the request that the link names */
export const opensMailbox = (
  { until, key }: VisitsLink,
  email: string,
  linkKey: string,
  now: number,
) => opensLink(linkKey, { subject: mailboxSubject(email), until }, key, now);

const visitSubject = (visitId: string) => `visit ${visitId}`;
const mailboxSubject = (email: string) => `visits ${mailboxOf(email)}`;
