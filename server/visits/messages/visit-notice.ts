/**
 * The mail to the office when a visitor named windows, or a customer booked, moved or canceled a visit; and the invitation to the company's
 * calendar.
 */
import * as m from '#messages';
import { windowWords } from '../../../domain/visits/visit-words.ts';
import { fromJson } from '../../database/json.ts';
import { isMailable } from '../../mail/address.ts';
import { html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import type { MailContext, RenderedMail } from '../../mail/message.ts';
import { invitation } from './visit-mail.ts';
import type { VisitMailRow } from './visit-messages.ts';

export function renderVisitNotice(row: VisitMailRow, context: MailContext): RenderedMail {
  const { name, state } = fromJson(row.payload);
  const about = { name };
  const booking =
    state === 'canceled' ? m.visits_mail_canceled_by(about) : m.visits_mail_booked_by(about);
  return officeMail(row, context, state === 'asked' ? m.visits_mail_asked(about) : booking);
}

/** The address of the company's calendar gets what the customer gets, with whom to see. */
export function renderVisitCalendar(row: VisitMailRow, context: MailContext): RenderedMail {
  const { visit_id, name, zip, service_needed } = fromJson(row.payload);
  const summary = [name, zip, service_needed].filter(Boolean).join(', ');
  const mail = officeMail(row, context, m.visits_calendar_office({ summary }));
  const attendee = row.receiver ?? '';
  return {
    ...mail,
    to: [attendee],
    ...invitation(row, context.site, {
      // Not that of the customer's invitation: a mailbox that gets both has two events.
      uid: `office.${visit_id}`,
      ...{ summary, attendee, description: mail.text },
    }),
  };
}

function officeMail(
  row: VisitMailRow,
  { site, leadsTo, siteUrl }: MailContext,
  heading: string,
): RenderedMail {
  const visit = fromJson(row.payload);
  const { phone, email, booked, wishes, state } = visit;
  const facts = [
    state === 'asked'
      ? { label: m.visits_mail_wishes(), value: wishes.map(windowWords).join('; ') }
      : { label: m.visits_mail_when(), value: booked ? windowWords(booked) : '' },
    ...(visit.before && state === 'booked'
      ? [{ label: m.visits_mail_before(), value: windowWords(visit.before) }]
      : []),
    { label: m.common_phone(), value: phone },
    ...(email ? [{ label: 'E-mail', value: email }] : []),
    { label: 'ZIP', value: visit.zip ?? '-' },
    ...(visit.service_needed
      ? [{ label: m.common_service_label(), value: visit.service_needed }]
      : []),
    { label: m.visits_mail_id(), value: row.submission_id },
  ];
  const url = `${siteUrl}/office/leads/${row.submission_id}`;
  const look = mailLayout(site);
  return {
    to: leadsTo,
    ...(isMailable(email) && { replyTo: email }),
    subject: heading,
    text: `${heading}\n\n${facts.map(({ label, value }) => `${label}: ${value}`).join('\n')}\n\n${url}\n`,
    html: look.page(
      html`<p>${heading}</p>
${look.facts(facts)}
${look.button(url, m.visits_mail_open_in_office())}`,
    ).markup,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
