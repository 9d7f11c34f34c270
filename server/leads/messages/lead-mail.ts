/** Mails to the office: a new lead with everything needed for the call, most useful first, and the reminder if nobody called. */

import * as m from '#messages';
import type { Area, Site } from '../../../domain/content/site-schema.ts';
import type { Column } from '../../../domain/forms/form.ts';
import { columnLabel, formOfSource } from '../../../domain/forms/forms.ts';
import { markedContacts } from '../../../domain/forms/office-view.ts';
import { photoForm } from '../../../domain/forms/photo-form.ts';
import { officeTime } from '../../../domain/hours/office-hours.ts';
import { placeOfLead } from '../../../domain/lead/lead-place.ts';
import { phoneLink } from '../../../domain/lead/phone-number.ts';
import { CHAT_SOURCE, PARTIAL_CHAT_SOURCE, zipOf } from '../../../domain/lead/submission-fields.ts';
import { promisedBy } from '../../../domain/office/promise.ts';
import { settingsOf } from '../../../domain/territory/territory.ts';
import { fromJson } from '../../database/json.ts';
import type { LeadMessageKind, LeadPayload, OutboxRow } from '../../database/tables.ts';
import { isMailable } from '../../mail/address.ts';
import { type Html, html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import type { MailContext, MailMessage, RenderedMail } from '../../mail/message.ts';
import { actLinks } from './act-links.ts';
import { letterMail } from './letter-mail.ts';

type MailRow = Pick<
  OutboxRow<LeadMessageKind>,
  'kind' | 'payload' | 'stage' | 'message_id' | 'submission_id'
>;

/** Renders the mail about a new lead, or its reminder. */
export function renderLeadMail(row: MailRow, context: MailContext): RenderedMail {
  const lead = fromJson(row.payload);
  const words = row.kind === 'lead' ? letterMail(lead, context) : null;
  return {
    to: context.leadsTo,
    ...(isMailable(lead.email) && { replyTo: lead.email }),
    ...(words ?? quoteMail(lead, row, context)),
    ...inReplyTo(lead, row),
    ...(lead.photos && { photos: lead.photos }),
    headers: { 'X-Lead-Stage': row.stage, 'Auto-Submitted': 'auto-generated' },
  };
}

function quoteMail(
  lead: LeadPayload,
  row: MailRow,
  context: MailContext,
): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const facts = factsOf(lead, row, context);
  const opening = openingOf(lead, row, context);
  const links = actLinks(context, row.submission_id);
  return {
    subject: subjectOf(lead, row, context),
    text: `${textOf(opening, facts, lead)}${links.text}`,
    html: htmlOf(opening, facts, lead, context.site, links.html).markup,
  };
}

interface Fact {
  label: string;
  value: string;
  href?: string;
}

