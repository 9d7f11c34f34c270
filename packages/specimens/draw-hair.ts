/** Hairs at the edge of a body part, and fur all over it. */
import type { Part } from './anatomy.ts';
import { brightnessOf, darken, INK, lighten } from './color.ts';
import { hairPath } from './geometry.ts';
import { scatter } from './shading.ts';
import type { Sheet } from './sheet.ts';
import { halfWidthAt, surfaceOf } from './surfaces.ts';

/** Hairs standing out from both edges, bent back; those of a fur lie along the edge. */
export function drawFringe(sheet: Sheet, part: Part): void {
  const { count = 0, length = 0, color = INK, all } = part.hair ?? {};
  const long = part.to - part.from;
  const shown = Math.ceil(count * (all ? 1.5 : 1) * (sheet.detail === 'card' ? 0.4 : 1));
  const [out, back] = all && part.outlined === false ? [0.55, 0.95] : [1, 0.45];
  // Room for the longest, whichever are drawn.
  const middle = (part.from + part.to) / 2;
  for (const side of [1, -1]) sheet.at(side * (part.width / 2 + length * out), middle);
  sheet.at(0, part.to + length * back);
  let data = '';
  for (let index = 0; index < shown; index++)
    for (const side of [1, -1]) {
      const along = Math.min(0.995, (index + 0.2 + 0.6 * sheet.random()) / shown);
      const reach = length * (0.6 + 0.8 * sheet.random());
      const slope =
        (halfWidthAt(part, along + 0.02) - halfWidthAt(part, along - 0.02)) / (0.04 * long);
      const scale = Math.hypot(1, slope);
      const [x, y] = [halfWidthAt(part, along), part.from + long * along];
      const to = (share: number, bent: number) =>
        sheet.inside(
          side * (x + (out * share * reach) / scale),
          y - (slope * out * reach * share) / scale + reach * back * bent,
        );
      data += hairPath(sheet.inside(side * x * 0.94, y), to(0.7, 0.25), to(1, 1));
    }
  sheet.path(data, { stroke: color, width: sheet.ink * 0.5 });
}

/** Most hairs on one part. */
const MOST_HAIRS = { plate: 320, card: 60, chip: 0 };

/** Hairs all over, lying back: dark ones in the shade, light ones in the light. */
export function drawFur(sheet: Sheet, part: Part): void {
  const { count = 0, length = 0, color = INK } = part.hair ?? {};
  const surface = surfaceOf(sheet, part);
  const reach = length * sheet.unit * (sheet.detail === 'card' ? 1.3 : 1);
  const most = Math.min(MOST_HAIRS[sheet.detail], count * 12);
  const spacing = Math.max(reach * 0.42, Math.sqrt((surface.area * 0.5) / most));
  const roots = scatter(sheet, surface, spacing, (along) => (along < 0.93 ? 1 : 0), most);
  const strands = { dark: '', middle: '', light: '' };
  for (const { at, along, across } of roots) {
    const light = surface.lightAt(along, across);
    const tone = light < 0.42 ? 'dark' : light < 0.78 ? 'middle' : 'light';
    const [x, y] = at;
    const lean = across * 0.55 + (sheet.random() - 0.5) * 0.4;
    const long = reach * (0.75 + 0.5 * sheet.random());
    strands[tone] += hairPath(
      at,
      [x + lean * long * 0.35, y + long * 0.6],
      [x + lean * long, y + long],
    );
  }
  const width = sheet.ink * 0.55;
  const isDark = brightnessOf(part.fill) < 75;
  sheet.path(strands.dark, { stroke: darken(color, 0.35), width, opacity: 0.75 });
  sheet.path(strands.middle, { stroke: color, width, opacity: 0.6 });
  sheet.path(strands.light, {
    stroke: lighten(isDark ? color : part.fill, 0.5),
    width,
    opacity: 0.7,
  });
}
