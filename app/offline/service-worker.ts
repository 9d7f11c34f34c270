/**
 * Keeps the site usable without a connection after one visit: visited pages, the phone numbers and the quote form.
 * Pages come from the network first, so that nobody is held on an old version; scripts, whose names change with their
 * content, come from the device first. Of a page only the document is kept, never its data alone, so that what is
 * shown always fits the scripts it names. What is typed offline is sent by app/submissions, not from here.
 */
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { bootOf, isKeepable, isPage, pageOfData } from './kept-pages.ts';
import type { LastingEvent, WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;

/** Seconds after which a kept page is shown instead of one that does not come. */
const PATIENCE = 3;
/** The same for a click, which then loads the page as a document. */
const CLICK_PATIENCE = 10;
/** A page that was not read for so long may say what is no longer true: seconds, 30 days. */
const LONGEST_KEPT = 30 * 24 * 60 * 60;

precache(__OFFLINE_FILES__);
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  );
});

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [atMost(300), { handlerDidError: ({ request }) => matchPrecache(request) }],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|boot)\//.test(url.pathname),
  files,
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.(svg|avif|webp|png|jpg)$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [atMost(120)] }),
);

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    atMost(60, { maxAgeSeconds: LONGEST_KEPT }),
    {
      // No page differs by its query, and what was searched for or clicked on is nobody's business.
      cacheKeyWillBeUsed: async ({ request }) => pathOf(request),
      cacheWillUpdate: async ({ request, response }) =>
        isPage(pathOf(request)) && isKeepable(response) ? response : null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await matchPrecache(pathOf(request))) ?? null,
      handlerDidError: async ({ request }) => leadToPhones(request),
    },
  ],
});
registerRoute(
  // The first page of a visit was there before the worker, and sends its address (register-service-worker.ts).
  ({ request, url, event, sameOrigin }) =>
    sameOrigin &&
    (request.mode === 'navigate' || (event.type === 'message' && isPage(url.pathname))),
  pages,
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data'),
  new NetworkOnly({
    networkTimeoutSeconds: CLICK_PATIENCE,
    plugins: [
      {
        fetchDidSucceed: async ({ request, response, event }) => {
          if (response.ok) event.waitUntil(keepPage(pageOfData(pathOf(request)), event));
          return response;
        },
        // The router loads what it is led to as a document, which the route above answers.
        handlerDidError: async ({ request }) =>
          new Response(null, {
            status: 204,
            headers: {
              'X-Remix-Redirect': pageOfData(pathOf(request)),
              'X-Remix-Reload-Document': 'true',
            },
          }),
      },
    ],
  }),
);

/** What a click loaded is kept as the document it would have been. */
async function keepPage(path: string, event: LastingEvent): Promise<void> {
  const [answer, done] = pages.handleAll({ request: new Request(path), event });
  const boot = bootOf(await (await answer).clone().text());
  if (boot) await files.handle({ request: new Request(boot), event });
  await done;
}

/** Undefined leaves it at the browser's own error: in a frame, and where the phones themselves are not kept. */
function leadToPhones({ url, destination }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  if (destination !== 'document' || pathname === '/offline') return undefined;
  return Response.redirect(`/offline?from=${encodeURIComponent(pathname + search)}`);
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}

/** The library's own type wants what `exactOptionalPropertyTypes` refuses. */
function atMost(maxEntries: number, age: { maxAgeSeconds?: number } = {}): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, ...age, purgeOnQuotaError: true }) as WorkboxPlugin;
}
