/**
 * What is typed into a form, kept for this tab, so that a reload loses nothing. The submission id stays
 * with it until the lead has arrived: whatever is sent again is the same lead.
 */
import { draftKey, type Form, type Posted, textFields } from '../../../domain/forms/form.ts';
import { readJson, tabStorage } from '../../lib/browser/storage.ts';

export interface FormDraft {
  fields: Posted;
  /** Empty until something was sent. */
  submissionId: string;
}

export function readDraft(form: Form): FormDraft {
  const kept = readJson(tabStorage, draftKey(form)) as Partial<FormDraft> | null;
  const submissionId = kept?.submissionId;
  return { fields: { ...kept?.fields }, submissionId: submissionId ? String(submissionId) : '' };
}

/**
 * What the visitor answers; everything else is filled in anew. Where storage is refused, the browser's own form memory has
 * to do.
 */
export function saveDraft(form: Form, fields: Posted, submissionId: string): void {
  const answers = textFields(form).map(([name]) => [name, fields[name] ?? '']);
  const draft: FormDraft = { fields: Object.fromEntries(answers), submissionId };
  tabStorage.write(draftKey(form), JSON.stringify(draft));
}

/** The lead has arrived, or there is nothing to keep. */
export function removeDraft(form: Form): void {
  tabStorage.write(draftKey(form), null);
}

/** Everything the form holds, as it would be posted. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] ??= value;
  }
  return fields;
}

/** Puts answers into the form; what the visitor has typed meanwhile stays. */
export function fillForm(form: HTMLFormElement, fields: Posted): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (!value || !field || fieldsOf(form)[name]) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else (field as HTMLInputElement | RadioNodeList).value = value;
  }
}
