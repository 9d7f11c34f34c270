import { removeDraft, removeExpiredDrafts, saveTyped } from './form-draft.ts';

/** Stores what is typed into the forms of the page, with every change and before React runs. Call once the page runs. */
export function attachDrafts(): void {
  removeExpiredDrafts();
  // A form that was posted without React leads here once it was taken.
  const sent = document.querySelector<HTMLElement>('[data-sent-draft]')?.dataset.sentDraft;
  if (sent) removeDraft(sent);
  addEventListener('input', ({ target }) => save(target));
  // What was typed before this script ran.
  save(document.activeElement);
}

function save(field: EventTarget | null): void {
  const { form } = field as HTMLInputElement;
  if (form instanceof HTMLFormElement) saveTyped(form);
}
