/** What the office writes most often, filled in for one request. Its words are the messages `office_template_…`. */
import * as m from '#messages';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';

export interface Template {
  name: string;
  /** Of a mail; a text message has none. */
  subject: (values: TemplateValues) => string;
  body: (values: TemplateValues) => string;
}

interface TemplateValues {
  /** "Hello Dana", or "Hello" when nobody left a name. */
  greeting: string;
  pest: string;
  me: string;
  company: string;
  phone: string;
}

/** A text message and a mail are the same words; a mail also has a subject. */
export const TEMPLATES: Template[] = [
  {
    name: m.office_template_tried_to_call(),
    subject: m.office_template_tried_to_call_subject,
    body: m.office_template_tried_to_call_body,
  },
  {
    name: m.office_template_may_we_call(),
    subject: m.office_template_may_we_call_subject,
    body: m.office_template_may_we_call_body,
  },
  {
    name: m.office_template_send_pictures(),
    subject: m.office_template_send_pictures_subject,
    body: m.office_template_send_pictures_body,
  },
  {
    name: m.office_template_visit_booked(),
    subject: m.office_template_visit_booked,
    body: m.office_template_visit_booked_body,
  },
  { name: m.office_template_empty(), subject: ({ company }) => company, body: () => '' },
];

/** The template's words for one request. */
export function fillTemplate(
  { subject, body }: Template,
  lead: Pick<LeadSummary, 'name' | 'service_needed' | 'territory'>,
  me: string,
  company: SessionAnswer['company'],
): { subject: string; body: string } {
  const territory = company.territories.find(({ id }) => id === lead.territory);
  const firstName = lead.name.trim().split(/\s+/)[0] ?? '';
  const values: TemplateValues = {
    greeting: firstName
      ? m.office_template_hello_named({ first_name: firstName })
      : m.office_template_hello(),
    pest: pestWords(lead.service_needed),
    me: me.trim().split(/\s+/)[0] ?? '',
    company: company.name,
    // The number that this visitor has seen.
    phone: territory?.phone ?? company.phone,
  };
  return { subject: subject(values), body: body(values) };
}

/** In the middle of a sentence: "Ants" becomes "ants"; a whole sentence of the visitor becomes "your request". */
function pestWords(asked: string): string {
  const words = asked.trim();
  return words === '' || words.length > 30 || /[.!?]/.test(words)
    ? m.office_template_your_request()
    : words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** URL that opens the phone's messages; `?&` is what both iOS and Android read. null = no such number. */
export function textLink(tel: string | null, body: string): string | null {
  return tel && `sms:${tel.replace(/^tel:/, '').split(';')[0]}?&body=${encodeURIComponent(body)}`;
}

/** URL that opens the mail program. */
export function mailLink(email: string, subject: string, body: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
