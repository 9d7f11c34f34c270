/** What takes bed bugs out: vacuum, steam, dust and heat. */
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { BOX_BOTTOM, FLOOR, MATTRESS, OUTLET, WALL } from './bed-base.ts';
import { arm, WIDTH } from './section.ts';

/** A narrow nozzle on the piping, its hose, and the canister on the floor. */
export function vacuum(): string {
  const { top } = MATTRESS;
  return (
    line('M600 224C700 232 646 420 706 462', palette.fig, 15) +
    line('M600 222C696 230 642 420 702 460', palette.teal2, 4, 'stroke-dasharray="3 7"') +
    line(`M466 ${top}L604 222`, palette.fig, 13) +
    line(`M470 ${top - 8}L600 222`, palette.haint2, 4) +
    path(`M446 ${top + 12}l18-26 12 12-16 18Z`, palette.lamp) +
    line(`M418 ${top + 2}h14M414 ${top + 12}h20M420 ${top + 22}h12`, palette.fig, 3) +
    arm(606, 220, -12, 290) +
    canister()
  );
}

/** The body of a vacuum on a floor at 540. */
export function canister(): string {
  return (
    path('M694 536v-50c0-22 14-34 34-34h58c22 0 36 18 36 44v40Z', palette.ruf) +
    path('M694 500v-14c0-22 14-34 34-34h58c16 0 26 8 32 22-20-8-100-14-124 26Z', palette.ruf2) +
    rect(690, 512, 136, 10, palette.rufDark) +
    circle(722, 528, 13, palette.fig) +
    circle(722, 528, 5, palette.haint2) +
    circle(800, 528, 13, palette.fig) +
    circle(800, 528, 5, palette.haint2)
  );
}

/** Into the joint below the mattress. */
export function steam(): string {
  const y = MATTRESS.bottom;
  const puffs: readonly [x: number, y: number, radius: number][] = [
    [640, y + 2, 13],
    [618, y - 8, 17],
    [592, y + 8, 15],
    [566, y - 4, 18],
    [540, y + 6, 12],
    [606, y - 26, 11],
    [572, y - 26, 9],
  ];
  return (
    puffs.map(([x, y, radius]) => circle(x, y, radius, palette.haint2, 'opacity=".92"')).join('') +
    puffs.map(([x, y, radius]) => circle(x - 3, y - 3, radius * 0.6, palette.paper)).join('') +
    line(`M730 ${y - 14}c20 34 60 30 120 36`, palette.fig, 9) +
    line(`M656 ${y + 2}L712 ${y - 14}`, palette.fig, 12) +
    line(`M664 ${y - 2}L708 ${y - 15}`, palette.haint2, 4) +
    arm(720, y - 18, -3, 150)
  );
}

/** Thin, on all that lies in the wall; drops of a product along the frame and the baseboard. */
export function dust(): string {
  const { from, to } = WALL;
  const specks = repeat(60, (i) =>
    circle(
      from + 18 + ((i * 29) % 84),
      270 + ((i * 47) % 232),
      1.4 + (i % 3) * 0.6,
      palette.lampMist,
    ),
  );
  return (
    specks +
    path(`M${from + 13} 513c14-10 30-3 44-6s26-8 36-3v9Z`, palette.cream) +
    path(`M${to - 32} ${OUTLET.y + 26}c8-8 18-2 24-4v4Z`, palette.cream) +
    path(`M${to - 13} 541c8-8 18-2 27-3v3Z`, palette.cream) +
    repeat(17, (i) => circle(290 + i * 21, BOX_BOTTOM + 2, 3, palette.teal1))
  );
}

/** A bulb duster, its tip in the outlet. */
export function duster(): string {
  const { x, y } = OUTLET;
  return (
    bulbDuster(228, 254, `M226 288C220 350 204 404 ${x + 18} ${y - 8}L${x - 4} ${y}`) +
    [
      [148, 408, 10],
      [136, 420, 12],
      [122, 408, 8],
      [120, 430, 9],
      [104, 420, 7],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, palette.lampMist, 'opacity=".75"'))
      .join('')
  );
}

/**
 * A bulb around x, y in a hand.
 * @param tube from its lower end to the tip, as a path
 * @param turn of the arm, degrees clockwise: from above unless told; it reaches beyond the edge
 */
export function bulbDuster(x: number, y: number, tube: string, turn = -82, reach = y + 16): string {
  return (
    line(tube, palette.fig, 9) +
    line(tube, palette.lampPale, 4) +
    ellipse(x, y, 28, 36, palette.ruf) +
    ellipse(x - 9, y - 6, 12, 22, palette.rust) +
    path(`M${x - 10} ${y + 32}h18l-3 14h-13Z`, palette.fig) +
    arm(x + 8, y - 18, turn, reach)
  );
}

/** A heater on the floor, warm air, and a probe in the middle of the mattress. */
export function heat(): string {
  const wave = (x: number, y: number) =>
    `M${x} ${y}q-14-12-28 0t-28 0-28 0M${x - 74} ${y - 9}l-13 9 13 9`;
  return (
    rect(WALL.to, 0, WIDTH - WALL.to, FLOOR, palette.lampDark, 'opacity=".13"') +
    line(wave(604, 514) + wave(470, 514) + wave(640, 292) + wave(430, 268), palette.ruf, 5) +
    line('M250 470q-12-16 0-32t0-32 0-32M241 382l9-12 9 12', palette.ruf, 5) +
    // The probe, where it warms last.
    line('M524 160C520 240 560 270 566 340V378', palette.fig, 4) +
    circle(
      566,
      386,
      21,
      'none',
      `stroke="${palette.lampPale}" stroke-width="4" stroke-dasharray="10 7"`,
    ) +
    circle(566, 386, 8, palette.ruf) +
    circle(564, 384, 3, palette.lampPale) +
    // The heater.
    rect(692, 444, 132, 88, palette.teal4, 'rx="8"') +
    rect(692, 444, 132, 14, palette.teal3, 'rx="7"') +
    rect(702, 464, 76, 58, palette.fig, 'rx="4"') +
    line(
      repeat(5, (i) => `M710 ${472 + i * 11}h60`),
      palette.lampDark,
      5,
    ) +
    circle(801, 478, 11, palette.haint2) +
    line('M801 478l5-6', palette.ruf, 4) +
    rect(792, 502, 18, 8, palette.lamp, 'rx="3"') +
    path(`M704 532h16v8h-16ZM796 532h16v8h-16Z`, palette.fig)
  );
}
