/**
 * The mail that tells a visitor their request has arrived. It repeats nothing they typed, not even the
 * name: whoever enters a stranger's address must not be able to say anything to them through us.
 */
import * as m from '#messages';
import { emergencyNote, unansweredSentence } from '../../../domain/hours/live-promise.ts';
import { languageOf } from '../../../domain/language/language.ts';
import { placeOfLead } from '../../../domain/lead/lead-place.ts';
import { phoneLink } from '../../../domain/lead/phone-link.ts';
import { settingsOf } from '../../../domain/territory/territory.ts';
import { inLanguage } from '../../../messages/language.ts';
import type { OutboxRow } from '../../database/tables.ts';
import { html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import { homeUrl, type MailContext, type MailMessage, siteIn } from '../../mail/message.ts';
import type { LeadPayload } from './lead-messages.ts';

type MailRow = Pick<OutboxRow, 'payload' | 'message_id' | 'submission_id'>;

/** Renders the acknowledgement of one request in the language of its page; `to` is the visitor's address. */
export function renderAcknowledgement(row: MailRow, context: MailContext): MailMessage {
  const lead = JSON.parse(row.payload) as LeadPayload;
  const language = languageOf(lead.language);
  const site = siteIn(context, language);
  return inLanguage(language, () => render(row, lead, { ...context, site }));
}

function render(row: MailRow, lead: LeadPayload, context: MailContext): MailMessage {
  const { site, areas } = context;
  const { phone } = settingsOf(site.territories, placeOfLead(lead, areas).territory);
  const paragraphs = [
    m.mail_thank_you_for_asking_for_help_your({ name: site.brand.name }),
    site.claims.response_promise,
    `${m.mail_office_hours({ label: site.hours.label })} ${emergencyNote(site.hours)}`.trim(),
    m.mail_did_you_not_ask_us_for_anything(),
  ];
  const sooner =
    unansweredSentence(site.hours, site.contact.time_zone, Date.now()) ??
    site.claims.response_sooner;
  const look = mailLayout(site);
  const home = homeUrl(context.siteUrl);
  return {
    to: [lead.email],
    subject: m.mail_we_have_your_request({ name: site.brand.name }),
    text: `${paragraphs[0]}\n\n${paragraphs[1]}\n${sooner} ${phone}\n\n${paragraphs[2]}\n\n${paragraphs[3]}\n\n${site.brand.name}\n${site.contact.postal_address}\n${home}\n`,
    html: look.page(
      html`<p>${paragraphs[0] ?? ''}</p>
<p>${paragraphs[1] ?? ''}</p>
<p>${sooner}</p>
${look.button(phoneLink(phone) ?? '', m.common_call_number({ number: phone }))}
<p>${paragraphs[2] ?? ''}</p>
${look.smallPrint(html`${paragraphs[3] ?? ''}`)}
${look.smallPrint(html`${site.brand.name}<br>${site.contact.postal_address}<br><a href="${home}">${home}</a>`)}`,
    ).markup,
    messageId: row.message_id,
    headers: {
      'X-Submission-Id': row.submission_id,
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}
