import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importPage } from './import-page.ts';

const REFUSED = new TypeError('Failed to fetch dynamically imported module');
const refuse = () => Promise.reject(REFUSED);
let target: EventTarget;
beforeEach(() => {
  target = new EventTarget();
  vi.stubGlobal('dispatchEvent', (event: Event) => target.dispatchEvent(event));
});
afterEach(() => vi.unstubAllGlobals());

it('gives the page out, and tells nobody', async () => {
  const heard = vi.fn();
  target.addEventListener('vite:preloadError', heard);
  expect(await importPage('/page.js', async () => 'the page')).toBe('the page');
  expect(heard).not.toHaveBeenCalled();
});

it('dispatches the preload error with its cause, and rethrows it', async () => {
  const heard = vi.fn();
  target.addEventListener('vite:preloadError', (event) =>
    heard((event as Event & { payload: unknown }).payload),
  );
  await expect(importPage('/page.js', refuse)).rejects.toBe(REFUSED);
  expect(heard).toHaveBeenCalledExactlyOnceWith(REFUSED);
});

it('rethrows nothing that a listener has handled', async () => {
  target.addEventListener('vite:preloadError', (event) => event.preventDefault());
  const thrown = vi.fn();
  void importPage('/page.js', refuse).catch(thrown);
  await new Promise((resolve) => setTimeout(resolve));
  expect(thrown).not.toHaveBeenCalled();
});
