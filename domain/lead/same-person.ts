/** Finds leads of the same person: certain by e-mail or phone; by name, similarity or mention only for a human to decide. */

import { isSamePhone, type PhoneNumber, readPhone } from './phone-number.ts';

/** The fields of a lead that identify its sender. */
export interface LeadOfSomebody {
  submission_id: string;
  /** Id of the lead that this one corrects. */
  replaces: string | null;
  first_name: string;
  email: string;
  phone: string;
  description: string;
  service_needed: string;
}

/** Comparable form of a name: "José  GARCÍA" and "jose garcia" are equal. */
export function nameKey(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^\p{L}\d]+/gu, ' ').trim();
}

const emailKey = (email: string) => email.normalize('NFKC').trim().toLowerCase();

/**
 * Comparable form of an e-mail address: lower case, without a tag after +, and without dots for Gmail. All spellings with the
 * same form belong to the same recipient.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return `${isGmail ? untagged.replaceAll('.', '') : untagged}@${isGmail ? 'gmail.com' : domain}`;
}

/**
 * The leads connected with the first ones, directly or through other leads: by mailbox, by phone, or because one corrects the
 * other.
 */
export function connectedLeads<Lead extends LeadOfSomebody>(leads: Lead[], first: Lead[]): Lead[] {
  const known = leads.map((lead) => ({
    lead,
    mailbox: lead.email.trim() && mailboxOf(emailKey(lead.email)),
    phone: readPhone(lead.phone),
  }));
  const found = new Set<Lead>(first);
  const next = known.filter(({ lead }) => found.has(lead));
  for (let one = next.pop(); one; one = next.pop()) {
    const { lead, mailbox, phone } = one;
    for (const other of known) {
      if (found.has(other.lead)) continue;
      const isConnected =
        (mailbox !== '' && other.mailbox === mailbox) ||
        (phone !== null && other.phone !== null && isSamePhone(phone, other.phone)) ||
        other.lead.replaces === lead.submission_id ||
        lead.replaces === other.lead.submission_id;
      if (!isConnected) continue;
      found.add(other.lead);
      next.push(other);
    }
  }
  return [...found];
}

export interface NearMatch<Lead> {
  lead: Lead;
  /** Why it may be from the same person, as shown in the office. */
  reasons: string[];
}

/** What is known of the person whose leads are searched. */
interface Traits {
  names: string[];
  emails: string[];
  phones: PhoneNumber[];
  /** The person's texts, which may contain a street address. */
  texts: string[];
}

/** Collects what leads tell about their sender. */
export function traitsOf(leads: LeadOfSomebody[]): Traits {
  return {
    names: unique(leads.map((lead) => nameKey(lead.first_name))),
    emails: unique(leads.map((lead) => emailKey(lead.email))),
    phones: leads.map((lead) => readPhone(lead.phone)).filter((phone) => phone !== null),
    texts: leads.map(({ description }) => description),
  };
}

/** Leads that may be from the person, without proof. @param others leads that are not known to be the person's */
export function nearMatches<Lead extends LeadOfSomebody>(
  { names, emails, phones, texts }: Traits,
  others: Lead[],
): NearMatch<Lead>[] {
  const fullNames = names.filter((name) => name.includes(' '));
  const addresses = unique(texts.flatMap(streetAddresses));
  const mailboxes = emails.map(undottedMailbox);
  return others.flatMap((lead) => {
    const phone = readPhone(lead.phone);
    const name = nameKey(lead.first_name);
    const words = `${lead.description}\n${lead.service_needed}`;
    const text = ` ${nameKey(words)} `;
    const digits = `${words} ${lead.phone}`.normalize('NFKC').replace(/[\s().+/-]+/g, '');
    const lower = emailKey(`${words} ${lead.first_name} ${lead.phone}`);
    const reasons = [
      name !== '' && names.includes(name) && 'the same name',
      phone !== null && phones.some((one) => isAlike(one, phone)) && 'a similar phone number',
      lead.email !== '' &&
        mailboxes.includes(undottedMailbox(emailKey(lead.email))) &&
        'a similar e-mail',
      emails.some((email) => lower.includes(email)) && 'the e-mail in the text',
      phones.some((one) => one.digits !== phone?.digits && digits.includes(one.digits)) &&
        'the phone number in the text',
      fullNames.some((one) => text.includes(` ${one} `)) && 'the name in the text',
      streetAddresses(words).some((one) => addresses.includes(one)) && 'the same street address',
    ].filter((reason) => reason !== false);
    return reasons.length > 0 ? [{ lead, reasons }] : [];
  });
}

/** True if one digit differs, two are swapped, the area code is missing, or only the extension differs. */
function isAlike({ digits: one }: PhoneNumber, { digits: other }: PhoneNumber): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return one.slice(-7) === other.slice(-7);
  const wrong = [...one].flatMap((digit, i) => (digit === other[i] ? [] : [i]));
  const [i = 0, j = 0] = wrong;
  const isSwapped = wrong.length === 2 && j === i + 1 && one[i] === other[j] && one[j] === other[i];
  return wrong.length === 1 || isSwapped;
}

/** Some providers ignore dots as Gmail does, so these addresses may be one mailbox. */
function undottedMailbox(email: string): string {
  const [local = '', domain = ''] = mailboxOf(email).split('@');
  return `${local.replaceAll('.', '')}@${domain}`;
}

const STREET =
  /\b\d{1,6}\s+(?:[\p{L}\d.'-]+\s+){1,4}?(?:st|street|rd|road|ave|avenue|ln|lane|dr|drive|ct|court|blvd|boulevard|way|pl|place|ter|terrace|cir|circle|hwy|highway|pkwy|parkway|trl|trail|loop)\b/giu;

/** `12 alder` for both "12 Alder St." and "12 Alder Street": the street type has too many spellings. */
const streetAddresses = (text: string) =>
  [...text.matchAll(STREET)].map(([address]) => nameKey(address).replace(/ \S+$/, ''));

const unique = (texts: string[]) => [...new Set(texts)].filter((text) => text !== '');
