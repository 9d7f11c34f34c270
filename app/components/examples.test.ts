import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Components without examples of their own, and where /design shows them. */
const SHOWN_ELSEWHERE: Record<string, string> = {
  'call-band': 'night-band, with other words',
  'contact-bar': 'around the page',
  'fallback-screen': 'e2e/failures.spec.ts: it is a document of its own',
  footer: 'around the page',
  header: 'around the page',
  hero: 'the home page: it is the page’s heading',
  'month-here': 'the place pages: it tells of one place’s month',
  newsletter: 'in the footer',
  'not-found': '/404: it is the page’s heading',
  'page-body': 'every content page: it is the page’s layout',
  'page-hero': 'every content page: it is the page’s heading',
  'pest-calendar': '/pest-info/calendar, with its own data',
  'pest-identifier': '/pest-identifier: it is all of that page',
  'plan-comparison': '/services/plans, with its own data',
  'plan-finder': '/services/plans, with its own data',
  'pest-index': 'species-plates; its filter is /pest-info',
  'next-steps': 'side-door',
  'quote-frame': 'side-door',
  'letter-form':
    'quote-form has its parts; two forms with the same field names cannot stand on one page',
  'live-promise': 'in zip-check, as a sentence',
  'size-rows': '/pest-info, with every animal',
  'site-frame': 'around the page',
};

const folders = readdirSync('app/components', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(folders)('%s has examples for /design', (name) => {
  expect(existsSync(`app/components/${name}/examples.tsx`)).toBe(!(name in SHOWN_ELSEWHERE));
});
