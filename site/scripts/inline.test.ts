/** Runs the bundled inline script against a made-up page: what is tested is what visitors get. */
import vm from 'node:vm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { retryDelay, territoryRules } from '../../domain/territory/territory.ts';
import { SPEC_RULES } from '../../domain/territory/testing/spec-territories.ts';
import { pageCompany } from '../../publisher/read/company-module.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { bundleScript, INLINE_SCRIPTS } from '../../tools/build/page-scripts.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const scripts = { page: '', framed: '' };
const company = { page: pageCompany(false), framed: pageCompany(true) };

beforeAll(async () => {
  scripts.page = await bundleScript(INLINE_SCRIPTS.page);
  scripts.framed = await bundleScript(INLINE_SCRIPTS.framed);
});
afterEach(() => {
  vi.useRealTimers();
});

test('takes at most 3.2 kB', () => {
  expect(scripts.page.length).toBeLessThanOrEqual(3200);
  expect(scripts.framed.length).toBeLessThanOrEqual(2500);
});

test('the territories of site.yaml are those of spec §4', () => {
  expect(territoryRules(loadSite().territories)).toEqual(SPEC_RULES);
  for (const json of Object.values(company)) expect(JSON.parse(json).rules).toEqual(SPEC_RULES);
});

// Spec §9: 24 hours.
test.each([
  ['virginia_beach', NOW - 864e5, true],
  ['virginia_beach', NOW - 864e5 - 1, false],
  ['virginia_beach', NOW + 1000, false],
  ['virginia_beach', undefined, false],
  ['other', NOW, true],
  ['mars', NOW, false],
])('the cached %s of %s is used: %s', (territory, timestamp, isUsed) => {
  const page = run({
    detected_territory: territory,
    ...(timestamp && { detected_territory_timestamp: String(timestamp) }),
  });
  expect(page.fetch.mock.calls.length).toBe(isUsed ? 0 : 1);
  expect(page.dataset.territory).toBe(isUsed ? territory : 'richmond');
});

test('the visitor’s choice wins over detection', () => {
  const detected = {
    detected_territory: 'other',
    detected_territory_timestamp: String(NOW - 1000),
  };
  const page = run({ ...detected, chosen_territory: 'virginia_beach' });
  expect(page.dataset.territory).toBe('virginia_beach');
  expect(page.addFrame().address).toBe('/virginia_beach');
  expect(page.fetch).not.toHaveBeenCalled();
});

