import { expect, test } from 'vitest';
import { SPEC_ROUTES, specRoutes } from '../domain/content/testing/spec-routes.ts';
import { checkPages, loadPages, loadSite, type Page } from './load.ts';

const pages = loadPages();
const page = pages.find(({ url }) => url === '/pest-info/ants') as Page;

test('every route of the specification has its page', () => {
  const urls = new Set(pages.map(({ url }) => url));
  expect(Object.values(SPEC_ROUTES).flat().length).toBeGreaterThan(100);
  const served = new Set(['/', '/sitemap.xml']);
  expect(
    specRoutes(loadSite().brand.slug).filter((path) => !urls.has(path) && !served.has(path)),
  ).toEqual([]);
});

test('a link to no page is refused, in the body and in the front matter', () => {
  const broken = { ...page, markdown: 'See [this](/no-such-page).' };
  expect(() => checkPages([...pages.filter((one) => one !== page), broken])).toThrow(
    'link to /no-such-page: expected a page that exists',
  );
  const related = { ...page, matter: { ...page.matter, related: ['/nowhere'] } };
  expect(() => checkPages([...pages.filter((one) => one !== page), related])).toThrow('/nowhere');
});

test('the privacy policy says how long pictures and requests are kept, from the setting', () => {
  const { photo_days, lead_days } = loadSite().retention;
  const policy = pages.find(({ url }) => url === '/privacy-policy');
  expect(policy?.markdown).toContain(`after ${photo_days} days`);
  expect(policy?.markdown).toContain(`after ${lead_days} days`);
});
