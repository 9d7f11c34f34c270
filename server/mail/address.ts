/** Which addresses a mail may be sent to, or name in a header, and which of them are one mailbox. */
export { isMailable } from '../../domain/lead/email-address.ts';
export { mailboxOf } from '../../domain/lead/same-person.ts';
