/** npm run draw [-- FOLDER]: writes one still of each scene as SVG, and a page that shows them; default .cache/film. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { examplesPage, ROOT } from '@wrenhouse/svg';
import { EXAMPLE_CAPTIONS } from './examples.ts';
import { makeFilm, startsOf } from './film.ts';
import { RATE } from './frame.ts';

const folder = resolve(process.argv[2] ?? join(ROOT, '.cache/film'));
mkdirSync(folder, { recursive: true });
const { draw } = makeFilm(EXAMPLE_CAPTIONS, 'Brand');
const starts = startsOf(EXAMPLE_CAPTIONS);
const stills = EXAMPLE_CAPTIONS.map(({ seconds, words }, index) => {
  const name = `scene-${index + 1}`;
  // Three quarters through a scene everything in it is to be seen.
  const frame = Math.round(((starts[index] ?? 0) + seconds * 0.75) * RATE);
  writeFileSync(join(folder, `${name}.svg`), draw(frame));
  return { src: `${name}.svg`, name, words };
});
writeFileSync(join(folder, 'examples.md'), examplesPage('Scenes of the film', 480, stills));
console.log(`Wrote ${stills.length} stills into ${folder}`);
