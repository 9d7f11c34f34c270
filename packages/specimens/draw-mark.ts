/** What lies on a body: spots, areas, lines and eyes. */
import type { Eyes, Mark } from './anatomy.ts';
import { brightnessOf, INK, LAMPLIGHT, mix } from './color.ts';
import { dotsPath, ellipsePath, type Point, smoothPath } from './geometry.ts';
import { shadeSurface } from './shading.ts';
import type { Sheet } from './sheet.ts';
import { areaSurface } from './surfaces.ts';

/** A chip shows no finer lines and spots, units. */
const LEAST_WIDTH = 0.75;

/** A spot, an area or a line; both sides when paired. */
export function drawMark(sheet: Sheet, mark: Mark): void {
  const { oval, ovals = oval ? [oval] : [], area, areas = area ? [area] : [], line } = mark;
  const { lines: strokes = line ? [line] : [] } = mark;
  const { paired, fill, stroke, opacity, tension = 1 } = mark;
  const width = mark.width === undefined ? undefined : mark.width * sheet.unit;
  if (sheet.detail === 'chip' && width !== undefined && width < LEAST_WIDTH) return;
  const shapes: Point[][] = [];
  const lines: Point[][] = [];
  let spots = '';
  for (const side of paired ? [1, -1] : [1]) {
    const place = ([x, y]: Point) => sheet.at(side * x, y);
    for (const [x, y, rx, ry, turn = 0] of ovals) {
      if (sheet.detail === 'chip' && rx * sheet.unit < LEAST_WIDTH) continue;
      sheet.at(side * x - rx, y - ry);
      sheet.at(side * x + rx, y + ry);
      const degrees = side * turn + sheet.pose.turnAt(y);
      if (stroke && stroke !== 'none')
        shapes.push(ovalPoints(place([x, y]), rx * sheet.unit, ry * sheet.unit, degrees));
      else spots += ellipsePath(place([x, y]), rx * sheet.unit, ry * sheet.unit, degrees);
    }
    for (const one of areas) shapes.push(one.map(place));
    for (const one of strokes) lines.push(one.map(place));
  }
  sheet.path(spots, { fill, opacity });
  if (shapes.length)
    sheet.inkedShapes(shapes, { fill, stroke: stroke ?? 'none', opacity }, tension);
  if (mark.form && sheet.detail !== 'chip')
    for (const one of shapes)
      shadeSurface(sheet, areaSurface(one), {
        fill: fill ?? INK,
        shade: mark.form,
        gloss: 0.35 * mark.form,
        stippled: true,
      });
  if (lines.length)
    sheet.path(lines.map((one) => smoothPath(one, false, tension)).join(''), {
      stroke: stroke ?? INK,
      width: width ?? sheet.ink * 0.85,
      opacity,
    });
}

/** An ellipse as points, for its ink to swell. */
function ovalPoints([x, y]: Point, rx: number, ry: number, degrees: number): Point[] {
  const turn = (degrees * Math.PI) / 180;
  const count = Math.max(rx, ry) > 14 ? 10 : 6;
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI;
    const [across, along] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return [
      x + across * Math.cos(turn) - along * Math.sin(turn),
      y + across * Math.sin(turn) + along * Math.cos(turn),
    ];
  });
}

/** A pair of eyes: those of insects with facets, those of animals with a spine wet. */
export function drawEyes(sheet: Sheet, eyes: Eyes): void {
  const { at, rx, ry, turn = 0, fill = '#20131a', single, wet } = eyes;
  const [w, h] = [rx * sheet.unit, ry * sheet.unit];
  const anchor = at[1];
  const turned = sheet.pose.turnAt(anchor);
  const shapes = (single ? [1] : [1, -1]).map((side) => ({
    side,
    middle: sheet.at(side * at[0], at[1]),
    degrees: side * turn + turned,
  }));
  const [least, long] = [Math.max(w, sheet.finest * 0.45), Math.max(h, sheet.finest * 0.5)];
  if (sheet.detail === 'chip') {
    const ovals = shapes.map(({ middle, degrees }) => ellipsePath(middle, least, long, degrees));
    sheet.path(ovals.join(''), { fill, stroke: INK, width: sheet.ink * 0.5 });
    return;
  }
  sheet.inkedShapes(
    shapes.map(({ middle, degrees }) => ovalPoints(middle, least, long, degrees)),
    { fill },
  );
  if (w < sheet.ink * 2.4) return;
  const isDark = brightnessOf(fill) < 75;
  const [lit, shaded, dots] = [[] as string[], [] as string[], [] as Point[]];
  for (const { middle, degrees } of shapes) {
    const [x, y] = middle;
    if (wet) {
      lit.push(ellipsePath([x - w * 0.28, y - h * 0.34], w * 0.22, h * 0.2));
      continue;
    }
    const outer = ovalPoints(middle, w * 0.94, h * 0.94, degrees);
    const inner = ovalPoints([x - w * 0.2, y - h * 0.2], w * 0.84, h * 0.86, degrees);
    shaded.push(smoothPath(outer) + smoothPath([...inner].reverse()));
    lit.push(ellipsePath([x - w * 0.24, y - h * 0.3], w * 0.42, h * 0.4, degrees));
    if (sheet.detail === 'plate' && w > sheet.ink * 4)
      for (const [px, py] of ovalPoints(middle, w * 0.62, h * 0.66, degrees + 20))
        dots.push([px, py]);
  }
  sheet.path(shaded.join(''), { fill: INK, opacity: isDark ? 0.6 : 0.3 });
  sheet.path(lit.join(''), {
    fill: wet ? LAMPLIGHT : mix(fill, '#c9ccd6', 0.5),
    opacity: wet ? 0.85 : 0.32,
  });
  sheet.path(dotsPath(dots), {
    stroke: mix(fill, '#c9ccd6', 0.4),
    width: sheet.ink * 0.6,
    opacity: 0.6,
  });
}
