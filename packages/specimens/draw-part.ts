/** A body part: a bilateral outline, its pattern, and its form in light from the upper left. */
import type { Band, Eyes, Mark, Outline, Part } from './anatomy.ts';
import { brightnessOf, INK, LAMPLIGHT, UMBER } from './color.ts';
import { ellipsePath, type Point, smoothPath, straightPath } from './geometry.ts';
import type { Sheet } from './sheet.ts';

export function drawPart(sheet: Sheet, part: Part): void {
  const { fill, outlined = true } = part;
  if (part.hair) {
    // Hairs are no part of a body's length.
    sheet.startLayer('detail');
    drawFringe(sheet, part);
    sheet.startLayer('body');
  }
  sheet.path(outlineOf(sheet, part), outlined ? { fill } : { fill, stroke: 'none' });
  for (const band of part.bands ?? []) drawBand(sheet, part, band);
  for (const mark of part.marks ?? []) drawMark(sheet, mark);
  drawForm(sheet, part);
  drawLines(sheet, part);
  if (part.stipple) drawStipple(sheet, part, part.stipple);
  if (part.hair?.all) {
    sheet.startLayer('detail');
    drawFur(sheet, part);
  }
}

/** A spot, an area or a line; both sides when paired. */
export function drawMark(sheet: Sheet, mark: Mark): void {
  const {
    oval,
    ovals = oval ? [oval] : [],
    area,
    areas = area ? [area] : [],
    line,
    paired,
    fill,
    stroke,
    opacity,
    tension = 1,
  } = mark;
  let data = '';
  for (const side of paired ? [1, -1] : [1]) {
    const place = ([x, y]: Point) => sheet.at(side * x, y);
    for (const [x, y, rx, ry, turn = 0] of ovals) {
      sheet.at(side * x - rx, y - ry);
      sheet.at(side * x + rx, y + ry);
      data += ellipsePath(place([x, y]), rx * sheet.unit, ry * sheet.unit, side * turn);
    }
    for (const one of areas)
      data += tension ? smoothPath(one.map(place), true, tension) : straightPath(one.map(place));
    if (line) data += smoothPath(line.map(place), false, tension);
  }
  sheet.path(data, {
    fill: line ? undefined : fill,
    stroke: stroke ?? (line ? undefined : 'none'),
    width: mark.width === undefined ? undefined : mark.width * sheet.unit,
    opacity,
  });
}

/** A pair of eyes, each with the lamp in it. */
export function drawEyes(
  sheet: Sheet,
  { at, rx, ry, turn = 0, fill = '#20131a', single }: Eyes,
): void {
  let [data, light] = ['', ''];
  for (const side of single ? [1] : [1, -1]) {
    const middle = sheet.at(side * at[0], at[1]);
    const [w, h] = [rx * sheet.unit, ry * sheet.unit];
    data += ellipsePath(middle, w, h, side * turn);
    if (w > 5) light += ellipsePath([middle[0] - w * 0.3, middle[1] - h * 0.36], w * 0.24, h * 0.2);
  }
  sheet.path(data, { fill, width: sheet.ink * 0.8 });
  sheet.path(light, { fill: LAMPLIGHT, stroke: 'none', opacity: 0.75 });
}

/** Half-width at a share of the length, mm; smooth between the points of the outline. */
export function halfWidthAt({ width, outline }: Pick<Part, 'width' | 'outline'>, along: number) {
  return (valueAt(outline, along) * width) / 2;
}

function valueAt(outline: Outline, along: number): number {
  const first = outline[0] as readonly [number, number];
  if (along <= first[0]) return first[1];
  for (let index = 0; index < outline.length - 1; index++) {
    const from = outline[index] as readonly [number, number];
    const to = outline[index + 1] as readonly [number, number];
    if (along > to[0]) continue;
    const before = outline[index - 1] ?? from;
    const after = outline[index + 2] ?? to;
    const share = (along - from[0]) / (to[0] - from[0]);
    const [square, cube] = [share ** 2, share ** 3];
    return (
      (2 * cube - 3 * square + 1) * from[1] +
      ((cube - 2 * square + share) * (to[1] - before[1])) / 2 +
      (-2 * cube + 3 * square) * to[1] +
      ((cube - square) * (after[1] - from[1])) / 2
    );
  }
  return (outline.at(-1) as readonly [number, number])[1];
}

