/** The mail about a termite letter. It begins with the closing date and the working days left. */
import * as m from '#messages';
import type { Column } from '../../../domain/forms/form.ts';
import { columnLabel, detailsRows } from '../../../domain/forms/forms.ts';
import { letterForm } from '../../../domain/forms/letter-states.ts';
import { markedContacts } from '../../../domain/forms/office-view.ts';
import { isDate } from '../../../domain/hours/office-days.ts';
import { localDate, officeTime } from '../../../domain/hours/office-hours.ts';
import { placeOfLead } from '../../../domain/lead/lead-place.ts';
import { letterTiming } from '../../../domain/lead/letter-timing.ts';
import { phoneLink } from '../../../domain/lead/phone-number.ts';
import type { LeadPayload } from '../../database/tables.ts';
import { type Html, html } from '../../mail/html.ts';
import { mailLayout } from '../../mail/layout.ts';
import type { MailContext, MailMessage } from '../../mail/message.ts';
import { actLinks } from './act-links.ts';

/** Subject and bodies of the mail; null for a lead that is no letter request. */
export function letterMail(
  lead: LeadPayload,
  context: MailContext,
): Pick<MailMessage, 'subject' | 'text' | 'html'> | null {
  const { site, areas } = context;
  const { details } = lead;
  const closing = String(details?.closing ?? '');
  if (details?.form !== letterForm.name || !isDate(closing)) return null;
  const zone = site.contact.time_zone;
  const timing = letterTiming(
    undefined,
    closing,
    localDate(zone, lead.received_at),
    site.hours,
    site.claims.letter_working_days,
  );
  const isTight = timing?.kind === 'tight';
  const left = timing && 'officeDays' in timing ? workingDays(timing.officeDays) : null;
  const closingDay = longDate(closing);
  const opening = `${lead.service_needed} for a closing on ${closingDay}.${left ? ` ${m.mail_before_it({ left })}` : ''}`;
  const { area, territory } = placeOfLead(lead, areas);
  const label = (column: Column) => columnLabel(details.form, column);
  const contacts = markedContacts(lead);
  const rows: Row[] = [
    ...detailsRows(details).map(
      ({ key, label, value }) => [label, key === 'closing' ? closingDay : value] as Row,
    ),
    [label('address'), contacts.zip],
    [
      'Territory',
      area?.short_label ?? (territory && site.territories[territory]?.label) ?? 'not known',
    ],
    [label('first_name'), lead.first_name],
    [label('phone'), contacts.phone],
    ...(lead.language === 'es' ? [[m.lead_language(), m.common_spanish()] as Row] : []),
    [label('email'), contacts.email || 'not given'],
    ['Received', officeTime(zone, lead.received_at)],
    ...(lead.replaces ? [['Corrects', lead.replaces] as Row] : []),
    ['Request', lead.submission_id],
  ];
  const heading = lead.replaces ? m.mail_corrected_termite_letter() : m.common_termite_letter();
  const urgent = isTight ? `${m.mail_short_notice()} ` : '';
  const notes = String(details.notes || m.mail_nothing_added());
  const links = actLinks(context, lead.submission_id);
  return {
    subject: `${urgent}${heading}, closing ${closing}: ${details.property ?? ''}`,
    text: `${urgent}${opening}\n\n${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\nNotes:\n${notes}\n${links.text}`,
    html: markup(lead, `${urgent}${opening}`, rows, notes, site, links.html).markup,
  };
}

type Row = [label: string, value: string];

function markup(
  lead: LeadPayload,
  opening: string,
  rows: Row[],
  notes: string,
  site: MailContext['site'],
  links: Html,
): Html {
  const look = mailLayout(site);
  const tel = phoneLink(lead.phone);
  return look.page(
    html`${look.notice(opening)}
${look.facts(rows.map(([label, value]) => ({ label, value })))}
${tel ? look.button(tel, `Call ${lead.first_name}: ${lead.phone}`) : html``}
${links}
${look.quoted('Notes', notes)}`,
  );
}

function workingDays(days: number): string {
  if (days === 0) return m.mail_no_working_day();
  return days === 1 ? '1 working day' : `${days} working days`;
}

/** "Friday, December 4, 2026". */
function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}
