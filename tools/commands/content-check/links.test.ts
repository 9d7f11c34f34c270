import { expect, test } from 'vitest';
import { loadPages, type Page } from '../../../publisher/read/load.ts';
import { linkProblems } from './links.ts';

const pages = loadPages();
const page = (url: string) => pages.find((one) => one.url === url) as Page;
/** All pages, one of them with a changed body. */
const changed = (url: string, markdown: (words: string) => string) =>
  pages.map((one) => (one.url === url ? { ...one, markdown: markdown(one.markdown) } : one));
const without = (path: string) => (words: string) => words.replaceAll(`](${path})`, ']');

test('every page has links from three others, and pages about one place and subject link to each other', () => {
  expect(linkProblems(pages)).toEqual([]);
});

test('a page with links from only two others is reported', () => {
  const careers = '/about/careers';
  const linked = pages.filter(({ markdown }) => markdown.includes(`](${careers})`));
  const fewer = pages.map((one) =>
    linked.indexOf(one) > 1 ? { ...one, markdown: without(careers)(one.markdown) } : one,
  );
  expect(linkProblems(fewer)).toContain(
    `${page(careers).file}: expected links from the running text of 3 other pages or more, found 2`,
  );
});

test.each([
  ['/locations/hampton', '/service-areas/hampton'],
  ['/pest-control-woodlake-va', '/neighborhoods/woodlake-ants'],
  ['/richmond/termite-inspection-richmond', '/richmond-termite-inspection'],
])('%s links to %s', (from, to) => {
  expect(linkProblems(changed(from, without(to)))).toContain(
    `${page(from).file}: expected a link to ${to}, which is about the same place and subject, in the running text, found none`,
  );
});