/**
 * The outline, exactly from `from` to `to` with its ink. A smooth line swells an eighth of its last stretch beyond
 * a blunt end (Catmull-Rom), so the ends are drawn in by that much.
 */
function outlineOf(sheet: Sheet, part: Part): string {
  const { outline, width, outlined = true } = part;
  const ink = outlined ? sheet.ink / sheet.unit / 2 : 0;
  const [from, to] = [part.from + ink, part.to - ink];
  const ends: Outline = outline.map(([along, across], index) => {
    const inner = index ? outline[index - 1] : outline[1];
    const isEnd = index === 0 || index === outline.length - 1;
    return isEnd && inner ? [(8 * along + inner[0]) / 9, across] : [along, across];
  });
  const y = (along: number) => from + (to - from) * along;
  const right = ends.map(([along, across]) => sheet.at((across * width) / 2, y(along)));
  const left = ends
    .filter(([, across]) => across > 0.001)
    .map(([along, across]) => sheet.at((-across * width) / 2, y(along)))
    .reverse();
  return smoothPath([...right, ...left]);
}

/** A point of the part: along its length, across from -1 (left edge) to 1 (right edge). */
function placeOn(sheet: Sheet, part: Part, along: number, across: number): Point {
  const y = part.from + (part.to - part.from) * along;
  return sheet.at(across * halfWidthAt(part, along), y);
}

function drawForm(sheet: Sheet, part: Part): void {
  const strength = part.shade ?? 1;
  const isLarge = part.width * sheet.unit > 20;
  if (strength > 0) {
    const ink = brightnessOf(part.fill) > 150 ? UMBER : INK;
    const steps = [0.03, 0.14, 0.3, 0.5, 0.7, 0.86, 0.95, 0.99];
    // Wide and pale, then narrow and darker; both swell towards the rear, away from the lamp.
    const levels: [number, number, number][] = isLarge
      ? [
          [0.62, 0.75, 0.2],
          [0.86, 0.5, 0.22],
        ]
      : [[0.7, 0.7, 0.26]];
    for (const [start, fall, opacity] of levels) {
      const outer = steps.map((along) => placeOn(sheet, part, along, 0.985));
      const inner = steps
        .map((along) => placeOn(sheet, part, along, Math.max(-0.9, start - fall * along ** 2.2)))
        .reverse();
      sheet.path(smoothPath([...outer, ...inner], true, 0.8), {
        fill: ink,
        stroke: 'none',
        opacity: opacity * strength,
      });
    }
    if (isLarge && brightnessOf(part.fill) < 90) drawRimLight(sheet, part);
  }
  const gloss = part.gloss ?? 0.35;
  if (gloss > 0) drawHighlight(sheet, part, gloss, isLarge);
}

function drawHighlight(sheet: Sheet, part: Part, gloss: number, isLarge: boolean): void {
  const crescent = (outer: number, depth: number, from: number, to: number) => {
    const steps = [0, 0.25, 0.5, 0.75, 1];
    const along = (step: number) => from + (to - from) * step;
    const edge = steps.map((step) => placeOn(sheet, part, along(step), -outer));
    const inside = steps
      .map((step) =>
        placeOn(sheet, part, along(step), -outer + depth * Math.sin(Math.PI * (step + 0.06))),
      )
      .reverse();
    return smoothPath([...edge, ...inside], true, 0.9);
  };
  sheet.path(crescent(0.84, 0.5, 0.1, 0.68), {
    fill: LAMPLIGHT,
    stroke: 'none',
    opacity: 0.1 + gloss * 0.2,
  });
  if (isLarge && gloss > 0.3)
    sheet.path(crescent(0.7, 0.24, 0.2, 0.46), {
      fill: LAMPLIGHT,
      stroke: 'none',
      opacity: gloss * 0.6,
    });
}

/** Light thrown back from the paper: keeps dark bodies round. */
function drawRimLight(sheet: Sheet, part: Part): void {
  const steps = [0.3, 0.45, 0.6, 0.75, 0.86];
  sheet.path(
    smoothPath(
      steps.map((along) => placeOn(sheet, part, along, 0.88)),
      false,
    ),
    { stroke: LAMPLIGHT, width: sheet.ink * 1.6, opacity: 0.2 },
  );
}

