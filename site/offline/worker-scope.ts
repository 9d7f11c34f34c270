export interface Connection {
  saveData?: boolean;
  type?: string;
}

/** The parts of a service worker's global scope that are used here; the DOM's types are for pages. */
export interface WorkerScope {
  /** Precached from the start: pages with their revision, files with null (publisher/render/offline-files.ts). */
  readonly offlineFiles: { url: string; revision: string | null; integrity?: string }[];
  /** Only in Chromium; `type` only on phones. */
  readonly navigator: { connection?: Connection };
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
}

/** An event that keeps the worker alive until a promise settles. */
export interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
