import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue, TOAST_RULES, type ToastMessage } from './toast-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const message = (title: string): ToastMessage => ({ title, text: 'Text.', tone: 'success' });

/** The cards on a page, with the titles that are shown and those not removed yet. */
function setUp(system: keyof typeof TOAST_RULES) {
  const page = { shown: [] as string[], kept: [] as string[], isHeld: false };
  const without = (titles: string[], title: string) => titles.filter((other) => other !== title);
  const show = createToastQueue(TOAST_RULES[system], ({ title }) => {
    page.shown.push(title);
    page.kept.push(title);
    return {
      hide: () => {
        page.shown = without(page.shown, title);
      },
      remove: () => {
        page.kept = without(page.kept, title);
      },
      isHeld: () => page.isHeld,
    };
  });
  return { page, show: (title: string) => show(message(title)) };
}

test('single: a new message takes the place of the old one, which is removed 1,000,000 ms later', () => {
  const { page, show } = setUp('single');
  show('one');
  show('two');
  expect(page.shown).toEqual(['two']);
  vi.advanceTimersByTime(5000);
  expect(page.shown).toEqual([]);
  vi.advanceTimersByTime(994_999);
  expect(page.kept).toEqual(['one', 'two']);
  vi.advanceTimersByTime(1);
  expect(page.kept).toEqual(['two']);
});

test('stack: shows up to three; a fourth waits for a place and then has its full 4000 ms', () => {
  const { page, show } = setUp('stack');
  for (const title of ['one', 'two', 'three', 'four']) show(title);
  expect(page.shown).toEqual(['one', 'two', 'three']);
  vi.advanceTimersByTime(4000);
  expect(page.shown).toEqual(['four']);
  vi.advanceTimersByTime(3999);
  expect(page.shown).toEqual(['four']);
  vi.advanceTimersByTime(1);
  expect(page.shown).toEqual([]);
});

test('a toast that is hovered or focused stays until it is left', () => {
  const { page, show } = setUp('single');
  page.isHeld = true;
  show('one');
  vi.advanceTimersByTime(60_000);
  expect(page.shown).toEqual(['one']);
  page.isHeld = false;
  vi.advanceTimersByTime(500);
  expect(page.shown).toEqual([]);
});
