/** Refuses all features that a browser may refuse (docs/browser.md) at once. Each alone: site/lib/browser/browser.test.ts. */
import type { BrowserContext } from '@playwright/test';

/** Refuses features in every page and frame that the context opens from now on. @param keeps names of features not refused */
export async function refuseFeatures(context: BrowserContext, keeps: string[] = []): Promise<void> {
  await context.addInitScript(refuseInPage, keeps);
}

/** Runs in the page, before its own scripts. */
function refuseInPage(keeps: string[]): void {
  // The empty page of a frame before its own lacks some of these, and runs no scripts.
  if (location.protocol === 'about:') return;
  const refused = () => new DOMException('Refused by this test.', 'SecurityError');
  const deny = () => {
    throw refused();
  };
  const set = (owner: object, name: string, value: unknown) => {
    if (!keeps.includes(name))
      Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  };
  const remove = (owner: object, ...names: string[]) => {
    for (const name of names) set(owner, name, undefined);
  };
  const breakGetter = (owner: object, name: string) =>
    Object.defineProperty(owner, name, { configurable: true, get: deny });

  for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
    breakGetter(window, storage);
  breakGetter(Document.prototype, 'cookie');
  breakGetter(Navigator.prototype, 'serviceWorker');
  breakGetter(Performance.prototype, 'timeOrigin');
  set(LockManager.prototype, 'request', () => Promise.reject(refused()));
  set(Crypto.prototype, 'getRandomValues', deny);
  set(ResizeObserver.prototype, 'observe', deny);
  set(HTMLDialogElement.prototype, 'showModal', deny);
  set(Performance.prototype, 'getEntriesByType', () => []);
  for (const name of ['getContext', 'toBlob', 'toDataURL'])
    set(HTMLCanvasElement.prototype, name, deny);
  for (const name of ['matchMedia', 'createImageBitmap']) set(window, name, deny);
  remove(window, 'BroadcastChannel', 'Notification', 'IntersectionObserver', 'visualViewport');
  remove(window, 'trustedTypes', 'requestIdleCallback');
  remove(Navigator.prototype, 'clipboard', 'sendBeacon');
  remove(Crypto.prototype, 'randomUUID');
  remove(AbortSignal, 'timeout', 'any');
  remove(Document.prototype, 'startViewTransition');
  remove(HTMLElement.prototype, 'hidePopover');
  remove(String.prototype, 'toWellFormed');
  remove(URL, 'parse');
  // Playwright's own observers observe other things.
  const { observe } = MutationObserver.prototype;
  set(
    MutationObserver.prototype,
    'observe',
    function (this: MutationObserver, target: Node, options: MutationObserverInit) {
      if (options.attributeFilter) throw refused();
      observe.call(this, target, options);
    },
  );

  // The bot types without a pause.
  const { setTimeout } = window;
  const hurried = (run: TimerHandler, delayMs?: number, ...more: unknown[]) =>
    setTimeout(run, delayMs === 1500 || delayMs === 1000 ? 10 : delayMs, ...more);
  set(window, 'setTimeout', hurried);
}
