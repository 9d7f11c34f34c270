/** A house cut open from its roof to its footing, and what stands before or behind it where a town's page speaks of it. 800 by 600. */
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { SOIL } from '../chapters/section.ts';
import { palette } from '../palette.ts';
import { bush, tree, tuft } from '../plants.ts';
import { GRADE, HOUSE_WIDTH, skyAndSoil } from './section-ground.ts';

/** Outer faces of the walls; the floors of attic and upper rooms. */
const LEFT = 210;
const RIGHT = 640;
const ATTIC = 166;
const UPSTAIRS = 256;

export function openHouse(): string {
  return (
    skyAndSoil(HOUSE_WIDTH, 17) +
    chimney() +
    attic() +
    bedroom() +
    bathroom() +
    livingRoom() +
    kitchen() +
    pipes() +
    frame() +
    foundation() +
    porch() +
    walk() +
    tuft(672, GRADE, 0.8, palette.teal4) +
    tuft(736, GRADE, 0.7, palette.teal4)
  );
}

function chimney(): string {
  return (
    rect(516, 34, 44, 140, palette.ruf) +
    line(
      repeat(9, (i) => `M516 ${48 + i * 14}h44M${i % 2 ? 530 : 546} ${34 + i * 14}v14`),
      palette.rufDark,
      1.6,
    ) +
    rect(508, 26, 60, 11, palette.rufDark) +
    path('M520 96l46 14v8l-50-14Z', palette.teal1)
  );
}

function attic(): string {
  const tops = repeat(15, () => 'q7-20 14-1q7-12 14 1');
  return (
    path(`M425 52L176 172h14L425 66L660 172h14Z`, palette.fig) +
    path(`M425 52L176 172h14L425 66Z`, palette.plum) +
    path(`M425 66L204 ${ATTIC}H646Z`, palette.rufDark) +
    path(`M425 66L204 ${ATTIC}H260L425 92Z`, '#8E3414') +
    line('M300 166V124M362 166V96M488 166V96M550 166V124M425 166V70', palette.woodDark, 5) +
    // A louvered opening, boxes, insulation between the joists.
    circle(425, 104, 15, palette.cream) +
    circle(425, 104, 11, palette.fig) +
    line('M416 100h18M415 105h20M417 110h16', palette.cream, 2.2) +
    rect(330, 132, 40, 30, palette.wood) +
    rect(330, 132, 40, 7, '#E5B67E') +
    rect(374, 144, 26, 18, '#E5B67E') +
    path(`M215 168${tops}V168Z`, '#F0A9A0') +
    rect(LEFT, ATTIC, RIGHT - LEFT, 9, palette.cream)
  );
}

/** A window in a back wall, with curtains. */
function window(x: number, y: number, cloth: string): string {
  return (
    rect(x - 3, y - 3, 38, 48, palette.cream) +
    rect(x, y, 32, 42, palette.haint) +
    path(`M${x} ${y + 28}l32-14v-14h-32Z`, palette.haint2) +
    line(`M${x + 16} ${y}v42M${x} ${y + 21}h32`, palette.cream, 2.2) +
    path(`M${x - 8} ${y - 6}h13q2 30-9 54h-4ZM${x + 40} ${y - 6}h-13q-2 30 9 54h4Z`, cloth)
  );
}

function bedroom(): string {
  return (
    rect(LEFT + 8, 175, 210, 82, '#F3BFA6') +
    rect(LEFT + 8, 236, 210, 20, '#E5A183') +
    window(372, 186, palette.rose) +
    // A made bed, its table and lamp, a suitcase.
    rect(232, 196, 8, 60, palette.plum) +
    rect(238, 234, 104, 14, palette.paper) +
    path('M272 222c24-6 52-5 70 3v14h-70Z', palette.teal4) +
    rect(272, 230, 70, 6, palette.teal3) +
    path('M244 220h26q6 0 6 7t-6 7h-26q-5 0-5-7t5-7Z', palette.cream) +
    rect(238, 247, 104, 4, palette.fig2) +
    rect(338, 218, 6, 38, palette.plum) +
    path('M352 240h34q4 0 4 4v12h-42v-12q0-4 4-4Z', palette.ruf) +
    line('M362 240v-5h14v5', palette.fig, 2.2)
  );
}

