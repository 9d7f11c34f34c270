/** Places the pins of a town's section so that they don't overlap. */
import type { Section, SectionMark } from '../../../domain/drawings/town-section.ts';

/** Top and bottom of the visible part of the drawings: from above the chimney to below the deepest cellar. */
export const TOP = 12;
export const BOTTOM = 548;

/** All lengths in units of the drawing. */
export interface Pin extends SectionMark {
  /** Shown beside the number; empty on a phone. */
  name: string;
  /** True if the name stands at the left of the number. */
  isLeft: boolean;
}

/** In px: radius of the number, average width of a letter, both ends of the name together. */
export const RADIUS = 15;
const LETTER = 8.8;
const ENDS = 36;

/** Width of the name, px. */
export const nameWidth = (name: string) => (name ? name.length * LETTER + ENDS : 0);

/**
 * @param names of the pests by number; empty = numbers alone
 * @param windowWidth px across which the section is shown
 */
export function pinsOf(section: Section, names: readonly string[], windowWidth: number): Pin[] {
  const px = section.width / windowWidth;
  const height = 2 * (RADIUS + 3) * px;
  const placed: (Pin & { left: number; right: number })[] = [];
  for (const mark of section.marks.toSorted((a, b) => a.y - b.y)) {
    const name = names[mark.number - 1] ?? '';
    const width = nameWidth(name) * px;
    const edge = (RADIUS + 3) * px;
    const x = Math.min(Math.max(mark.x, section.from + edge), section.from + section.width - edge);
    const isLeft = x + width > section.from + section.width - 2 * RADIUS * px;
    const left = x - RADIUS * px - (isLeft ? width : 0);
    const right = x + RADIUS * px + (isLeft ? 0 : width);
    const crowds = (y: number) =>
      placed.some((one) => one.left < right && one.right > left && Math.abs(one.y - y) < height);
    const start = Math.min(Math.max(mark.y, TOP + edge), BOTTOM - edge);
    // Moves the pin down, or up if it would leave the ground.
    let y = start;
    while (crowds(y)) y += 2 * px;
    if (y > BOTTOM - edge) for (y = start; crowds(y); ) y -= 2 * px;
    placed.push({ ...mark, x, y, name, isLeft, left, right });
  }
  return placed;
}
