/** A specimen as an SVG file: every animal fills the same square of paper, its size is told beside it. */
import { seededRandom } from '@wrenhouse/svg';
import type { Layer, LayerName, Specimen } from './anatomy.ts';
import { INK } from './color.ts';
import { drawAntennae } from './draw-antennae.ts';
import { drawLegs } from './draw-legs.ts';
import { drawEyes, drawMark, drawPart } from './draw-part.ts';
import { drawWings } from './draw-wings.ts';
import { Sheet } from './sheet.ts';

export interface DrawnSpecimen {
  svg: string;
  /** Size of the drawing, pixels, limbs included. */
  width: number;
  height: number;
  /** Length of the body alone, pixels: with the true length it gives the scale. */
  body: number;
}

/** Ink and limbs weigh the same number of units in every format: fewer units make a bolder drawing. */
export interface Format {
  /** Longer side of the drawing, pixels. */
  side: number;
  /** Units per pixel: whole units are fine enough for a drawing shown three times as large. */
  fineness: number;
  /** Units. */
  margin: number;
}

const PLATE: Format = { side: 270, fineness: 3, margin: 13 };
const INK_WEIGHT = 2.5;

export function drawSpecimen(specimen: Specimen): DrawnSpecimen {
  const { sheet, unit, width, height, viewBox } = fitSpecimen(specimen, PLATE);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" id="plate" width="${width}" height="${height}" ` +
    `viewBox="${viewBox}">${inkedGroup(sheet, sheet.svg())}</svg>\n`;
  const body = Math.round((specimen.length * unit * 10) / PLATE.fineness) / 10;
  return { svg, width, height, body };
}

/** Drawn as large as its format allows; width and height in pixels, `unit` in units per millimeter. */
export function fitSpecimen(specimen: Specimen, { side, fineness, margin }: Format) {
  const rough = draw(specimen, 1000 / specimen.length).bounds;
  const extent = Math.max(rough.right - rough.left, rough.bottom - rough.top);
  const unit = ((side * fineness - 2 * margin) / extent) * (1000 / specimen.length);
  const sheet = draw(specimen, unit);
  const { left, top, right, bottom } = sheet.bounds;
  const [width, height] = [right - left, bottom - top].map((extent) =>
    Math.ceil((extent + 2 * margin) / fineness),
  ) as [number, number];
  const [x, y] = [
    Math.round((left + right - width * fineness) / 2),
    Math.round((top + bottom - height * fineness) / 2),
  ];
  const viewBox = `${x} ${y} ${width * fineness} ${height * fineness}`;
  return { sheet, unit, width, height, viewBox };
}

/** What every element of a drawing shares. */
export function inkedGroup({ ink }: Sheet, elements: string): string {
  return `<g fill="none" stroke="${INK}" stroke-width="${ink}" stroke-linecap="round" stroke-linejoin="round">${elements}</g>`;
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
