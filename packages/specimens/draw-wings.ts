/** Wings, clear or hard as a shell. */
import type { Outline, Wings } from './anatomy.ts';
import { INK, LAMPLIGHT } from './color.ts';
import { alongLine, bandPoints, hairPath, type Point, smoothPath } from './geometry.ts';
import { lightOn, type Surface, shadeSurface } from './shading.ts';
import type { Sheet } from './sheet.ts';

export function drawWings(sheet: Sheet, wings: Wings): void {
  const sides = wings.only ? [wings.only === 'right' ? 1 : -1] : [1, -1];
  for (const side of sides) drawWing(sheet, wings, side);
}

function drawWing(sheet: Sheet, wings: Wings, side: number): void {
  const { at, length, leading, trailing, fill, hard } = wings;
  const turn = wings.turn + (hard ? 0 : sheet.pose.wingTurn(side));
  const angle = (turn * Math.PI) / 180;
  const [axis, normal]: [Point, Point] = [
    [Math.sin(angle), Math.cos(angle)],
    [Math.cos(angle), -Math.sin(angle)],
  ];
  const onAnimal = (along: number, off: number): Point => [
    side * (at[0] + axis[0] * along * length + normal[0] * off),
    at[1] + axis[1] * along * length + normal[1] * off,
  ];
  const place = (along: number, off: number) => {
    const [x, y] = onAnimal(along, off);
    return sheet.at(x, y, hard ? undefined : at[1]);
  };
  const inside = trailing.filter(([along]) => along > 0.001 && along < 0.999);
  const outline = [
    ...leading.map(([along, off]) => place(along, off)),
    ...inside.map(([along, off]) => place(along, -off)).reverse(),
  ];
  if (wings.fringe && sheet.detail !== 'chip') {
    for (const along of [0.4, 0.7, 1]) place(along, -edgeAt(trailing, along) - wings.fringe);
    const inside = (along: number, off: number) =>
      sheet.inside(...onAnimal(along, off), hard ? undefined : at[1]);
    drawHairEdge(sheet, wings, wings.fringe, inside);
  }
  const opacity = hard ? 1 : (wings.opacity ?? 1);
  // A clear wing shows what is under it: its ink is a line, not a ground.
  if (opacity < 1 && sheet.detail === 'chip')
    sheet.path(smoothPath(outline, true, 0.95), {
      fill,
      stroke: INK,
      width: sheet.ink * 0.4,
      opacity,
    });
  else if (opacity < 1) {
    sheet.path(smoothPath(outline, true, 0.95), { fill, opacity });
    sheet.path(smoothPath(outline, true, 0.95), {
      stroke: INK,
      width: sheet.ink * 0.5,
      opacity: 0.85,
    });
  } else sheet.inkedShape(outline, { fill }, 0.95);
  const across = (along: number, share: number) => {
    const [low, high] = [-edgeAt(trailing, along), edgeAt(leading, along)];
    return place(along, low + (high - low) * (share / 2 + 0.5));
  };
  if (hard)
    shadeSurface(sheet, wingSurface(sheet, wings, onAnimal, across), {
      fill,
      shade: 0.85,
      gloss: 0.4,
      stippled: true,
    });
  else drawSheen(sheet, across, side);
  drawVeins(sheet, wings, across);
}

/** Hard wings lie on a rounded back: their light is that of the whole body. */
function wingSurface(
  sheet: Sheet,
  { length, leading, trailing }: Wings,
  onAnimal: (along: number, off: number) => Point,
  across: (along: number, share: number) => Point,
): Surface {
  const widest = Math.max(...leading.map(([along, off]) => Math.abs(onAnimal(along, off)[0])));
  const lightAt = (along: number, share: number) => {
    const [low, high] = [-edgeAt(trailing, along), edgeAt(leading, along)];
    const [x] = onAnimal(along, low + (high - low) * (share / 2 + 0.5));
    const from = Math.max(-0.97, Math.min(0.97, x / widest));
    return lightOn(
      (-0.55 * from) / Math.sqrt(1 - from * from),
      along > 0.8 ? -(along - 0.8) * 2 : 0.1,
    );
  };
  return {
    place: across,
    lightAt,
    area: length * widest * 0.8 * sheet.unit ** 2,
    width: widest * sheet.unit,
  };
}

