import { localDate } from '../../../domain/hours/office-hours.ts';
import type { Language } from '../../../domain/language/language.ts';
import { changeableUntil } from '../../../domain/visits/visit-windows.ts';
import type { LeadRow, VisitRow } from '../../database/tables.ts';
import { findLead } from '../../leads/store/leads.ts';
import { isMailable, mailboxOf } from '../../mail/address.ts';
import { insertNewOutboxRows, outboxRow } from '../../outbox/store.ts';
import { isSigned, signVisits, VISITS_LINK_MS } from '../messages/visits-link.ts';
import { visitsOfMailbox } from '../store.ts';
import { type VisitContext, windowOf } from './visits.ts';

type SigningContext = VisitContext & { linkKey: string };

/** Asked for again within so long, the first mail is enough, ms. */
const SAME_MAIL_MS = 10 * 60_000;

/** Queues the mail with the link where the mailbox has visits. @returns whether it was, for the worker alone */
export async function mailVisitsLink(
  email: string,
  language: Language,
  { db, messages, linkKey, now }: SigningContext,
): Promise<boolean> {
  if (!isMailable(email)) return false;
  const visits = await visitsOfMailbox(db, mailboxOf(email));
  const newest = visits.at(-1);
  if (!newest) return false;
  const until = now + VISITS_LINK_MS;
  const { submission_id } = newest;
  const payload = {
    email: newest.email,
    language,
    until,
    key: signVisits(linkKey, newest.email, until),
  };
  const id = `${submission_id}:visits_link:${Math.floor(now / SAME_MAIL_MS)}`;
  const { messageIdDomain } = messages;
  const message = { kind: 'visits_link' as const, submissionId: submission_id, payload, now, id };
  await insertNewOutboxRows(db, [
    {
      ...outboxRow({ ...message, messageIdDomain }),
      message_id: `<visits_link.${submission_id}.${now}@${messageIdDomain}>`,
    },
  ]);
  return true;
}

/** What the link opens. */
export interface YourVisits {
  /** Asked for, or booked for today or later, the next first. `isChangeable`: by the customer. */
  coming: { visit: VisitRow & Pick<LeadRow, 'service_needed'>; isChangeable: boolean }[];
  /** What was, the newest first; canceled ones are left out. */
  earlier: VisitRow[];
}

/** @returns null when the link is none of ours, or its time is over */
export async function readYourVisits(
  { submissionId, until, signature }: { submissionId: string; until: number; signature: string },
  { db, rules, linkKey, now }: SigningContext,
): Promise<YourVisits | null> {
  const lead = await findLead(db, submissionId);
  if (!lead || !isSigned({ email: lead.email, until, signature }, linkKey, now)) return null;
  const visits = await visitsOfMailbox(db, mailboxOf(lead.email));
  const today = localDate(rules.zone, now);
  const isComing = ({ state, day }: VisitRow) =>
    state === 'asked' || (state === 'booked' && (day ?? '') >= today);
  const dayOf = ({ day, window }: VisitRow) => `${day ?? ''} ${window ?? ''}`;
  return {
    coming: visits
      .filter(isComing)
      .sort((one, other) => dayOf(one).localeCompare(dayOf(other)))
      .map((visit) => {
        const window = visit.state === 'booked' ? windowOf(visit) : null;
        const end = window && changeableUntil({ ...rules, zone: visit.zone }, window);
        return { visit, isChangeable: end !== null && end > now };
      }),
    earlier: visits
      .filter((visit) => !isComing(visit) && visit.state !== 'canceled')
      .sort((one, other) => dayOf(other).localeCompare(dayOf(one))),
  };
}
