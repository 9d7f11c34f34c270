import { afterEach, expect, it, vi } from 'vitest';

type Listener = (event: object) => void;

/** The module in a made-up page. @param hasSwap whether the browser has pageswap */
async function setUp({ hasSwap }: { hasSwap: boolean }) {
  const listeners = new Map<string, Listener>();
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', hasSwap ? { onpageswap: null } : {});
  vi.stubGlobal('location', new URL('https://example.com/pests?page=2#top'));
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
    listeners.set(type, listener),
  );
  const { staysOnSite } = await import('./leaving.ts');
  return { staysOnSite, fire: (type: string, event: object) => listeners.get(type)?.(event) };
}
const press = (href: string, more: object = {}) => ({
  target: { closest: () => ({ href, target: '' }) },
  ...more,
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads from pageswap that another page of this site comes', async () => {
  const { staysOnSite, fire } = await setUp({ hasSwap: true });
  expect(staysOnSite()).toBe(false);
  fire('pageswap', { activation: {} });
  expect(staysOnSite()).toBe(true);
});

it('reads from pageswap that another site comes, whatever was pressed', async () => {
  const { staysOnSite, fire } = await setUp({ hasSwap: true });
  fire('click', press('https://example.com/quote'));
  fire('pageswap', { activation: null });
  expect(staysOnSite()).toBe(false);
});

it('goes by the pressed link without pageswap, for 10 s', async () => {
  const { staysOnSite, fire } = await setUp({ hasSwap: false });
  fire('click', press('https://example.com/quote'));
  expect(staysOnSite()).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(staysOnSite()).toBe(false);
});

it.each([
  ['to another site', press('https://example.org/')],
  ['to a place in this page', press('https://example.com/pests?page=2#end')],
  ['that calls', press('tel:+18045550142')],
  ['that opens a tab', press('https://example.com/quote', { ctrlKey: true })],
  ['that something else answered', press('https://example.com/quote', { defaultPrevented: true })],
])('does not go by a link %s', async (_, event) => {
  const { staysOnSite, fire } = await setUp({ hasSwap: false });
  fire('click', event);
  expect(staysOnSite()).toBe(false);
});
