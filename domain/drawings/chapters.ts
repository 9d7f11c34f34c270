/**
 * The section drawings that may stand beside the steps of a page, and the layers of each. docs/design/drawing.md says
 * how one is added.
 */
import chapters from './chapters.json' with { type: 'json' };

interface ChapterDrawing {
  /** Its file is build/chapters/ and this name; pages show those of public/art that are written from it. */
  name: string;
  /** In the order in which they lie on one another. */
  layers: {
    name: string;
    reveal?: Reveal;
    /** The layer with which it goes. */
    until?: string;
  }[];
}

/** Side from which a layer is uncovered. */
type Reveal = 'left' | 'right' | 'top' | 'bottom';

export const CHAPTER_SIZE = { width: 840, height: 630 } as const;

export function allChapters(): readonly ChapterDrawing[] {
  return chapters as ChapterDrawing[];
}

export function chapterNamed(name: string): ChapterDrawing | undefined {
  return allChapters().find((chapter) => chapter.name === name);
}

/** A layer on a page: the steps with which it comes and goes. */
export interface ShownLayer {
  name: string;
  reveal: Reveal | null;
  /** From 1. */
  from: number;
  /** The step with which it goes; null = it stays. */
  until: number | null;
}

/**
 * The layers that a page names, in the drawing's order.
 * @param steps the step of each layer, by the layer's name
 */
export function shownLayers(
  { layers }: ChapterDrawing,
  steps: Readonly<Record<string, number>>,
): ShownLayer[] {
  return layers.flatMap(({ name, reveal = null, until }) => {
    const from = steps[name];
    if (from === undefined) return [];
    const gone = until === undefined ? null : (steps[until] ?? null);
    return [{ name, reveal, from, until: gone }];
  });
}

/** A drawing as a page shows it. */
export interface ShownChapter {
  drawing: string;
  alt: string;
  layers: ShownLayer[];
}

/**
 * What front matter's `chapter` shows.
 * @returns null without one, or when no drawing has its name
 */
export function shownChapter(
  chapter: { drawing: string; alt: string; layers: Readonly<Record<string, number>> } | undefined,
): ShownChapter | null {
  const drawing = chapter && chapterNamed(chapter.drawing);
  return drawing
    ? { drawing: drawing.name, alt: chapter.alt, layers: shownLayers(drawing, chapter.layers) }
    : null;
}

/** Base name of a service's section drawing in public/art; null = it has none. */
export function sceneOfService({
  scene,
  chapter,
}: {
  scene?: string | undefined;
  chapter?: { drawing: string } | undefined;
}): string | null {
  const name = scene ?? chapter?.drawing ?? 'house';
  if (name === 'none') return null;
  return name === 'house' ? 'section-house' : `chapter-${name}`;
}
