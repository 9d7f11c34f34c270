import { expect, test } from 'vitest';
import { EXAMPLE_CAPTIONS } from './examples.ts';
import { makeFilm, webVtt } from './film.ts';
import { RATE } from './frame.ts';

test('the captions follow one another and end with the film', () => {
  const times = [...webVtt(EXAMPLE_CAPTIONS).matchAll(/(\S+) --> (\S+)/g)].flatMap(
    ([, from = '', to = '']) => [from, to],
  );
  expect(times).toHaveLength(2 * EXAMPLE_CAPTIONS.length);
  expect(times).toEqual([...times].sort());
  const { frames } = makeFilm(EXAMPLE_CAPTIONS, 'Brand');
  expect(times.at(-1)).toBe(`00:00:${frames / RATE}.000`);
});

test('every scene draws from its first to its last frame', () => {
  const { frames, draw } = makeFilm(EXAMPLE_CAPTIONS, 'Brand');
  for (let frame = 0; frame < frames; frame += 29) {
    expect(draw(frame), `frame ${frame}`).not.toMatch(/NaN|undefined/);
  }
});

test('the caption and the brand are in the picture, escaped', () => {
  const { frames, draw } = makeFilm(EXAMPLE_CAPTIONS, 'Wren & Sons');
  expect(draw(RATE)).toContain('>Ants by the sink. You call.</text>');
  expect(draw(frames - 1)).toContain('>Wren &amp; Sons</text>');
});
