/**
 * Keeps the site usable without a connection after one visit: visited pages, the phone numbers and the quote form. On a connection that is
 * paid by the byte nothing is fetched ahead: pages are stored as they are read.
 * Pages come from the network first, so that nobody is held on an old version; scripts, whose names change with their
 * content, come from the device first. What is typed offline is sent by site/forms/submissions, not from here.
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

/** Seconds after which a kept page is shown instead of one that does not come. */
const PAGE_TIMEOUT_S = 3;
/** A page that was not read for so long may say what is no longer true: seconds, 30 days. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

const ahead = new PrecacheController();
ahead.addToCacheList(worker.offlineFiles);
worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  event.waitUntil(storeAhead(event));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      ahead.activate(event),
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

/** What was stored ahead before is brought up to date on any connection: without that it would be gone with the old worker. */
async function storeAhead(event: LastingEvent): Promise<void> {
  const isStored = await caches.has(ahead.strategy.cacheName);
  if (isStored || !isMetered(worker.navigator.connection)) await ahead.install(event);
}

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [atMost(300), { handlerDidError: ({ request }) => ahead.matchPrecache(request) }],
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
      // What differs by its query is never stored (no-store), and what was searched for or clicked on is nobody's business.
      cacheKeyWillBeUsed: async ({ request }) => pathOf(request),
      cacheWillUpdate: async ({ request, response }) =>
        isPage(pathOf(request)) && isKeepable(response) ? response : null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await ahead.matchPrecache(pathOf(request))) ?? null,
      handlerDidError: async ({ request }) => leadToPhones(request),
    },
  ],
});
registerRoute(
  // The first page of a visit was there before the worker, and sends its URL (register-service-worker.ts).
  ({ request, url, event, sameOrigin }) =>
    sameOrigin &&
    !isOfOffice(url.pathname) &&
    (request.mode === 'navigate' || (event.type === 'message' && isPage(url.pathname))),
  pages,
);

/** Undefined leaves it at the browser's own error: in a frame, and where the phones themselves are not kept. */
function leadToPhones({ url, destination }: Request): Response | undefined {
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

/** The library's own type wants what `exactOptionalPropertyTypes` refuses. */
function atMost(maxEntries: number, age: { maxAgeSeconds?: number } = {}): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, ...age, purgeOnQuotaError: true }) as WorkboxPlugin;
}
