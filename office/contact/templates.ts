/**
 * Templates for texts and mails, filled in for one request in the visitor's language. Their words are the messages
 * `office_template_…`.
 */
import * as m from '#messages';
import type { Language } from '../../domain/language/language.ts';
import * as es from '../../domain/messages/compiled/es.js';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';

export interface Template {
  name: string;
  /** Words by the language of the visitor's page. */
  words: Record<Language, TemplateWords>;
}

interface TemplateWords {
  /** Subject of the mail; texts have none. */
  subject: (values: TemplateValues) => string;
  body: (values: TemplateValues) => string;
}

interface TemplateValues {
  /** "Hello Dana", or "Hello" without a name. */
  greeting: string;
  pest: string;
  me: string;
  company: string;
  phone: string;
}

const EMPTY: TemplateWords = { subject: ({ company }) => company, body: () => '' };

/** A text and a mail share their words; the mail adds a subject. */
export const TEMPLATES: Template[] = [
  {
    name: m.office_template_tried_to_call(),
    words: {
      en: {
        subject: m.office_template_tried_to_call_subject,
        body: m.office_template_tried_to_call_body,
      },
      es: {
        subject: es.office_template_tried_to_call_subject,
        body: es.office_template_tried_to_call_body,
      },
    },
  },
  {
    name: m.office_template_may_we_call(),
    words: {
      en: {
        subject: m.office_template_may_we_call_subject,
        body: m.office_template_may_we_call_body,
      },
      es: {
        subject: es.office_template_may_we_call_subject,
        body: es.office_template_may_we_call_body,
      },
    },
  },
  {
    name: m.office_template_send_pictures(),
    words: {
      en: {
        subject: m.office_template_send_pictures_subject,
        body: m.office_template_send_pictures_body,
      },
      es: {
        subject: es.office_template_send_pictures_subject,
        body: es.office_template_send_pictures_body,
      },
    },
  },
  {
    name: m.office_template_visit_booked(),
    words: {
      en: { subject: m.office_template_visit_booked, body: m.office_template_visit_booked_body },
      es: { subject: es.office_template_visit_booked, body: es.office_template_visit_booked_body },
    },
  },
  { name: m.office_template_empty(), words: { en: EMPTY, es: EMPTY } },
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
  const { subject, body } = template.words[lead.language];
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
