/** Where drafts of forms are stored; apart from form.ts, so that a page that is read loads none of its rules. */
/** Begins the storage key of every form's draft. */
export const DRAFT_PREFIX = 'draft:';

/** Storage key of a form's draft. */
export const draftKey = (form: { name: string }) => `${DRAFT_PREFIX}${form.name}`;

/** Hidden from people; a program that fills in everything gives itself away. It is in no draft. */
export const HONEYPOT_FIELD = 'company_website';
