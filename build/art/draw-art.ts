/** Writes the drawings that pages load as files: public/art/*.svg. Run after a change to app/illustrations: `npm run art`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ART } from './art.ts';

mkdirSync('public/art', { recursive: true });
for (const [name, svg] of Object.entries(ART)) writeFileSync(join('public/art', name), svg);
