/** Identifies the person of an erasure request by e-mail address or phone number. */
import { isSamePhone, type PhoneNumber, readPhone } from '../../domain/lead/phone-number.ts';
import { mailboxOf } from '../../domain/lead/same-person.ts';

export interface Person {
  /** Lower case; null if the request names a phone number. */
  email: string | null;
  /** Null if the request names an e-mail address. */
  phone: PhoneNumber | null;
}

/** Parses an e-mail address or a phone number in any notation; null if the text is neither. */
export function readPerson(text: string): Person | null {
  const trimmed = text.trim();
  if (/^\S+@\S+$/.test(trimmed)) return { email: trimmed.toLowerCase(), phone: null };
  const phone = readPhone(trimmed);
  // Text besides the number means that it is a name or a street.
  return phone?.note === '' ? { email: null, phone } : null;
}

/** True if the lead has this person's mailbox, under any spelling, or phone number. */
export function isPersonOf(person: Person, lead: { email: string; phone: string }): boolean {
  if (person.email !== null) return mailboxOf(lead.email) === mailboxOf(person.email);
  const phone = readPhone(lead.phone);
  return phone !== null && person.phone !== null && isSamePhone(phone, person.phone);
}
