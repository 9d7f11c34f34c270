import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importPart } from './import-part.ts';

const REFUSED = new TypeError('Failed to fetch dynamically imported module');
let target: EventTarget;
beforeEach(() => {
  target = new EventTarget();
  vi.stubGlobal('dispatchEvent', (event: Event) => target.dispatchEvent(event));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('returns the part, and dispatches no event', async () => {
  const heard = vi.fn();
  target.addEventListener('vite:preloadError', heard);
  expect(await importPart(async () => 'the part')).toBe('the part');
  expect(heard).not.toHaveBeenCalled();
});

it('dispatches the preload error with its cause, and rethrows it', async () => {
  const heard = vi.fn();
  target.addEventListener('vite:preloadError', (event) =>
    heard((event as Event & { payload: unknown }).payload),
  );
  await expect(importPart(() => Promise.reject(REFUSED))).rejects.toBe(REFUSED);
  expect(heard).toHaveBeenCalledExactlyOnceWith(REFUSED);
});

it('rethrows nothing where a listener handles it', async () => {
  target.addEventListener('vite:preloadError', (event) => event.preventDefault());
  expect(await importPart(() => Promise.reject(REFUSED))).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
});
