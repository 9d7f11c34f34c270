/** Each feature that a browser may refuse: absent, throwing, rejecting or never answering. The modules return a value. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a promise gives once all time has passed. */
async function settled<T>(value: T | Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return value;
}

const element = {} as Element;
const inDatabase = async () => [await deviceDatabase.write('a', 1), await deviceDatabase.read('a')];
const workers = async () => [
  serviceWorkers()?.controller,
  await workerRegistrations(),
  await registerWorker('/worker.js', '/'),
];
const NO_WORKERS = [undefined, [], null];
const observe = () => {
  observeResize(element, refuse)();
  observeChanges(element, { attributeFilter: ['style'] }, refuse)();
  observeMedia('(width > 1px)', refuse)();
  return matchesMedia('(width > 1px)');
};

test.each<[what: string, name: string, value: unknown, use: () => unknown, gives: unknown]>([
  ['no clipboard', 'navigator', {}, () => copyText('a'), false],
  ['one that throws', 'navigator', clipboard(refuse), () => copyText('a'), false],
  ['one that rejects', 'navigator', clipboard(reject), () => copyText('a'), false],
  ['one that never answers', 'navigator', clipboard(never), () => copyText('a'), false],
  ['no service workers', 'navigator', {}, workers, NO_WORKERS],
  ['some that throw when read', 'navigator', throwing, workers, NO_WORKERS],
  ['some that throw', 'navigator', workersThat(refuse), workers, NO_WORKERS],
  ['some that reject', 'navigator', workersThat(reject), workers, NO_WORKERS],
  ['some that never answer', 'navigator', workersThat(never), workers, NO_WORKERS],
  ['no IndexedDB', 'indexedDB', undefined, inDatabase, [false, null]],
  ['one that throws', 'indexedDB', { open: refuse }, inDatabase, [false, null]],
  ['one that never answers', 'indexedDB', { open: () => ({}) }, inDatabase, [false, null]],
  ['no connection', 'navigator', { onLine: false }, isOnline, false],
  ['an unknown connection', 'navigator', {}, isOnline, true],
  ['a refused connection', 'navigator', throwing, isOnline, true],
  ['a beacon', 'navigator', { sendBeacon: () => true }, beacon, true],
  ['one that is too large', 'navigator', { sendBeacon: () => false }, beacon, false],
  ['no beacon', 'navigator', {}, beacon, false],
  ['no observers', 'ResizeObserver', undefined, observe, false],
  ['one that throws', 'ResizeObserver', refuse, observe, false],
  ['no media queries', 'matchMedia', undefined, observe, false],
  ['some that throw', 'matchMedia', refuse, observe, false],
  ['no Trusted Types', 'trustedTypes', undefined, policy, undefined],
  ['some that throw', 'trustedTypes', { createPolicy: refuse }, policy, undefined],
  ['a refused address', 'history', { replaceState: refuse }, () => replaceUrl('/404'), undefined],
  ['a refused history', 'history', throwing, () => addDialogStep(refuse)(), undefined],
  ['refused figures', 'performance', throwing, () => [loadedResources(), openedAt()], [[], null]],
  ['a refused page around', 'window', { parent: throwing }, readArrival, null],
  ['a refused message', 'parent', throwing, () => postToParent({ height: 1 }), undefined],
])('%s (%s)', async (_what, name, value, use, gives) => {
  vi.stubGlobal(name, value);
  expect(await settled(use())).toEqual(gives);
});

function clipboard(writeText: () => unknown) {
  return { clipboard: { writeText } };
}
function workersThat(answer: () => unknown) {
  return { serviceWorker: { register: answer, getRegistrations: answer } };
}
function beacon() {
  return sendBeacon('/', new Blob());
}
function policy() {
  return createTrustedPolicy('a', {});
}

test('a navigator that can’t be read has no privacy signals', () => {
  vi.stubGlobal('navigator', undefined);
  Object.defineProperty(globalThis, 'navigator', { configurable: true, get: refuse });
  expect(privacySignals()).toEqual({});
});

test.each([
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
  test.each<[string, () => Storage | null]>([
    ['throws when read', refuse],
    ['null', () => null],
    ['throws when used', () => throwing],
  ])('that is refused (%s) stores nothing and says so', (_name, find) => {
    const storage = createStorage(find);
    expect([storage.read('a'), storage.write('a', '1'), storage.keys('')]).toEqual([
      null,
      false,
      [],
    ]);
    expect(readJson(storage, 'a')).toBeNull();
  });

  test('that is full can still be read', () => {
    const full = { getItem: () => '"stored"', setItem: refuse } as unknown as Storage;
    const storage = createStorage(() => full);
    expect(storage.write('a', '1')).toBe(false);
    expect(readJson(storage, 'a')).toBe('stored');
  });
});

test.each([
  ['randomUUID is absent', {}],
  ['randomUUID throws', { randomUUID: refuse }],
  ['crypto is absent', undefined],
])('UUIDs are made where %s', (_name, source) => {
  vi.stubGlobal('crypto', source);
  expect(makeUuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(makeUuid()).not.toBe(makeUuid());
});

test.each([
  ['absent', undefined],
  ['throws', refuse],
])('where requestIdleCallback %s, a task runs anyway', (_name, requestIdleCallback) => {
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const task = vi.fn();
  whenIdle(task, 4000);
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a signal aborts in time, or with another one', () => {
  const other = new AbortController();
  const [timed, joined] = [timeoutSignal(20), timeoutSignal(20, other.signal)];
  other.abort();
  expect([timed.aborted, joined.aborted]).toEqual([false, true]);
  expect(timeoutSignal(20, other.signal).aborted).toBe(true);
  vi.advanceTimersByTime(20);
  expect(timed.aborted).toBe(true);
});

test('a dialog opens and closes by its attribute where its methods throw', () => {
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
});

test('without checkVisibility an element with a box is shown', () => {
  const shown = { getClientRects: () => [{}] } as unknown as Element;
  expect(isShown(shown)).toBe(true);
  expect(isShown({ ...shown, checkVisibility: () => false })).toBe(false);
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

  test('has a step in the history until it is closed', () => {
    const steps = makeHistory();
    const dialog = makeDialog();
    openDialog(dialog);
    expect(steps).toHaveLength(2);
    closeDialog(dialog);
    vi.runAllTimers();
    expect(steps).toHaveLength(1);
  });

  test('that opens again before its close event keeps its step', () => {
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
