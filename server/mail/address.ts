/** Which addresses may receive mail or stand in a header, and which spellings are one mailbox. */
export { isMailable } from '../../domain/lead/email-address.ts';
export { mailboxOf } from '../../domain/lead/same-person.ts';
