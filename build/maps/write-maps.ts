/** npm run maps: draws the maps into public/maps and writes the table of what stands where on them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mapFiles } from './map-files.ts';

mkdirSync('public/maps', { recursive: true });
const files = mapFiles();
for (const [path, content] of files) writeFileSync(path, content);
console.log(`Wrote ${[...files.keys()].join(', ')}`);
