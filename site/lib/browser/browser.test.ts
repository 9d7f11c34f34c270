/** Each feature that a browser may refuse: absent, throwing, rejecting or never answering. The modules return a value. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';
import { isOnline, sendBeacon } from './connection.ts';
import { closeDialog, closePopover, isShown, openDialog } from './dialogs.ts';
import { postToParent, readArrival } from './frames.ts';
import { addDialogStep, loadedResources, openedAt, replaceUrl } from './history.ts';
import { deviceDatabase } from './indexed-database.ts';
import { matchesMedia, observeChanges, observeMedia, observeResize } from './observers.ts';
import { privacySignals } from './privacy-signals.ts';
import { createStorage, readJson } from './storage.ts';
import { timeoutSignal, whenIdle } from './timing.ts';
import { createTrustedPolicy } from './trusted-types.ts';
import { makeUuid } from './uuid.ts';
import { registerWorker, serviceWorkers, workerRegistrations } from './worker.ts';

const refuse = (): never => {
  throw new DOMException('Refused.', 'SecurityError');
};
const reject = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
const never = () => new Promise<never>(() => {});
/** An object whose every property throws when it is read. */
const throwing = new Proxy({}, { get: refuse }) as never;

/** A global of this name throws when it is read. */
function breakGlobal(name: string): void {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a promise gives once all time has passed. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return promise;
}

it.each([
  ['absent', {}],
  ['throw when read', throwing],
  ['reject', { locks: { request: reject } }],
  ['never answer', { locks: { request: never } }],
])('Web Locks that are refused (%s) keep nobody waiting', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  // The module looks for locks once.
  vi.resetModules();
  const { runAlone } = await import('./locks.ts');
  const order: string[] = [];
  const slow = runAlone('a', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push('first');
    throw new Error('It fails for its caller only.');
  });
  const next = runAlone('a', async () => order.push('second'));
  await settled(Promise.allSettled([slow, next]));
  await expect(slow).rejects.toThrow('for its caller only');
  expect(order).toEqual(['first', 'second']);
});

describe('storage', () => {
  it.each<[string, () => Storage | null]>([
    ['throws when read', refuse],
    ['null', () => null],
    ['throws when used', () => throwing],
  ])('that is refused (%s) keeps nothing and says so', (_name, find) => {
    const storage = createStorage(find);
    expect(storage.read('a')).toBeNull();
    expect(storage.write('a', '1')).toBe(false);
    expect(storage.write('a', null)).toBe(false);
    expect(storage.keys('')).toEqual([]);
    expect(readJson(storage, 'a')).toBeNull();
  });

  it('that is full can still be read', () => {
    const full = { getItem: () => '"kept"', setItem: refuse } as unknown as Storage;
    const storage = createStorage(() => full);
    expect(storage.write('a', '1')).toBe(false);
    expect(readJson(storage, 'a')).toBe('kept');
  });
});

it.each([
  ['absent', undefined],
  ['throws', { open: refuse }],
  ['never answers', { open: () => ({}) }],
])('an IndexedDB that is refused (%s) stores nothing and says so', async (_name, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB);
  expect(await settled(deviceDatabase.write('a', 1))).toBe(false);
  expect(await settled(deviceDatabase.read('a'))).toBeNull();
});

it.each([
  ['absent', {}],
  ['throws', { clipboard: { writeText: refuse } }],
  ['rejects', { clipboard: { writeText: reject } }],
  ['never answers', { clipboard: { writeText: never } }],
])('a clipboard that is refused (%s) says so', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await settled(copyText('a'))).toBe(false);
});

it.each([
  ['absent', {}],
  ['throw when read', throwing],
  ['throw', { serviceWorker: { register: refuse, getRegistrations: refuse } }],
  ['reject', { serviceWorker: { register: reject, getRegistrations: reject } }],
  ['never answer', { serviceWorker: { register: never, getRegistrations: never } }],
])('service workers: %s', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(serviceWorkers()?.controller).toBeUndefined();
  expect(await settled(workerRegistrations())).toEqual([]);
  expect(await settled(registerWorker('/worker.js', '/'))).toBeNull();
});

