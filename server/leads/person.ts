/** Who is meant when someone asks to be forgotten: a person, by e-mail or by phone number. */

export interface Person {
  /** Lower case; null when the person was named by phone. */
  email: string | null;
  /** Digits without the country's 1; null when the person was named by e-mail. */
  phone: string | null;
}

/** Fewer digits than this are not a phone number but half of one. */
const SHORTEST_PHONE = 7;

/** Reads an e-mail or a phone number, however it is written; null when it is neither. */
export function readPerson(text: string): Person | null {
  const trimmed = text.trim();
  if (/^\S+@\S+$/.test(trimmed)) return { email: trimmed.toLowerCase(), phone: null };
  const phone = digitsOf(trimmed);
  const isPhone = /^[\d\s()+./-]+$/.test(trimmed) && phone.length >= SHORTEST_PHONE;
  return isPhone ? { email: null, phone } : null;
}

/** True for a lead with this person's e-mail or phone. */
export function isPersonOf(person: Person, lead: { email: string; phone: string }): boolean {
  if (person.email !== null) return lead.email.trim().toLowerCase() === person.email;
  return digitsOf(lead.phone) === person.phone;
}

/** "+1 (804) 555-0142" and "804.555.0142" are one number. */
function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
