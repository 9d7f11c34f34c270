/** Storage keys of what visitors type into forms. Separate from form.ts, so that pages without an open form don't load its rules. */

/** Prefix of every draft's storage key. */
export const DRAFT_PREFIX = 'draft:';

/** Storage key of a form's draft. */
export const draftKey = (form: { name: string }) => `${DRAFT_PREFIX}${form.name}`;

/** Prefix of the storage key of each submission that waits on the device (site/forms/submissions/pending-store.ts). */
export const PENDING_PREFIX = 'outbox:';

/** A field hidden from people: programs that fill in every field reveal themselves. Drafts leave it out. */
export const HONEYPOT_FIELD = 'company_website';
