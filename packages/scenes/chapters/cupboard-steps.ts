/** What takes cockroaches out of a kitchen: traps, vacuum, bait, dust, a closed gap; and the sheets on the wall. */
import { circle, ellipse, line, path, place, rect, repeat, seededRandom } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { bulbDuster, canister } from './bed-tools.ts';
import { CABINET, DOOR, DRAIN, FLOOR, GRADE, WALL } from './cupboard-base.ts';
import { roach } from './cupboard-roaches.ts';
import { arm } from './section.ts';

/** A tent of paper, open at its ends, glue on its floor; its lower left corner at x, y. */
function trap(x: number, y: number, caught: number): string {
  return place(
    x,
    y,
    1,
    path('M0 0 14-30H52L64 0Z', palette.paper) +
      path('M0 0 14-30l14 30Z', palette.fig) +
      path('M4-3h20l4 3H0Z', palette.lamp) +
      path('M14-30H52L64 0H28Z', palette.lampPale) +
      rect(34, -22, 16, 13, palette.paper) +
      line('M37-17h10M37-13h7', palette.teal3, 2) +
      repeat(caught, (i) => roach(31 + i * 11, -4 - (i % 2) * 3, 70 - i * 50, 0.8)),
  );
}

/** Under the sink, behind the stove, beside the refrigerator. */
const TRAPS = [
  [216, CABINET.bottom],
  [560, 517],
  [648, FLOOR],
] as const;

/** The first ones: the fullest under the sink. */
export function traps(): string {
  return TRAPS.map(([x, y], i) => trap(x, y, 3 - i)).join('');
}

/** New ones, hardly anything in them. */
export function freshTraps(): string {
  return TRAPS.map(([x, y], i) => trap(x, y, i === 0 ? 1 : 0)).join('');
}

/** A narrow tool in the cabinet, the hose, and the canister before the stove. */
export function vacuum(): string {
  return (
    line('M452 300C610 310 600 470 722 474', palette.fig, 15) +
    line('M452 298C606 308 596 470 718 472', palette.teal2, 4, 'stroke-dasharray="3 7"') +
    line('M276 448 452 300', palette.fig, 13) +
    line('M284 438 446 302', palette.haint2, 4) +
    path('M250 476l18-30 15 14-19 22Z', palette.lamp) +
    line('M232 462h14M224 476h18M236 488h12', palette.haint2, 3) +
    arm(452, 298, -24, 460) +
    place(12, -4, 1, canister())
  );
}

/** Small dots in cracks: around hinges, the edge of the counter, the pipe, the corners. */
export function dots(): string {
  const { left, top, bottom } = CABINET;
  const at: readonly (readonly [number, number])[] = [
    ...[top + 20, top + 66, bottom - 56, bottom - 10].map((y) => [DOOR + 2, y] as const),
    ...[226, 242, 420, 444, 468].map((x) => [x, top + 5] as const),
    [left + 6, DRAIN.y - 26],
    [left + 6, DRAIN.y + 26],
    [left + 5, 470],
    [left + 6, 340],
    [396, bottom - 4],
    [508, 322],
    [508, 410],
    [508, 500],
    [548, 512],
    [636, 512],
  ];
  return at
    .map(
      ([x, y]) =>
        circle(x, y, 4.4, palette.rufDark) +
        circle(x, y - 0.5, 3.4, palette.rust) +
        circle(x - 1, y - 1.6, 1.3, palette.lampMist),
    )
    .join('');
}

/** Its tip at 0, 0. */
function syringe(gel: string): string {
  return (
    line('M0 0h22', palette.lampPale, 4) +
    rect(20, -7, 10, 14, palette.teal3) +
    rect(28, -11, 70, 22, palette.fig, 'rx="3"') +
    rect(31, -8, 64, 16, palette.paper, 'rx="2"') +
    rect(31, -8, 44, 16, gel) +
    rect(31, -8, 64, 5, palette.haint2, 'opacity=".7"') +
    line('M97 0h26M124-12v24', palette.fig, 5)
  );
}

/** A hand with gel at a hinge. */
export function gel(): string {
  return `<g transform="translate(${DOOR + 4} 374) rotate(-22)">${syringe(palette.rust)}${arm(116, 0, 0, 420)}</g>`;
}

/** Another active ingredient that takes its turn later. */
export function turns(): string {
  return (
    line('M88 42C60 46 52 66 60 84M104 112c28-4 36-24 28-42', palette.fig, 4) +
    line('M52 76l8 10 9-9M124 78l8-10 9 9', palette.fig, 4) +
    place(48, 30, 0.8, syringe(palette.rust)) +
    place(48, 112, 0.8, syringe(palette.teal2))
  );
}

