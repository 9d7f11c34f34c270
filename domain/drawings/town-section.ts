/**
 * The cross-section of a house and its yard on place pages: its spots, and what a page shows of it. docs/drawing.md
 * explains how to add a spot.
 */
import halves from './town-section.json' with { type: 'json' };

interface Half {
  /** Its files in public/art are named `section-` and this name; a part's file adds `-` and the part's name. */
  name: 'house' | 'yard';
  width: number;
  height: number;
  /** Parts drawn only if a spot that needs them is named, from bottom to top. */
  parts: string[];
  spots: HalfSpot[];
  /** Groups of parts that share one position; a page can show only one of each group. */
  either: string[][];
}

interface HalfSpot {
  name: string;
  /** Position of the first number, and the offset to each next one. */
  at: [x: number, y: number];
  next: [x: number, y: number];
  /** Parts that must be drawn for the spot to exist. */
  parts: string[];
}

const HALVES = halves as unknown as readonly Half[];

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

/** One half of the drawing as a page shows it. */
interface ShownHalf {
  name: Half['name'];
  width: number;
  height: number;
  parts: string[];
  marks: SectionMark[];
}

interface SectionMark {
  /** Number of the pest in the page's list, from 1. */
  number: number;
  spot: Spot;
  x: number;
  y: number;
}

/** Largest radius of a number, in units of the drawing: pest-places.css. */
const MARK_ROOM = 30;
/** What small windows cut off at a half's top, in units of the drawing: pest-places.css. */
const CUT_OFF_TOP = { house: 0, yard: 150 };

/**
 * What a page's drawing shows. Several pests at one spot have their numbers side by side, moved back if they would cross an
 * edge.
 * @param pests in the order of the page's list
 * @returns null if no pest has a spot
 */
export function sectionOf(pests: readonly { spots: readonly Spot[] }[]): ShownHalf[] | null {
  if (pests.every(({ spots }) => spots.length === 0)) return null;
  const needed = partsOf(pests.flatMap(({ spots }) => spots));
  return HALVES.map((half) => {
    const { name, width, height, parts, spots } = half;
    const marks = spots
      .filter((spot, index) => index === spots.findIndex((one) => isSamePlace(one, spot)))
      .flatMap((spot) => marksAt(spot, half, pests));
    return { name, width, height, marks, parts: parts.filter((part) => needed.includes(part)) };
  });
}

/** Some spots share a position: a river and its marsh, for example. */
const isSamePlace = (one: HalfSpot, other: HalfSpot) => String(one.at) === String(other.at);

/** The numbers of the pests at a spot, or at another spot in the same position. */
function marksAt(
  spot: HalfSpot,
  { name, width, height, spots }: Half,
  pests: readonly { spots: readonly Spot[] }[],
): SectionMark[] {
  const names = spots.filter((one) => isSamePlace(one, spot)).map((one) => one.name);
  const marks = pests.flatMap((pest, index) => {
    const named = pest.spots.find((one) => names.includes(one));
    return named ? [{ number: index + 1, spot: named }] : [];
  });
  const [x, y] = spot.at;
  const [nextX, nextY] = spot.next;
  const last = marks.length - 1;
  const backX = overshoot(x + last * nextX, 0, width);
  const backY = overshoot(y + last * nextY, CUT_OFF_TOP[name], height);
  return marks.map((mark, index) => ({
    ...mark,
    x: x + index * nextX - backX,
    y: y + index * nextY - backY,
  }));
}

/** How far to move a number back so that it is fully between two edges; negative = forward. */
function overshoot(point: number, start: number, end: number): number {
  return point - Math.min(Math.max(point, start + MARK_ROOM), end - MARK_ROOM);
}

/** Two spots that a page can't show together, because they are drawn in each other's place; null if there are none. */
export function crowdedSpots(spots: readonly Spot[]): [Spot, Spot] | null {
  const pairs = spots.flatMap((one, index) =>
    spots.slice(index + 1).map((other): [Spot, Spot] => [one, other]),
  );
  const isCrowded = ([one, other]: [Spot, Spot]) =>
    HALVES.some(({ either }) =>
      either.some((group) => {
        const [a, b] = [one, other].map((spot) =>
          group.find((part) => partsOf([spot]).includes(part)),
        );
        return a !== undefined && b !== undefined && a !== b;
      }),
    );
  return pairs.find(isCrowded) ?? null;
}

function partsOf(names: readonly Spot[]): string[] {
  return HALVES.flatMap(({ spots }) =>
    spots.flatMap(({ name, parts }) => (names.some((one) => one === name) ? parts : [])),
  );
}
