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

/** An object in the yard, drawn only if a page names one of its spots. */
interface YardObject {
  /** Drawn on top of each other. Their files are named `section-yard-` and the part. */
  parts: string[];
  /** Left and right edge in its drawing. */
  from: number;
  to: number;
  spots: SectionSpot[];
}

const HOUSE = drawn.house as unknown as { parts: string[]; spots: SectionSpot[] };
const YARD = drawn.yard.objects as unknown as readonly YardObject[];
/** Groups of parts that share one position; a page can show only one of each group. */
const EITHER: readonly string[][] = [...drawn.house.either, ...drawn.yard.either];

/** Spots where a pest can live, as front matter names them. */
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
  /** From bottom to top. `file` is the name in site/public/art without `section-` and `.svg`. */
  drawings: { file: string; x: number; width: number; isMirrored?: boolean }[];
  marks: SectionMark[];
}

export interface SectionMark {
  /** Number of the pest in the page's list, from 1. */
  number: number;
  spot: Spot;
  x: number;
  y: number;
}

/** Height of every drawing of the section. */
export const SECTION_HEIGHT = 600;
/** The drawing of the ground: its left edge, if the house's drawing begins at 0, and its width. */
const GROUND = { x: -1600, width: 4000 };
const HOUSE_WIDTH = 800;
const YARD_WIDTH = 1000;
/** Left and right end of the house; `tree` and `built`: the same with its tree, and with a neighbor's house or a deck. */
const ENDS = { left: 10, tree: -130, right: 690, built: 806 };
/** Middle of the house. */
const MIDDLE = 350;
/** Smallest width of the section. */
const NARROWEST = 940;
/** Up to this width the house is in the middle of the section; beyond it, house and yard together are. */
const WIDEST_AROUND_HOUSE = 1050;
/** Distance between two objects in the yard. */
const APART = 26;

/**
 * Returns what a page's section shows. Each object of the yard goes to the side of the house that is narrower so far.
 * Pests that share a spot have their numbers side by side.
 * @param pests in the order of the page's list
 * @returns null if no pest has a spot
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
      // The tree's crown reaches beyond the house's drawing.
      part === 'tree'
        ? { file: 'house-tree', x: -200, width: 1000 }
        : { file: `house-${part}`, x: 0, width: HOUSE_WIDTH },
    ),
  ];
  const marks = marksAt(HOUSE.spots, pests, 0);
  for (const { parts: files, from, to, spots } of YARD) {
    const shown = files.filter((part) => needed.includes(part));
    if (shown.length === 0) continue;
    // A pond is one drawing twice, the second time mirrored, because the drawing has only its left shore.
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

/**
 * Returns the numbers of the pests at these spots. Spots with the same position, such as a river and its marsh, count as one.
 * @param by how far to the right the spots' drawing is moved
 */
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

/** Two spots that a page can't show together, because both are drawn in the same position; null if there are none. */
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