/** A plan of the kitchen, a spot at each trap. */
export function map(): string {
  return (
    line('M24 28H168V122H24Z', palette.fig, 6) +
    rect(28, 32, 136, 26, palette.creamShade) +
    rect(42, 36, 34, 18, palette.haint, 'rx="4"') +
    rect(94, 32, 30, 26, palette.teal1) +
    [102, 116].map((x) => circle(x, 40, 4, palette.fig) + circle(x, 51, 4, palette.fig)).join('') +
    rect(134, 32, 30, 32, palette.teal2) +
    line('M70 122h40', palette.paper, 8) +
    line('M70 122q4-34 40-34', palette.fig, 2.4) +
    [
      [58, 48, 14],
      [109, 34, 10],
      [131, 66, 7],
    ]
      .map(
        ([x = 0, y = 0, radius = 0]) =>
          circle(x, y, radius, palette.ruf, 'opacity=".8"') + circle(x, y, 3, palette.paper),
      )
      .join('')
  );
}

/** A young one that does not come to breed. */
export function regulator(): string {
  return (
    roach(42, 76, 90, 1.7) +
    line('M64 76h30M86 66l10 10-10 10', palette.fig, 4) +
    roach(138, 74, 90, 2.3) +
    ellipse(114, 74, 6, 4, palette.rufDark) +
    line('M108 44l62 60M170 44l-62 60', palette.ruf, 6)
  );
}

/** Two traps, one of them some two weeks after the other. */
export function count(): string {
  const weeks = repeat(14, (i) =>
    rect(26 + (i % 7) * 20, 92 + Math.floor(i / 7) * 18, 14, 13, palette.haint),
  );
  return (
    rect(22, 24, 56, 54, palette.lampMist) +
    rect(114, 24, 56, 54, palette.lampMist) +
    [
      [34, 38, 20],
      [52, 36, 120],
      [66, 48, -30],
      [36, 60, 80],
      [54, 62, 200],
    ]
      .map(([x = 0, y = 0, turn = 0]) => roach(x, y, turn, 0.9))
      .join('') +
    roach(142, 52, 40, 0.9) +
    line('M84 52h22M98 44l9 8-9 8', palette.fig, 4) +
    weeks
  );
}

/** Behind and under the cabinet: on what lies in the wall, around the pipe, in the space of the toe-kick. */
export function dust(): string {
  const { from, to } = WALL;
  const random = seededRandom(31);
  const speck = (x: number, y: number, width: number, height: number) =>
    circle(
      Math.round(x + random() * width),
      Math.round(y + random() * height),
      1.4 + Math.round(random() * 2) * 0.5,
      palette.lampMist,
    );
  const specks = repeat(64, () => speck(from + 18, 300, 64, 214));
  const under = repeat(34, () => speck(to + 8, 510, 160, 20));
  return (
    specks +
    under +
    path(`M${from + 14} 521c12-8 26-2 36-5s20-6 32-2v7Z`, palette.cream) +
    path(`M${to} ${FLOOR}c20-10 50-3 80-6s60-4 92 6Z`, palette.cream) +
    path(`M${to - 12} ${DRAIN.y + 23}c4-6 8-4 14-4v4Z`, palette.cream)
  );
}

/** A bulb, its tip behind the broken board of the toe-kick. */
export function duster(): string {
  return (
    bulbDuster(440, 418, 'M438 452C436 500 414 520 368 524', -12, 430) +
    [
      [358, 522, 10],
      [342, 516, 8],
      [328, 524, 9],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, palette.lampMist, 'opacity=".75"'))
      .join('')
  );
}

/** Outside: the gap around the hose bib filled, and a treated line along the wall. */
export function sealed(): string {
  const { from } = WALL;
  return (
    rect(from - 14, 470, 20, 42, palette.teal2, 'rx="4"') +
    rect(from - 14, 470, 6, 42, palette.haint, 'rx="3"') +
    rect(from + 6, 474, 9, 34, palette.creamShade) +
    line(`M${from - 14} 491h52`, palette.straw, 10) +
    circle(from - 5, 477, 2.4, palette.teal5) +
    circle(from - 5, 505, 2.4, palette.teal5) +
    line(`M${from - 24} 491h18`, palette.straw, 10) +
    line(`M${from - 10} ${GRADE - 38}V${GRADE - 2}`, palette.teal1, 11) +
    line(`M${from - 8} ${GRADE - 2}H24`, palette.teal1, 9) +
    repeat(9, (i) =>
      circle(24 + (i % 5) * 17, GRADE - 20 - Math.floor(i / 5) * 16, 3, palette.haint),
    )
  );
}