it.each([
  ['randomUUID is absent', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
  ['both throw', { getRandomValues: refuse, randomUUID: refuse }],
  ['crypto is absent', undefined],
])('UUIDs are made where %s', (_name, source) => {
  vi.stubGlobal('crypto', source);
  expect(makeUuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(makeUuid()).not.toBe(makeUuid());
});

it.each([
  ['online', { onLine: true, sendBeacon: () => true }, [true, true]],
  [
    'offline, with a beacon that is too large',
    { onLine: false, sendBeacon: () => false },
    [false, false],
  ],
  ['no word of it', {}, [true, false]],
  ['refused', throwing, [true, false]],
])('the connection: %s', (_name, navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  expect([isOnline(), sendBeacon('/', new Blob())]).toEqual(expected);
});

describe('time', () => {
  it.each([
    ['absent', undefined],
    ['throws', refuse],
  ])('requestIdleCallback: %s', (_name, requestIdleCallback) => {
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    const task = vi.fn();
    whenIdle(task, 4000);
    vi.runAllTimers();
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('a signal aborts in time without AbortSignal.timeout, and is left out without any', () => {
    vi.stubGlobal('AbortSignal', {});
    const signal = timeoutSignal(20);
    expect(signal?.aborted).toBe(false);
    vi.advanceTimersByTime(20);
    expect(signal?.aborted).toBe(true);
    vi.stubGlobal('AbortController', undefined);
    expect(timeoutSignal(20)).toBeUndefined();
  });
});

it.each([
  ['absent', undefined],
  ['throw', refuse],
])('observers that are refused (%s) report nothing', (_name, refused) => {
  for (const name of ['ResizeObserver', 'MutationObserver', 'matchMedia'])
    vi.stubGlobal(name, refused);
  const element = {} as Element;
  const listener = vi.fn();
  observeResize(element, listener)();
  observeChanges(element, { attributeFilter: ['style'] }, listener)();
  observeMedia('(width > 1px)', listener)();
  expect(matchesMedia('(width > 1px)')).toBe(false);
  expect(listener).not.toHaveBeenCalled();
});

it('Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(createTrustedPolicy('a', {})).toBeUndefined();
  vi.stubGlobal('trustedTypes', { createPolicy: refuse });
  expect(createTrustedPolicy('a', {})).toBeUndefined();
});

it('dialogs and popovers', () => {
  const attributes = new Set<string>();
  const dialog = {
    showModal: refuse,
    close: refuse,
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
  } as unknown as HTMLDialogElement;
  openDialog(dialog);
  expect([...attributes]).toEqual(['open']);
  closeDialog(dialog);
  expect([...attributes]).toEqual([]);
  closePopover({} as HTMLElement);
  closePopover(null);
  const getClientRects = () => [{}];
  expect(isShown({ getClientRects } as unknown as Element)).toBe(true);
  expect(isShown({ getClientRects, checkVisibility: () => false } as unknown as Element)).toBe(
    false,
  );
});

describe('a dialog over the page', () => {
  function makeHistory(): unknown[] {
    const steps: unknown[] = [null];
    vi.stubGlobal('history', {
      get state() {
        return steps.at(-1);
      },
      pushState: (state: unknown) => steps.push(state),
      go: (delta: number) => steps.splice(delta),
    });
    return steps;
  }

  /** Its close events are dispatched late, as browsers do it. */
  function makeDialog(): HTMLDialogElement {
    const dialog = Object.assign(new EventTarget(), {
      open: false,
      showModal: () => {
        dialog.open = true;
      },
      close: () => {
        dialog.open = false;
        setTimeout(() => dialog.dispatchEvent(new Event('close')));
      },
      removeAttribute: () => {},
    });
    return dialog as unknown as HTMLDialogElement;
  }

  it('has a step in the history until it is closed', () => {
    const steps = makeHistory();
    const dialog = makeDialog();
    openDialog(dialog);
    expect(steps).toHaveLength(2);
    closeDialog(dialog);
    vi.runAllTimers();
    expect(steps).toHaveLength(1);
  });

  it('that opens again before its close event keeps its step', () => {
    const steps = makeHistory();
    const dialog = makeDialog();
    // As the chat panel beside the page: it was open without a step.
    closeDialog(dialog);
    openDialog(dialog);
    vi.runAllTimers();
    expect(steps).toHaveLength(2);
    closeDialog(dialog);
    vi.runAllTimers();
    expect(steps).toHaveLength(1);
  });
});

it('history, performance and the page around', () => {
  vi.stubGlobal('history', { replaceState: refuse });
  replaceUrl('/404');
  vi.stubGlobal('history', throwing);
  const onBack = vi.fn();
  addDialogStep(onBack)();
  expect(onBack).not.toHaveBeenCalled();
  vi.stubGlobal('performance', throwing);
  expect(loadedResources()).toEqual([]);
  expect(openedAt()).toBeNull();
  vi.stubGlobal('parent', { postMessage: refuse });
  postToParent({ height: 1 });
  vi.stubGlobal('window', { parent: throwing });
  expect(readArrival()).toBeNull();
  breakGlobal('navigator');
  expect(privacySignals()).toEqual({});
});
