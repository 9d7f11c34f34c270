/** A kitchen in section: the cabinet under a sink, opened, and the wall beside it; a stove and a refrigerator. */
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { tuft } from '../plants.ts';
import { concrete, evening, floor, grassEdge, HEIGHT, SOIL, soil, WIDTH } from './section.ts';

/** Top of the floor and of the ground outside. */
export const FLOOR = 536;
export const GRADE = 560;
/** Outer and inner face of the wall. */
export const WALL = { from: 112, to: 206 } as const;
/** Its top is the underside of the counter; the space below it, behind the toe-kick, ends at the floor. */
export const CABINET = { left: 206, right: 500, top: 306, bottom: 496 } as const;
/** Left edge of the door that is closed. */
export const DOOR = 406;
/** Middle of the drain pipe where it goes through the wall. */
export const DRAIN = { x: 206, y: 412 } as const;

export function kitchen(): string {
  return outdoors() + room() + stove() + refrigerator() + cabinet() + below() + wall();
}

function outdoors(): string {
  return (
    evening(430) +
    path(`M0 446c40-8 80-6 ${WALL.from} 0v120H0Z`, palette.teal3) +
    path('M0 500c40-8 80-6 112 0v70H0Z', palette.teal4) +
    path('M-10 560c-4-60 6-92 30-96 26-4 40 30 40 96Z', palette.teal4) +
    path('M-10 560c-4-60 6-92 30-96 8 30-4 70-6 96Z', palette.teal3) +
    soil(0, GRADE, WALL.to, 17) +
    grassEdge(0, GRADE, WALL.from, 9) +
    tuft(86, GRADE + 2, 1)
  );
}

function room(): string {
  const { to } = WALL;
  const tiles = `${repeat(11, (i) => `M${to + 20 + i * 44} 196V286`)}M${to} 240H680`;
  return (
    rect(to - 4, 0, WIDTH - to + 4, FLOOR, palette.peach) +
    path(`M${to} 0h460L${to} 190Z`, '#FFEBD0') +
    rect(to, 190, 474, 100, palette.cream) +
    line(tiles, palette.creamShade, 3) +
    rect(to, 186, 474, 5, palette.creamShade) +
    // The evening, in a window over the sink.
    rect(262, 24, 176, 148, palette.paper) +
    rect(273, 35, 154, 126, '#FFDDAE') +
    path('M273 35h154v52c-60 18-100-8-154 8Z', '#D3EBE3') +
    path('M273 126c40-20 70-16 100-4s36-12 54-8v47H273Z', palette.teal2) +
    rect(347, 35, 6, 126, palette.paper) +
    rect(254, 168, 192, 9, palette.paper) +
    rect(254, 177, 192, 4, palette.creamShade) +
    path('M272 168v-20h24v20Z', palette.ruf) +
    path(
      'M284 148c-16-6-18-20-14-28 10 4 14 14 14 28 0-16 4-26 16-30 2 12-4 24-16 30Z',
      palette.teal3,
    ) +
    // The baseboard between stove and refrigerator.
    rect(640, 500, 60, 36, palette.paper) +
    rect(640, 500, 60, 4, palette.creamShade)
  );
}

/** With an oven whose drawer is opened below, to show the space behind it. */
function stove(): string {
  return (
    rect(520, 226, 134, 62, palette.haint2) +
    rect(520, 226, 134, 6, palette.paper) +
    rect(568, 240, 38, 18, palette.fig) +
    [538, 554, 620, 636].map((x) => circle(x, 250, 6, palette.teal4)).join('') +
    rect(516, 280, 142, 10, palette.fig) +
    rect(520, 290, 134, 236, palette.haint2) +
    rect(520, 290, 10, 236, palette.paper) +
    rect(644, 290, 10, 236, palette.haint) +
    rect(532, 300, 110, 6, palette.teal2) +
    rect(532, 318, 110, 116, palette.teal1) +
    rect(544, 336, 86, 72, palette.fig) +
    path('M544 336h50l-50 52Z', palette.fig2) +
    line('M540 326h94', palette.paper, 6) +
    rect(532, 442, 110, 78, palette.haint) +
    path('M526 526h14v10h-14ZM634 526h14v10h-14Z', palette.fig) +
    rect(526, 526, 122, 10, palette.fig) +
    path('M540 452c14-6 30 2 46-1s32 2 46 0c4 20-2 38 1 66H542c-4-24 2-44-2-65Z', palette.fig) +
    rect(543, 498, 88, 19, palette.fig2) +
    // A kettle.
    path('M580 280c-2-22 8-34 26-34s28 12 26 34Z', palette.ruf) +
    path('M580 280c-2-22 8-34 26-34-10 6-14 16-14 34Z', palette.rust) +
    path('M628 262l20-10 3 5-20 18Z', palette.ruf) +
    line('M590 248q16-22 32 0', palette.fig, 4)
  );
}

