/** Every kind of mail but links to sign in, on one screen: what renders it, and whom it goes to. */
import { renderAlarm } from './alarms/messages.ts';
import { fromJson } from './database/json.ts';
import type { OutboxRow } from './database/tables.ts';
import { renderAcknowledgement } from './leads/messages/acknowledgement-mail.ts';
import { renderLeadMail } from './leads/messages/lead-mail.ts';
import type { MailKinds } from './mail/channel.ts';
import { renderNewsletterMail } from './newsletter/messages/newsletter-mail.ts';
import { isSuppressed } from './newsletter/store/choices.ts';
import { renderReviewRequest } from './review-requests/messages.ts';
import { renderVisitMail } from './visits/messages/visit-mail.ts';
import { renderVisitCalendar, renderVisitNotice } from './visits/messages/visit-notice.ts';
import { renderVisitsLink } from './visits/messages/visits-link-mail.ts';

export const MAILS: MailKinds = {
  lead: { render: renderLeadMail },
  reminder: { render: renderLeadMail },
  acknowledgement: { render: renderAcknowledgement, isToVisitor: true },
  newsletter: { render: renderNewsletterMail, isToVisitor: true, isSuppressed },
  alarm: { render: renderAlarm },
  review_request: { render: renderReviewRequest, isSuppressed },
  visit: { render: renderVisitMail, isToVisitor: true, isUncapped: isOfKnownVisit },
  visit_reminder: { render: renderVisitMail },
  visit_notice: { render: renderVisitNotice },
  visit_calendar: { render: renderVisitCalendar },
  visits_link: { render: renderVisitsLink, isToVisitor: true },
};

/** Who changes a booked visit had its link; without the mail the customer would have none that works. */
function isOfKnownVisit({ payload }: OutboxRow<'visit'>): boolean {
  const { by, before, state } = fromJson(payload);
  return by === 'office' || before !== null || state === 'canceled';
}
