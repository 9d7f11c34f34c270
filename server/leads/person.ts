/** Who is meant when someone asks to be forgotten: a person, by e-mail or by phone number. */
import {
  isSamePhone,
  mailboxOf,
  type PhoneNumber,
  readPhone,
} from '../../domain/lead/same-person.ts';

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
  const isPhone = /^[\d\s()+./-]+(?:[\s,;]*(?:ext(?:ension|n)?\.?|x|#)\s*[=:.]?\s*\d{1,6})?$/i;
  const phone = isPhone.test(trimmed) ? readPhone(trimmed) : null;
  return phone && { email: null, phone };
}

/** True for a lead with this person's e-mail, however its mailbox is spelled, or phone. */
export function isPersonOf(person: Person, lead: { email: string; phone: string }): boolean {
  if (person.email !== null) return mailboxOf(lead.email) === mailboxOf(person.email);
  const phone = readPhone(lead.phone);
  return phone !== null && person.phone !== null && isSamePhone(phone, person.phone);
}