function refrigerator(): string {
  return (
    rect(690, 116, 150, 410, palette.teal1) +
    rect(690, 116, 12, 410, palette.haint) +
    rect(690, 116, 150, 8, palette.haint2) +
    rect(690, 252, 150, 7, palette.teal3) +
    rect(712, 176, 8, 60, palette.paper) +
    rect(712, 276, 8, 96, palette.paper) +
    rect(694, 526, 146, 10, palette.fig) +
    line('M704 531H836', palette.teal3, 2, 'stroke-dasharray="4 5"') +
    // What children drew, under a magnet.
    rect(752, 148, 56, 68, palette.paper) +
    path('M760 198c12-18 22-8 28-2s10-6 14-4v14h-42Z', palette.haint) +
    circle(790, 172, 7, palette.lamp) +
    circle(780, 150, 4, palette.ruf)
  );
}

/** Counter, sink and drain in section; the cabinet without its left door. */
export function cabinet(): string {
  const { left, right, top, bottom } = CABINET;
  return (
    rect(right, top, 20, FLOOR - top, palette.fig) +
    rect(left, top, right - left, FLOOR - top, palette.fig) +
    rect(left + 8, top, right - left - 18, bottom - top, palette.fig2) +
    path(`M${left + 8} ${top}h110L${left + 8} ${top + 150}Z`, palette.plum, 'opacity=".55"') +
    shutOff() +
    drain() +
    // What stands on the bottom, and the bottom itself, its end cut.
    path('M354 496v-46h8v-12h-10v-8h24l8 8v6h-8v6h10v46Z', palette.teal1) +
    rect(358, 464, 24, 20, palette.paper) +
    rect(left, bottom, right - left, 10, palette.wood) +
    rect(left, bottom, right - left, 4, '#E5B67E') +
    rect(right - 10, top, 10, FLOOR - top, palette.wood) +
    rect(right - 4, top, 4, FLOOR - top, palette.woodDark) +
    closedDoor() +
    // The board of the toe-kick, broken off to show what is behind it.
    path(`M${DOOR - 24} ${bottom + 10}H${right}V${FLOOR}H${DOOR - 14}l-8-8 6-10Z`, palette.teal4) +
    counter()
  );
}

function closedDoor(): string {
  const { right, top, bottom } = CABINET;
  return (
    rect(DOOR - 10, top, right - DOOR + 10, bottom - top + 8, palette.teal4) +
    rect(DOOR - 10, top, 10, bottom - top + 8, palette.teal2) +
    rect(DOOR + 5, top + 12, right - DOOR - 9, bottom - top - 10, palette.teal2) +
    rect(DOOR + 17, top + 24, right - DOOR - 33, bottom - top - 34, palette.teal3) +
    rect(DOOR + 17, top + 24, right - DOOR - 33, 4, palette.teal4) +
    rect(DOOR, top + 12, 5, bottom - top - 10, palette.fig) +
    [top + 42, bottom - 32]
      .map(
        (y) =>
          rect(DOOR - 9, y - 14, 26, 28, palette.lampPale, 'rx="3"') +
          rect(DOOR - 1, y - 16, 7, 32, palette.straw, 'rx="3"') +
          circle(DOOR - 5, y - 7, 2, palette.woodDark) +
          circle(DOOR - 5, y + 7, 2, palette.woodDark) +
          circle(DOOR + 12, y - 7, 2, palette.woodDark) +
          circle(DOOR + 12, y + 7, 2, palette.woodDark),
      )
      .join('') +
    circle(right - 12, 400, 5, palette.lampPale)
  );
}

function counter(): string {
  const { left, right, top } = CABINET;
  const basin = `M262 ${top - 20}v56q0 16 16 16h100q16 0 16-16v-56`;
  return (
    rect(left, top - 20, right - left + 14, 20, palette.wood) +
    rect(left, top - 20, right - left + 14, 6, '#E5B67E') +
    rect(left, top - 2, right - left + 14, 4, palette.woodDark) +
    path(`${basin}Z`, palette.haint) +
    path(`M262 ${top - 20}h132v14c-50 8-90-4-132 6Z`, palette.haint2) +
    line(basin, palette.teal2, 7) +
    line(`M250 ${top - 20}h14M392 ${top - 20}h14`, palette.teal2, 6) +
    // The faucet, and a dish rack.
    path('M286 286v-62c0-34 56-36 58 0v14h-12v-12c-2-18-34-18-34 0v60Z', palette.teal2) +
    path('M286 286v-62c0-20 20-28 36-24-16 2-28 10-28 26v60Z', palette.haint) +
    rect(278, 278, 28, 9, palette.teal3) +
    line('M300 258h22', palette.teal3, 6) +
    line('M422 284h70M430 284v-24M446 284v-24M462 284v-24M478 284v-24', palette.teal3, 4) +
    ellipse(438, 258, 6, 20, palette.paper) +
    ellipse(454, 258, 6, 20, palette.haint2) +
    ellipse(470, 258, 6, 20, palette.paper)
  );
}

