/**
 * After one visit the site works without a connection: read pages, the phone numbers and the quote form. On a metered connection nothing
 * is precached. Pages come from the network first, so that visitors get the newest version; scripts, whose names change with their
 * content, come from the cache first. What visitors submit offline is sent by site/forms/submissions.
 */
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { pathIn, splitLanguage } from '../../domain/language/language.ts';
import { isKeepable, isMetered, isOfOffice, isPage } from './storable-pages.ts';
import type { LastingEvent, WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;

/** Seconds after which the stored page replaces one that does not load. */
const PAGE_TIMEOUT_S = 3;
/** Age in seconds at which a stored page may no longer be true: 30 days. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

const precache = new PrecacheController();
precache.addToCacheList(worker.offlineFiles);
worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  event.waitUntil(precacheOnce(event));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      precache.activate(event),
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

/** An existing precache is updated on any connection: otherwise it would be deleted with the old worker. */
async function precacheOnce(event: LastingEvent): Promise<void> {
  const isStored = await caches.has(precache.strategy.cacheName);
  if (isStored || !isMetered(worker.navigator.connection)) await precache.install(event);
}

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [atMost(300), { handlerDidError: ({ request }) => precache.matchPrecache(request) }],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files);

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && !isOfOffice(url.pathname) && /\.(svg|avif|webp|png|jpg)$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [atMost(120)] }),
);

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PAGE_TIMEOUT_S,
  plugins: [
    atMost(60, { maxAgeSeconds: MAX_AGE_S }),
    {
      // Without the query: pages that depend on it are no-store, and what was searched or clicked must not be stored.
      cacheKeyWillBeUsed: async ({ request }) => pathOf(request),
      cacheWillUpdate: async ({ request, response }) =>
        isPage(pathOf(request)) && isKeepable(response) ? response : null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await precache.matchPrecache(pathOf(request))) ?? null,
      handlerDidError: async ({ request }) => offlinePageFor(request),
    },
  ],
});
registerRoute(
  // The first page of a visit loads before the worker and sends its URL (register-service-worker.ts).
  ({ request, url, event, sameOrigin }) =>
    sameOrigin &&
    !isOfOffice(url.pathname) &&
    (request.mode === 'navigate' || (event.type === 'message' && isPage(url.pathname))),
  pages,
);

/** Redirects to /offline. Undefined (the browser's own error) in a frame, and if /offline itself is not stored. */
function offlinePageFor({ url, destination }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  const { language, path } = splitLanguage(pathname);
  if (destination !== 'document' || path === '/offline') return undefined;
  return Response.redirect(
    `${pathIn(language, '/offline')}?from=${encodeURIComponent(pathname + search)}`,
  );
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}

/** Cast, because the library's type does not fit `exactOptionalPropertyTypes`. */
function atMost(maxEntries: number, age: { maxAgeSeconds?: number } = {}): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, ...age, purgeOnQuotaError: true }) as WorkboxPlugin;
}