function bathroom(): string {
  return (
    rect(428, 175, 204, 82, '#CBE8E4') +
    rect(428, 214, 204, 42, '#B3DAD6') +
    line('M428 228h204M428 242h204', '#9FCCC8', 1.4) +
    // A tub on its feet, a basin under a mirror, the pipes that leave through the floor.
    path('M470 222c0 20 7 26 17 26h56c10 0 17-6 17-26Z', palette.paper) +
    path('M464 217h102v6H464Z', palette.paper) +
    line('M488 248l-3 7M542 248l3 7', palette.woodDark, 3.4) +
    line('M556 217v-18q0-6-7-6t-7 6', '#7FA5A4', 3.4) +
    path('M582 220h38l-6 13h-26Z', palette.paper) +
    rect(596, 232, 9, 24, palette.haint2) +
    ellipse(601, 194, 13, 16, palette.cream) +
    ellipse(601, 194, 10, 13, palette.haint2) +
    line('M516 248v14M601 252v10', '#7FA5A4', 4)
  );
}

function livingRoom(): string {
  return (
    rect(LEFT + 8, 266, 210, 83, '#F0AE8A') +
    rect(LEFT + 8, 326, 210, 22, '#D98D68') +
    window(238, 280, palette.ruf2) +
    // A sofa, a lamp, a rug.
    path('M306 308q0-8 8-8h70q8 0 8 8v28h-86Z', palette.teal3) +
    path('M294 326c0-11 16-11 18-2v5h74v-5c2-9 18-9 18 2v15H294Z', palette.teal4) +
    path('M324 306l18 3-3 16-18-3Z', palette.lampDark) +
    rect(280, 343, 138, 4, palette.ruf) +
    rect(282, 294, 3, 52, palette.fig) +
    path('M272 294h24l-5-16h-14Z', palette.lampPale)
  );
}

function kitchen(): string {
  return (
    rect(436, 266, 196, 83, palette.lampMist) +
    rect(436, 304, 196, 8, palette.cream) +
    window(512, 274, palette.ruf2) +
    // Wall cupboard, counter with its sink, range, refrigerator.
    rect(452, 270, 36, 30, palette.teal3) +
    line('M470 270v30', palette.teal4, 2) +
    rect(452, 316, 112, 32, palette.teal3) +
    line('M488 318v30M526 318v30', palette.teal4, 2) +
    rect(448, 310, 120, 7, palette.fig) +
    line('M532 310v-10q0-6 6-6t6 5', '#7FA5A4', 3.4) +
    path('M466 304h22q0 7-11 7t-11-7Z', palette.paper) +
    circle(473, 302, 4, palette.rose) +
    circle(481, 301, 4, palette.ruf) +
    rect(578, 278, 42, 70, palette.cream) +
    rect(578, 278, 8, 70, palette.paper) +
    rect(578, 302, 42, 3, palette.creamShade) +
    line('M614 285v12M614 309v18', palette.teal2, 3)
  );
}

/** The chase in the middle of the house: from the bath through both floors to the sewer. */
function pipes(): string {
  return (
    rect(422, 175, 16, 174, palette.fig2) +
    line('M430 178v190', '#7FA5A4', 6) +
    line('M428 178v190', '#B3DAD6', 1.8) +
    line('M516 261H430M601 261H516', '#7FA5A4', 4)
  );
}

/** Walls, floors on their joists, the sill that lies on the masonry, and the gutter of the porch. */
function frame(): string {
  const joists = repeat(19, (i) => rect(222 + i * 22, 350, 7, 11, palette.wood));
  return (
    rect(LEFT + 8, UPSTAIRS, RIGHT - LEFT - 16, 10, palette.wood) +
    rect(LEFT + 8, UPSTAIRS, RIGHT - LEFT - 16, 3, '#E5B67E') +
    rect(LEFT, 348, RIGHT - LEFT, 14, palette.fig) +
    joists +
    rect(LEFT, 346, RIGHT - LEFT, 4, '#E5B67E') +
    wall(LEFT) +
    wall(RIGHT - 10) +
    rect(LEFT - 4, 361, RIGHT - LEFT + 8, 7, palette.woodDark) +
    rect(LEFT - 4, 361, RIGHT - LEFT + 8, 2, palette.wood)
  );
}

function wall(x: number): string {
  return (
    rect(x, 172, 10, 190, palette.cream) +
    line(
      repeat(15, (i) => `M${x} ${184 + i * 12}h10`),
      palette.creamShade,
      2,
    )
  );
}