/** The valve of the water line, and its hose. */
function shutOff(): string {
  return (
    line('M206 452h28', palette.straw, 8) +
    line('M238 450C250 420 292 420 290 360', palette.teal1, 5) +
    rect(230, 443, 16, 18, palette.lampPale, 'rx="3"') +
    ellipse(238, 466, 11, 5, palette.ruf)
  );
}

/** The trap of the sink: it drips at its nut, onto a puddle. */
function drain(): string {
  const way = `M328 352v54q0 24-22 24t-22-24q0-${406 - DRAIN.y + 12}-18-6H${DRAIN.x - 10}`;
  return (
    line(way, palette.teal2, 19) +
    line(way, palette.haint, 11) +
    rect(315, 384, 26, 12, palette.teal3, 'rx="3"') +
    rect(316, 354, 24, 8, palette.teal3) +
    path('M330 442q8 13 0 17-8-4 0-17Z', palette.haint) +
    path('M330 466q6 10 0 13-6-3 0-13Z', palette.haint) +
    ellipse(326, 496, 28, 4, palette.teal1)
  );
}

function below(): string {
  return (
    rect(WALL.to, FLOOR, WIDTH - WALL.to, HEIGHT, palette.fig) +
    floor(WALL.to - 12, FLOOR, WIDTH - WALL.to + 12, 46) +
    rect(WALL.to, FLOOR + 56, WIDTH - WALL.to, HEIGHT, palette.fig) +
    path(`M${WALL.to} 618c160-14 320 2 634-8v20H${WALL.to}Z`, SOIL.middle)
  );
}

/** Laps, boards, an empty space with a stud further back and the drain's stack, plaster; a gap where a pipe goes out. */
function wall(): string {
  const { from, to } = WALL;
  return (
    concrete(from + 4, GRADE - 14, to - from + 4, HEIGHT) +
    rect(from, 0, to - from, FLOOR, palette.fig) +
    rect(from + 14, 0, 20, 522, palette.fig2) +
    rect(from + 56, 0, 26, 522, palette.plum) +
    rect(from + 56, 0, 5, 522, palette.plumLight) +
    rect(from + 34, 60, 18, 462, palette.teal2) +
    rect(from + 36, 60, 6, 462, palette.haint) +
    rect(from + 30, 396, 26, 34, palette.teal3, 'rx="4"') +
    line(`M${from + 52} ${DRAIN.y}H${to}`, palette.teal2, 19) +
    line(`M${from + 52} ${DRAIN.y}H${to}`, palette.haint, 11) +
    rect(from + 4, 0, 10, 520, palette.wood) +
    rect(to - 10, 0, 10, FLOOR, palette.paper) +
    rect(to - 3, 0, 3, FLOOR, palette.creamShade) +
    rect(to - 12, DRAIN.y - 22, 14, 44, '#140A1E') +
    line(`M${to - 14} ${DRAIN.y}h24`, palette.teal2, 19) +
    line(`M${to - 16} ${DRAIN.y}h28`, palette.haint, 11) +
    rect(from + 4, 520, to - from - 4, 20, palette.straw) +
    rect(from + 4, 520, to - from - 4, 5, '#E5B67E') +
    rect(from + 4, 540, to - from + 4, 8, palette.wood) +
    path(
      repeat(15, (i) => `M${from - 6} ${i * 36 - 4}h10l-3 37h-12Z`),
      palette.cream,
    ) +
    line(
      repeat(15, (i) => `M${from - 12} ${i * 36 + 32}h15`),
      '#D9BFA0',
      3,
    ) +
    // The hose bib, its hole too wide.
    rect(from - 12, 474, 28, 34, '#140A1E') +
    line(`M${from - 24} 491h62`, palette.straw, 10) +
    path(`M${from - 40} 486h22v10h-12v12h-10Z`, palette.straw) +
    line(`M${from - 40} 487h22`, palette.lampPale, 3) +
    rect(from - 33, 474, 4, 12, palette.fig) +
    rect(from - 42, 470, 22, 6, palette.ruf, 'rx="3"')
  );
}
