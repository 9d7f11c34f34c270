/**
 * Drafts: what a visitor typed into a form and has not sent, stored on this device for a day, so that it survives a reload, another
 * page and the other language. A draft keeps the submission id until the server has the lead, so that sending again is the same lead.
 */
import { DRAFT_PREFIX, HONEYPOT_FIELD } from '../../../domain/forms/draft-key.ts';
import type { Posted } from '../../../domain/forms/form.ts';
import { openedAt } from '../../lib/browser/history.ts';
import { deviceStorage, readJson } from '../../lib/browser/storage.ts';

/** Lifetime of a draft after its last change, ms. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** The fields of a draft. A checkbox is a consent: the visitor gives it anew, it is never restored. */
const TYPED = `:is(input, select, textarea):not([type="hidden"], [type="checkbox"], [type="file"], [name="${HONEYPOT_FIELD}"])`;

interface FormDraft {
  fields: Posted;
  /** Empty until something was sent. */
  submissionId: string;
  /** Ms since the epoch. */
  savedAt: number;
}

/** Null if there is none, or if it has expired. */
export function readDraft(key: string): FormDraft | null {
  const { fields, submissionId, savedAt } = (readJson(deviceStorage, key) ??
    {}) as Partial<FormDraft>;
  const age = Date.now() - Number(savedAt);
  if (!fields || !savedAt || Math.abs(age) > LIFETIME_MS) return null;
  return { fields: { ...fields }, submissionId: String(submissionId ?? ''), savedAt };
}

/** Without storage, only the browser's own form memory is left. */
export function saveDraft(key: string, fields: Posted, submissionId: string): void {
  const isEmpty = !submissionId && Object.values(fields).every((value) => !value);
  const draft: FormDraft = { fields, submissionId, savedAt: Date.now() };
  deviceStorage.write(key, isEmpty ? null : JSON.stringify(draft));
}

export function removeDraft(key: string): void {
  deviceStorage.write(key, null);
}

/** Removes the draft of a request that the server has, unless another tab has begun another request since. */
export function removeSentDraft(key: string, submissionId: string): void {
  if (readDraft(key)?.submissionId === submissionId) removeDraft(key);
}

export function removeExpiredDrafts(): void {
  for (const key of deviceStorage.keys(DRAFT_PREFIX)) if (!readDraft(key)) removeDraft(key);
}

/** Stores drafts with every change from now on. Call once. @param typedInto field whose form may have been filled in before */
export function storeTyped(typedInto: EventTarget | null): void {
  const save = (field: EventTarget | null) => {
    const { form } = (field ?? {}) as HTMLInputElement;
    if (form instanceof HTMLFormElement) saveTyped(form);
  };
  addEventListener('input', ({ target }) => save(target));
  save(typedInto);
}

/** Stores the draft of a form, if its island has one. */
export function saveTyped(form: HTMLFormElement): void {
  const island = form.closest<HTMLElement>('[data-draft]');
  const key = island?.dataset.draft;
  if (!key) return;
  const typed: Record<string, string> = {};
  for (const field of form.querySelectorAll<HTMLInputElement>(TYPED))
    if (field.type !== 'radio' || field.checked) typed[field.name] = field.value;
  // Until React runs, the form does not show the stored draft yet.
  const stored = 'running' in island.dataset ? null : readDraft(key);
  for (const [name, value] of Object.entries(stored?.fields ?? {})) typed[name] ||= value ?? '';
  saveDraft(key, typed, form.dataset.submissionId ?? stored?.submissionId ?? '');
}

/** Fills in a stored draft. @returns true if the form shows something from before this page was opened */
export function restoreDraft(form: HTMLFormElement, { fields, savedAt }: FormDraft): boolean {
  return fillForm(form, fields) || savedAt < (openedAt() ?? 0);
}

/** Empties a form, removes its draft, and focuses its first field. */
export function clearForm(form: HTMLFormElement, key: string): void {
  form.reset();
  removeDraft(key);
  const first = form.querySelector<HTMLElement>(`:is(input, textarea)${TYPED}:not([type="radio"])`);
  first?.focus();
  // Listeners of the answers learn that they are gone.
  first?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Everything the form holds, as it would be posted. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] ??= value;
  }
  return fields;
}

/** Fills in answers where the visitor has typed nothing. @returns true if it filled in any */
export function fillForm(form: HTMLFormElement, fields: Posted): boolean {
  let isFilled = false;
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (!value || !field || fieldsOf(form)[name]) continue;
    (field as HTMLInputElement | RadioNodeList).value = value;
    if (field instanceof HTMLElement) field.closest('details')?.setAttribute('open', '');
    isFilled = true;
  }
  return isFilled;
}
