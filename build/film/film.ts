/** The film as a whole: which scene is seen when, with its words from content/home.yaml. */
import type { Home } from '../../domain/content/home-schema.ts';
import { arrival, goodNight, note, questions } from './door-scenes.ts';
import { ease, HEIGHT, RATE, type Scene, sign, WIDTH } from './frame.ts';
import { antsByTheSink, search, treatedLine } from './house-scenes.ts';

type Words = Home['about']['film']['scenes'];

/** Seconds in which one scene gives way to the next. */
const CROSSING = 0.4;

/** @returns the number of frames and a function that draws each as SVG. */
export function makeFilm(
  words: Words,
  brand: string,
): { frames: number; draw: (frame: number) => string } {
  const scenes: Scene[] = [
    antsByTheSink,
    arrival,
    questions,
    search,
    treatedLine,
    note,
    goodNight(brand),
  ];
  const starts = startsOf(words);
  const length = (starts.at(-1) ?? 0) + (words.at(-1)?.seconds ?? 0);
  const scene = (index: number, at: number) => {
    const { seconds = 0, words: text = '' } = words[index] ?? {};
    return (scenes[index]?.({ at, length: seconds }) ?? '') + sign(text, ease(at, 0.3, 0.8));
  };
  return {
    frames: Math.round(length * RATE),
    draw(frame) {
      const time = frame / RATE;
      const index = starts.findLastIndex((start) => start <= time);
      const at = time - (starts[index] ?? 0);
      const before =
        index > 0 && at < CROSSING ? scene(index - 1, (words[index - 1]?.seconds ?? 0) + at) : '';
      const shown = before ? ease(at, 0, CROSSING) : 1;
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${before}<g opacity="${shown.toFixed(3)}">${scene(index, at)}</g></svg>`;
    },
  };
}

/** WebVTT captions: each scene's words for as long as it lasts. */
export function captions(words: Words): string {
  const starts = startsOf(words);
  const cues = words.map(
    ({ seconds, words: text }, i) =>
      `${clock((starts[i] ?? 0) + 0.3)} --> ${clock((starts[i] ?? 0) + seconds)}\n${text}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function startsOf(words: Words): number[] {
  let time = 0;
  return words.map(({ seconds }) => {
    const start = time;
    time += seconds;
    return start;
  });
}

/** 65.3 to `00:01:05.300`. */
function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
