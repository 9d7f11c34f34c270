/** Droppings: blunt capsules to pointed spindles. */
import type { Mark } from '../anatomy.ts';
import { INK } from '../color.ts';
import type { Point } from '../geometry.ts';

export interface Pellet {
  length: number;
  width: number;
  /** 0 = blunt as a capsule, 1 = pointed as a spindle. */
  point: number;
  fill: string;
}

/** One dropping, its long axis turned by `degrees`, rounded by light and shade. */
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
  return [{ kind: 'mark', layer: 'body', area, fill, stroke: INK, form: 1 }];
}
