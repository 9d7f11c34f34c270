/** Templates for texts and mails, filled in for one request in the visitor's language. */
import * as m from '#messages';
import type { Language } from '../../domain/language/language.ts';
import * as es from '../../domain/messages/compiled/es.js';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';

/** Subject of the mail, which texts don't have, and the words. */
type Words = [
  subject: (values: TemplateValues) => string,
  body: (values: TemplateValues) => string,
];

/** A template, in the language of the visitor's page. */
export interface Template extends Record<Language, Words> {
  name: string;
}

interface TemplateValues {
  /** "Hello Dana", or "Hello" without a name. */
  greeting: string;
  pest: string;
  me: string;
  company: string;
  phone: string;
}

const EMPTY: Words = [({ company }) => company, () => ''];

/** A text and a mail share their words; the mail adds a subject. */
export const TEMPLATES: Template[] = [
  {
    name: m.office_template_tried_to_call(),
    en: [m.office_template_tried_to_call_subject, m.office_template_tried_to_call_body],
    es: [es.office_template_tried_to_call_subject, es.office_template_tried_to_call_body],
  },
  {
    name: m.office_template_may_we_call(),
    en: [m.office_template_may_we_call_subject, m.office_template_may_we_call_body],
    es: [es.office_template_may_we_call_subject, es.office_template_may_we_call_body],
  },
  {
    name: m.office_template_send_pictures(),
    en: [m.office_template_send_pictures_subject, m.office_template_send_pictures_body],
    es: [es.office_template_send_pictures_subject, es.office_template_send_pictures_body],
  },
  {
    name: m.office_template_visit_booked(),
    en: [m.office_template_visit_booked, m.office_template_visit_booked_body],
    es: [es.office_template_visit_booked, es.office_template_visit_booked_body],
  },
  { name: m.office_template_empty(), en: EMPTY, es: EMPTY },
];

/** How a message begins, and how it refers to a request without a pest's name. */
const PHRASES = {
  en: {
    hello: m.office_template_hello,
    helloNamed: m.office_template_hello_named,
    yourRequest: m.office_template_your_request,
  },
  es: {
    hello: es.office_template_hello,
    helloNamed: es.office_template_hello_named,
    yourRequest: es.office_template_your_request,
  },
};

/** Fills a template for one request. */
export function fillTemplate(
  template: Template,
  lead: Pick<LeadSummary, 'name' | 'service_needed' | 'territory' | 'language'>,
  me: string,
  company: SessionAnswer['company'],
): { subject: string; body: string } {
  const territory = company.territories.find(({ id }) => id === lead.territory);
  const first_name = lead.name.trim().split(/\s+/)[0] ?? '';
  const [subject, body] = template[lead.language];
  const { hello, helloNamed } = PHRASES[lead.language];
  const values: TemplateValues = {
    greeting: first_name ? helloNamed({ first_name }) : hello(),
    pest: pestWords(lead),
    me: me.trim().split(/\s+/)[0] ?? '',
    company: company.name,
    // The number that this visitor has seen.
    phone: territory?.phone ?? company.phone,
  };
  return { subject: subject(values), body: body(values) };
}

/** For the middle of a sentence: "Ants" becomes "ants"; a visitor's whole sentence becomes "your request". */
function pestWords({
  service_needed,
  language,
}: Pick<LeadSummary, 'service_needed' | 'language'>): string {
  const words = service_needed.trim();
  // Choices are stored in English, whatever the page's language.
  if (language !== 'en' || words === '' || words.length > 30 || /[.!?]/.test(words))
    return PHRASES[language].yourRequest();
  return words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** URL that opens the messages app, without an extension; iOS and Android both accept `?&`. Null without a number. */
export function textLink(tel: string | null, body: string): string | null {
  return tel && `sms:${tel.replace(/^tel:/, '').split(',')[0]}?&body=${encodeURIComponent(body)}`;
}

/** URL that opens the mail program. */
export function mailLink(email: string, subject: string, body: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