describe('detection', () => {
  test('applies and stores what the lookup answers', async () => {
    const page = run({ area_label: 'Richmond' });
    await page.answer({ region_code: 'VA', city: 'Norfolk', postal: '23510' });
    expect(page.dataset.territory).toBe('virginia_beach');
    expect(page.storage).toMatchObject({
      detected_territory: 'virginia_beach',
      detected_territory_timestamp: String(NOW),
      area_label: '',
    });
    expect(page.errors).toEqual([]);
  });

  test('tries three times with the delays of the specification, logs, and leaves richmond', async () => {
    const page = run({});
    const times = [0];
    page.fetch.mockImplementation(() => {
      times.push(Date.now() - NOW);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await page.answer(null, 503);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(times).toEqual([0, retryDelay(0), retryDelay(0) + retryDelay(1)]);
    expect(page.dataset.territory).toBe('richmond');
    expect(page.errors).toHaveLength(3);
    expect(page.storage).toEqual({});
  });

  test('an answer of the wrong type is a failure, not a location', async () => {
    const page = run({});
    await page.answer({ region_code: 7 });
    expect(page.storage).toEqual({});
    expect(page.errors).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.fetch).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['the region is blank', { region_code: ' ', city: 'Norfolk' }],
    ['there is a city and no region', { region_code: null, city: 'Norfolk', postal: '23510' }],
  ])(
    'if %s in the answer, it is logged, the page’s own territory stays, and nothing is stored',
    async (_name, place) => {
      const page = run({}, 'page', { territory: 'other' });
      const frame = page.addFrame();
      await page.answer(place);
      expect(page.warnings).toEqual([['Geolocation failed: no region']]);
      expect([page.dataset.territory, frame.address]).toEqual(['other', '/other']);
      expect(page.storage).toEqual({});
      await vi.advanceTimersByTimeAsync(60_000);
      expect(page.fetch).toHaveBeenCalledTimes(1);
    },
  );

  test('does not overrule a choice made meanwhile', async () => {
    const page = run({});
    page.dataset.chosen = '1';
    page.dataset.territory = 'other';
    await page.answer({ region_code: 'VA', city: 'Norfolk' });
    expect(page.dataset.territory).toBe('other');
    expect(page.storage).toEqual({});
  });
});

describe('the form of a first visit', () => {
  test('waits a second for the lookup, then shows richmond until the answer comes', async () => {
    const page = run({});
    const frame = page.addFrame();
    await vi.advanceTimersByTimeAsync(999);
    expect(frame.address).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(frame.address).toBe('/richmond');
    await page.answer({ region_code: 'VA', city: 'Norfolk' });
    expect(frame.contentWindow.location.replace).toHaveBeenCalledWith('/virginia_beach');
  });

  test.each([
    ['has the focus', (page: Page, frame: Frame) => page.focus(frame)],
    [
      'had the focus',
      (page: Page, frame: Frame) => {
        page.focus(frame);
        page.dispatch('blur', {});
        page.focus(null);
      },
    ],
  ])('is never swapped once it %s: it is sent the territory', async (_name, touch) => {
    const page = run({});
    const frame = page.addFrame();
    await vi.advanceTimersByTimeAsync(1000);
    touch(page, frame);
    await page.answer({ region_code: 'VA', city: 'Norfolk' });
    expect(frame.contentWindow.location.replace).not.toHaveBeenCalled();
    expect(frame.contentWindow.postMessage.mock.calls).toEqual([
      [{ territory: 'virginia_beach' }, '*'],
    ]);
  });
});

describe('messages of the form', () => {
  test('set the height and show the form', () => {
    const page = run({ chosen_territory: 'richmond' });
    const frame = page.addFrame();
    page.dispatch('message', message(frame, { height: 612 }));
    expect(frame.style.height).toBe('612px');
    expect(frame.dataset.ready).toBe('1');
    expect(frame.contentWindow.postMessage).toHaveBeenCalledWith({ territory: 'richmond' }, '*');
  });

  test.each([
    ['another window', { source: {} }],
    ['another origin', { origin: 'https://evil.test' }],
  ])('from %s are ignored', (_name, changes) => {
    const page = run({ chosen_territory: 'richmond' });
    const frame = page.addFrame();
    page.dispatch('message', { ...message(frame, { height: 9 }), ...changes });
    expect(frame.style.height).toBeUndefined();
  });
});

test.each(['pointerdown', 'keydown', 'scroll'])('%s starts the page’s script', (name) => {
  const page = run({});
  page.hear(name, {});
  expect(page.started()).toBe(true);
});

test('the page’s script and its form start once the page is painted and idle', () => {
  const page = run({ chosen_territory: 'other' });
  const frame = page.parseFrame();
  page.dispatch('blur', {});
  expect([page.started(), frame.address]).toEqual([false, '']);
  page.dispatch('DOMContentLoaded', {});
  vi.advanceTimersByTime(1000);
  expect([page.started(), frame.address]).toEqual([true, '/other']);
});

test.each([
  ['virginia_beach', 'night'],
  ['other', 'golden'],
])('in %s, where the sun sets by itself, 22:20 UTC is %s', (territory, light) => {
  const page = run({ chosen_territory: territory }, 'page', { now: '2026-11-21T22:20Z' });
  expect(page.dataset.light).toBe(light);
});

test('a prerendered page makes no request and starts nothing until it is shown', () => {
  const page = run({}, 'page', { prerendering: true });
  page.dispatch('DOMContentLoaded', {});
  vi.advanceTimersByTime(1000);
  expect(page.fetch).not.toHaveBeenCalled();
  expect(page.started()).toBe(false);
  page.show();
  expect(page.fetch).toHaveBeenCalledTimes(1);
  // It was parsed long ago, and no sign of a person is needed.
  vi.advanceTimersByTime(100);
  expect(page.started()).toBe(true);
});

test('a framed page never looks the territory up, and reports its height', () => {
  const page = run({}, 'framed');
  expect(page.fetch).not.toHaveBeenCalled();
  page.resize();
  expect(page.reports).toEqual([{ height: 640 }]);
});

test('a framed page shows the territory that the page around it sends, if it is one', () => {
  const page = run({}, 'framed');
  const send = (territory: unknown, source: unknown) =>
    page.dispatch('message', { source, data: { territory } });
  send('virginia_beach', page.parent);
  expect(page.dataset.territory).toBe('virginia_beach');
  send('mars', page.parent);
  send('other', {});
  page.dispatch('message', { source: page.parent, data: null });
  expect(page.dataset.territory).toBe('virginia_beach');
});

test.each(['page', 'framed'] as const)(
  'a form posts the territory that its %s shows, and other forms stay as they are',
  (script) => {
    const page = run({ chosen_territory: 'other' }, script);
    const form = { territory: { value: 'richmond' } };
    page.dispatch('submit', { target: form });
    page.dispatch('submit', { target: {} });
    expect(form.territory.value).toBe('other');
  },
);

type Page = ReturnType<typeof run>;
type Frame = ReturnType<Page['addFrame']>;

function message(frame: Frame, data: object) {
  return { source: frame.contentWindow, origin: 'https://wren.test', data: data as unknown };
}

/** A page with the script. @param stored what the browser stores */
function run(
  stored: Record<string, string>,
  script: keyof typeof scripts = 'page',
  { prerendering = false, territory = 'richmond', now = '' } = {},
) {
  vi.useFakeTimers({ now: now ? Date.parse(now) : NOW });
  const storage: Record<string, string> = { ...stored };
  const listeners: [string, (event: unknown) => void][] = [];
  const frames: ReturnType<typeof makeFrame>[] = [];
  const errors: unknown[][] = [];
  const warnings: unknown[][] = [];
  const reports: unknown[] = [];
  const parent = { postMessage: (report: unknown) => reports.push(report) };
  let onResize = () => {};
  let settle: (response: unknown) => void = () => {};
  const fetch = vi.fn(
    () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
  );
  const html = {
    dataset: {
      territory,
      ...(script === 'page' && { geolocation: '/api/geolocation' }),
    } as Record<string, string | undefined>,
    style: { setProperty() {} },
    offsetHeight: 640,
  };
  const pageScript = { content: 'the script', replaceWith: vi.fn() };
  let onShown = () => {};
  const document = {
    prerendering,
    readyState: prerendering ? 'interactive' : 'loading',
    addEventListener: (_type: string, listener: () => void) => {
      onShown = listener;
    },
    documentElement: html,
    activeElement: null as unknown,
    querySelectorAll: () => frames,
    querySelector: (selector: string) =>
      selector.startsWith('meta')
        ? null
        : selector === '#company'
          ? { textContent: company[script] }
          : pageScript,
  };
  const window: Record<string, unknown> = {
    document,
    console: {
      error: (...line: unknown[]) => errors.push(line),
      warn: (...line: unknown[]) => warnings.push(line),
    },
    fetch,
    Date,
    setTimeout,
    setInterval,
    requestAnimationFrame: (task: () => void) => setTimeout(task),
    requestIdleCallback: (task: () => void) => setTimeout(task),
    parent,
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.push([type, listener]),
    ResizeObserver: class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe() {}
    },
  };
  window.localStorage = new Proxy(storage, {
    set: (target, key, value) => Reflect.set(target, key, String(value)),
  });
  window.window = window;
  vm.runInNewContext(scripts[script], window);

  const parseFrame = () => {
    const frame = makeFrame();
    frames.push(frame);
    return frame;
  };
  return {
    dataset: html.dataset,
    storage,
    errors,
    warnings,
    reports,
    parent,
    fetch,
    started: () => pageScript.replaceWith.mock.calls.length > 0,
    hear: (name: string, event: object) => (window[`on${name}`] as (event: object) => void)(event),
    resize: () => onResize(),
    show: () => {
      document.prerendering = false;
      onShown();
    },
    parseFrame,
    /** Of a page that has started. */
    addFrame() {
      const frame = parseFrame();
      (window.onpointerdown as () => void)();
      return frame;
    },
    focus(frame: unknown) {
      document.activeElement = frame;
    },
    dispatch(type: string, event: object) {
      for (const [known, listener] of listeners) if (known === type) listener(event);
    },
    async answer(body: unknown, status = 200) {
      settle({ ok: status === 200, status, json: async () => body });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

function makeFrame() {
  const urls = { richmond: '/richmond', virginia_beach: '/virginia_beach', other: '/other' };
  const frame = {
    dataset: { ...urls } as Record<string, string>,
    style: {} as Record<string, string>,
    contentWindow: { location: { replace: vi.fn() }, postMessage: vi.fn() },
    address: '',
    get src() {
      return frame.address && `https://wren.test${frame.address}`;
    },
    set src(value: string) {
      frame.address = value;
    },
  };
  return frame;
}
