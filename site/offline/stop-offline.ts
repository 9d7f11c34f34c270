/**
 * Takes the place of the service worker when `works_offline` in site.yaml is false: it removes what earlier visits have
 * kept, and then itself.
 */
import type { WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  const { scope } = worker.registration;
  // What a worker of another language has kept from its start is its own.
  const own = (await caches.keys()).filter(
    (name) => !/precache/.test(name) || name.endsWith(scope),
  );
  for (const name of own) await caches.delete(name);
  // When each page was read.
  indexedDB.deleteDatabase('workbox-expiration');
  await worker.registration.unregister();
}
