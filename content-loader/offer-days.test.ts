import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sitemap } from '../snapshot/search-files.ts';
import { findPage, loadPages } from './load.ts';
import { offerNotes } from './offer-data.ts';
import { OFFERS_DAY_FILE, offersDay } from './offer-days.ts';

const dir = mkdtempSync(join(tmpdir(), 'offers-'));
beforeAll(() => cpSync('test/small-company', dir, { recursive: true }));

const OFFER = '/offers/spring';

test.each([
  ['', false],
  ['2026-02-28', false],
  ['2026-03-01', true],
  ['2026-05-31', true],
  ['2026-06-01', false],
])('pages that are rendered for "%s" have the note, and the sitemap the offer: %s', (day, runs) => {
  writeFileSync(join(dir, OFFERS_DAY_FILE), day);
  const pages = loadPages(dir);
  expect(findPage(pages, OFFER)?.matter.indexed).toBe(runs);
  expect(sitemap(pages, 'https://larkspur.test').includes(OFFER)).toBe(runs);
  expect(offerNotes('/', dir)).toEqual(
    runs
      ? [
          {
            href: OFFER,
            name: 'The house plan in spring',
            saves: '$14 off the first payment',
            last_day: '2026-05-31',
          },
        ]
      : [],
  );
  expect(offerNotes('/services/vole-control', dir)).toHaveLength(runs ? 1 : 0);
  expect(offerNotes('/services', dir)).toEqual([]);
});

test('the day is that of the newest change on the company’s clock; content with mistakes has none', () => {
  const texts = new Map(
    ['site.yaml', 'pages/offers/spring.md'].map((path) => [
      path,
      readFileSync(join(dir, path), 'utf8'),
    ]),
  );
  // Boise is seven hours behind UTC in winter, six in summer.
  expect(offersDay(texts, Date.parse('2026-03-01T06:59:00Z'))).toBe('');
  expect(offersDay(texts, Date.parse('2026-03-01T07:00:00Z'))).toBe('2026-03-01');
  expect(offersDay(texts, Date.parse('2026-06-01T05:59:00Z'))).toBe('2026-03-01');
  expect(offersDay(texts, Date.parse('2026-06-01T06:00:00Z'))).toBe('2026-06-01');
  expect(offersDay(texts, Date.parse('2027-06-01T06:00:00Z'))).toBe('2026-06-01');
  texts.set('site.yaml', 'contact: [');
  expect(offersDay(texts, Date.parse('2026-03-01T07:00:00Z'))).toBe('');
});
