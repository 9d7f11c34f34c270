/** What a browser may refuse, refused in every page and frame of a journey (docs/browser.md). */
import type { BrowserContext } from '@playwright/test';

/**
 * Each name stands in docs/browser.md. The ways to refuse one feature stand next to each other, so that every
 * third of the list holds one of them.
 */
export const REFUSALS = [
  'Web Locks: rejected',
  'Web Locks: never answered',
  'Web Locks: absent',
  'localStorage: throws',
  'localStorage and sessionStorage: full',
  'sessionStorage: throws',
  'IndexedDB: throws',
  'IndexedDB: never answered',
  'service workers: throw',
  'BroadcastChannel, Notification, clipboard, IntersectionObserver, cookies: absent or throw',
  'crypto.randomUUID and getRandomValues: absent and throw',
  'ResizeObserver and MutationObserver: throw',
  'matchMedia and visualViewport: throw and absent',
  'Trusted Types: absent',
  'sendBeacon: absent',
  'AbortSignal.timeout and any: absent',
  'requestIdleCallback: absent',
  'View transitions, dialogs and popovers: absent',
  'createImageBitmap and canvas: throw',
  'performance entries and time: none and throws',
  'toWellFormed and URL.parse: absent',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Refuses features in every page and frame that the context opens from now on. */
export async function refuseFeatures(
  context: BrowserContext,
  refusals: readonly Refusal[],
): Promise<void> {
  await context.addInitScript(refuseInPage, refusals);
}

/** Runs in the page, before its own scripts. */
function refuseInPage(refusals: readonly string[]): void {
  // What a frame is before its page comes has not all of it, and runs no scripts.
  if (location.protocol === 'about:') return;
  const refused = () => new DOMException('Refused by this test.', 'SecurityError');
  const deny = () => {
    throw refused();
  };
  const never = () => new Promise(() => {});
  const set = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  const remove = (owner: object, name: string) => set(owner, name, undefined);
  const breakGetter = (owner: object, name: string) =>
    Object.defineProperty(owner, name, { configurable: true, get: deny });
  const unanswered = { open: () => ({}), deleteDatabase: () => ({}) };

  const acts: Record<string, () => void> = {
    'Web Locks: rejected': () =>
      set(LockManager.prototype, 'request', () => Promise.reject(refused())),
    'Web Locks: never answered': () => set(LockManager.prototype, 'request', never),
    'Web Locks: absent': () => remove(Navigator.prototype, 'locks'),
    'localStorage: throws': () => breakGetter(window, 'localStorage'),
    'localStorage and sessionStorage: full': () => set(Storage.prototype, 'setItem', deny),
    'sessionStorage: throws': () => breakGetter(window, 'sessionStorage'),
    'IndexedDB: throws': () => breakGetter(window, 'indexedDB'),
    'IndexedDB: never answered': () => set(window, 'indexedDB', unanswered),
    'service workers: throw': () => breakGetter(Navigator.prototype, 'serviceWorker'),
    'BroadcastChannel, Notification, clipboard, IntersectionObserver, cookies: absent or throw':
      () => {
        for (const name of ['BroadcastChannel', 'Notification', 'IntersectionObserver'])
          remove(window, name);
        remove(Navigator.prototype, 'clipboard');
        breakGetter(Document.prototype, 'cookie');
      },
    'crypto.randomUUID and getRandomValues: absent and throw': () => {
      remove(Crypto.prototype, 'randomUUID');
      set(Crypto.prototype, 'getRandomValues', deny);
    },
    'ResizeObserver and MutationObserver: throw': () => {
      set(ResizeObserver.prototype, 'observe', deny);
      // Playwright has observers of its own, of other things. What the inline script observes: inline.test.ts.
      const { observe } = MutationObserver.prototype;
      set(
        MutationObserver.prototype,
        'observe',
        function (this: MutationObserver, target: Node, options: MutationObserverInit) {
          if (options.attributeFilter) throw refused();
          observe.call(this, target, options);
        },
      );
    },
    'matchMedia and visualViewport: throw and absent': () => {
      set(window, 'matchMedia', deny);
      remove(window, 'visualViewport');
    },
    'Trusted Types: absent': () => remove(window, 'trustedTypes'),
    'sendBeacon: absent': () => remove(Navigator.prototype, 'sendBeacon'),
    'AbortSignal.timeout and any: absent': () => {
      remove(AbortSignal, 'timeout');
      remove(AbortSignal, 'any');
    },
    'requestIdleCallback: absent': () => remove(window, 'requestIdleCallback'),
    'View transitions, dialogs and popovers: absent': () => {
      remove(Document.prototype, 'startViewTransition');
      set(HTMLDialogElement.prototype, 'showModal', deny);
      remove(HTMLElement.prototype, 'hidePopover');
    },
    'createImageBitmap and canvas: throw': () => {
      set(window, 'createImageBitmap', deny);
      set(HTMLCanvasElement.prototype, 'getContext', deny);
      set(HTMLCanvasElement.prototype, 'toBlob', deny);
      set(HTMLCanvasElement.prototype, 'toDataURL', deny);
    },
    'performance entries and time: none and throws': () => {
      set(Performance.prototype, 'getEntriesByType', () => []);
      breakGetter(Performance.prototype, 'timeOrigin');
    },
    'toWellFormed and URL.parse: absent': () => {
      remove(String.prototype, 'toWellFormed');
      remove(URL, 'parse');
    },
  };
  for (const refusal of refusals) acts[refusal]?.();

  // The bot types without a pause.
  const { setTimeout } = window;
  const hurried = (run: TimerHandler, delayMs?: number, ...more: unknown[]) =>
    setTimeout(run, delayMs === 1500 || delayMs === 1000 ? 10 : delayMs, ...more);
  set(window, 'setTimeout', hurried);
}
