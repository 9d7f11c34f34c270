import { tabStorage } from '../../lib/browser/storage.ts';
import { importPart } from '../../scripts/import-part.ts';
import { TOASTS_KEY } from './toasts-key.ts';

/** Shows the toasts that were on their way in the page before. */
export function attachToasts(): void {
  if (tabStorage.read(TOASTS_KEY))
    void importPart(() => import('./toasts.ts')).then(
      (part) => part?.startToasts(),
      () => undefined,
    );
}
