/** The cross-section drawings for the steps of a page, and their layers. docs/drawing.md explains how to add one. */
import chapters from './chapters.json' with { type: 'json' };

interface ChapterDrawing {
  /** Base name of its file in tools/build/chapters/, from which the files in site/public/art are made. */
  name: string;
  /** From bottom to top. */
  layers: {
    name: string;
    /** Whether it is revealed from the left. Others fade in. */
    reveal?: true;
    /** The layer at whose step this one disappears. */
    until?: string;
  }[];
}

export const CHAPTER_SIZE = { width: 840, height: 630 } as const;

export function allChapters(): readonly ChapterDrawing[] {
  return chapters as ChapterDrawing[];
}

export function chapterNamed(name: string): ChapterDrawing | undefined {
  return allChapters().find((chapter) => chapter.name === name);
}

/** A layer on a page, with the steps at which it appears and disappears. */
interface ShownLayer {
  name: string;
  reveal: boolean;
  /** The step at which it appears, from 1. */
  from: number;
  /** The step at which it disappears; null if it stays. */
  until: number | null;
}

/**
 * The layers that have a step, in the drawing's order.
 * @param steps the step of each layer, by the layer's name
 */
function shownLayers(
  { layers }: ChapterDrawing,
  steps: Readonly<Record<string, number>>,
): ShownLayer[] {
  return layers.flatMap(({ name, reveal = false, until }) => {
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
 * Resolves the `chapter` of a page's front matter.
 * @returns null without one, or if no drawing has its name
 */
export function shownChapter(
  chapter: { drawing: string; alt: string; layers: Readonly<Record<string, number>> } | undefined,
): ShownChapter | null {
  const drawing = chapter && chapterNamed(chapter.drawing);
  return drawing
    ? { drawing: drawing.name, alt: chapter.alt, layers: shownLayers(drawing, chapter.layers) }
    : null;
}

/** Base name of a service's cross-section drawing in site/public/art; null if it has none. */
export function sceneOfService({
  scene,
  chapter,
}: {
  scene?: string | undefined;
  chapter?: { drawing: string } | undefined;
}): string | null {
  const name = scene ?? chapter?.drawing ?? 'house';
  if (name === 'none') return null;
  return crossSection(name);
}

/** File name of a cross-section in site/public/art, without extension. */
export const crossSection = (name: string) =>
  name === 'house' ? 'section-house' : `chapter-${name}`;
