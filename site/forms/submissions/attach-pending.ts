import { importPart } from '../../scripts/import-part.ts';
import { hasPendingSubmissions, PENDING_PREFIX } from './pending-key.ts';

/** Sends what waits on this device, now or as soon as a frame or another tab keeps something. */
export function attachPending(): void {
  const start = () => {
    if (hasPendingSubmissions())
      void importPart(() => import('./start-pending.ts')).then(
        (part) => part?.startPending(),
        // With the connection, or with the next page.
        () => undefined,
      );
  };
  start();
  addEventListener('online', start);
  addEventListener('storage', ({ key }) => key?.startsWith(PENDING_PREFIX) && start());
}
