/**
 * What is typed into a form and not sent, stored on this device for a day, so that leaving, a reload and the other language
 * lose nothing. The submission id stays with it until the lead has arrived: whatever is sent again is the same lead.
 */
import { DRAFT_PREFIX, HONEYPOT_FIELD } from '../../../domain/forms/draft-key.ts';
import type { Posted } from '../../../domain/forms/form.ts';
import { openedAt } from '../../lib/browser/history.ts';
import { deviceStorage, readJson } from '../../lib/browser/storage.ts';

/** How long a draft is stored after the last change, ms. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** What a person types or chooses. A box is a consent: it is given anew, never restored. */
const TYPED = `:is(input, select, textarea):not([type="hidden"], [type="checkbox"], [type="file"], [name="${HONEYPOT_FIELD}"])`;

interface FormDraft {
  fields: Posted;
  /** Empty until something was sent. */
  submissionId: string;
  /** Ms since the epoch. */
  savedAt: number;
}

/** Null when nothing is stored under the key, or for longer than a day. */
export function readDraft(key: string): FormDraft | null {
  const { fields, submissionId, savedAt } = (readJson(deviceStorage, key) ??
    {}) as Partial<FormDraft>;
  const age = Date.now() - Number(savedAt);
  if (!fields || !savedAt || Math.abs(age) > LIFETIME_MS) return null;
  return { fields: { ...fields }, submissionId: String(submissionId ?? ''), savedAt };
}

/** Where storage is refused, the browser's own form memory has to do. */
export function saveDraft(key: string, fields: Posted, submissionId: string): void {
  const isEmpty = !submissionId && Object.values(fields).every((value) => !value);
  const draft: FormDraft = { fields, submissionId, savedAt: Date.now() };
  deviceStorage.write(key, isEmpty ? null : JSON.stringify(draft));
}

/** There is nothing to keep any more. */
export function removeDraft(key: string): void {
  deviceStorage.write(key, null);
}

/** The request has arrived: its draft goes, unless another tab has stored what belongs to another request. */
export function removeSentDraft(key: string, submissionId: string): void {
  if (readDraft(key)?.submissionId === submissionId) removeDraft(key);
}

export function removeExpiredDrafts(): void {
  for (const key of deviceStorage.keys(DRAFT_PREFIX)) if (!readDraft(key)) removeDraft(key);
}

/** From now on with every change. Call once. @param typedInto where something was typed before */
export function storeTyped(typedInto: EventTarget | null): void {
  const save = (field: EventTarget | null) => {
    const { form } = (field ?? {}) as HTMLInputElement;
    if (form instanceof HTMLFormElement) saveTyped(form);
  };
  addEventListener('input', ({ target }) => save(target));
  save(typedInto);
}

/** Stores what stands in a form: of an island that has a draft. */
export function saveTyped(form: HTMLFormElement): void {
  const island = form.closest<HTMLElement>('[data-draft]');
  const key = island?.dataset.draft;
  if (!key) return;
  const typed: Record<string, string> = {};
  for (const field of form.querySelectorAll<HTMLInputElement>(TYPED))
    if (field.type !== 'radio' || field.checked) typed[field.name] = field.value;
  // Until React runs, nothing that is stored stands in the form yet.
  const stored = 'running' in island.dataset ? null : readDraft(key);
  for (const [name, value] of Object.entries(stored?.fields ?? {})) typed[name] ||= value ?? '';
  saveDraft(key, typed, form.dataset.submissionId ?? stored?.submissionId ?? '');
}

/** Puts a stored draft back. @returns whether anything in the form is from before this page was opened */
export function restoreDraft(form: HTMLFormElement, { fields, savedAt }: FormDraft): boolean {
  return fillForm(form, fields) || savedAt < (openedAt() ?? 0);
}

/** Empties a form, forgets its draft, and gives focus to its first field. */
export function clearForm(form: HTMLFormElement, key: string): void {
  form.reset();
  removeDraft(key);
  const first = form.querySelector<HTMLElement>(`:is(input, textarea)${TYPED}:not([type="radio"])`);
  first?.focus();
  // What follows the answers follows this, too.
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

/** Puts answers into the form; what the visitor has typed meanwhile stays. @returns whether there was anything to put in */
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