/** Hairs along the rear edge and the tip. */
function drawHairEdge(
  sheet: Sheet,
  { trailing, length }: Wings,
  reach: number,
  place: (along: number, off: number) => Point,
): void {
  const count = sheet.detail === 'plate' ? 34 : 16;
  const hairs = Array.from({ length: count }, (_, index) => {
    const along = 0.1 + (0.9 * (index + sheet.random() * 0.5)) / count;
    const edge = edgeAt(trailing, Math.min(1, along));
    const tip = place(along + (0.6 * reach) / length, -edge - reach * (0.7 + 0.4 * sheet.random()));
    return hairPath(
      place(along, -edge),
      place(along + (0.1 * reach) / length, -edge - reach * 0.5),
      tip,
    );
  });
  sheet.path(hairs.join(''), { stroke: INK, width: sheet.ink * 0.36, opacity: 0.7 });
}

/** A clear skin throws the light back in one streak. */
function drawSheen(
  sheet: Sheet,
  across: (along: number, share: number) => Point,
  side: number,
): void {
  if (sheet.detail === 'chip') return;
  const streak = (from: number, to: number, low: number, high: number) =>
    smoothPath(
      [
        across(from, low),
        across((from + to) / 2, low + 0.1),
        across(to, low + 0.06),
        across(to - 0.04, high),
        across((from + to) / 2, high + 0.08),
        across(from + 0.06, high),
      ],
      true,
      0.9,
    );
  sheet.path(streak(0.36, 0.86, side < 0 ? 0.3 : -0.1, side < 0 ? 0.66 : 0.2), {
    fill: LAMPLIGHT,
    opacity: 0.3,
  });
}

/** Veins that thin to the tip. */
function drawVeins(
  sheet: Sheet,
  wings: Wings,
  across: (along: number, share: number) => Point,
): void {
  const { hard, veins = [], net = [], stigma } = wings;
  let data = '';
  let lines = '';
  for (const [from, to, start = 0.03, end = 0.96, bow = 0] of veins) {
    const line = [0, 0.33, 0.66, 1].map((step) =>
      across(
        start + (end - start) * step,
        from + (to - from) * step + bow * Math.sin(Math.PI * step),
      ),
    );
    if (sheet.detail === 'plate' && !hard)
      data += smoothPath(
        bandPoints(
          line,
          [0.42, 0.34, 0.28, 0.18].map((weight) => weight * sheet.ink),
        ),
        true,
        0.9,
      );
    else lines += smoothPath([line[0] as Point, alongLine(line, 0.5), line[3] as Point], false);
  }
  if (sheet.detail !== 'chip') {
    for (const vein of net) {
      const line = vein.map(([along, share]) => across(along, share));
      lines += smoothPath(line, false, 0.8);
    }
    if (stigma) {
      const [from, to] = stigma;
      const spot = [across(from, 0.96), across((from + to) / 2, 0.96), across(to, 0.97)];
      data += smoothPath(
        bandPoints(
          spot,
          [0.8, 1.5, 0.3].map((weight) => weight * sheet.ink),
        ),
        true,
        0.8,
      );
    }
  }
  sheet.path(data, { fill: INK, opacity: 0.85 });
  sheet.path(lines, { stroke: INK, width: sheet.ink * 0.45, opacity: hard ? 0.5 : 0.8 });
}

function edgeAt(edge: Outline, along: number): number {
  for (let index = 0; index < edge.length - 1; index++) {
    const [from, to] = [edge[index], edge[index + 1]] as [Outline[number], Outline[number]];
    if (along <= to[0])
      return from[1] + ((to[1] - from[1]) * (along - from[0])) / (to[0] - from[0]);
  }
  return edge.at(-1)?.[1] ?? 0;
}
