/** node test/bundles.ts: looks in what the bundler wrote for names, phones, places, prices and colors of the company. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hits, ours } from './company-words.ts';
import { filesOf } from './other-site.ts';

const { anywhere, facts } = ours();
const files = ['dist/client/assets', 'dist/office/assets']
  .flatMap((folder) => filesOf(folder).map((file) => join(folder, file)))
  // The module `company` is written from the content (content-loader/company.ts).
  .filter((file) => /\.(js|css)$/.test(file) && !/\/company-[^/]+\.js$/.test(file));
if (files.length === 0) throw new Error('There are no bundles: npm run build.');
const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [...hits(file, text, anywhere), ...hits(file, text, facts)];
});
for (const line of found) console.error(line);
console.log(`${files.length} bundles, ${found.length} with something of the company`);
process.exit(found.length > 0 ? 1 : 0);
