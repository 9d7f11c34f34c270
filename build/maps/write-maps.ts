/** npm run maps: draws the maps into public/maps and writes the table of what stands where on them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { contentDir } from '../../content-loader/load.ts';
import { mapFiles } from './map-files.ts';

if (contentDir !== 'content' && !process.argv.includes('--replace')) {
  console.error(
    `The maps of this checkout show the places of content/. To replace them by those of ${contentDir}: npm run maps -- --replace`,
  );
  process.exit(1);
}
mkdirSync('public/maps', { recursive: true });
const files = mapFiles();
for (const [path, content] of files) writeFileSync(path, content);
console.log(`Wrote ${[...files.keys()].join(', ')}`);
