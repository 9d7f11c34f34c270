import { expect, test } from 'vitest';
import { loadPages } from '../read/load.ts';
import { blogFeed, sitemap } from './search-files.ts';

/** Every URL of spec §2, by its folder; the about page has the name of the sample company. */
const SPEC_ROUTES = {
  '': `services about service-areas reviews blog privacy-policy terms-of-service pest-info upload
    richmond-termite-inspection pest-control-woodlake-va pest-control-brandermill-va pest-control-hallsley-va
    pest-control-charter-colony-va pest-control-midlothian-va pest-control-lake-monticello-va pest-control-palmyra-va
    pest-control-louisa-va pest-control-gordonsville-va`,
  '/blog': 'lake-monticello-pest-control midlothian-ant-control woodlake-pest-prevention',
  '/pest-info': `ants bed-bugs cockroaches beetles boxelder-bugs spiders termites wasps fleas bees carpenter-ants
    carpenter-bees centipedes`,
  '/services': `carpenter-bee-control flea-tick-control spider-control termite-inspection wasp-control wildlife-removal
    mosquito-control rodent-control ant-control bedbug-control cockroach-control termite-control
    termite-clearance-letter encapsulation-services rodent-exclusions vent-replacements dehumidifier-install
    pest-protection-plan`,
  '/about': 'pestdex pest-library careers about-wrenhouse',
  '/customer': 'sds-labels',
  '/service-areas': `richmond chesterfield henrico glen-allen short-pump mechanicsville midlothian bon-air ashland
    chester innsbrook woodlake norfolk chesapeake portsmouth suffolk newport-news hampton williamsburg yorktown poquoson
    smithfield greenville spartanburg simpsonville lynchburg waynesboro staunton harrisonburg arrington bedford
    timberlake appomattox`,
  '/locations':
    'richmond virginia-beach norfolk chesapeake portsmouth newport-news hampton charlottesville',
  '/neighborhoods': `woodlake-ants brandermill-ants harper-mill-ants midlothian-ants robious-landing-ants salisbury-ants
    waterford-ants moseley-ants bon-air-ants hallsley-ants magnolia-green-ants chester-ants swift-creek-ants
    ettrick-ants matoaca-ants winterpock-ants`,
  '/richmond': `fan-district-pest-control carytown-pest-control scotts-addition-pest-control
    museum-district-pest-control church-hill-pest-control termite-control-richmond spring-pest-prevention-richmond
    ant-exterminator bed-bug-control-richmond ant-control-richmond termite-inspection-richmond
    cockroach-control-richmond`,
  '/virginia-beach': 'ant-control-virginia-beach',
  '/norfolk': 'termite-inspection-norfolk',
};
const ORIGIN = 'https://www.example.com';
const pages = loadPages();
const rows = [
  ...sitemap(pages, ORIGIN).matchAll(
    /<url><loc>([^<]+)<\/loc>(?:<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?<changefreq>(\w+)<\/changefreq><priority>([\d.]+)<\/priority>(?:<image:image><image:loc>[^<]+<\/image:loc><\/image:image>)*<\/url>/g,
  ),
].map(([, loc = '', changefreq, priority]) => ({
  path: loc.slice(ORIGIN.length),
  changefreq,
  priority: Number(priority),
}));
const row = (path: string) => rows.find((one) => one.path === path);

test('the sitemap has every route of the specification once', () => {
  const paths = rows.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const routes = Object.entries(SPEC_ROUTES).flatMap(([folder, names]) =>
    names.split(/\s+/).map((name) => `${folder}/${name}`),
  );
  expect(routes.filter((path) => !paths.includes(path))).toEqual([]);
});

test('priorities run from 1.0 for the home page down to 0.3 for the legal pages (spec §9)', () => {
  expect(row('/')).toEqual({ path: '/', priority: 1, changefreq: 'weekly' });
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    expect(row(path)).toEqual({ path, priority: 0.3, changefreq: 'yearly' });
  }
  for (const { path, priority, changefreq } of rows) {
    expect(priority, path).toBeGreaterThanOrEqual(0.3);
    expect(priority < 1 || path === '/', path).toBe(true);
    expect(['daily', 'weekly', 'monthly', 'yearly'], path).toContain(changefreq);
  }
});

test('a page that is hidden from search engines is not in the sitemap', () => {
  const hidden = pages.map((page) => ({ ...page, matter: { ...page.matter, indexed: false } }));
  expect(sitemap(hidden, ORIGIN).match(/<url>/g)).toHaveLength(2);
});

test('the feed has the posts, newest first, with & escaped', () => {
  const posts = pages.filter(({ matter }) => matter.template === 'post');
  const feed = blogFeed(posts, ORIGIN, 'Wren & Co');
  expect(feed.match(/<item>/g)).toHaveLength(posts.length);
  expect(feed).toContain('<title>Wren &amp; Co</title>');
  const dates = [...feed.matchAll(/<pubDate>([^<]+)/g)].map(([, date = '']) => Date.parse(date));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(dates.every(Number.isFinite)).toBe(true);
});

test('the sitemap lists Spanish pages, and pages in both languages refer to each other', () => {
  const ants = pages.filter(({ url }) => url === '/pest-info/ants');
  const spanish = ants.map((page) => ({ ...page, href: '/es/pest-info/ants' }));
  const found = sitemap(pages, ORIGIN, spanish);
  const alternates = `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/pest-info/ants"/><xhtml:link rel="alternate" hreflang="es" href="${ORIGIN}/es/pest-info/ants"/>`;
  expect(found.split(alternates)).toHaveLength(3);
  expect(found).toContain(`<loc>${ORIGIN}/es/pest-info/ants</loc>`);
  expect(found).toContain(`<loc>${ORIGIN}/es</loc>`);
  // A page that exists only in English has no alternate.
  expect(/<loc>[^<]*\/reviews<\/loc>.*?<\/url>/.exec(found)?.[0]).not.toContain('hreflang');
});
