/** A body part: an outline with its ink, its pattern, and its form in light from the upper left. */
import type { Band, Outline, Part } from './anatomy.ts';
import { INK, LAMPLIGHT } from './color.ts';
import { drawFringe, drawFur } from './draw-hair.ts';
import { drawMark } from './draw-mark.ts';
import { bandPoints, dotsPath, type Point, smoothPath } from './geometry.ts';
import { scatter, shadeSurface } from './shading.ts';
import { inkAt, type Sheet } from './sheet.ts';
import { halfWidthAt, placeOn, surfaceOf } from './surfaces.ts';

export function drawPart(sheet: Sheet, part: Part): void {
  const { fill, outlined = true } = part;
  if (part.shadeOnly) {
    const { shade = 1, gloss = 0.35 } = part;
    shadeSurface(sheet, surfaceOf(sheet, part), { fill, shade, gloss, stippled: true });
    return;
  }
  if (part.hair && sheet.detail !== 'chip') {
    // Hairs are no part of a body's length.
    sheet.startLayer('detail');
    drawFringe(sheet, part);
    sheet.startLayer('body');
  }
  sheet.inkedShape(outlineOf(sheet, part), outlined ? { fill } : { fill, stroke: 'none' });
  for (const band of part.bands ?? []) drawBand(sheet, part, band);
  for (const mark of part.marks ?? []) drawMark(sheet, mark);
  const isFurred = part.hair?.all === true && sheet.detail !== 'chip';
  shadeSurface(sheet, surfaceOf(sheet, part), {
    fill,
    shade: part.shade ?? 1,
    gloss: part.gloss ?? 0.35,
    stippled: !isFurred,
  });
  drawLines(sheet, part);
  if (part.stipple && sheet.detail !== 'chip') drawPits(sheet, part, part.stipple);
  if (isFurred) {
    sheet.startLayer('detail');
    drawFur(sheet, part);
  }
}

/**
 * The outline, exactly from `from` to `to` with its ink. A smooth line swells an eighth of its last stretch beyond
 * a blunt end (Catmull-Rom), so the ends are drawn in by that much.
 */
function outlineOf(sheet: Sheet, part: Part): Point[] {
  const { outline, width, outlined = true } = part;
  const ink = (side: number) => (outlined ? inkAt(sheet.ink, [0, side]) / sheet.unit : 0);
  const [from, to] = [part.from + ink(-1), part.to - ink(1)];
  const ends: Outline = outline.map(([along, across], index) => {
    const inner = index ? outline[index - 1] : outline[1];
    const isEnd = index === 0 || index === outline.length - 1;
    return isEnd && inner ? [(8 * along + inner[0]) / 9, across] : [along, across];
  });
  const y = (along: number) => from + (to - from) * along;
  // No hand draws both sides alike.
  const hand = () => (sheet.random() - 0.5) * sheet.ink * 0.45;
  const place = (
    side: number,
    [along, across]: readonly [number, number],
    isEnd: boolean,
  ): Point => {
    const [px, py] = sheet.inside((side * across * width) / 2, y(along));
    return isEnd ? [px, py] : [px + hand(), py + hand()];
  };
  const isEnd = (index: number) => index === 0 || index === ends.length - 1;
  for (const side of [1, -1])
    for (const [along, across] of outline)
      sheet.at((side * across * width) / 2, part.from + (part.to - part.from) * along);
  const right = ends.map((one, index) => place(1, one, isEnd(index)));
  const left = ends
    .map((one, index) => ({ one, index }))
    .filter(({ one: [, across] }) => across > 0.001)
    .map(({ one, index }) => place(-1, one, isEnd(index)))
    .reverse();
  return [...right, ...left];
}

function drawBand(sheet: Sheet, part: Part, band: Band): void {
  const { across = 1, dip = 0 } = band;
  const sag = (part.sag ?? 0.06) * (part.to - part.from);
  const row = (along: number, extra: number): Point[] =>
    [-1, -0.5, 0, 0.5, 1].map((side) => {
      const y = part.from + (part.to - part.from) * along;
      const hang = sag * (1 - side * side) + extra * (part.to - part.from) * (1 - Math.abs(side));
      return sheet.at(side * across * 0.98 * halfWidthAt(part, along), y + hang);
    });
  const edges = [...row(band.along[0], 0), ...row(band.along[1], dip).reverse()];
  sheet.path(smoothPath(edges, true, 0.42), { fill: band.fill, opacity: band.opacity });
}

/** Lines that swell from the lit edge to the far one. */
function drawLines(sheet: Sheet, part: Part): void {
  const length = part.to - part.from;
  const sag = (part.sag ?? 0.06) * length;
  const isFine = sheet.detail !== 'chip';
  let [across, light] = ['', ''];
  for (const along of part.sutures ?? []) {
    const row = (shift: number, reach: number) =>
      [-1, -0.5, 0, 0.5, 1].map((side) => {
        const x = side * reach * halfWidthAt(part, along);
        return sheet.at(x, part.from + length * along + sag * (1 - side * side) + shift);
      });
    if (!isFine) {
      across += smoothPath(
        row(0, 0.985).filter((_, index) => index % 2 === 0),
        false,
      );
      continue;
    }
    const weights = [0.08, 0.3, 0.42, 0.55, 0.3].map((weight) => weight * sheet.ink);
    across += smoothPath(bandPoints(row(0, 0.985), weights), true, 0.9);
    if (sheet.detail === 'plate' && part.width * sheet.unit > 60)
      light += smoothPath(
        bandPoints(
          row((sheet.ink * 1.25) / sheet.unit, 0.82),
          [0, 0.34, 0.3, 0.14, 0].map((weight) => weight * sheet.ink),
        ),
        true,
        0.9,
      );
  }
  sheet.path(light, { fill: LAMPLIGHT, opacity: 0.3 });
  const color = part.sutureInk ?? INK;
  sheet.path(across, isFine ? { fill: color } : { stroke: color, width: sheet.ink * 0.6 });
  let along = '';
  for (const share of isFine ? (part.striae ?? []) : [])
    for (const side of [1, -1]) {
      const points = [0.05, 0.3, 0.6, 0.8, 0.95].map((step) =>
        placeOn(sheet, part, step, side * share),
      );
      along += smoothPath(points, false);
    }
  sheet.path(along, { stroke: INK, width: sheet.ink * 0.5, opacity: 0.6 });
  if (part.midline) {
    const [from, to] = part.midline;
    const line = [0, 0.3, 0.7, 1].map((step) => placeOn(sheet, part, from + (to - from) * step, 0));
    if (!isFine) {
      sheet.path(smoothPath(line, false), { stroke: INK, width: sheet.ink * 0.6 });
      return;
    }
    sheet.path(
      smoothPath(
        bandPoints(
          line,
          [0.5, 0.4, 0.34, 0.1].map((weight) => weight * sheet.ink),
        ),
        true,
        0.9,
      ),
      { fill: INK },
    );
  }
}

/** Pits and grain of a rough shell. */
function drawPits(sheet: Sheet, part: Part, count: number): void {
  const surface = surfaceOf(sheet, part);
  const spacing = Math.sqrt((surface.area * 0.5) / count);
  const dots = scatter(
    sheet,
    surface,
    spacing,
    () => 1,
    sheet.detail === 'card' ? count / 2 : count,
  );
  sheet.path(dotsPath(dots.map(({ at }) => at)), {
    stroke: INK,
    width: sheet.ink * 0.8,
    opacity: 0.5,
  });
}
