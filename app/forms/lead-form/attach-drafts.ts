import { DRAFT_PREFIX } from '../../../domain/forms/draft-key.ts';
import { deviceStorage } from '../../lib/browser/storage.ts';
import { importPart } from '../../scripts/import-part.ts';

/**
 * Stores what is typed into the forms of the page, with every change and before React runs. Call once the page runs. What
 * stores it is loaded with the first change: most visitors type nothing.
 */
export function attachDrafts(): void {
  // A form that was posted without React leads here once it was taken.
  const sent = document.querySelector<HTMLElement>('[data-sent-draft]')?.dataset.sentDraft;
  if (sent) deviceStorage.write(sent, null);
  if (deviceStorage.keys(DRAFT_PREFIX).length > 0)
    withDrafts(({ removeExpiredDrafts }) => removeExpiredDrafts());
  const waitForInput = () => addEventListener('input', store, { once: true });
  // What could not be loaded is loaded with the next change.
  const store = ({ target }: { target: EventTarget | null }) =>
    withDrafts(({ storeTyped }) => storeTyped(target), waitForInput);
  const { activeElement } = document;
  // What was typed before this script ran.
  if ((activeElement as HTMLInputElement | null)?.value) store({ target: activeElement });
  else waitForInput();
}

function withDrafts(
  work: (drafts: typeof import('./form-draft.ts')) => void,
  onFailure?: () => void,
): void {
  importPart(() => import('./form-draft.ts')).then(
    (drafts) => (drafts ? work(drafts) : onFailure?.()),
    onFailure ?? (() => undefined),
  );
}
