/** The film as a whole: which scene is seen when, with its caption. */
import { arrival, goodNight, note, questions } from './door-scenes.ts';
import { captionBar, ease, HEIGHT, RATE, type Scene, WIDTH } from './frame.ts';
import { antsByTheSink, search, treatedLine } from './house-scenes.ts';

/** What is said while a scene is shown. */
export interface Caption {
  /** How long the scene lasts. */
  seconds: number;
  words: string;
}

/** Seconds in which one scene gives way to the next. */
const CROSSFADE = 0.4;

/**
 * @param captions one for each of the seven scenes
 * @param brand the name at the end
 * @returns the number of frames and a function that draws each as SVG
 */
export function makeFilm(
  captions: readonly Caption[],
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
  const starts = startsOf(captions);
  const length = (starts.at(-1) ?? 0) + (captions.at(-1)?.seconds ?? 0);
  const scene = (index: number, at: number) => {
    const { seconds = 0, words = '' } = captions[index] ?? {};
    return (scenes[index]?.({ at, length: seconds }) ?? '') + captionBar(words, ease(at, 0.3, 0.8));
  };
  return {
    frames: Math.round(length * RATE),
    draw(frame) {
      const time = frame / RATE;
      const index = starts.findLastIndex((start) => start <= time);
      const at = time - (starts[index] ?? 0);
      const before =
        index > 0 && at < CROSSFADE
          ? scene(index - 1, (captions[index - 1]?.seconds ?? 0) + at)
          : '';
      const shown = before ? ease(at, 0, CROSSFADE) : 1;
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${before}<g opacity="${shown.toFixed(3)}">${scene(index, at)}</g></svg>`;
    },
  };
}

/** WebVTT: each caption for as long as its scene lasts. */
export function webVtt(captions: readonly Caption[]): string {
  const starts = startsOf(captions);
  const cues = captions.map(
    ({ seconds, words }, i) =>
      `${timestamp((starts[i] ?? 0) + 0.3)} --> ${timestamp((starts[i] ?? 0) + seconds)}\n${words}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Second in which each scene begins. */
export function startsOf(captions: readonly Caption[]): number[] {
  let time = 0;
  return captions.map(({ seconds }) => {
    const start = time;
    time += seconds;
    return start;
  });
}

/** 65.3 to `00:01:05.300`. */
function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
