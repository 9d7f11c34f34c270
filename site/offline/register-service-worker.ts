/** Registers the service worker of the build and the page's language. Called when the page has nothing else to do; a framed page never does. */

import { localPath, pageLanguage, serviceWorkerPath } from '../../domain/language/language.ts';
import { savesData } from '../lib/browser/connection.ts';
import { loadedResources } from '../lib/browser/history.ts';
import { createTrustedPolicy } from '../lib/browser/trusted-types.ts';
import { registerWorker } from '../lib/browser/worker.ts';

/** Name of the Trusted Types policy (server/pages/content-policy.ts). */
const POLICY = 'service-worker';
const WORKER_URL = serviceWorkerPath(pageLanguage());

let registration: Promise<void> | undefined;

/**
 * Does nothing in development, where there is no build, where the browser has no service workers, for a visitor who saves
 * data, and the second time.
 */
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

/** This page and what it is made of were loaded before there was a worker that could keep them. */
async function keepThisPage(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready;
  // The words are Workbox's (workbox-routing).
  active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [location.pathname, ...loadedResources()] },
  });
}

/** Under Trusted Types a string may not become a script's URL; this policy allows one URL only. */
function trustedUrl(): string {
  const policy = createTrustedPolicy(POLICY, {
    createScriptURL: (_url: string) => WORKER_URL,
  });
  return policy?.createScriptURL(WORKER_URL) ?? WORKER_URL;
}
