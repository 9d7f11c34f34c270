export { type Caption, webVtt } from './film.ts';
export { renderFilm } from './render-film.ts';
