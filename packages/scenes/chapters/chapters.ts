/** The section drawings beside the steps of a visit, as files: what is always there, and each layer, by day and at night. */
import { drawing } from '@wrenhouse/svg';
import { atNight } from '../night.ts';
import { bait } from './bait.ts';
import { barrier } from './barrier.ts';
import { beam } from './beam.ts';
import { bed } from './bed.ts';
import type { Chapter, ChapterLayer } from './chapter.ts';
import { cupboard } from './cupboard.ts';
import { eaves } from './eaves.ts';
import { mound } from './mound.ts';
import { nest } from './nest.ts';
import { HEIGHT, WIDTH } from './section.ts';
import { trench } from './trench.ts';
import { vent } from './vent.ts';
import { yard } from './yard.ts';

export const CHAPTERS: readonly Chapter[] = [
  trench,
  bait,
  barrier,
  vent,
  eaves,
  yard,
  bed,
  nest,
  beam,
  cupboard,
  mound,
];

interface DrawnFile {
  name: string;
  words: string;
  svg: string;
}

type Part = Pick<ChapterLayer, 'words' | 'draw' | 'lights' | 'lit'>;

/**
 * Two files for each part, `chapter-trench-dug` and `chapter-trench-dug-night`; one for what is the same at night.
 */
export function chapterFiles(): DrawnFile[] {
  return CHAPTERS.flatMap((chapter) => [
    ...inFiles(`chapter-${chapter.name}`, chapter, inChapter),
    ...chapter.layers.flatMap((layer) =>
      inFiles(`chapter-${chapter.name}-${layer.name}`, layer, inChapter),
    ),
  ]);
}

const inChapter = (body: string) => drawing(WIDTH, HEIGHT, body);

/**
 * A part by day and at night, or once where it keeps its colors.
 * @param file what makes a drawing of what is drawn
 */
export function inFiles(name: string, part: Part, file: (body: string) => string): DrawnFile[] {
  const { words, draw, lights } = part;
  const body = draw();
  if (keepsColors(part)) return [{ name, words, svg: file(body) }];
  const dark = (part.lit ? body : atNight(body)) + (lights?.() ?? '');
  return [
    { name, words, svg: file(body) },
    { name: `${name}-night`, words: `${words}, at night`, svg: file(dark) },
  ];
}

const keepsColors = ({ lit = false, lights }: Pick<ChapterLayer, 'lit' | 'lights'>) =>
  lit && lights === undefined;

/** What the site has to know of each. */
export function chapterTable() {
  return CHAPTERS.map(({ name, layers }) => ({
    name,
    layers: layers.map(({ name, reveal, until, ...layer }) => ({
      name,
      ...(keepsColors(layer) && { lit: true }),
      ...(reveal && { reveal }),
      ...(until && { until }),
    })),
  }));
}
