/**
 * The small pests beside a name (chips, menus, lists, pins): the same animals as on the plates, drawn on a coarser grid
 * so that ink and limbs grow bolder, without what nobody sees at 20 to 50 pixels. One animal never has two faces.
 */
import type { Antennae, Layer, Leg, Legs, Mark, Part, Specimen, Wings } from './anatomy.ts';
import { SPECIMENS } from './catalog.ts';
import { INK } from './color.ts';
import { type Format, fitSpecimen, penGroup } from './draw-specimen.ts';
import { stepFrom } from './geometry.ts';

/** Each kind of pest, and the specimen that stands for all of its kind. */
const STANDS_FOR = {
  ant: 'odorous-house-ant',
  cockroach: 'american-cockroach',
  'bed-bug': 'bed-bug',
  spider: 'wolf-spider',
  mouse: 'house-mouse',
  wasp: 'paper-wasp',
  'carpenter-bee': 'carpenter-bee',
  mosquito: 'asian-tiger-mosquito',
  termite: 'termite-worker',
  flea: 'cat-flea',
  tick: 'lone-star-tick',
  centipede: 'house-centipede',
  'boxelder-bug': 'boxelder-bug',
  'chinch-bug': 'chinch-bug',
} as const;
export type PestMark = keyof typeof STANDS_FOR;
/** A kind of pest, or one species of it that a scene tells from the others of its kind. */
export type Enlarged = PestMark | 'german-cockroach' | 'fire-ant';
export const PEST_MARKS = Object.keys(STANDS_FOR) as PestMark[];

export const CHIP: Format = {
  side: 64,
  fineness: 2,
  margin: 1.5,
  detail: 'chip',
  ink: 2.6,
  finest: 3.6,
};
/** The same with finer pens, for scenes that show several at some 110 pixels. */
export const TRAY: Format = { ...CHIP, side: 110, ink: 1.5, finest: 2.2 };
/** Narrower parts of the body, as a share of its length, are too small for light and shade. */
const FLAT_BELOW = 0.18;
/** A shine stronger than this is drawn twice. */
const MOST_GLOSS = 0.3;
/** More lines across a part than these run together. */
const MOST_SUTURES = 3;
const MOST_BEADS = 7;
/** Marks of less opacity are not seen. */
const FAINT = 0.31;

/** These are longer than a place beside a name is high: they lie, head to the left. */
const LYING: readonly Enlarged[] = ['mouse'];

/** A pest as a file of its own; its id serves drawings that place it with <use>. Width and height in pixels. */
export function smallSpecimen(
  mark: Enlarged,
  format = CHIP,
): { svg: string; width: number; height: number } {
  const { sheet, width, height, viewBox } = fitSpecimen(simplify(specimenFor(mark)), format);
  const drawn = penGroup(sheet.plainSvg());
  const file = (size: { width: number; height: number }, box: string, body: string) => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" id="${mark}" width="${size.width}" height="${size.height}" viewBox="${box}">${body}</svg>`,
    ...size,
  });
  if (!LYING.includes(mark)) return file({ width, height }, viewBox, drawn);
  // Across for along: the light stays up and to the left.
  const [x, y, w, h] = viewBox.split(' ');
  return file(
    { width: height, height: width },
    `${y} ${x} ${h} ${w}`,
    `<g transform="matrix(0 1 1 0 0 0)">${drawn}</g>`,
  );
}

/** The specimen that stands for a kind of pest, or that of the species. */
export function specimenFor(mark: Enlarged): Specimen {
  const wanted: string = mark in STANDS_FOR ? STANDS_FOR[mark as PestMark] : mark;
  const found = SPECIMENS.find(({ name }) => name === wanted);
  if (!found) throw new Error(`No specimen ${wanted}`);
  return found;
}

/** Without hairs, grain and grooves, and with few of what comes in rows. */
export function simplify(specimen: Specimen): Specimen {
  return {
    ...specimen,
    layers: specimen.layers
      .filter((layer) => !isWhisker(layer) && !(layer.kind === 'mark' && isFaint(layer)))
      .map((layer) => simplifyLayer(layer, specimen.length)),
  };
}

function isWhisker(layer: Layer): boolean {
  return (
    layer.kind === 'mark' && layer.layer === 'tail' && (layer.line ?? layer.lines) !== undefined
  );
}

function isFaint({ opacity = 1 }: Mark): boolean {
  return opacity < FAINT;
}

function simplifyLayer(layer: Layer, length: number): Layer {
  switch (layer.kind) {
    case 'mark':
      // Of a foot the sole: toes run together.
      return layer.layer === 'legs' && layer.areas
        ? { ...layer, areas: layer.areas.slice(0, 1) }
        : layer;
    case 'part':
      return simplifyPart(layer, length);
    case 'legs':
      return simplifyLegs(layer);
    case 'antennae':
      return simplifyAntennae(layer);
    case 'wings':
      return simplifyWings(layer);
    default:
      return layer;
  }
}

function simplifyPart({ hair, stipple, striae, midline, ...part }: Part, length: number): Part {
  const isFlat = part.width < length * FLAT_BELOW;
  const gloss = isFlat ? 0 : Math.min(part.gloss ?? MOST_GLOSS, MOST_GLOSS);
  const sutures = takeEvenly(part.sutures ?? [], isFlat ? 0 : MOST_SUTURES);
  const marks = (part.marks ?? []).filter((mark) => !isFaint(mark));
  return { ...part, gloss, sutures, marks, ...(isFlat && { shade: 0 }) };
}

function simplifyLegs(layer: Legs): Legs {
  const simplifyLeg = layer.side ? withoutDetail : withoutRoot;
  return { ...layer, legs: layer.legs.map(simplifyLeg) };
}

/** The foot is all ink. */
function withoutDetail({ spines, hairs, ...leg }: Leg): Leg {
  const joints = leg.joints.map((joint) =>
    joint.name === 'tarsus' ? { ...joint, fill: INK } : joint,
  );
  return { ...leg, joints };
}

/** Seen from above, the root of a leg lies under the body. */
function withoutRoot(leg: Leg): Leg {
  const simple = withoutDetail(leg);
  const [root, ...joints] = simple.joints;
  if (root?.name !== 'coxa') return simple;
  return { ...simple, at: stepFrom(leg.at, root.length, root.turn), joints };
}

function simplifyAntennae({ plume, ...layer }: Antennae): Antennae {
  return { ...layer, segments: Math.min(layer.segments, MOST_BEADS) };
}

function simplifyWings({ veins = [], net, stigma, ...layer }: Wings): Wings {
  return { ...layer, veins: takeEvenly(veins, 2) };
}

/** At most `most` of them, evenly chosen. */
function takeEvenly<Item>(items: readonly Item[], most: number): Item[] {
  if (!most) return [];
  const step = Math.ceil(items.length / most);
  return items.filter((_, index) => index % step === 0);
}
