/** Every mail except sign-in links, on one screen: the function that renders it, and its recipients. */
import { renderAlarm } from '../alarms/alarm-messages.ts';
import { fromJson } from '../database/json.ts';
import type { OutboxRow } from '../database/tables.ts';
import { renderAcknowledgement } from '../leads/messages/acknowledgement-mail.ts';
import { renderLeadMail } from '../leads/messages/lead-mail.ts';
import type { MailKinds } from '../mail/mail-channel.ts';
import type { MailCap } from '../mail/mail-store.ts';
import { renderNewsletterMail } from '../newsletter/messages/newsletter-mail.ts';
import { isSuppressed } from '../newsletter/store/choices.ts';
import { renderReviewRequest } from '../review-requests/review-request-messages.ts';
import { renderVisitMail, renderVisitsLink } from '../visits/messages/visit-mails.ts';
import { renderVisitNotice } from '../visits/messages/visit-notice.ts';

export const MAILS: MailKinds = {
  lead: { render: renderLeadMail },
  reminder: { render: renderLeadMail },
  acknowledgement: { render: renderAcknowledgement, capOf: () => 'first' },
  newsletter: { render: renderNewsletterMail, capOf: () => 'first', isSuppressed },
  alarm: { render: renderAlarm },
  review_request: { render: renderReviewRequest, isSuppressed },
  visit: { render: renderVisitMail, capOf: capOfVisit },
  visit_reminder: { render: renderVisitMail, capOf: () => 'visit' },
  visit_notice: { render: renderVisitNotice },
  visits_link: { render: renderVisitsLink, capOf: () => 'first' },
};

/**
 * Anyone can book a visit under somebody else's address, then move and cancel it. The cap keeps them from flooding
 * that mailbox. It is higher than the cap of first mails, because a customer may move a visit several times.
 */
function capOfVisit({ payload }: OutboxRow<'visit'>): MailCap | null {
  const { by, before, state } = fromJson(payload);
  if (by === 'office') return null;
  return before !== null || state === 'canceled' ? 'visit' : 'first';
}
