/** An e-mail address as people type it, and whether a mail can go to it. Spec §5 asks for an @ alone, so none is refused for more. */

/**
 * Without what nobody sees or means: invisible characters, `mailto:`, a last dot. A domain in letters of its own is written as
 * mail servers know it: `sam@müller.example` as `sam@xn--mller-kva.example`.
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

/** As it was where it is none. Browsers before 2024 have no URL.parse. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * True for a plain address such as sam@example.com: printable ASCII without any character that has a
 * meaning in a mail header. We write to what is certain; who has no such address is called.
 */
export function isMailable(address: string): boolean {
  return address.length <= 254 && PLAIN.test(address);
}

const PLAIN =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z0-9-]{2,}$/;
