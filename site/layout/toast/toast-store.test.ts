import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserStorage } from '../../lib/browser/storage.ts';
import { memoryStorage } from '../../lib/browser/testing/memory-storage.ts';
import { createToastStore, type ToastMessage, type ToastSystem } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const message = (title: string, system: ToastSystem): ToastMessage => ({
  title,
  text: 'Text.',
  tone: 'success',
  system,
});

/** The tab's storage. */
let tab: BrowserStorage;
beforeEach(() => {
  tab = memoryStorage();
});

function setUp() {
  const store = createToastStore(tab);
  const shown = () =>
    store
      .getToasts()
      .filter(({ phase }) => phase === 'shown')
      .map(({ title }) => title);
  return { store, shown };
}

describe('system single', () => {
  it('shows one at a time: a new message takes the place of the old', () => {
    const { store, shown } = setUp();
    store.show(message('one', 'single'));
    store.show(message('two', 'single'));
    expect(shown()).toEqual(['two']);
  });

  it('removes a dismissed toast from the list 1,000,000 ms later', () => {
    const { store } = setUp();
    const id = store.show(message('one', 'single'));
    store.dismiss(id);
    expect(store.getToasts()).toMatchObject([{ id, phase: 'dismissed' }]);
    vi.advanceTimersByTime(999_999);
    expect(store.getToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.getToasts()).toEqual([]);
  });
});

describe('system stack', () => {
  it('shows up to three; a fourth waits for a place and then has its full 4000 ms', () => {
    const { store, shown } = setUp();
    for (const title of ['one', 'two', 'three', 'four']) store.show(message(title, 'stack'));
    expect(shown()).toEqual(['one', 'two', 'three']);
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual(['four']);
    vi.advanceTimersByTime(3999);
    expect(shown()).toEqual(['four']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });
});

describe('pausing', () => {
  it('ends with the last toast, so that a later one does not stay for ever', () => {
    const { store, shown } = setUp();
    const id = store.show(message('one', 'single'));
    store.pause('single');
    store.dismiss(id);
    store.show(message('two', 'single'));
    vi.advanceTimersByTime(5000);
    expect(shown()).toEqual([]);
  });
});

describe('the next page of the tab', () => {
  it('shows what was on its way, with what was left of its time', () => {
    const before = setUp();
    before.store.show(message('one', 'single'));
    vi.advanceTimersByTime(3000);
    before.store.save();
    // A page that is kept by the browser runs no timers; this one's must not matter either.
    vi.setSystemTime(Date.now() + 2500);
    const { store, shown } = setUp();
    store.restore();
    expect(shown()).toEqual(['one']);
    vi.advanceTimersByTime(1999);
    expect(shown()).toEqual(['one']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('shows nothing of what was dismissed, of an earlier visit, or twice', () => {
    const before = setUp();
    before.store.dismiss(before.store.show(message('gone', 'stack')));
    before.store.save();
    expect(tab.keys('')).toEqual([]);
    before.store.show(message('one', 'single'));
    before.store.save();
    const next = setUp();
    next.store.restore();
    expect(next.shown()).toEqual(['one']);
    expect(tab.keys('')).toEqual([]);
    next.store.save();
    vi.setSystemTime(Date.now() + 60_001);
    const later = setUp();
    later.store.restore();
    expect(later.shown()).toEqual([]);
  });
});
