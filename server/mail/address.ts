/** Which addresses a mail may be sent to, or name in a header, and which of them are one mailbox. */

/**
 * True for a plain address such as sam@example.com: printable ASCII without any character that has a
 * meaning in a mail header. Spec §5 accepts more in the form; we only write to what is certain.
 */
export function isMailable(address: string): boolean {
  return address.length <= 254 && PLAIN.test(address);
}

/**
 * What several spellings of an address have in common: lower case, without a tag after +, and for Gmail without
 * dots. Counting by it keeps one mailbox from being filled under many names.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return `${isGmail ? untagged.replaceAll('.', '') : untagged}@${isGmail ? 'gmail.com' : domain}`;
}

const PLAIN =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z0-9-]{2,}$/;
