import { importPart } from '../../scripts/import-part.ts';
import { isSomethingWaiting, OUTBOX_PREFIX } from './waiting.ts';

/** Sends what waits on this device, now or as soon as a frame or another tab keeps something. */
export function attachOutbox(): void {
  const start = () => {
    if (isSomethingWaiting())
      void importPart(() => import('./start-waiting.ts')).then(
        ({ startWaiting }) => startWaiting(),
        // With the connection, or with the next page.
        () => undefined,
      );
  };
  start();
  addEventListener('online', start);
  addEventListener('storage', ({ key }) => key?.startsWith(OUTBOX_PREFIX) && start());
}
