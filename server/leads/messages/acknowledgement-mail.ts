/**
 * The mail that confirms a request to the visitor. It repeats nothing they typed, not even their name, so that the form
 * can't be used to send words to a stranger's address.
 */
import * as m from '#messages';
import { adviceIn, adviceLines } from '../../../domain/content/pest-advice.ts';
import { pestControl } from '../../../domain/content/trade.ts';
import { formOfSource } from '../../../domain/forms/forms.ts';
import {
  emergencyNote,
  responseSentence,
  unansweredSentence,
} from '../../../domain/hours/live-promise.ts';
import { isDate } from '../../../domain/hours/office-days.ts';
import { localDate } from '../../../domain/hours/office-hours.ts';
import { pageLanguage, pageLocale } from '../../../domain/language/language.ts';
import { shownTerritoryOf } from '../../../domain/lead/lead-place.ts';
import { letterTiming } from '../../../domain/lead/letter-timing.ts';
import { phoneLink } from '../../../domain/lead/phone-number.ts';
import { settingsOf } from '../../../domain/territory/territory.ts';
import { fromJson } from '../../database/json.ts';
import type { LeadPayload, OutboxRow } from '../../database/tables.ts';
import { html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import {
  automaticHeaders,
  inReadersLanguage,
  type MailContext,
  type RenderedMail,
} from '../../mail/message.ts';

/** Renders the acknowledgement of one request in the language of its page; `to` is the visitor's address. */
export const renderAcknowledgement = (
  { payload }: Pick<OutboxRow<'acknowledgement'>, 'payload'>,
  context: MailContext,
) => inReadersLanguage(fromJson(payload), context, render);

function render(lead: LeadPayload, context: MailContext): RenderedMail {
  const { site, areas } = context;
  const { contact, hours } = site;
  const { phone } = settingsOf(site.territories, shownTerritoryOf(lead, areas));
  const now = Date.now();
  const opening = m.mail_thank_you_for_asking_for_help_your({ name: site.brand.name });
  // Without a promised time the mail names no call-back time.
  const promise =
    (site.claims.response_promise &&
      responseSentence(hours, contact.time_zone, now, site.claims.response_minutes)) ||
    site.claims.response_promise;
  const sooner =
    phone && (unansweredSentence(hours, contact.time_zone, now) ?? site.claims.response_sooner);
  const { next, untilThen } = partsFor(lead, context);
  const officeHours = [
    hours.label && m.mail_office_hours({ label: hours.label }),
    emergencyNote(hours),
  ]
    .filter(Boolean)
    .join(' ');
  const mistake = m.mail_did_you_not_ask_us_for_anything();
  const before = [opening, [promise, ...next].filter(Boolean).join(' ')].filter(Boolean);
  const look = mailLayout(site);
  const sender = look.sender(context.siteUrl);
  return {
    to: [lead.email],
    subject: m.mail_we_have_your_request({ name: site.brand.name }),
    text: `${before.join('\n\n')}\n${`${sooner} ${phone}`.trim()}\n\n${untilThen.map((line) => `${line}\n`).join('')}${untilThen.length > 0 ? '\n' : ''}${officeHours && `${officeHours}\n\n`}${mistake}\n\n${sender.text}`,
    html: look.page(
      html`${before.map((words) => html`<p>${words}</p>\n`)}${sooner && html`<p>${sooner}</p>`}
${phone && look.button(phoneLink(phone) ?? '', m.common_call_number({ number: phone }))}
${
  untilThen.length > 0
    ? html`<p>${untilThen.map((line) => html`${line}<br>`)}</p>
`
    : ''
}${officeHours && html`<p>${officeHours}</p>`}
${look.smallPrint(html`${mistake}`)}
${sender.html}`,
    ).markup,
    headers: automaticHeaders('auto-replied'),
  };
}

/** The next steps for this kind of request, and what to do until then: the first advice of the pest's page if a pest is named. */
function partsFor(
  lead: LeadPayload,
  { site, advice }: MailContext,
): { next: string[]; untilThen: string[] } {
  const form = formOfSource(lead.source);
  const closing = String(lead.details?.closing ?? '');
  if (form === 'letter' && isDate(closing)) {
    const { hours, contact, claims } = site;
    const days = claims.letter_working_days;
    const today = localDate(contact.time_zone, lead.received_at);
    const timing = letterTiming(undefined, closing, today, hours, days);
    const day = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'full', timeZone: 'UTC' });
    return {
      next: [
        m.mail_we_confirm_the_letter({ closing: day.format(Date.parse(closing)) }),
        ...(timing?.kind === 'tight' ? [m.mail_the_closing_is_near({ days })] : []),
      ],
      untilThen: [m.mail_until_then_letter()],
    };
  }
  const isPhoto = form === 'photo';
  const asked = `${lead.service_needed}\n${lead.description}`;
  const found = adviceIn(asked, advice?.(pageLanguage()) ?? []);
  return {
    next: isPhoto ? [m.mail_we_look_at_your_photos()] : [],
    untilThen: found ? adviceLines(found) : usualAdvice(site, isPhoto),
  };
}

/** Advice when no pest is named. Empty for other trades: we know none that holds for them. */
function usualAdvice({ trade }: MailContext['site'], isPhoto: boolean): string[] {
  if (trade.name !== pestControl().name) return [];
  return [isPhoto ? m.mail_until_then_photos() : m.mail_until_then()];
}
