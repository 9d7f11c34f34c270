/** Whether anything waits on this device, for pages that load the rest of the outbox only then. */
import { deviceStorage } from '../../lib/browser/storage.ts';

/** Begins the storage key of every kept submission. */
export const OUTBOX_PREFIX = 'outbox:';

export function isSomethingWaiting(): boolean {
  return deviceStorage.keys(OUTBOX_PREFIX).length > 0;
}
