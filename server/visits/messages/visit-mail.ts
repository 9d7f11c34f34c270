/** The mails to the customer: what is booked, moved or canceled, with a calendar file; and the reminder of the day before. */
import * as m from '#messages';
import { adviceIn } from '../../../domain/content/pest-advice.ts';
import type { Site } from '../../../domain/content/site-schema.ts';
import { languageOf } from '../../../domain/language/language.ts';
import { phoneLink } from '../../../domain/lead/phone-number.ts';
import { settingsOf } from '../../../domain/territory/territory.ts';
import { type CalendarEvent, calendarFile } from '../../../domain/visits/calendar.ts';
import { visitChangeUrl } from '../../../domain/visits/visit-paths.ts';
import { momentsOf } from '../../../domain/visits/visit-windows.ts';
import { momentWords, windowWords } from '../../../domain/visits/visit-words.ts';
import { fromJson } from '../../database/json.ts';
import type { VisitPayload } from '../../database/tables.ts';
import { html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import {
  automaticHeaders,
  inReadersLanguage,
  type MailContext,
  type MailMessage,
  type RenderedMail,
} from '../../mail/message.ts';
import type { VisitMailKind, VisitMailRow } from './visit-messages.ts';

/** In the language of the request; it repeats nothing that was typed. */
export const renderVisitMail = (row: VisitMailRow, context: MailContext) =>
  inReadersLanguage(fromJson(row.payload), context, (visit, own) => visitMail(row, visit, own));

function visitMail(
  row: VisitMailRow,
  visit: VisitPayload,
  { site, areas, siteUrl, preparation }: MailContext,
): RenderedMail {
  const { booked, state, reason, token, changeable_until } = visit;
  // A canceled visit has its last window; a wish that was declined never had one.
  const when = (booked ? [booked] : visit.wishes).map(windowWords).join('; ');
  const company = site.brand.name;
  const territory = visit.territory ?? areas.find(({ id }) => id === visit.area)?.territory;
  const { phone } = settingsOf(site.territories, territory);
  const opening = openingOf(row.kind, visit, { when, company });
  const isComing = state === 'booked';
  const link =
    isComing && token !== null
      ? `${siteUrl}${visitChangeUrl(languageOf(visit.language), {
          request: row.submission_id,
          visit: visit.visit_id,
          key: token,
        })}`
      : null;
  const until =
    link && changeable_until !== null
      ? m.visits_mail_change_until({ moment: momentWords(visit.zone, changeable_until) })
      : '';
  const call = m.visits_mail_questions({ phone });
  const lists = preparation?.(languageOf(visit.language)) ?? [];
  const steps = isComing ? (adviceIn(visit.service_needed, lists)?.steps ?? []) : [];
  const list =
    steps.length > 0 ? [m.common_before_we_come(), ...steps.map((step) => `• ${step}`)] : [];
  const paragraphs = [opening.text, ...(reason ? [m.visits_mail_reason({ reason })] : [])];
  const look = mailLayout(site);
  const sender = look.sender(siteUrl);
  return {
    to: [visit.email],
    replyTo: site.contact.email,
    subject: opening.subject,
    text: `${[...paragraphs, ...(steps.length > 0 ? [list.join('\n')] : []), ...(link ? [`${m.visits_mail_change()}: ${link}\n${until}`] : []), ...(call ? [call] : [])].join('\n\n')}\n\n${sender.text}`,
    html: look.page(
      html`${paragraphs.map((words) => html`<p>${words}</p>\n`)}
${steps.length > 0 ? html`<p>${list.map((line) => html`${line}<br>`)}</p>` : html``}
${link ? html`${look.button(link, m.visits_mail_change())}<p>${until}</p>` : html``}
${call && html`<p><a href="${phoneLink(phone) ?? ''}">${call}</a></p>`}
${sender.html}`,
    ).markup,
    ...(row.kind !== 'visit_reminder' &&
      invitation(row, site, {
        uid: visit.visit_id,
        summary: m.visits_calendar_summary({ company }),
        description: [call, link].filter(Boolean).join('\n'),
        attendee: visit.email,
      })),
    headers: automaticHeaders('auto-generated'),
  };
}

/**
 * Of a mail about a visit: the calendar file that books, moves or cancels it there; nothing for a wish that was declined.
 * @param about `uid` before its domain
 */
export function invitation(
  row: VisitMailRow,
  { brand, contact }: Site,
  { uid, ...about }: Pick<CalendarEvent, 'uid' | 'summary' | 'description' | 'attendee'>,
): Pick<MailMessage, 'calendar'> {
  const { booked, state, sequence, at, zone } = fromJson(row.payload);
  if (!booked) return {};
  const method = state === 'booked' ? 'REQUEST' : 'CANCEL';
  const event: CalendarEvent = {
    ...{ ...about, method, sequence, at },
    uid: `${uid}@${row.message_id.replace(/^.*@|>$/g, '')}`,
    ...momentsOf(zone, booked),
    organizer: { name: brand.name, email: contact.email },
  };
  return { calendar: { method, content: calendarFile(event) } };
}

function openingOf(
  kind: VisitMailKind,
  { state, booked, before }: VisitPayload,
  about: { when: string; company: string },
): { subject: string; text: string } {
  if (kind === 'visit_reminder')
    return { subject: m.visits_mail_tomorrow(about), text: m.visits_mail_tomorrow_text(about) };
  if (state === 'canceled' && !booked)
    return { subject: m.visits_mail_declined(about), text: m.visits_mail_declined_text(about) };
  if (state === 'canceled')
    return { subject: m.visits_mail_canceled(about), text: m.visits_mail_canceled_text(about) };
  return before
    ? { subject: m.visits_mail_moved(about), text: m.visits_mail_moved_text(about) }
    : { subject: m.visits_mail_booked(about), text: m.visits_mail_booked_text(about) };
}