/** Brick from the sill to the footing, as one sees it from outside where nothing below is opened. */
function foundation(): string {
  return (
    rect(LEFT, 368, RIGHT - LEFT, 34, palette.ruf) +
    bricks(LEFT, 368, RIGHT - LEFT, 34) +
    rect(LEFT, 402, 22, 46, palette.ruf) +
    rect(RIGHT - 22, 402, 22, 46, palette.ruf) +
    bricks(LEFT, 402, 22, 46) +
    bricks(RIGHT - 22, 402, 22, 46) +
    path(`M${LEFT - 12} 446h46v14h-46ZM${RIGHT - 34} 446h46v14h-46Z`, palette.creamShade)
  );
}

function bricks(x: number, y: number, width: number, height: number): string {
  const rows = Math.floor(height / 8);
  const joints = repeat(rows, (row) =>
    repeat(
      Math.floor(width / 22),
      (i) => `M${x + 11 + i * 22 + (row % 2 ? 8 : 0)} ${y + row * 8}v8`,
    ),
  );
  return line(
    repeat(rows, (row) => `M${x} ${y + (row + 1) * 8}h${width}`) + joints,
    palette.rufDark,
    1.3,
  );
}

function porch(): string {
  return (
    rect(76, 262, 134, 92, palette.path) +
    path('M210 226L50 258v10L210 244Z', palette.teal4) +
    path('M210 226L50 258v4l160-30Z', palette.teal3) +
    rect(54, 262, 156, 7, palette.paper) +
    // The gutter along its edge, and the downspout to the ground.
    path('M40 256h16v12q-8 5-16 0Z', palette.haint) +
    line('M46 268v118l-8 10', palette.haint, 7) +
    line('M44 268v116', palette.paper, 1.6) +
    [70, 188]
      .map(
        (x) =>
          rect(x, 269, 12, 83, palette.paper) +
          rect(x + 9, 269, 3, 83, '#E4D6C4') +
          rect(x - 3, 344, 18, 8, palette.cream),
      )
      .join('') +
    line('M82 318h106', palette.paper, 4) +
    line(
      repeat(7, (i) => `M${92 + i * 14} 318v34`),
      palette.paper,
      2.4,
    ) +
    rect(58, 352, 152, 9, palette.plumLight) +
    rect(58, 359, 152, 5, palette.plum) +
    // Its dark underside, and the shrubs of the bed that hide it.
    rect(66, 364, 144, 38, palette.fig) +
    path('M30 374h30v10h14v18H16v-14h14Z', palette.board) +
    line('M30 374h30M16 388h58', palette.cream, 3) +
    path('M74 402c20-9 110-10 136 0Z', palette.woodDark) +
    bush(110, 402, 0.62, palette.teal4, palette.teal3) +
    bush(160, 402, 0.7, palette.plum, palette.plumLight) +
    bush(198, 402, 0.5, palette.teal4, palette.teal3)
  );
}

/** Bricks on sand, up to the steps. */
function walk(): string {
  return (
    rect(0, 398, 78, 8, palette.ruf2) +
    line(
      repeat(6, (i) => `M${12 + i * 13} 398v8`),
      palette.rufDark,
      1.6,
    ) +
    rect(0, 406, 78, 6, palette.straw)
  );
}

/** The space under the left half of the floor: bare ground, piers, a vent to the outside. */
export function crawlSpace(): string {
  return (
    rect(232, 368, 190, 76, palette.fig) +
    path('M232 368h70c-20 30-50 46-70 52Z', palette.fig2) +
    [276, 356].map((x) => rect(x, 366, 20, 72, palette.ruf) + bricks(x, 366, 20, 72)).join('') +
    rect(214, 376, 14, 16, palette.fig) +
    line('M215 380h12M215 384h12M215 388h12', palette.rust, 2) +
    path('M232 436c40-6 70 2 104-2s60 4 86-1v13H232Z', SOIL.stone) +
    path('M304 434c10-5 36-5 44 0-8 4-36 4-44 0Z', palette.teal2) +
    rect(398, 368, 24, 78, palette.rufDark)
  );
}

