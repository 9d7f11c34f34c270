/** Every number and claim of spec §1 and §9 stands on the built site; every link leads somewhere. Reads dist, needs no browser. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Rating, ratingOf } from '../../domain/content/review-counts.ts';
import { LANGUAGES, pathIn } from '../../domain/language/language.ts';
import { priceNamed } from '../../domain/prices/prices.ts';
import { VISIT_PATHS } from '../../domain/visits/visit-paths.ts';
import { loadPages, loadSite } from '../../publisher/read/load.ts';
import type { RenderedSite } from '../../publisher/render/rendering.ts';
import { expect, test } from './driver/journey.ts';

const root = 'dist/site/client';
const site = JSON.parse(readFileSync('dist/site/site.json', 'utf8')) as RenderedSite;
const pages = new Map(
  Object.keys(site.pages).map((url) => [url, readFileSync(join(root, url, 'index.html'), 'utf8')]),
);

test('every claim of the specification is a setting and stands on some page', () => {
  const { claims: said, prices, brand, hours, territories } = loadSite();
  const claims = { ...said, ...(ratingOf(said) as Rating) };
  const expected: Record<string, [spec: string, setting: string]> = {
    customers: ['4,000+', claims.customers ?? ''],
    'reviews on home': ['1,847', claims.home_review_count.toLocaleString('en-US')],
    'reviews in marketing': ['1,500+', claims.review_count_label],
    rating: ['4.9', String(claims.rating)],
    'star rating': ['5-star', claims.star_rating_label],
    'free re-services': ['re-services', claims.free_reservice ?? ''],
    guarantee: ['100%', claims.guarantee ?? ''],
    license: ['VDACS', claims.licensed],
    insurance: ['Bonded', claims.insured],
    founded: ['2020', String(brand.founded)],
    'service radius': ['50', String(claims.service_radius_miles)],
    'treatment time': ['30-60 minutes', claims.treatment_minutes],
    'activity after treatment': ['7-14 days', claims.activity_days],
    'response promise': ['within 1 hour', claims.response_promise],
    'response sooner': ['Call if you need a response sooner.', claims.response_sooner],
    'protection plan': ['$49', priceNamed(prices, 'protection_plan').label],
    'outdoor plan': ['$199', priceNamed(prices, 'outdoor_plan').label],
    'termite guard': ['$129', priceNamed(prices, 'termite_guard').label],
    'ant control': ['$49/mo', priceNamed(prices, 'ant_control').label],
    'most treatments': ['$150-$400', priceNamed(prices, 'most_treatments').label],
    hours: ['Saturday', hours.label],
    'emergency line': ['24/7', hours.emergency_label],
    'default phone': ['555-01', territories.other.phone],
    'next day': ['before noon', claims.next_day],
  };
  const texts = [...pages.values()].map(textOf);
  for (const [name, [spec, setting]] of Object.entries(expected)) {
    expect.soft(setting, name).toContain(spec);
    const stands = texts.some((text) => text.includes(textOf(setting)));
    expect.soft(stands, `${name}: "${setting}" on some page`).toBe(true);
  }
});

test('every link and anchor leads to something, and is written correctly', () => {
  const ids = new Map([...pages].map(([url, html]) => [url, attributes(html, /\sid="([^"]+)"/g)]));
  /** Rendered by the server for each request. */
  const rendered = LANGUAGES.map((language) => pathIn(language, VISIT_PATHS.open));
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const leadsSomewhere = (href: string, from: string) => {
    const { pathname, hash } = new URL(href, `http://site${from}`);
    if (!pages.has(pathname)) return isFile(join(root, pathname)) || rendered.includes(pathname);
    return hash === '' || (ids.get(pathname) ?? []).includes(decodeURIComponent(hash.slice(1)));
  };
  const isWellFormed = (href: string) => {
    if (href.startsWith('tel:')) return /^tel:\+1\d{10}$/.test(href);
    if (href.startsWith('mailto:')) return /^mailto:[^@\s]+@[^@\s?]+\.[a-z]+(\?\S*)?$/.test(href);
    return /^https?:\/\//.test(href) && URL.canParse(href);
  };
  const dead = [...pages].flatMap(([url, html]) =>
    [...new Set(attributes(html, /<a\s[^>]*?href="([^"]*)"/g))]
      .map((href) => href.replaceAll('&amp;', '&'))
      .filter((href) => !(/^[/#]/.test(href) ? leadsSomewhere(href, url) : isWellFormed(href)))
      .map((href) => `${url}: ${href}`),
  );
  expect(dead).toEqual([]);
});

test('sources for editors only are on no page', () => {
  const hidden = loadPages().flatMap(({ url, matter }) =>
    matter.sources.filter(({ shown }) => !shown).map((source) => ({ url, address: source.url })),
  );
  expect(hidden.length).toBeGreaterThan(0);
  for (const { url, address } of hidden) expect(pages.get(url), url).not.toContain(address);
});

test('every built page is in the sitemap or keeps search engines away, and never both', () => {
  const xml = readFileSync(join(root, 'sitemap.xml'), 'utf8');
  const inSitemap = new Set(
    attributes(xml, /<loc>([^<]+)<\/loc>/g).map((address) => new URL(address).pathname),
  );
  expect(pages.size).toBeGreaterThan(150);
  const wrong = [...pages].filter(
    ([url, html]) => html.includes('<meta name="robots" content="noindex"') === inSitemap.has(url),
  );
  expect(wrong.map(([url]) => url)).toEqual([]);
  expect([...inSitemap].filter((url) => !pages.has(url))).toEqual([]);
});

function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] as string);
}

/** The text of a page as a reader sees it, with single spaces and plain signs. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;|’/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1');
}
