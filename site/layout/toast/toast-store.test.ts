import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, type ToastMessage, type ToastSystem } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const message = (title: string, system: ToastSystem): ToastMessage => ({
  title,
  text: 'Text.',
  tone: 'success',
  system,
});

function setUp() {
  const store = createToastStore();
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
  it('holds for a message that takes a place meanwhile', () => {
    const { store, shown } = setUp();
    for (const title of ['one', 'two', 'three', 'four']) store.show(message(title, 'stack'));
    store.pause('stack');
    store.dismiss(1);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['two', 'three', 'four']);
    store.resume('stack');
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual([]);
  });

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
