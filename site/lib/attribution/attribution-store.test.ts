import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentAttribution, rememberVisit } from './attribution-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  visit('https://site.example/?utm_campaign=spring', 'https://search.example/');
});
afterEach(() => vi.unstubAllGlobals());

function visit(address: string, referrer = '', navigator = {}) {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', {
    parent: {
      performance: { getEntriesByType: () => [{ name: address }] },
      document: { referrer },
    },
  });
}

it('keeps the first and the last visit that say how we were found', () => {
  rememberVisit(NOW);
  visit('https://site.example/about', 'https://news.example/');
  rememberVisit(NOW + 1000);
  visit('https://site.example/reviews');
  expect(currentAttribution(NOW + 2000)).toEqual({
    first_utm_campaign: 'spring',
    first_referrer: 'https://search.example/',
    first_landing_page: '/',
    first_at: '2026-11-21T12:00:00.000Z',
    last_referrer: 'https://news.example/',
    last_landing_page: '/about',
    last_at: '2026-11-21T12:00:01.000Z',
  });
});

it.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('under %s nothing is kept or sent, and what was kept goes', (_name, navigator) => {
  rememberVisit(NOW);
  visit('https://site.example/?utm_campaign=spring', '', navigator);
  expect(rememberVisit(NOW)).toBeNull();
  expect(currentAttribution(NOW)).toBeUndefined();
  expect([...storage.keys()]).toEqual([]);
});

it('does the same for a visitor who refused here', () => {
  rememberVisit(NOW);
  storage.set('privacy_choice', 'refused');
  expect(currentAttribution(NOW)).toBeUndefined();
  expect([...storage.keys()]).toEqual(['privacy_choice']);
});

it('in a frame on another site it stores nothing of the visit, and does not fail', () => {
  vi.stubGlobal('window', {
    get parent(): never {
      throw new Error('SecurityError');
    },
  });
  expect(currentAttribution(NOW)).toBeUndefined();
});
