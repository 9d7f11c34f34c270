/** Service workers. Absent without https, in some private windows and in frames without storage. */
import { attempt, attemptLater } from './attempt.ts';

/** Longest wait for a registration, ms: its file is fetched meanwhile. */
const REGISTER_TIMEOUT_MS = 60_000;

/** The browser's service workers; null where they are refused. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  attempt(() => navigator.serviceWorker ?? null, null);

/** All registrations of this site; none where they are refused. */
export const workerRegistrations = (): Promise<readonly ServiceWorkerRegistration[]> =>
  attemptLater(async () => (await serviceWorkers()?.getRegistrations()) ?? [], []);

/**
 * Registers the worker; null where it is refused.
 * @param scope path before which it has no part
 */
export async function registerWorker(
  url: string,
  scope: string,
): Promise<ServiceWorkerContainer | null> {
  const workers = serviceWorkers();
  if (!workers) return null;
  const isRegistered = await attemptLater(
    () => workers.register(url, { scope, updateViaCache: 'none' }).then(() => true),
    false,
    REGISTER_TIMEOUT_MS,
  );
  return isRegistered ? workers : null;
}
