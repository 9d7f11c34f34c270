import { PENDING_PREFIX } from '../../../domain/forms/draft-key.ts';
import { deviceStorage } from '../../lib/browser/storage.ts';
import { importPart } from '../../scripts/import-part.ts';

/** Sends what waits on this device, now or as soon as a frame or another tab stores something. */
export function attachPending(): void {
  const start = () => {
    if (deviceStorage.keys(PENDING_PREFIX).length > 0)
      void importPart(() => import('./send-pending.ts')).then(
        (part) => part?.startSendingPending(),
        // With the connection, or with the next page.
        () => undefined,
      );
  };
  start();
  addEventListener('online', start);
  addEventListener('storage', ({ key }) => key?.startsWith(PENDING_PREFIX) && start());
}
