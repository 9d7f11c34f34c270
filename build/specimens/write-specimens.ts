/** npm run specimens: draws every specimen into public/specimens and writes the table of their sizes. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawingTable, specimenFiles } from './specimen-files.ts';

const FOLDER = 'public/specimens';

mkdirSync(FOLDER, { recursive: true });
const files = specimenFiles();
for (const name of readdirSync(FOLDER)) if (!files.has(name)) rmSync(`${FOLDER}/${name}`);
for (const [name, svg] of files) writeFileSync(`${FOLDER}/${name}`, svg);
writeFileSync('domain/species/drawings.json', drawingTable());
console.log(`Drew ${files.size} files into ${FOLDER}`);
