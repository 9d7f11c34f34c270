/**
 * The section of a house and its ground on the pages of towns: which places it has, and what of it a page shows. docs/design/drawing.md
 * says how a place is added.
 */
import halves from './town-section.json' with { type: 'json' };

interface Half {
  /** Its files in public/art are `section-` and this name, and those of its parts `-` and the part's name after it. */
  name: 'house' | 'yard';
  width: number;
  height: number;
  /** Drawn only where a place of them is named, in the order in which they lie on one another. */
  parts: string[];
  spots: HalfSpot[];
  /** Parts that stand in one place: a page shows one of them. */
  either: string[][];
}

interface HalfSpot {
  name: string;
  /** Where the first number stands, and from there the next one. */
  at: [x: number, y: number];
  next: [x: number, y: number];
  /** What must be drawn for there to be such a place. */
  parts: string[];
}

const HALVES = halves as unknown as readonly Half[];

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

/** One half as a page shows it. */
interface ShownHalf {
  name: Half['name'];
  width: number;
  height: number;
  parts: string[];
  marks: SectionMark[];
}

interface SectionMark {
  /** Of the pest in the page's list, from 1. */
  number: number;
  spot: Spot;
  x: number;
  y: number;
}

/** What a number takes around its middle, in units of the drawing, where it is largest: pest-places.css. */
const MARK_ROOM = 30;
/** What small windows cut off a half's top, in units of the drawing: pest-places.css. */
const CUT_OFF_TOP = { house: 0, yard: 150 };

/**
 * What a page's section shows. A place with several pests has their numbers side by side, moved back from an edge that they
 * would cross.
 * @param pests in the order of the page's list
 * @returns null where no pest has a place
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

/** A river and its marsh are one place of the drawing. */
const isSamePlace = (one: HalfSpot, other: HalfSpot) => String(one.at) === String(other.at);

/** The numbers of those who live at a spot, or at one that is drawn in the same place. */
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

/** How far a number stands beyond the points between which it is wholly between two edges. */
function overshoot(point: number, start: number, end: number): number {
  return point - Math.min(Math.max(point, start + MARK_ROOM), end - MARK_ROOM);
}

/** Two places that a page can't show together, because they are drawn where the other is. */
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
