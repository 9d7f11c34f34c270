/**
 * Service worker of the office: offline files, background sync of acts, alerts. Its scope is /office/, apart from the
 * site's worker.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { forgetActs, SYNC_TAG, sendActs } from '../acts/act-queue.ts';
import { callOffice } from '../api/call-office.ts';
import { forgetAnswers } from '../api/stored-answers.ts';
import { readPush } from './read-push.ts';

/** Parts of the worker's global scope that we use; the DOM's types know pages only. */
interface OfficeWorkerScope {
  /** Files precached at install (publisher/render/office-files.ts). */
  readonly officeFiles: { url: string; revision: string | null }[];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}
interface LastingEvent extends Event {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(done: Promise<unknown>): void;
}
interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  sync: LastingEvent & { tag: string };
  push: LastingEvent & { data: { text(): string } | null };
  notificationclick: LastingEvent & { notification: Notification };
}

const worker = globalThis as unknown as OfficeWorkerScope;

precacheAndRoute(worker.officeFiles);
cleanupOutdatedCaches();
// Every URL of the office is the same document, except what the server answers itself: the API and mailed links.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/office/'), {
    denylist: [/^\/office\/(?:api|mail)\//],
  }),
);

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendOrFail());
});

/** Sends the signed-in user's acts and deletes other users'. A rejected promise makes the browser retry later. */
async function sendOrFail(): Promise<void> {
  const session = await callOffice('GET /session', {});
  if (!session.ok) throw new Error(session.problem.detail);
  const { person } = session.value;
  await forgetActs(person?.person_id ?? null);
  if (!person) return forgetAnswers();
  const problem = await sendActs(person.person_id);
  if (problem) throw new Error(problem.detail);
}

worker.addEventListener('push', (event) => {
  const { title, body, tag, url, at } = readPush(event.data?.text() ?? '');
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { url },
      // A reminder replaces the alert it reminds of, and makes a sound again.
      ...({ renotify: true, timestamp: at } as NotificationOptions),
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(openAt(url));
});

/** Opens the URL in the office that is already open, so that unsaved input survives; otherwise in a new window. */
async function openAt(url: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname.startsWith('/office'));
  if (!open) return void (await worker.clients.openWindow(url));
  open.postMessage({ open: url });
  await open.focus();
}
