/** Service workers. Absent without https, in some private windows and in frames without storage. */
import { attempt, attemptLater } from './attempt.ts';

/** Longest wait for a registration, ms: it includes loading the script. */
const REGISTER_TIMEOUT_MS = 60_000;

/** Null if the browser refuses service workers. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  attempt(() => navigator.serviceWorker ?? null, null);

/** All registrations of this site; empty if the browser refuses service workers. */
export const workerRegistrations = (): Promise<readonly ServiceWorkerRegistration[]> =>
  attemptLater(async () => (await serviceWorkers()?.getRegistrations()) ?? [], []);

/** Registers a worker; null if the browser refuses. @param scope path below which it controls pages */
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
