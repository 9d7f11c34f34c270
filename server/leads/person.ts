/** Who is meant when someone asks to be forgotten: a person, by e-mail or by phone number. */
import { isSamePhone, type PhoneNumber, readPhone } from '../../domain/lead/phone-number.ts';
import { mailboxOf } from '../../domain/lead/same-person.ts';

export interface Person {
  /** Lower case; null when the person was named by phone. */
  email: string | null;
  /** null when the person was named by e-mail. */
  phone: PhoneNumber | null;
}

/** Reads an e-mail or a phone number, however it is written; null when it is neither. */
export function readPerson(text: string): Person | null {
  const trimmed = text.trim();
  if (/^\S+@\S+$/.test(trimmed)) return { email: trimmed.toLowerCase(), phone: null };
  const phone = readPhone(trimmed);
  // With more than a number it is a name or a street.
  return phone?.note === '' ? { email: null, phone } : null;
}

/** True for a lead with this person's e-mail, however its mailbox is spelled, or phone. */
export function isPersonOf(person: Person, lead: { email: string; phone: string }): boolean {
  if (person.email !== null) return mailboxOf(lead.email) === mailboxOf(person.email);
  const phone = readPhone(lead.phone);
  return phone !== null && person.phone !== null && isSamePhone(phone, person.phone);
}
