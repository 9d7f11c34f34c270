import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryLocalStorage } from '../browser/testing/memory-storage.ts';
import { currentAttribution, rememberVisit } from './attribution-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', memoryLocalStorage(storage));
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

it('stores and sends nothing of a visitor who refuses, and deletes what was stored', () => {
  rememberVisit(NOW);
  visit('https://site.example/?utm_campaign=spring', '', { globalPrivacyControl: true });
  expect(rememberVisit(NOW)).toBeNull();
  expect(currentAttribution(NOW)).toBeUndefined();
  expect(storage.size).toBe(0);
});

it('in a frame on another site it stores nothing of the visit, and does not fail', () => {
  vi.stubGlobal('window', {
    get parent(): never {
      throw new Error('SecurityError');
    },
  });
  expect(currentAttribution(NOW)).toBeUndefined();
});