/** The room under the right half: stone walls, a floor, stairs, what is kept there. */
export function basement(): string {
  const stones = repeat(
    14,
    (i) =>
      `M${438 + (i % 5) * 38} ${386 + Math.floor(i / 5) * 40 + (i % 2) * 6}q14-10 30-1t2 16q-16 10-30 3t-2-18Z`,
  );
  return (
    rect(412, 368, 222, 182, palette.rufDark) +
    rect(430, 368, 186, 160, '#5A2549') +
    path(stones, '#74385F') +
    rect(590, 378, 22, 14, palette.haint) +
    line('M601 378v14', palette.cream, 2) +
    // Stairs, a shelf with jars, a water heater and its drain.
    line('M440 374l62 148', palette.woodDark, 6) +
    line(
      repeat(8, (i) => `M${444 + i * 7.4} ${390 + i * 17.6}h18`),
      palette.wood,
      5,
    ) +
    rect(520, 434, 52, 4, palette.wood) +
    rect(520, 472, 52, 4, palette.wood) +
    line('M522 428v96M570 428v96', palette.woodDark, 4) +
    [528, 542, 556]
      .map((x, i) => rect(x, 420, 10, 14, i % 2 ? palette.rust : palette.haint))
      .join('') +
    rect(527, 454, 22, 18, palette.straw) +
    rect(582, 440, 28, 84, palette.cream) +
    rect(582, 440, 8, 84, palette.paper) +
    line('M596 440v-30h-8', '#7FA5A4', 4) +
    rect(424, 524, 204, 26, palette.creamShade) +
    rect(424, 524, 204, 5, palette.cream) +
    ellipse(470, 526, 12, 2.4, palette.teal2)
  );
}

/** The house next door, of which one wall is this one's too. */
export function neighbor(): string {
  return (
    path('M718 88L632 176h160l12 10v-14Z', palette.fig) +
    path('M718 88L804 172v14L718 102Z', palette.plum) +
    path('M718 102L640 176h152Z', palette.rufDark) +
    rect(640, 175, 148, 227, palette.board) +
    rect(656, 175, 122, 82, '#F3BFA6') +
    rect(656, 266, 122, 82, palette.lampMist) +
    rect(640, 256, 148, 10, palette.wood) +
    rect(640, 348, 148, 14, palette.fig) +
    rect(640, 362, 148, 40, palette.ruf) +
    bricks(640, 362, 148, 40) +
    wall(778) +
    window(728, 188, palette.teal2) +
    rect(664, 206, 7, 50, palette.plum) +
    rect(670, 238, 50, 18, palette.paper) +
    rect(670, 230, 50, 10, palette.rose) +
    rect(716, 312, 58, 36, palette.teal2) +
    rect(712, 306, 66, 7, palette.fig) +
    rect(666, 286, 40, 62, palette.cream) +
    line('M700 294v14', palette.teal2, 3) +
    // The wall of brick between both, from the roof down.
    rect(634, 150, 22, 300, palette.ruf) +
    bricks(634, 150, 22, 300)
  );
}

/** Boards, posts that stand in soil, a rail, stairs to the ground. */
export function deck(): string {
  return (
    line('M664 362v72M744 362v72', palette.woodDark, 9) +
    line('M662 362v72M742 362v72', palette.wood, 3) +
    rect(640, 360, 126, 10, palette.woodDark) +
    rect(636, 352, 134, 8, palette.wood) +
    line(
      repeat(9, (i) => `M${650 + i * 14} 352v8`),
      palette.woodDark,
      1.6,
    ) +
    line('M650 312h116M654 312v40M706 312v40M762 312v40', palette.wood, 5) +
    line(
      repeat(9, (i) => `M${664 + i * 11} 314v38`),
      palette.woodDark,
      2,
    ) +
    path('M766 356h10v14h10v14h10v18h-14v-8l-22-24Z', palette.woodDark)
  );
}

/** A tree whose limbs lie over the roof of the porch and reach the house. */
export function yardTree(): string {
  return (
    line('M26 300C70 216 110 190 176 174', palette.fig, 8) +
    tree(24, 402, 2.5, palette.teal4, palette.teal3) +
    path(
      'M108 176c-8-20 10-34 26-28 6-16 34-14 40 0 18-4 30 12 22 26 6 14-10 24-24 18-14 10-32 8-38-2-14 2-24-4-26-14Z',
      palette.teal4,
    ) +
    path('M120 168c-2-12 8-18 18-14 4-12 24-10 28 0-14-2-20 4-22 12-10-2-18 0-24 2Z', palette.teal3)
  );
}
