/**
 * What is typed into a form, kept for this tab, so that a reload loses nothing. The submission id stays
 * with it until the lead has arrived: whatever is sent again is the same lead.
 */
import type { QuoteFormFields } from '../../../domain/lead/quote-form.ts';
import { readJson, tabStorage } from '../../lib/browser/storage.ts';

export interface QuoteDraft {
  fields: QuoteFormFields;
  /** Empty until something was sent. */
  submissionId: string;
}

export const QUOTE_DRAFT = 'quote_draft';
/** What the visitor decides; everything else is filled in anew. */
export const DRAFT_FIELDS = [
  'name',
  'phone',
  'email',
  'zip',
  'service_needed',
  'description',
  'best_time',
  'marketing_texts',
] as const;

/** @param key which form's draft. */
export function readDraft(key: string): QuoteDraft {
  const kept = readJson(tabStorage, key) as Partial<QuoteDraft> | null;
  const submissionId = kept?.submissionId;
  return { fields: { ...kept?.fields }, submissionId: submissionId ? String(submissionId) : '' };
}

/**
 * Where storage is refused, the browser's own form memory has to do.
 * @param draft null = the lead has arrived, or there is nothing to keep.
 */
export function saveDraft(draft: QuoteDraft | null, key: string): void {
  tabStorage.write(key, draft && JSON.stringify(draft));
}

/** Everything the form holds, as it would be posted. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] ??= value;
  }
  return fields;
}

/** Puts a draft into the form; what the visitor has typed meanwhile stays. */
export function fillForm(
  form: HTMLFormElement,
  fields: QuoteFormFields,
  names: readonly string[],
): void {
  for (const name of names) {
    const value = fields[name];
    const field = form.elements.namedItem(name);
    if (!value || !field || fieldsOf(form)[name]) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else (field as HTMLInputElement | RadioNodeList).value = value;
  }
}
