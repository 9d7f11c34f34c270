/** Whether submissions are pending on this device, for pages that load what sends them only then. */
import { deviceStorage } from '../../lib/browser/storage.ts';

/** Begins the storage key of every pending submission. The value is what earlier versions of this site wrote. */
export const PENDING_PREFIX = 'outbox:';

export function hasPendingSubmissions(): boolean {
  return deviceStorage.keys(PENDING_PREFIX).length > 0;
}
