import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadHome } from '../../content-loader/home.ts';
import { captions, makeFilm } from './film.ts';

const words = loadHome().about.film.scenes;

test('the captions follow one another and end with the film', () => {
  const times = [...captions(words).matchAll(/(\S+) --> (\S+)/g)].flatMap(
    ([, from = '', to = '']) => [from, to],
  );
  expect(times).toHaveLength(2 * words.length);
  expect(times).toEqual([...times].sort());
  const { frames } = makeFilm(words, 'Brand');
  expect(times.at(-1)).toBe(`00:00:${frames / 24}.000`);
});

test('every scene draws from its first to its last frame', () => {
  const { frames, draw } = makeFilm(words, 'Brand');
  for (let frame = 0; frame < frames; frame += 29) {
    expect(draw(frame), `frame ${frame}`).not.toMatch(/NaN|undefined/);
  }
});

test('public/film has both films under 3 MB, the poster, and captions of today’s words', () => {
  const size = (name: string) => statSync(`public/film/${name}`).size;
  expect(size('first-visit.mp4') + size('first-visit.webm')).toBeLessThan(3_000_000);
  expect(existsSync('public/film/first-visit.jpg')).toBe(true);
  expect(readFileSync('public/film/first-visit.vtt', 'utf8')).toBe(captions(words));
});
