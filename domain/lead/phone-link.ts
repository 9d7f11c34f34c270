/** Makes a tap-to-call link from a phone number as a person typed it. */
import { telephoneLink } from '../territory/territory.ts';
import { canBeCalled, splitPhone } from './doubts.ts';

/**
 * `tel:` address of a phone number, or null when it can't be called.
 * Ten digits are taken as a US number; what follows "ext" or "x" becomes an extension.
 */
export function phoneLink(phone: string): string | null {
  const { main, digits, extension } = splitPhone(phone);
  if (!canBeCalled(phone) || digits.length > 15) return null;
  const link =
    digits.length === 10
      ? telephoneLink(digits)
      : `tel:${isLong(digits, main) ? '+' : ''}${digits}`;
  return extension ? `${link};ext=${extension.slice(0, 8)}` : link;
}

/** Written with a country code: 1 804 555 0142, or +44 … . */
function isLong(digits: string, typed: string): boolean {
  return (digits.length === 11 && digits.startsWith('1')) || typed.trim().startsWith('+');
}
