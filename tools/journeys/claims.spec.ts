/** Every number and claim of spec §1 and §9 stands on the built site, from settings. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rating, ratingOf } from '../../domain/content/review-counts.ts';
import { priceNamed } from '../../domain/prices/prices.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';

const root = 'dist/site/client';
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => textOf(readFileSync(join(root, file), 'utf8')));
const { claims: said, prices, brand, hours, territories } = loadSite();
const claims = { ...said, ...(ratingOf(said) as Rating) };

const SPEC = {
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
} satisfies Record<string, [spec: string, setting: string]>;

for (const [name, [spec, setting]] of Object.entries(SPEC)) {
  test(`${name}: "${spec}" is a setting and stands on the site`, () => {
    expect(setting).toContain(spec);
    expect(
      pages.some((text) => text.includes(textOf(setting))),
      `"${setting}" on some page`,
    ).toBe(true);
  });
}

/** What a reader sees: no tags, comments or scripts, single spaces, plain signs. */
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
