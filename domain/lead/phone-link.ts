/** Makes a tap-to-call link from a phone number as a person typed it. */

/**
 * `tel:` address of a phone number, or null when it has too few digits to be called.
 * Ten digits are taken as a US number; what follows "ext" or "x" becomes an extension.
 */
export function phoneLink(phone: string): string | null {
  const [main = '', extension = ''] = phone.split(/(?:ext\.?|extension|x)\s*(?=\d)/i);
  const digits = main.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return null;
  const number =
    digits.length === 10 ? `+1${digits}` : isLong(digits, main) ? `+${digits}` : digits;
  const tail = extension.replace(/\D/g, '').slice(0, 8);
  return `tel:${number}${tail ? `;ext=${tail}` : ''}`;
}

/** Written with a country code: 1 804 555 0142, or +44 … . */
function isLong(digits: string, typed: string): boolean {
  return (digits.length === 11 && digits.startsWith('1')) || typed.trim().startsWith('+');
}
