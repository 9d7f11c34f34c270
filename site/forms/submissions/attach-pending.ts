import { PENDING_PREFIX } from '../../../domain/forms/draft-key.ts';
import { deviceStorage } from '../../lib/browser/storage.ts';
import { importPart } from '../../scripts/import-part.ts';

/** Sends pending submissions, now and as soon as a frame or another tab stores one. */
export function attachPending(): void {
  const start = () => {
    if (deviceStorage.keys(PENDING_PREFIX).length > 0)
      void importPart(() => import('./send-pending.ts')).then(
        (part) => part?.startSendingPending(),
        // The script could not be loaded: the connection's return or the next page tries again.
        () => undefined,
      );
  };
  start();
  addEventListener('online', start);
  addEventListener('storage', ({ key }) => key?.startsWith(PENDING_PREFIX) && start());
}
