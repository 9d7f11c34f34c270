/**
 * The cross-section of a house and its yard on place pages: its spots, and what a page shows of it. docs/drawing.md
 * explains how to add a spot.
 */
import drawn from './town-section.json' with { type: 'json' };

interface SectionSpot {
  name: string;
  /** Position of the first number, and the offset to each next one. */
  at: [x: number, y: number];
  next: [x: number, y: number];
  /** Parts that must be drawn for the spot to exist. */
  parts: string[];
}

/** Something in the yard, drawn only if a page names one of its spots. */
interface YardObject {
  /** Files `section-yard-` and these names, which lie on one another. */
  parts: string[];
  /** Its left and right edge in its file. */
  from: number;
  to: number;
  spots: SectionSpot[];
}

const HOUSE = drawn.house as unknown as { parts: string[]; spots: SectionSpot[] };
const YARD = drawn.yard.objects as unknown as readonly YardObject[];
/** Groups of parts that share one position; a page can show only one of each group. */
const EITHER: readonly string[][] = [...drawn.house.either, ...drawn.yard.either];

/** A place of the section that a pest can live in, as front matter names it. */
export const SPOTS = [
  'roof',
  'chimney',
  'attic',
  'eaves',
  'gutter',
  'wall',
  'shared-wall',
  'bedroom',
  'drain',
  'pipes',
  'kitchen',
  'porch',
  'deck',
  'bed',
  'walk',
  'tree',
  'sill',
  'foundation',
  'crawl-space',
  'basement',
  'soil',
  'garage',
  'alley',
  'lawn',
  'containers',
  'shed',
  'ditch',
  'field',
  'woods',
  'marsh',
  'river',
  'lake',
  'pond',
  'dock',
] as const;
export type Spot = (typeof SPOTS)[number];

/** What a page shows, in units of the drawing. */
export interface Section {
  /** Left edge and width. The house's drawing begins at 0. */
  from: number;
  width: number;
  /** Files of public/art, without `section-` and `.svg`, from bottom to top. */
  drawings: { file: string; x: number; width: number; isMirrored?: boolean }[];
  marks: SectionMark[];
}

export interface SectionMark {
  /** Of the pest in the page's list, from 1. */
  number: number;
  spot: Spot;
  x: number;
  y: number;
}

/** All drawings are as high. */
export const SECTION_HEIGHT = 600;
/** Of the ground's drawing, and where the house stands on it. */
const GROUND = { x: -1600, width: 4000 };
const HOUSE_WIDTH = 800;
const YARD_WIDTH = 1000;
/** Where the house ends at its left and at its right, and with what is built on to it. */
const ENDS = { left: 10, tree: -130, right: 690, built: 806 };
/** The middle of the house. */
const MIDDLE = 350;
/** The section of a house that has nothing beside it. */
const NARROWEST = 940;
/** The widest section with the house exactly in its middle. In a wider one, house and yard together are. */
const WIDEST_AROUND_HOUSE = 1050;
/** Between two things in the yard. */
const APART = 26;

/**
 * Returns what a page's section shows. Each object of the yard is added at the side that has less.
 * Pests that share a spot have their numbers side by side.
 * @param pests in the order of the page's list
 * @returns null where no pest has a place
 */
export function sectionOf(pests: readonly { spots: readonly Spot[] }[]): Section | null {
  const named = pests.flatMap(({ spots }) => spots);
  if (named.length === 0) return null;
  const needed = partsOf(named);
  const parts = HOUSE.parts.filter((part) => needed.includes(part));
  let left = parts.includes('tree') ? ENDS.tree : ENDS.left;
  let right = parts.includes('neighbor') || parts.includes('deck') ? ENDS.built : ENDS.right;
  const drawings: Section['drawings'] = [
    { file: 'ground', ...GROUND },
    { file: 'house', x: 0, width: HOUSE_WIDTH },
    ...parts.map((part) =>
      // Its crown reaches beyond the house's drawing.
      part === 'tree'
        ? { file: 'house-tree', x: -200, width: 1000 }
        : { file: `house-${part}`, x: 0, width: HOUSE_WIDTH },
    ),
  ];
  const marks = marksAt(HOUSE.spots, pests, 0);
  for (const { parts: files, from, to, spots } of YARD) {
    const shown = files.filter((part) => needed.includes(part));
    if (shown.length === 0) continue;
    // A pond is its drawing twice, left and right of its middle.
    const isPond = files.includes('water');
    const width = (to - from) * (isPond ? 2 : 1);
    const isRight = right - MIDDLE <= MIDDLE - left;
    const x = (isRight ? right + APART : left - APART - width) - from;
    drawings.push(...shown.map((part) => ({ file: `yard-${part}`, x, width: YARD_WIDTH })));
    if (isPond)
      drawings.push({ file: 'yard-water', x: x + 2 * to, width: YARD_WIDTH, isMirrored: true });
    marks.push(...marksAt(spots, pests, x));
    if (isRight) right += APART + width;
    else left -= APART + width;
  }
  const around = Math.max(NARROWEST, 2 * Math.max(right - MIDDLE, MIDDLE - left) + 2 * APART);
  if (around <= WIDEST_AROUND_HOUSE)
    return { from: MIDDLE - around / 2, width: around, drawings, marks };
  return { from: left - APART, width: right - left + 2 * APART, drawings, marks };
}

/** The numbers at these spots, moved sideways by `by`. Spots with the same position, such as a river and its marsh, count as one. */
function marksAt(
  spots: readonly SectionSpot[],
  pests: readonly { spots: readonly Spot[] }[],
  by: number,
): SectionMark[] {
  const places = Map.groupBy(spots, ({ at }) => String(at));
  return [...places.values()].flatMap((same) => {
    const [first] = same;
    const numbered = pests.flatMap((pest, index) => {
      const spot = pest.spots.find((one) => same.some(({ name }) => name === one));
      return spot ? [{ number: index + 1, spot }] : [];
    });
    return numbered.map((mark, index) => ({
      ...mark,
      x: by + (first?.at[0] ?? 0) + index * (first?.next[0] ?? 0),
      y: (first?.at[1] ?? 0) + index * (first?.next[1] ?? 0),
    }));
  });
}

/** Two places that a page can't show together, because they are drawn where the other is. */
export function crowdedSpots(spots: readonly Spot[]): [Spot, Spot] | null {
  const pairs = spots.flatMap((one, index) =>
    spots.slice(index + 1).map((other): [Spot, Spot] => [one, other]),
  );
  const isCrowded = ([one, other]: [Spot, Spot]) =>
    EITHER.some((group) => {
      const [a, b] = [one, other].map((spot) =>
        group.find((part) => partsOf([spot]).includes(part)),
      );
      return a !== undefined && b !== undefined && a !== b;
    });
  return pairs.find(isCrowded) ?? null;
}

function partsOf(names: readonly Spot[]): string[] {
  return [...HOUSE.spots, ...YARD.flatMap(({ spots }) => spots)].flatMap(({ name, parts }) =>
    names.some((one) => one === name) ? parts : [],
  );
}
