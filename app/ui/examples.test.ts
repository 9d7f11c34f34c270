import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

/** Components without examples of their own, and where /design shows them. */
const SHOWN_ELSEWHERE: Record<string, string> = {
  'contact-bar': 'around the page',
  'fallback-screen': 'e2e/failures.spec.ts: it is a document of its own',
  footer: 'around the page',
  header: 'around the page',
  hero: 'the home page: it is the page’s heading',
  islands: 'no component: what starts every island',
  newsletter: 'in the footer',
  'open-door': 'quote-form, when it was sent',
  'page-hero': 'every content page: it is the page’s heading',
  'pest-calendar': '/pest-info/calendar, with its own data',
  'pest-cabinet': '/pest-info, with its own data',
  'pest-identifier': '/pest-identifier: it is all of that page',
  'plan-comparison': '/services/plans, with its own data',
  'plan-finder': '/services/plans, with its own data',
  'privacy-dialog': 'e2e/privacy.spec.ts: it opens over the page',
  'pest-index': 'species; its filter is /pest-info',
  'quote-frame': 'quote-aside',
  'lead-form': 'quote-form and photo-form, which are made of it',
  'letter-form':
    'quote-form has its parts; two forms with the same field names cannot stand on one page',
  'live-promise': 'in zip-check, as a sentence',
  'offer-notes': 'one line at the top of the pages that an offer names',
  submissions: 'no component: what sends the forms',
};

const folders = [
  ...new Set(
    globSync('app/{layout,sections,forms,widgets,ui,territory}/*/*.{ts,tsx}').map(dirname),
  ),
];

test('every folder of components is tested', () => {
  expect(folders.length).toBeGreaterThan(45);
  const names = folders.map((folder) => basename(folder));
  expect(Object.keys(SHOWN_ELSEWHERE).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(folders)('%s has examples for /design', (folder) => {
  const name = basename(folder);
  const source = readFileSync(`${dirname(folder)}/examples.tsx`, 'utf8');
  const list = source.slice(source.indexOf('export const examples'));
  expect(new RegExp(`^  '?${name}'?[:,]`, 'm').test(list)).toBe(!(name in SHOWN_ELSEWHERE));
});
