/** node test/bundles.ts: the bundler's scripts and styles hold no name, phone, place, license, promise, price or color of the company. */
import { readFileSync } from 'node:fs';
import { filesOf } from '../content-loader/hash-files.ts';
import { loadAreas, loadSite } from '../content-loader/load.ts';

const company = wordsOfCompany();
const bundles = ['dist/client/assets', 'dist/office/assets']
  .flatMap((folder) => filesOf(folder))
  // The module `company` is written from the content (content-loader/company.ts).
  .filter((file) => /\.(js|css)$/.test(file) && !/\/company-[^/]+\.js$/.test(file));
if (bundles.length === 0) throw new Error('There are no bundles: run npm run build.');
const hits = bundles.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [...new Set(text.match(company))].map((word) => `${file}: "${word}"`);
});
for (const hit of hits) console.error(hit);
console.log(`${bundles.length} bundles, ${hits.length} words of the company`);
process.exit(hits.length > 0 ? 1 : 0);

function wordsOfCompany(): RegExp {
  const { brand, contact, territories, licenses, social, claims, prices, consent, colors } =
    loadSite();
  const words = [
    brand.short_name,
    brand.slug,
    brand.serves,
    contact.email,
    contact.postal_address,
    ...Object.keys(territories).filter((name) => name !== 'other'),
    ...Object.values(territories).flatMap(({ label, phone }) => [
      label,
      phone,
      phone.replace(/\D/g, ''),
    ]),
    ...licenses.flatMap(({ state, regulator, number }) => [state, number, regulator]),
    ...social.map(({ url }) => url),
    ...loadAreas().flatMap(({ id, label, short_label, cities }) => [
      id,
      label,
      short_label,
      ...cities,
    ]),
    claims.response_promise,
    claims.next_day,
    consent.notice,
    ...Object.values(prices).flatMap((price) => (price ? [price.name, price.label] : [])),
    ...Object.values(colors ?? {}),
  ].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![A-Za-z0-9])(?:${words.join('|')})(?![A-Za-z0-9])`, 'gi');
}
