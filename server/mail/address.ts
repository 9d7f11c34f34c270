/** Which addresses a mail may be sent to, or name in a header, and which of them are one mailbox. */

/**
 * True for a plain address such as sam@example.com: printable ASCII without any character that has a
 * meaning in a mail header. Spec §5 accepts more in the form; we only write to what is certain.
 */
export function isMailable(address: string): boolean {
  return address.length <= 254 && PLAIN.test(address);
}

export { mailboxOf } from '../../domain/lead/same-person.ts';

const PLAIN =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z0-9-]{2,}$/;
