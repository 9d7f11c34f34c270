/** The mail to the office when a visitor named windows, or a customer booked, moved or canceled a visit. */
import * as m from '#messages';
import { windowWords } from '../../../domain/visits/visit-words.ts';
import { fromJson } from '../../database/json.ts';
import { isMailable } from '../../mail/address.ts';
import { html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import type { MailContext, RenderedMail } from '../../mail/message.ts';
import type { VisitMailRow } from './visit-messages.ts';

export function renderVisitNotice(
  row: VisitMailRow,
  { site, leadsTo, siteUrl }: MailContext,
): RenderedMail {
  const visit = fromJson(row.payload);
  const { name, phone, email, booked, wishes, state } = visit;
  const heading =
    state === 'asked'
      ? m.visits_mail_asked({ name })
      : state === 'canceled'
        ? m.visits_mail_canceled_by({ name })
        : m.visits_mail_booked_by({ name });
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
