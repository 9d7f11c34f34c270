import { deviceStorage } from '../browser/storage.ts';
import { importPart } from '../scripts/import-part.ts';
import { OUTBOX_PREFIX } from './outbox-key.ts';

/** Sends what waits on this device, now or as soon as a frame or another tab keeps something. */
export function attachOutbox(): void {
  const start = () => {
    if (deviceStorage.keys(OUTBOX_PREFIX).length > 0)
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
