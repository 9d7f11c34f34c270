/** Replaces the service worker if `works_offline` in site.yaml is false: removes what earlier visits stored, then itself. */
import type { WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  const { scope } = worker.registration;
  // The precache of another language belongs to that language's worker.
  const own = (await caches.keys()).filter(
    (name) => !/precache/.test(name) || name.endsWith(scope),
  );
  for (const name of own) await caches.delete(name);
  // The times at which pages were read.
  indexedDB.deleteDatabase('workbox-expiration');
  await worker.registration.unregister();
}
