import { choosePest } from './choose-pest.ts';
import { readDraft, removeDraft, removeExpiredDrafts, storeTyped } from './form-draft.ts';

/** Prepares the forms of the page before React runs: chooses the pest of the page, and stores a draft with every change. */
export function attachDrafts(): void {
  removeExpiredDrafts();
  // The page that answers a form posted without React names its draft.
  const sent = document.querySelector<HTMLElement>('[data-sent-draft]')?.dataset.sentDraft;
  if (sent) removeDraft(sent);
  for (const form of document.querySelectorAll<HTMLFormElement>('form.quote-form')) {
    const key = form.closest<HTMLElement>('[data-draft]')?.dataset.draft ?? '';
    choosePest(form, readDraft(key)?.fields.service_needed);
  }
  // The visitor may have typed before this script ran.
  storeTyped(document.activeElement);
}
