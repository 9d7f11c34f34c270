/**
 * The mails to a customer: a visit that is booked, moved or canceled, with a calendar file; the reminder the day before; the link to all
 * visits.
 */
import * as m from '#messages';
import { adviceIn } from '../../../domain/content/pest-advice.ts';
import { languageOf } from '../../../domain/language/language.ts';
import { phoneLink } from '../../../domain/lead/phone-number.ts';
import { settingsOf } from '../../../domain/territory/territory.ts';
import { type CalendarEvent, calendarFile } from '../../../domain/visits/visit-calendar.ts';
import { visitChangeUrl, yourVisitsUrl } from '../../../domain/visits/visit-paths.ts';
import { momentsOf } from '../../../domain/visits/visit-windows.ts';
import { momentWords, windowWords } from '../../../domain/visits/visit-words.ts';
import { fromJson } from '../../database/json.ts';
import type { OutboxRow, VisitPayload } from '../../database/tables.ts';
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

/** The mail to a customer, in the language of the request. It repeats nothing that a visitor typed. */
export const renderVisitMail = (row: VisitMailRow, context: MailContext) =>
  inReadersLanguage(fromJson(row.payload), context, (visit, own) => visitMail(row, visit, own));

function visitMail(
  row: VisitMailRow,
  visit: VisitPayload,
  { site, areas, siteUrl, preparation }: MailContext,
): RenderedMail {
  const { booked, state, reason } = visit;
  // A canceled visit keeps its last window; a declined wish never had one.
  const when = (booked ? [booked] : visit.wishes).map(windowWords).join('; ');
  const company = site.brand.name;
  const territory = visit.territory ?? areas.find(({ id }) => id === visit.area)?.territory;
  const { phone } = settingsOf(site.territories, territory);
  const opening = openingOf(row.kind, visit, { when, company });
  const isComing = state === 'booked';
  const link =
    visit.link &&
    siteUrl +
      visitChangeUrl(languageOf(visit.language), {
        ...{ request: row.submission_id, visit: visit.visit_id },
        ...visit.link,
      });
  const until = visit.link
    ? m.visits_mail_change_until({ moment: momentWords(visit.zone, visit.link.until) })
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
      invitation(row, visit, {
        organizer: { name: company, email: site.contact.email },
        summary: m.visits_calendar_summary({ company }),
        description: [call, link].filter(Boolean).join('\n'),
      })),
    headers: automaticHeaders('auto-generated'),
  };
}

/** The calendar file that books, moves or cancels a visit; none for a declined wish. */
function invitation(
  { message_id }: VisitMailRow,
  { visit_id, email, booked, state, sequence, at, zone }: VisitPayload,
  about: Pick<CalendarEvent, 'summary' | 'description' | 'organizer'>,
): Pick<MailMessage, 'calendar'> {
  if (!booked) return {};
  const method = state === 'booked' ? 'REQUEST' : 'CANCEL';
  const event: CalendarEvent = {
    ...{ ...about, method, sequence, at, attendee: email },
    uid: `${visit_id}@${message_id.replace(/^.*@|>$/g, '')}`,
    ...momentsOf(zone, booked),
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

/** The mail with the link to all visits of its mailbox. It repeats nothing of them. */
export function renderVisitsLink(
  { payload, submission_id: request }: Pick<OutboxRow<'visits_link'>, 'payload' | 'submission_id'>,
  context: MailContext,
): RenderedMail {
  return inReadersLanguage(fromJson(payload), context, (asked, { site, siteUrl }) => {
    const { email, until, key } = asked;
    const url = siteUrl + yourVisitsUrl(languageOf(asked.language), { request, until, key });
    const about = m.visits_yours_mail_about({
      moment: momentWords(site.contact.time_zone, until),
    });
    const stranger = m.visits_yours_mail_not_you();
    const look = mailLayout(site);
    const sender = look.sender(siteUrl);
    return {
      to: [email],
      replyTo: site.contact.email,
      subject: m.visits_yours_mail({ company: site.brand.name }),
      text: `${about}\n${url}\n\n${stranger}\n\n${sender.text}`,
      html: look.page(
        html`<p>${about}</p>
${look.button(url, m.visits_yours_heading())}
<p>${stranger}</p>
${sender.html}`,
      ).markup,
      headers: automaticHeaders('auto-generated'),
    };
  });
}
