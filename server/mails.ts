/** Every kind of mail but links to sign in, on one screen: what renders it, and whom it goes to. */
import { renderAlarm } from './alarms/messages.ts';
import { fromJson } from './database/json.ts';
import type { OutboxRow } from './database/tables.ts';
import { renderAcknowledgement } from './leads/messages/acknowledgement-mail.ts';
import { renderLeadMail } from './leads/messages/lead-mail.ts';
import type { MailKinds } from './mail/channel.ts';
import type { MailCap } from './mail/store.ts';
import { renderNewsletterMail } from './newsletter/messages/newsletter-mail.ts';
import { isSuppressed } from './newsletter/store/choices.ts';
import { renderReviewRequest } from './review-requests/messages.ts';
import { renderVisitMail } from './visits/messages/visit-mail.ts';
import { renderVisitCalendar, renderVisitNotice } from './visits/messages/visit-notice.ts';
import { renderVisitsLink } from './visits/messages/visits-link-mail.ts';

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
  visit_calendar: { render: renderVisitCalendar },
  visits_link: { render: renderVisitsLink, capOf: () => 'first' },
};

/**
 * Who moves or cancels a visit may have its link from the page after the booking, not from a mail: a stranger's mailbox
 * would be filled by booking and canceling. The cap is higher, because each move replaces the link in the mail before.
 */
function capOfVisit({ payload }: OutboxRow<'visit'>): MailCap | null {
  const { by, before, state } = fromJson(payload);
  if (by === 'office') return null;
  return before !== null || state === 'canceled' ? 'visit' : 'first';
}
