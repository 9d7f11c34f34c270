/**
 * The office without a connection, and while it is closed: keeps what it is made of, sends the acts that wait, shows alerts.
 * Its scope is /office/; the site's own worker has nothing to do with it.
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

/** What a service worker uses of its global scope; the DOM's own types know pages only. */
interface OfficeWorkerScope {
  /** What is stored from the first start (snapshot/office-files.ts). */
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
  /** Keeps the worker alive until it is done. */
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
// Every URL of the office is the same document, but for what the server answers itself: its API, and the links of its mails.
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

/** Sends the acts of who is signed in, and deletes what others have left. The browser tries again later when the promise is rejected. */
async function sendOrFail(): Promise<void> {
  const session = await callOffice('GET /session');
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
      // A reminder takes the place of what it reminds of, and is heard all the same.
      ...({ renotify: true, timestamp: at } as NotificationOptions),
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(openAt(url));
});

/** In the office that is open, so that nothing that is being written is lost; otherwise in a new window. */
async function openAt(url: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname.startsWith('/office'));
  if (!open) return void (await worker.clients.openWindow(url));
  open.postMessage({ open: url });
  await open.focus();
}