function factsOf(lead: LeadPayload, row: MailRow, { site, areas, siteUrl }: MailContext): Fact[] {
  const zone = site.contact.time_zone;
  const callBy = promisedBy(site, lead.received_at);
  const tel = phoneLink(lead.phone);
  const page = lead.page.startsWith('/') && !lead.page.startsWith('//') ? lead.page : null;
  const form = formOfSource(lead.source);
  const label = (column: Column) => columnLabel(form, column);
  const contacts = markedContacts(lead);
  const facts: (Fact | null)[] = [
    { label: label('first_name'), value: lead.first_name },
    { label: label('phone'), value: contacts.phone, ...(tel && { href: tel }) },
    lead.language === 'es' ? { label: m.lead_language(), value: m.common_spanish() } : null,
    lead.email
      ? {
          label: label('email'),
          value: contacts.email,
          ...(isMailable(lead.email) && { href: `mailto:${lead.email}` }),
        }
      : { label: label('email'), value: 'not given' },
    { label: m.common_territory(), value: placeOf(lead, site, areas) },
    { label: label('address'), value: contacts.zip },
    lead.service_needed ? { label: label('service_needed'), value: lead.service_needed } : null,
    lead.customer_type
      ? { label: label('customer_type'), value: CUSTOMER[lead.customer_type] }
      : null,
    { label: m.lead_received(), value: officeTime(zone, lead.received_at) },
    callBy ? { label: m.mail_call_by(), value: officeTime(zone, callBy) } : null,
    lead.page
      ? {
          label: m.common_page(),
          value: lead.page,
          ...(page && { href: new URL(page, siteUrl).href }),
        }
      : null,
    { label: m.common_form(), value: SOURCES[lead.source] ?? lead.source },
    lead.consent
      ? {
          label: m.mail_marketing_texts(),
          value: `${lead.consent.marketing_texts ? 'yes' : 'no'} (wording ${lead.consent.wording} of ${lead.consent.version})`,
        }
      : null,
    lead.photos
      ? { label: m.lead_pictures(), value: m.mail_attached({ count: lead.photos.length }) }
      : null,
    touchFact(m.mail_first_visit(), 'first_', lead.attribution),
    touchFact(m.mail_last_visit(), 'last_', lead.attribution),
    { label: m.lead_request(), value: row.submission_id },
    lead.replaces ? { label: m.mail_corrects(), value: lead.replaces } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** How the visitor found us: "utm_source google, referrer https://…, landing_page /". */
function touchFact(
  label: string,
  prefix: string,
  attribution: LeadPayload['attribution'] = {},
): Fact | null {
  const parts = Object.entries(attribution)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => `${name.slice(prefix.length)} ${value}`);
  return parts.length > 0 ? { label, value: parts.join(', ') } : null;
}

const CUSTOMER = { existing_problem: 'has a problem now', preventative: 'wants prevention' };
const SOURCES: Record<string, string> = {
  [photoForm.source]: 'photos',
  [CHAT_SOURCE]: 'chat',
  [PARTIAL_CHAT_SOURCE]: 'chat, not finished',
};

function placeOf(lead: LeadPayload, site: Site, areas: Area[]): string {
  const { area, territory } = placeOfLead(lead, areas);
  const label = territory ? settingsOf(site.territories, territory).label : 'not known';
  return area ? `${area.short_label} (${label} line)` : label;
}

function subjectOf(lead: LeadPayload, row: MailRow, { areas }: MailContext): string {
  const { area } = placeOfLead(lead, areas);
  const where = [area?.short_label, zipOf(lead.address)].filter(Boolean).join(' ');
  return `${headingOf(lead, row)}: ${lead.first_name}${where ? `, ${where}` : ''}`;
}

function headingOf(lead: LeadPayload, row: MailRow): string {
  if (row.kind === 'reminder') return m.mail_not_called_back_yet();
  if (lead.replaces) return m.mail_corrected_request();
  return row.stage === 'partial' ? m.common_unfinished_chat() : m.common_new_request();
}

function openingOf(lead: LeadPayload, row: MailRow, { site }: MailContext): string {
  if (row.kind === 'reminder') {
    return m.mail_we_promised_to_call_back_by_now();
  }
  if (lead.replaces) return m.mail_the_visitor_changed_an_earlier();
  if (row.stage === 'partial') {
    return m.mail_the_chat_was_left_before_the_e();
  }
  if (lead.photos) return m.mail_someone_sent_pictures({ one: site.trade.one });
  return lead.source === CHAT_SOURCE
    ? m.mail_the_chat_on_the_website_took_this()
    : m.mail_someone_asked_for_a_quote({ name: site.brand.name });
}

function textOf(opening: string, facts: Fact[], lead: LeadPayload): string {
  const lines = facts.map(({ label, value, href }) => {
    const link = href?.startsWith('tel:') || href?.startsWith('http') ? ` <${href}>` : '';
    return `${label}: ${value}${link}`;
  });
  return `${opening}\n\n${lines.join('\n')}\n\n${m.mail_in_their_words()}:\n${lead.description || m.mail_nothing_said()}\n`;
}

function htmlOf(opening: string, facts: Fact[], lead: LeadPayload, site: Site, links: Html): Html {
  const look = mailLayout(site);
  const tel = phoneLink(lead.phone);
  const linked = facts.map(({ label, value, href }) => ({
    label,
    value: href ? html`<a href="${href}">${value}</a>` : value,
  }));
  return look.page(
    html`<p>${opening}</p>
${tel ? look.button(tel, `Call ${lead.first_name}: ${lead.phone}`) : html``}
${links}
${look.quoted(m.mail_in_their_words(), lead.description || m.mail_nothing_said())}
${look.facts(linked)}
`,
  );
}

/** Threads mails: a complete chat replies to its partial lead, a correction to the corrected request, a reminder to its lead. */
function inReplyTo(lead: LeadPayload, row: MailRow): Pick<MailMessage, 'inReplyTo'> {
  if (row.kind === 'reminder') {
    return { inReplyTo: row.message_id.replace('.reminder.', '.lead.') };
  }
  if (lead.replaces) {
    return { inReplyTo: row.message_id.replace(row.submission_id, lead.replaces) };
  }
  if (lead.source !== CHAT_SOURCE) return {};
  return { inReplyTo: row.message_id.replace('.complete@', '.partial@') };
}
