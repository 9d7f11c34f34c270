import { afterEach, expect, it, vi } from 'vitest';
import { observeLargestPaint } from './observers.ts';

afterEach(() => vi.unstubAllGlobals());

/** A made-up page. @param activationStart when it was shown, if the browser had prepared it, ms */
function setUp({ activationStart = 0, visibilityState = 'visible' } = {}) {
  const listeners = new Map<string, () => void>();
  const document = { visibilityState };
  let report: (times: number[]) => void = () => {};
  const observed: object[] = [];
  vi.stubGlobal('document', document);
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: () => void, options: AddEventListenerOptions) => {
      listeners.set(type, listener);
      options.signal?.addEventListener('abort', () => listeners.delete(type));
    },
  );
  vi.stubGlobal('performance', { getEntriesByType: () => [{ activationStart }] });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      queued: object[] = [];
      constructor(onEntries: (list: object) => void) {
        report = (times) =>
          onEntries({ getEntries: () => times.map((startTime) => ({ startTime })) });
      }
      observe(options: object) {
        observed.push(options);
      }
      takeRecords = () => this.queued;
      disconnect() {
        report = () => {};
      }
    },
  );
  const found: number[] = [];
  observeLargestPaint((time) => found.push(time));
  return {
    found,
    observed,
    document,
    paint: (...times: number[]) => report(times),
    fire: (type: string) => listeners.get(type)?.(),
  };
}

it.each(['keydown', 'pointerdown'])('tells the last paint before the first %s, once', (type) => {
  const { found, paint, fire } = setUp();
  paint(900, 1400);
  paint(2600);
  expect(found).toEqual([]);
  fire(type);
  paint(9000);
  fire(type);
  expect(found).toEqual([2600]);
});

it('tells it when the page is hidden', () => {
  const { found, paint, fire, document } = setUp();
  paint(1400);
  fire('visibilitychange');
  expect(found).toEqual([]);
  document.visibilityState = 'hidden';
  fire('visibilitychange');
  expect(found).toEqual([1400]);
});

it('counts from when a prepared page was shown', () => {
  const { found, paint, fire } = setUp({ activationStart: 5000 });
  paint(5300);
  fire('keydown');
  expect(found).toEqual([300]);
});
