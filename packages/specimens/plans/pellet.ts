/** Droppings: blunt capsules to pointed spindles. */
import type { Mark } from '../anatomy.ts';
import { INK, lighten } from '../color.ts';
import type { Point } from '../geometry.ts';

export interface Pellet {
  length: number;
  width: number;
  /** 0 = blunt as a capsule, 1 = pointed as a spindle. */
  point: number;
  fill: string;
}

/** One dropping, its long axis turned by `degrees`, with a lit edge. */
export function pellet(
  { length, width, point, fill }: Pellet,
  [x, y]: Point,
  degrees: number,
): Mark[] {
  const turn = (degrees * Math.PI) / 180;
  const place = (along: number, across: number): Point => [
    x + Math.cos(turn) * along * length - Math.sin(turn) * across * width,
    y + Math.sin(turn) * along * length + Math.cos(turn) * across * width,
  ];
  const shoulder = 0.42 - 0.26 * point;
  const reach = 0.42 - 0.1 * point;
  const end = 0.24 * (1 - point) + 0.05;
  const area = [
    place(-0.5, -end),
    place(-shoulder * 0.8, -0.46),
    place(shoulder * 0.8, -0.48),
    place(0.5, -end),
    place(0.5, end),
    place(shoulder * 0.7, 0.5),
    place(-shoulder * 0.8, 0.46),
    place(-0.5, end),
  ];
  return [
    { kind: 'mark', layer: 'body', area, fill, stroke: INK },
    {
      kind: 'mark',
      area: [
        place(-reach, 0.14),
        place(0, 0.2),
        place(reach, 0.08),
        place(reach * 0.94, 0.3 - 0.14 * point),
        place(0, 0.45),
        place(-reach * 0.9, 0.3 - 0.14 * point),
      ],
      fill: INK,
      opacity: 0.3,
    },
    {
      kind: 'mark',
      line: [place(-0.3, -0.2), place(0, -0.26), place(0.24, -0.2)],
      width: width * 0.14,
      stroke: lighten(fill, 0.5),
      opacity: 0.7,
    },
  ];
}
