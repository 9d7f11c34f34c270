/** What the office writes most often, filled in for one request. Edit the words here; `{…}` are filled in by `fillTemplate`. */
import type { LeadSummary, SessionAnswer } from '../../domain/office/api.ts';

export interface Template {
  name: string;
  /** Of a mail; a text message has none. */
  subject: string;
  body: string;
}

/** A text message and a mail are the same words; a mail also has a subject. */
export const TEMPLATES: Template[] = [
  {
    name: 'We tried to call',
    subject: 'We tried to call you about {pest}',
    body: 'Hello {first_name}, this is {me} from {company}. I just tried to call you about {pest}. When is a good time? You can also call us at {phone}.',
  },
  {
    name: 'May we call?',
    subject: 'Your request about {pest}',
    body: 'Hello {first_name}, this is {me} from {company}. Thank you for asking us about {pest}. May I call you now, or is another time better? Our number is {phone}.',
  },
  {
    name: 'Please send pictures',
    subject: 'Pictures of {pest}',
    body: 'Hello {first_name}, this is {me} from {company}. A picture of what you see would help us to come prepared. Could you send one to this address or number? Questions: {phone}.',
  },
  {
    name: 'Your visit is booked',
    subject: 'Your visit is booked',
    body: 'Hello {first_name}, this is {me} from {company}. Your visit about {pest} is booked. If anything changes, call us at {phone}.',
  },
  { name: 'Nothing yet: I write it myself', subject: '{company}', body: '' },
];

/** The template's words for one request. */
export function fillTemplate(
  { subject, body }: Template,
  lead: Pick<LeadSummary, 'name' | 'service_needed' | 'territory'>,
  me: string,
  company: SessionAnswer['company'],
): { subject: string; body: string } {
  const territory = company.territories.find(({ id }) => id === lead.territory);
  const values: Record<string, string> = {
    first_name: lead.name.trim().split(/\s+/)[0] ?? '',
    pest: pestWords(lead.service_needed),
    me: me.trim().split(/\s+/)[0] ?? '',
    company: company.name,
    // The number that this visitor has seen.
    phone: territory?.phone ?? company.phone,
  };
  const fill = (text: string) =>
    text
      .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
      // Nobody left a name.
      .replace('Hello ,', 'Hello,');
  return { subject: fill(subject), body: fill(body) };
}

/** In the middle of a sentence: "Ants" becomes "ants"; a whole sentence of the visitor becomes "your request". */
function pestWords(asked: string): string {
  const words = asked.trim();
  return words === '' || words.length > 30 || /[.!?]/.test(words)
    ? 'your request'
    : words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** Address that opens the phone's messages; `?&` is what both iOS and Android read. null = no such number. */
export function textLink(tel: string | null, body: string): string | null {
  return tel && `sms:${tel.replace(/^tel:/, '').split(';')[0]}?&body=${encodeURIComponent(body)}`;
}

/** Address that opens the mail program. */
export function mailLink(email: string, subject: string, body: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
