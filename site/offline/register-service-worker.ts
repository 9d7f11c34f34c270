/** Registers the service worker of the page's language. A framed page does not call it. */

import { localPath, pageLanguage, serviceWorkerPath } from '../../domain/language/language.ts';
import { savesData } from '../lib/browser/connection.ts';
import { loadedResources } from '../lib/browser/history.ts';
import { createTrustedPolicy } from '../lib/browser/trusted-types.ts';
import { registerWorker } from '../lib/browser/worker.ts';

/** Name of the Trusted Types policy (server/pages/content-policy.ts). */
const POLICY = 'service-worker';
const WORKER_URL = serviceWorkerPath(pageLanguage());

let registration: Promise<void> | undefined;

/** Does nothing in development, for a visitor who saves data, and the second time. */
export function registerServiceWorker(): Promise<void> {
  registration ??= register();
  return registration;
}

async function register(): Promise<void> {
  if (!import.meta.env.PROD || savesData()) return;
  const workers = await registerWorker(trustedUrl(), localPath('/'));
  if (!workers) console.warn('The site will not work without a connection.');
  else if (!workers.controller) await keepThisPage(workers);
}

/** Lets the worker store this page and its files, which were loaded before the worker existed. */
async function keepThisPage(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready;
  // A message of Workbox (workbox-routing).
  active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [location.pathname, ...loadedResources()] },
  });
}

/** Trusted Types require a policy for a script's URL; this one allows only the worker's. */
function trustedUrl(): string {
  const policy = createTrustedPolicy(POLICY, {
    createScriptURL: (_url: string) => WORKER_URL,
  });
  return policy?.createScriptURL(WORKER_URL) ?? WORKER_URL;
}
