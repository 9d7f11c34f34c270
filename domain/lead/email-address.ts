/** Cleans e-mail addresses as typed, and tells which can receive mail. Spec §5 only requires an @, so nothing more is refused. */

/**
 * Removes invisible characters, `mailto:` and a final dot. A domain with non-ASCII letters is converted to the form that mail
 * servers use: `sam@müller.example` becomes `sam@xn--mller-kva.example`.
 */
export function cleanEmail(typed: string): string {
  const visible = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\.+$/, '');
  const [, local = '', domain = ''] =
    /^(.*)@([^@\s/?#:%]*[^\p{ASCII}][^@\s/?#:%]*)$/u.exec(visible) ?? [];
  return domain ? `${local}@${asciiDomain(domain)}` : visible;
}

/** An invalid domain stays unchanged. Browsers before 2024 lack URL.parse. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Accepts any address with an @; nothing stricter (spec §5). */
export function hasAt(email: string): boolean {
  return email.includes('@');
}

/**
 * True for a plain address such as sam@example.com: printable ASCII without characters that have a meaning in a mail header.
 * Mail goes only to such addresses; other customers are called.
 */
export function isMailable(address: string): boolean {
  return address.length <= 254 && PLAIN.test(address);
}

const PLAIN =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z0-9-]{2,}$/;
