/** Wings, clear or hard as a shell. */
import type { Outline, Wings } from './anatomy.ts';
import { INK, LAMPLIGHT } from './color.ts';
import { type Point, smoothPath } from './geometry.ts';
import type { Sheet } from './sheet.ts';

export function drawWings(sheet: Sheet, wings: Wings): void {
  const sides = wings.only ? [wings.only === 'right' ? 1 : -1] : [1, -1];
  const angle = (wings.turn * Math.PI) / 180;
  const [axis, normal]: [Point, Point] = [
    [Math.sin(angle), Math.cos(angle)],
    [Math.cos(angle), -Math.sin(angle)],
  ];
  const { at, length, leading, trailing, fill, opacity = 1, hard } = wings;
  let [shapes, veins, sheen, shade] = ['', '', '', ''];
  for (const side of sides) {
    const place = (along: number, off: number) =>
      sheet.at(
        side * (at[0] + axis[0] * along * length + normal[0] * off),
        at[1] + axis[1] * along * length + normal[1] * off,
      );
    const inside = trailing.filter(([along]) => along > 0.001 && along < 0.999);
    shapes += smoothPath(
      [
        ...leading.map(([along, off]) => place(along, off)),
        ...inside.map(([along, off]) => place(along, -off)).reverse(),
      ],
      true,
      0.95,
    );
    const across = (along: number, share: number) => {
      const [low, high] = [-edgeAt(trailing, along), edgeAt(leading, along)];
      return place(along, low + (high - low) * (share / 2 + 0.5));
    };
    for (const [from, to, start = 0.03, end = 0.96, bow = 0] of wings.veins ?? [])
      veins += smoothPath(
        [0, 0.33, 0.66, 1].map((step) =>
          across(
            start + (end - start) * step,
            from + (to - from) * step + bow * Math.sin(Math.PI * step),
          ),
        ),
        false,
      );
    if (hard) {
      const steps = [0.06, 0.25, 0.5, 0.75, 0.93];
      const strip = (outer: number, inner: number) =>
        smoothPath([
          ...steps.map((along) => across(along, outer)),
          ...steps.map((along) => across(along, inner)).reverse(),
        ]);
      if (side > 0) shade += strip(0.98, 0.35);
      else sheen += strip(0.72, 0.3);
    }
  }
  sheet.path(shapes, { fill, fillOpacity: opacity });
  sheet.path(shade, { fill: INK, stroke: 'none', opacity: 0.2 });
  sheet.path(sheen, { fill: LAMPLIGHT, stroke: 'none', opacity: 0.22 });
  sheet.path(veins, { width: sheet.ink * (hard ? 0.5 : 0.65), opacity: hard ? 0.55 : 0.8 });
}

function edgeAt(edge: Outline, along: number): number {
  for (let index = 0; index < edge.length - 1; index++) {
    const [from, to] = [edge[index], edge[index + 1]] as [Outline[number], Outline[number]];
    if (along <= to[0])
      return from[1] + ((to[1] - from[1]) * (along - from[0])) / (to[0] - from[0]);
  }
  return edge.at(-1)?.[1] ?? 0;
}
