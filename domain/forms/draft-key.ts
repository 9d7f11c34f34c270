/** Storage keys of form drafts. Separate from form.ts, so that pages without an open form don't load its rules. */
/** Prefix of every draft's storage key. */
export const DRAFT_PREFIX = 'draft:';

/** Storage key of a form's draft. */
export const draftKey = (form: { name: string }) => `${DRAFT_PREFIX}${form.name}`;

/** A field hidden from people: programs that fill in every field reveal themselves. Drafts leave it out. */
export const HONEYPOT_FIELD = 'company_website';
