/**
 * Places that look like no other: 1600 by 700 each, as the grounds of the areas. What each shows stands between x = 560 and
 * 1400 and below y = 440, where no words are; a phone sees the left 900.
 */
import { formatNumber, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { farHouse } from '../house.ts';
import { palette } from '../palette.ts';
import { bush, dogwood, fence, maple, palmetto, pine, tree, tuft } from '../plants.ts';
import { ridge, sky, treeLine } from './ground.ts';

/** Sash windows in a grid, lit in the evening as at night. */
function panes(
  x: number,
  y: number,
  columns: number,
  rows: number,
  stepX = 26,
  stepY = 40,
): string {
  const at = (w: number, h: number, dx = 0, dy = 0) =>
    repeat(columns, (i) =>
      repeat(rows, (j) => `M${x + i * stepX + dx} ${y + j * stepY + dy}h${w}v${h}h-${w}Z`),
    );
  return (
    path(at(18, 28, -2, -2), palette.cream) +
    path(at(14, 24), palette.lampPale) +
    path(at(14, 2, 0, 11), palette.cream)
  );
}

/** A bank that closes the picture in front. */
function front(): string {
  return ridge([44, 30, 22, 18, 16, 18, 24, 32, 40], 5, 9, palette.teal4);
}

/** Shops with awnings under flats, and a theater with its marquee among them. */
export function carytown(): string {
  const shop = (x: number, width: number, height: number, wall: string, awning: string) => {
    const top = 640 - height;
    const stripes = repeat(Math.floor(width / 20), (i) => `M${x + 6 + i * 20} 582h10l-4 22h-10Z`);
    return (
      rect(x, top, width, height, wall) +
      rect(x - 4, top - 8, width + 8, 12, palette.cream) +
      panes(x + 16, top + 22, Math.floor((width - 20) / 28), height > 150 ? 2 : 1, 28) +
      rect(x + 8, 600, width - 16, 40, palette.lampPale) +
      rect(x + width / 2 - 9, 600, 18, 40, palette.fig) +
      path(`M${x + 4} 582h${width - 8}l6 24H${x - 2}Z`, awning) +
      path(stripes, palette.cream)
    );
  };
  const bulbs = repeat(13, (i) => `M${896 + i * 14} 574h5v5h-5Z`);
  const theater =
    rect(890, 452, 190, 188, palette.buff) +
    path('M882 452h206v-12h-20v-12h-36v-12h-94v12h-36v12h-20Z', palette.creamShade) +
    path('M944 484a41 41 0 0 1 82 0v54h-82Z', palette.teal4) +
    path('M952 486a33 33 0 0 1 66 0v48h-66Z', palette.lampPale) +
    line('M985 456v78M952 500h66', palette.creamShade, 4) +
    path('M870 560h230v28H870Z', palette.ruf) +
    path('M870 584h230v10H870Z', palette.fig) +
    path(bulbs, palette.lampMist) +
    rect(910, 596, 150, 44, palette.fig) +
    rect(930, 600, 44, 40, palette.lamp) +
    rect(996, 600, 44, 40, palette.lamp) +
    rect(866, 440, 20, 112, palette.ruf) +
    line('M876 450v92', palette.lampMist, 5, 'stroke-dasharray="1 11"');
  return (
    sky(430) +
    ridge([120, 140, 130, 146, 136], 12, 7, palette.teal1) +
    treeLine(596, 30, 5, palette.teal2) +
    shop(520, 116, 136, palette.ruf, palette.teal4) +
    shop(640, 104, 168, palette.creamShade, palette.ruf) +
    shop(748, 112, 146, palette.plumLight, palette.lampDark) +
    theater +
    shop(1104, 108, 172, palette.ruf, palette.teal3) +
    shop(1216, 128, 140, palette.straw, palette.plum) +
    shop(1348, 110, 164, palette.rufDark, palette.teal4) +
    shop(1462, 150, 138, palette.creamShade, palette.ruf) +
    path('M0 640H1600V700H0Z', palette.path) +
    path('M0 656H1600V700H0Z', palette.fig2) +
    line('M10 682H1600', palette.creamShade, 4, 'stroke-dasharray="40 44"') +
    tree(452, 644, 0.9) +
    maple(1090, 644, 0.5) +
    dogwood(74, 664, 1.05) +
    bush(200, 668, 0.8)
  );
}

/** A white church and old brick houses with raised basements, on a bluff over the river. */
export function churchHill(): string {
  const row = (x: number, height: number, wall: string, roof: string) =>
    rect(x, 586 - height, 74, height + 20, wall) +
    path(`M${x - 4} ${586 - height}l12-20h58l12 20Z`, roof) +
    rect(x + 54, 556 - height, 12, 22, palette.rufDark) +
    panes(x + 12, 600 - height, 2, 2, 32, 44) +
    rect(x + 28, 570, 20, 36, palette.teal4) +
    path(`M${x + 20} 606h36l6 14H${x + 14}Z`, palette.cream);
  const church =
    rect(690, 500, 150, 106, palette.cream) +
    path('M680 502l85-56 85 56Z', palette.teal4) +
    rect(646, 452, 58, 154, palette.paper) +
    rect(640, 446, 70, 10, palette.creamShade) +
    rect(654, 408, 42, 40, palette.cream) +
    path('M646 410 675 300l29 110Z', palette.teal4) +
    line('M675 300v-22M667 288h16', palette.fig, 3) +
    path('M666 424a9 9 0 0 1 18 0v20h-18ZM664 490a11 11 0 0 1 22 0v34h-22Z', palette.lampPale) +
    rect(662, 560, 26, 46, palette.ruf) +
    path(
      repeat(4, (i) => `M${722 + i * 30} 530a8 8 0 0 1 16 0v40h-16Z`),
      palette.lampPale,
    );
  const shine = repeat(
    16,
    (i) => `M${(i * 97) % 520} ${612 + ((i * 13) % 40)}h${30 + ((i * 7) % 30)}v3h-40Z`,
  );
  return (
    sky(300) +
    ridge([110, 130, 126, 120, 90], 12, 7, palette.teal1) +
    treeLine(592, 18, 15, palette.teal2) +
    path('M0 604H700V700H0Z', palette.buff) +
    path(shine, palette.path) +
    path('M0 668c160-8 260-22 360-44 70-16 110-38 200-38H1600v114H0Z', palette.straw) +
    row(566, 96, palette.ruf, palette.fig2) +
    row(648, 120, palette.rufDark, palette.teal4) +
    row(730, 92, palette.creamShade, palette.plum) +
    row(812, 116, palette.ruf, palette.fig2) +
    tree(940, 604, 0.7) +
    place(330, 0, 1, church) +
    row(1216, 100, palette.plumLight, palette.teal4) +
    row(1298, 120, palette.ruf, palette.fig2) +
    maple(1420, 608, 0.8) +
    farHouse(1470, 606, 0.4) +
    path('M0 690c200-20 420-30 620-50s700-24 980-8v68H0Z', palette.teal4) +
    fence(560, 1600, 636, 22) +
    dogwood(74, 668, 1.05) +
    bush(210, 690, 0.8) +
    tuft(420, 690, 1.1)
  );
}

/** A row of townhouses that share their walls, and the wet edge of the river behind the last lawn. */
export function glenAllen(): string {
  const walls = [palette.creamShade, palette.ruf, palette.haint2, palette.straw, palette.rufDark];
  const townhouse = (i: number) => {
    const [x, wall] = [640 + i * 92, walls[i % 5] as string];
    const top = i % 2 ? 506 : 518;
    return (
      rect(x, top, 92, 640 - top, wall) +
      path(`M${x - 2} ${top}l48-44 48 44Z`, i % 2 ? palette.teal4 : palette.fig2) +
      panes(x + 16, top + 18, 2, 2, 44, 42) +
      rect(x + 36, 600, 20, 40, palette.teal4) +
      path(`M${x + 28} 600h36v-7H${x + 28}Z`, palette.paper) +
      line(`M${x} ${top}V640`, palette.fig2, 2)
    );
  };
  const reeds = repeat(
    26,
    (i) => `M${20 + i * 21} ${668 - (i % 3) * 6}l${(i % 5) - 2}-${34 + (i % 4) * 8}`,
  );
  return (
    sky(420) +
    ridge([120, 128, 140, 120, 110], 10, 17, palette.teal1) +
    treeLine(592, 34, 29, palette.teal2) +
    treeLine(612, 26, 5, palette.teal3) +
    path('M0 636H1600V700H0Z', palette.straw) +
    repeat(8, townhouse) +
    tree(1424, 642, 0.8) +
    maple(1520, 646, 0.9) +
    path('M0 640c120-12 260-8 380 4 90 8 130 30 200 56H0Z', palette.haint) +
    path('M60 656h90v3H60ZM200 668h110v3H200ZM330 684h90v3h-90Z', palette.haint2) +
    line(reeds, palette.teal4, 4) +
    path('M640 640H1400l30 12H610Z', palette.path) +
    [700, 884, 1068, 1252].map((x) => bush(x, 656, 0.5)).join('') +
    path('M500 700c200-24 700-36 1100-28v28Z', palette.teal4) +
    pine(560, 640, 0.8) +
    tuft(480, 690, 1.1) +
    tuft(900, 694, 1)
  );
}

/** Long low houses of the 1950s under old hardwoods, around a private lake. */
export function salisbury(): string {
  const rancher = (x: number, y: number, wall: string) =>
    rect(x, y - 44, 190, 44, wall) +
    path(`M${x - 14} ${y - 44}l30-34h158l30 34Z`, palette.fig2) +
    rect(x + 132, y - 96, 22, 30, palette.rufDark) +
    panes(x + 14, y - 36, 2, 1, 30) +
    panes(x + 130, y - 36, 2, 1, 30) +
    rect(x + 84, y - 36, 22, 36, palette.ruf) +
    path(`M${x - 6} ${y}h202v6H${x - 6}Z`, palette.creamShade);
  return (
    sky(380) +
    ridge([130, 150, 140, 150, 136], 12, 27, palette.teal1) +
    treeLine(574, 40, 41, palette.teal2) +
    path('M0 596c300-20 900-24 1600-6v110H0Z', palette.straw) +
    tree(716, 602, 1.5) +
    tree(1010, 596, 1.6, palette.teal3, palette.teal2) +
    maple(1250, 600, 1.5) +
    tree(1500, 604, 1.6) +
    rancher(690, 606, palette.cream) +
    rancher(1080, 602, palette.ruf) +
    bush(676, 610, 0.5) +
    bush(890, 610, 0.5) +
    path(
      'M250 650c160-40 560-44 860-30 200 10 330 30 340 50-300 20-900 24-1140 8-70-6-100-16-60-28Z',
      palette.haint,
    ) +
    path(
      'M420 640h160v3H420ZM660 652h220v3H660ZM960 640h130v3H960ZM540 664h120v3H540Z',
      palette.haint2,
    ) +
    path('M760 606h18v24h70v8h-88Z', palette.wood) +
    path('M772 638v14h5v-14ZM838 638v14h5v-14Z', palette.woodDark) +
    front() +
    dogwood(74, 668, 1.05) +
    dogwood(1540, 690, 0.9) +
    bush(210, 690, 0.8) +
    tuft(420, 694, 1.1) +
    tuft(1100, 696, 1.1)
  );
}

/** Close-set wooden houses on tidal water, one of them lifted above the flood. */
export function norfolk(): string {
  const porchHouse = (x: number, y: number, wall: string, roof: string) =>
    rect(x, y - 116, 96, 116, wall) +
    path(`M${x - 10} ${y - 116}l58-58 58 58Z`, roof) +
    panes(x + 18, y - 100, 2, 1, 44) +
    path(`M${x + 36} ${y - 140}a12 12 0 0 1 24 0v18h-24Z`, palette.lampPale) +
    path(`M${x - 8} ${y - 58}h112l-10-14H${x + 2}Z`, roof) +
    [0, 30, 60, 90].map((dx) => rect(x + dx, y - 58, 6, 58, palette.paper)).join('') +
    rect(x + 40, y - 44, 18, 44, palette.ruf) +
    panes(x + 12, y - 44, 1, 1) +
    panes(x + 70, y - 44, 1, 1) +
    rect(x - 4, y - 4, 104, 8, palette.cream);
  const piers = repeat(5, (i) => `M${966 + i * 23} 574h10v70h-10Z`);
  const waves = repeat(36, (i) => {
    const x = (i * 211) % 1580;
    return `M${x} ${652 + ((i * 17) % 36)}q${formatNumber(14 + (i % 4) * 5)}-6 ${28 + (i % 4) * 10} 0q-14-3-${28 + (i % 4) * 10} 0Z`;
  });
  return (
    sky(540) +
    ridge([96, 104, 110, 100, 96], 8, 7, palette.teal1) +
    treeLine(604, 24, 15, palette.teal2) +
    path('M520 632H1600V660H520Z', palette.straw) +
    porchHouse(610, 634, palette.haint2, palette.teal4) +
    porchHouse(734, 634, palette.cream, palette.rufDark) +
    porchHouse(858, 634, palette.straw, palette.fig2) +
    path(piers, palette.fig2) +
    porchHouse(966, 572, palette.cream, palette.teal4) +
    path('M1072 576l52 66h-16l-48-62Z', palette.cream) +
    porchHouse(1150, 634, palette.ruf, palette.fig2) +
    porchHouse(1274, 634, palette.haint2, palette.plum) +
    porchHouse(1398, 634, palette.creamShade, palette.teal4) +
    path('M500 640H1600v16H500Z', palette.woodDark) +
    path(
      repeat(34, (i) => `M${512 + i * 32} 634h8v26h-8Z`),
      palette.wood,
    ) +
    path('M0 648H1600V700H0Z', palette.teal2) +
    path('M0 648H1600v6H0Z', palette.teal1) +
    path(waves, palette.haint2) +
    // A skiff at the bulkhead.
    path('M440 662h110l-18 20h-76Z', palette.ruf) +
    path('M440 662h110v5H440Z', palette.cream) +
    path('M0 690c80-26 200-34 300-20 60 8 90 20 120 30H0Z', palette.teal4) +
    pine(60, 676, 1.1) +
    pine(112, 680, 0.8, palette.teal3) +
    tuft(220, 680, 1.3, palette.teal2)
  );
}

/** A river that falls over rock in the middle of town, a brick mill above it, low mountains behind. */
export function greenville(): string {
  const mill =
    rect(930, 456, 340, 150, palette.ruf) +
    rect(922, 448, 356, 12, palette.cream) +
    rect(860, 408, 74, 198, palette.rufDark) +
    path('M852 410h90l-10-20h-70Z', palette.teal4) +
    panes(878, 430, 2, 4, 26, 42) +
    panes(950, 474, 11, 3, 28, 42) +
    rect(1292, 380, 26, 226, palette.ruf) +
    rect(1288, 376, 34, 10, palette.cream);
  const falls =
    path('M480 606h340l40 30 30 64H380l40-50Z', palette.plum) +
    path(
      'M520 604h250c-6 14 20 18 24 34s34 24 40 62H440c10-34 50-38 56-58s14-26 24-38Z',
      palette.haint,
    ) +
    line(
      'M540 612v26M572 610v30M606 610v26M640 610v30M676 610v28M712 610v30M746 612v26',
      palette.paper,
      6,
    ) +
    line('M500 656v26M540 658v28M590 656v26M640 660v28M700 656v28M760 658v26', palette.paper, 6) +
    path(
      'M590 644q22-22 50-4l8 14h-62ZM462 690q20-20 44-2l4 12h-52ZM740 648q16-14 34 0l6 12h-44Z',
      palette.plumLight,
    );
  return (
    sky(700) +
    ridge([190, 200, 180, 150, 190, 250, 300, 262, 290], 18, 13, palette.teal1) +
    ridge([150, 160, 150, 130, 150, 196, 214, 230, 212], 14, 31, palette.teal2) +
    treeLine(584, 30, 19, palette.teal3) +
    mill +
    path('M0 612c200-14 380-10 500-8h300c300-4 560-2 800 2v94H0Z', palette.teal3) +
    falls +
    tree(420, 616, 0.9) +
    tree(880, 622, 0.7) +
    pine(1400, 622, 0.9) +
    pine(1460, 628, 0.7, palette.teal3) +
    farHouse(1420, 660, 0.5) +
    ridge([52, 34, 10, 0, 4, 26, 34, 40, 46], 4, 53, palette.teal4) +
    palmetto(70, 672, 1.25) +
    bush(170, 690, 0.8) +
    bush(940, 690, 0.8) +
    fence(1080, 1600, 682, 50) +
    tuft(30, 698, 1) +
    tuft(1000, 700, 1.1)
  );
}
