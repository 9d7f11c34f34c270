/** npm run film: renders public/film with the captions of content/home.yaml. Needs ffmpeg; a minute or two. */
import { renderFilm } from '@wrenhouse/film';
import { loadHome } from '../../content-loader/home.ts';
import { loadSite } from '../../content-loader/load.ts';
import { findChromium } from '../../programs/find-chromium.ts';

const { film } = loadHome().about;
if (!film) throw new Error('home.yaml: there are no scenes of a film under about.');
await renderFilm({
  captions: film.scenes,
  brand: loadSite().brand.short_name,
  folder: 'public/film',
  name: 'first-visit',
  fonts: [
    { family: 'Besley', file: 'app/styles/fonts/besley-core.woff2', weights: '400 900' },
    { family: 'Figtree', file: 'app/styles/fonts/figtree-core.woff2', weights: '400 750' },
  ],
  browser: findChromium(),
});
