/**
 * npm run bundles
 *
 * Fails when a script or style of the release holds a name, phone, place, price or color of the company. Needs a build.
 */
import { globSync, readFileSync } from 'node:fs';
import { loadAreas, loadSite } from '../../publisher/read/load.ts';
import { answerHelp } from '../commands/help.ts';

answerHelp(import.meta.filename);

const { brand, contact, territories, licenses, social, claims, prices, consent, colors } =
  loadSite();
const areas = loadAreas();
const words = [
  ...[brand.short_name, brand.slug, brand.serves, contact.email, contact.postal_address],
  ...Object.keys(territories).filter((name) => name !== 'other'),
  ...Object.values(territories).flatMap(({ label, phone }) => [
    ...[label, phone, phone.replace(/\D/g, '')],
  ]),
  ...licenses.flatMap(({ state, regulator, number }) => [state, regulator, number]),
  ...social.map(({ url }) => url),
  ...areas.flatMap(({ id, label, short_label, cities }) => [id, label, short_label, ...cities]),
  ...[claims.response_promise, claims.next_day, consent.notice],
  ...Object.values(prices).flatMap((price) => (price ? [price.name, price.label] : [])),
  ...Object.values(colors ?? {}),
].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const company = new RegExp(`(?<![A-Za-z0-9])(?:${words.join('|')})(?![A-Za-z0-9])`, 'gi');

// The module `company` is written from the content (publisher/read/company-module.ts).
const files = globSync('dist/{client,office}/assets/**/*.{js,css}').filter(
  (file) => !/\/company-[^/]+\.js$/.test(file),
);
if (files.length === 0) throw new Error('There are no bundles: npm run build.');
const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(company)].map(({ 0: word, index }) => {
    const around = text.slice(Math.max(0, index - 50), index + 50).replace(/\s+/g, ' ');
    return `${file}: "${word}" in …${around}…`;
  });
});
for (const line of found) console.error(line);
console.log(`${files.length} bundles, ${found.length} words of the company`);
process.exit(found.length > 0 ? 1 : 0);
