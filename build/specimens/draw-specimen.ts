/** A specimen as an SVG file: every animal fills the same square of paper, its size is told beside it. */
import type { Layer, LayerName, Specimen } from './anatomy.ts';
import { INK } from './colour.ts';
import { drawAntennae } from './draw-antennae.ts';
import { drawLegs } from './draw-legs.ts';
import { drawEyes, drawMark, drawPart } from './draw-part.ts';
import { drawWings } from './draw-wings.ts';
import { seededRandom } from './geometry.ts';
import { Sheet } from './sheet.ts';

export interface DrawnSpecimen {
  svg: string;
  /** Size of the drawing, pixels, limbs included. */
  width: number;
  height: number;
  /** Length of the body alone, pixels: with the true length it gives the scale. */
  body: number;
}

/** Longer side of every drawing, pixels. */
const SIDE = 270;
/** Units per pixel: whole units are fine enough for a drawing shown three times as large. */
const FINENESS = 3;
const MARGIN = 13;
const INK_WEIGHT = 2.5;

export function drawSpecimen(specimen: Specimen): DrawnSpecimen {
  const rough = draw(specimen, 1000 / specimen.length).bounds;
  const extent = Math.max(rough.right - rough.left, rough.bottom - rough.top);
  const unit = ((SIDE * FINENESS - 2 * MARGIN) / extent) * (1000 / specimen.length);
  const sheet = draw(specimen, unit);
  const { left, top, right, bottom } = sheet.bounds;
  const [width, height] = [right - left, bottom - top].map((side) =>
    Math.ceil((side + 2 * MARGIN) / FINENESS),
  ) as [number, number];
  const [x, y] = [
    Math.round((left + right - width * FINENESS) / 2),
    Math.round((top + bottom - height * FINENESS) / 2),
  ];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" id="plate" width="${width}" height="${height}" ` +
    `viewBox="${x} ${y} ${width * FINENESS} ${height * FINENESS}">` +
    `<g fill="none" stroke="${INK}" stroke-width="${sheet.ink}" stroke-linecap="round" stroke-linejoin="round">` +
    `${sheet.svg()}</g></svg>\n`;
  return { svg, width, height, body: Math.round((specimen.length * unit * 10) / FINENESS) / 10 };
}

function draw(specimen: Specimen, unit: number): Sheet {
  const ink = Math.round(INK_WEIGHT * (specimen.ink ?? 1) * 10) / 10;
  const sheet = new Sheet(unit, ink, seededRandom(specimen.name));
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
