/** Fields of a contact submission, separate from its schema, so that forms need no validation library. */

/** Sources of submissions. `chatbot_partial` marks the lead of an unfinished conversation. */
export const CHAT_SOURCE = 'chatbot';
export const PARTIAL_CHAT_SOURCE = 'chatbot_partial';
/** A request that the office entered for a caller. */
export const CALLER_SOURCE = 'phone-call';

/** Longest texts accepted, characters. Longer ones are refused with a message, never cut. */
export const LIMITS = {
  name: 120,
  phone: 40,
  email: 254,
  service: 120,
  description: 5000,
  address: 200,
  source: 80,
  page: 300,
} as const;

/** Formats the address field (spec §3). */
export function addressOf(zip: string): string {
  const trimmed = zip.trim();
  return trimmed ? `ZIP: ${trimmed}` : 'ZIP not provided';
}

/** The ZIP code in an address field as typed, or null. */
export function typedZip(address: string): string | null {
  return /^ZIP: (.+)$/.exec(address.trim())?.[1] ?? null;
}

/** The five digits of a ZIP code or ZIP+4 as typed, such as 23220, 23220-1234 or 23220 1234; null for anything else. */
export function fiveDigits(zip: string): string | null {
  return /^\s*(\d{5})(?:[-–\s]?\d{4})?\s*$/.exec(zip)?.[1] ?? null;
}

/** The five-digit ZIP code in an address field, or null. */
export function zipOf(address: string): string | null {
  return fiveDigits(typedZip(address) ?? '');
}
