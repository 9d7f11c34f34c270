/** Every kind of mail but newsletters (server/mailings) and links to sign in, on one screen: what renders it, and whom it goes to. */
import { renderAlarm } from './alarms/messages.ts';
import { renderAcknowledgement } from './leads/messages/acknowledgement-mail.ts';
import { renderLeadMail } from './leads/messages/lead-mail.ts';
import type { MailKinds } from './mail/channel.ts';
import { renderNewsletterMail } from './newsletter/messages.ts';
import { isSuppressed } from './newsletter/store/choices.ts';
import { renderReviewRequest } from './review-requests/messages.ts';

export const MAILS: MailKinds = {
  lead: { render: renderLeadMail },
  reminder: { render: renderLeadMail },
  acknowledgement: { render: renderAcknowledgement, isToVisitor: true },
  newsletter: { render: renderNewsletterMail, isToVisitor: true, isSuppressed },
  alarm: { render: renderAlarm },
  review_request: { render: renderReviewRequest, isSuppressed },
};