function drawBand(sheet: Sheet, part: Part, band: Band): void {
  const { across = 1, dip = 0 } = band;
  const sag = (part.sag ?? 0.06) * (part.to - part.from);
  const row = (along: number, extra: number): Point[] =>
    [-1, -0.5, 0, 0.5, 1].map((side) => {
      const y = part.from + (part.to - part.from) * along;
      const hang = sag * (1 - side * side) + extra * (part.to - part.from) * (1 - Math.abs(side));
      return sheet.at(side * across * 0.985 * halfWidthAt(part, along), y + hang);
    });
  const edges = [...row(band.along[0], 0), ...row(band.along[1], dip).reverse()];
  sheet.path(smoothPath(edges, true, 0.7), {
    fill: band.fill,
    stroke: 'none',
    opacity: band.opacity,
  });
}

function drawLines(sheet: Sheet, part: Part): void {
  const length = part.to - part.from;
  const sag = (part.sag ?? 0.06) * length;
  let across = '';
  for (const along of part.sutures ?? []) {
    const points = [-0.98, -0.5, 0, 0.5, 0.98].map((side) => {
      const [x, y] = [side * halfWidthAt(part, along), part.from + length * along];
      return sheet.at(x, y + sag * (1 - side * side));
    });
    across += smoothPath(points, false);
  }
  sheet.path(across, { stroke: part.sutureInk, width: sheet.ink * 0.8 });
  let along = '';
  for (const share of part.striae ?? [])
    for (const side of [1, -1]) {
      const points = [0.05, 0.3, 0.6, 0.8, 0.95].map((step) =>
        placeOn(sheet, part, step, side * share),
      );
      along += smoothPath(points, false);
    }
  sheet.path(along, { width: sheet.ink * 0.55, opacity: 0.6 });
  if (part.midline) {
    const ends = part.midline.map((step) => placeOn(sheet, part, step, 0));
    sheet.path(straightPath(ends, false), { width: sheet.ink * 0.9 });
  }
}

/** Hairs standing out from both edges. */
function drawFringe(sheet: Sheet, part: Part): void {
  const { count = 0, length = 0, color = INK } = part.hair ?? {};
  const long = part.to - part.from;
  let data = '';
  for (let index = 0; index < count; index++)
    for (const side of [1, -1]) {
      const along = Math.min(0.995, (index + 0.2 + 0.6 * sheet.random()) / count);
      const reach = length * (0.6 + 0.8 * sheet.random());
      const slope =
        (halfWidthAt(part, along + 0.02) - halfWidthAt(part, along - 0.02)) / (0.04 * long);
      const scale = Math.hypot(1, slope);
      const [x, y] = [halfWidthAt(part, along), part.from + long * along];
      const root = sheet.at(side * x * 0.94, y);
      const tip = sheet.at(side * (x + reach / scale), y - (slope * reach) / scale + reach * 0.35);
      data += straightPath([root, tip], false);
    }
  sheet.path(data, { stroke: color, width: sheet.ink * 0.85 });
}

/** Short hairs all over, lying back. */
function drawFur(sheet: Sheet, part: Part): void {
  const { count = 0, length = 0, color = INK } = part.hair ?? {};
  const strands = [LAMPLIGHT, color].map((stroke, isDark) => {
    let data = '';
    for (let index = 0; index < count; index++) {
      const across = (sheet.random() * 2 - 1) * 0.86 * (isDark ? 1 : -0.6) - (isDark ? 0 : 0.3);
      const along = 0.04 + 0.84 * sheet.random();
      const [x, y] = placeOn(sheet, part, along, Math.max(-0.9, across));
      const reach = length * sheet.unit * 0.9;
      data += straightPath(
        [
          [x, y],
          [x + across * reach * 0.5, y + reach],
        ],
        false,
      );
    }
    return { data, stroke };
  });
  for (const { data, stroke } of strands)
    sheet.path(data, { stroke, width: sheet.ink * 0.7, opacity: 0.55 });
}

/** Pits and grain: more of them in the shade. */
function drawStipple(sheet: Sheet, part: Part, count: number): void {
  let data = '';
  for (let index = 0; index < count; index++) {
    const edge = 1 - sheet.random() ** 1.9;
    const across = (sheet.random() < 0.78 ? edge : -edge) * 0.93;
    const [x, y] = placeOn(sheet, part, 0.05 + 0.9 * sheet.random(), across);
    data += `M${Math.round(x)} ${Math.round(y)}h0`;
  }
  sheet.path(data, { width: sheet.ink * 1.1, opacity: 0.5 });
}
