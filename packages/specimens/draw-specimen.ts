/** A specimen as an SVG file: every animal fills the same square of paper, its size is told beside it. */
import { seededRandom } from '@wrenhouse/svg';
import type { Layer, LayerName, Specimen } from './anatomy.ts';
import { drawAntennae } from './draw-antennae.ts';
import { drawLegs } from './draw-legs.ts';
import { drawEyes, drawMark } from './draw-mark.ts';
import { drawPart } from './draw-part.ts';
import { drawWings } from './draw-wings.ts';
import { round1 } from './geometry.ts';
import { poseOf } from './pose.ts';
import { type Pens, Sheet } from './sheet.ts';

export interface DrawnSpecimen {
  svg: string;
  /** Size of the drawing, pixels, limbs included. */
  width: number;
  height: number;
  /** Length of the body alone, pixels: with the true length it gives the scale. */
  body: number;
}

/** A format says how large a drawing is, how fine its grid, and how heavy its pens. */
export interface Format extends Pens {
  /** Longer side of the drawing, pixels. */
  side: number;
  /** Units per pixel: whole units are fine enough for a drawing shown three times as large. */
  fineness: number;
  /** Pixels. */
  margin: number;
}

const PLATE: Format = { side: 270, fineness: 4, margin: 4, detail: 'plate', ink: 3.4, finest: 5 };
/** The same drawing for places of some 120 pixels: fewer dots and a bolder line. */
const CARD: Format = { side: 270, fineness: 1.5, margin: 4, detail: 'card', ink: 1.9, finest: 2.6 };

export function drawSpecimen(specimen: Specimen): DrawnSpecimen {
  return drawIn(specimen, PLATE);
}

export function drawCard(specimen: Specimen): DrawnSpecimen {
  return drawIn(specimen, CARD);
}

function drawIn(specimen: Specimen, format: Format): DrawnSpecimen {
  const { sheet, unit, width, height, viewBox } = fitSpecimen(specimen, format);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" id="plate" width="${width}" height="${height}" ` +
    `viewBox="${viewBox}">${penGroup(sheet.svg())}</svg>\n`;
  const body = Math.round((specimen.length * unit * 10) / format.fineness) / 10;
  return { svg, width, height, body };
}

/** Drawn as large as its format allows; width and height in pixels, `unit` in units per millimeter. */
export function fitSpecimen(specimen: Specimen, format: Format) {
  const { side, fineness, margin } = format;
  const rough = draw(specimen, 1000 / specimen.length, format).bounds;
  const extent = Math.max(rough.right - rough.left, rough.bottom - rough.top);
  const unit = ((side - 2 * margin) / extent) * fineness * (1000 / specimen.length);
  const sheet = draw(specimen, unit, format);
  const { left, top, right, bottom } = sheet.bounds;
  const [width, height] = [right - left, bottom - top].map((extent) =>
    Math.ceil(extent / fineness + 2 * margin - 0.001),
  ) as [number, number];
  const [x, y] = [
    Math.round((left + right - width * fineness) / 2),
    Math.round((top + bottom - height * fineness) / 2),
  ];
  const viewBox = `${x} ${y} ${round1(width * fineness)} ${round1(height * fineness)}`;
  return { sheet, unit, width, height, viewBox };
}

/** What every element of a drawing shares. */
export function penGroup(elements: string): string {
  return `<g stroke-linecap="round" stroke-linejoin="round">${elements}</g>`;
}

function draw(specimen: Specimen, unit: number, { detail, ink, finest }: Format): Sheet {
  const weight = Math.round(ink * (specimen.ink ?? 1) * 10) / 10;
  const pens: Pens = { detail, ink: weight, finest };
  const sheet = new Sheet(unit, pens, poseOf(specimen), seededRandom(specimen.name));
  for (const layer of specimen.layers) {
    sheet.startLayer(layerOf(layer));
    drawLayer(sheet, layer);
  }
  return sheet;
}

function layerOf(layer: Layer): LayerName {
  if (layer.kind === 'part') return 'body';
  if (layer.kind === 'mark') return layer.layer ?? 'detail';
  return layer.kind === 'eyes' ? 'detail' : layer.kind;
}

function drawLayer(sheet: Sheet, layer: Layer): void {
  switch (layer.kind) {
    case 'part':
      drawPart(sheet, layer);
      break;
    case 'legs':
      drawLegs(sheet, layer);
      break;
    case 'antennae':
      drawAntennae(sheet, layer);
      break;
    case 'wings':
      drawWings(sheet, layer);
      break;
    case 'eyes':
      drawEyes(sheet, layer);
      break;
    case 'mark':
      drawMark(sheet, layer);
      break;
  }
}
