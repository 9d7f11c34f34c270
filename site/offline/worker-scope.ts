/** The network that a page came by. */
export interface Connection {
  saveData?: boolean;
  type?: string;
}

/** What a service worker uses of its global scope; the DOM's own types know pages only. */
export interface WorkerScope {
  /** What is kept from the first start: pages with their revision, files with null (publisher/render/offline-files.ts). */
  readonly offlineFiles: { url: string; revision: string | null; integrity?: string }[];
  /** Chromium's; it names the kind of network on phones only. */
  readonly navigator: { connection?: Connection };
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
}

/** An event that keeps the worker alive until what it leads to is done. */
export interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
