import { choosePest } from './choose-pest.ts';
import { readDraft, removeDraft, removeExpiredDrafts, storeTyped } from './form-draft.ts';

/**
 * Chooses the pest that the page is about, and stores what is typed into the forms of the page, with every change and before React runs. Call once the page runs. It is
 * part of the page's script: loaded with the first change, it would come too late for who leaves at once.
 */
export function attachDrafts(): void {
  removeExpiredDrafts();
  // A form that was posted without React leads here once it was taken.
  const sent = document.querySelector<HTMLElement>('[data-sent-draft]')?.dataset.sentDraft;
  if (sent) removeDraft(sent);
  for (const form of document.querySelectorAll<HTMLFormElement>('form.quote-form')) {
    const key = form.closest<HTMLElement>('[data-draft]')?.dataset.draft ?? '';
    choosePest(form, readDraft(key)?.fields.service_needed);
  }
  // With what was typed before this script ran.
  storeTyped(document.activeElement);
}
