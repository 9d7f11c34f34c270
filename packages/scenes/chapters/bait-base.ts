/** An outer wall beside a kitchen counter, cut: the nest in the wall, and what leads ants to it. */
import { circle, ellipse, formatNumber, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { hydrangea, tuft } from '../plants.ts';
import { concrete, evening, grassEdge, HEIGHT, soil, WIDTH } from './section.ts';

/** Ground outside; outer and inner face of the wall; top of the counter. */
const GRADE = 500;
export const FACE = 268;
export const INSIDE = 400;
export const COUNTER = 300;

export function kitchen(): string {
  return (
    outdoors() +
    room() +
    cabinets() +
    place(60, 0, 1, things()) +
    wall() +
    nest() +
    hydrangea(60, 508, 1.3) +
    tuft(170, 500, 1.2)
  );
}

/** A yard, a tree whose branch lies on the wall, deep mulch, a hose bib that drips. */
function outdoors(): string {
  return (
    evening(390) +
    path(`M0 402c90-10 190-6 ${FACE} 0V${GRADE}H0Z`, palette.teal3) +
    path('M40 500c6-130-12-270 2-400h22c-6 110 4 270 6 400Z', palette.fig) +
    CROWN.map(([x, y, radius]) => circle(x, y, radius, palette.teal4)).join('') +
    CROWN.map(([x, y, radius]) => circle(x - 14, y - 16, radius * 0.68, palette.teal3)).join('') +
    line('M56 250c50-60 120-70 210-82', palette.fig, 9) +
    line('M58 246c50-58 118-68 206-80', palette.plum, 2.6) +
    LEAVES.map(([x, y, turn]) => leaf(x, y, turn)).join('') +
    soil(0, GRADE, WIDTH, 13) +
    grassEdge(0, GRADE, FACE, 6) +
    path(`M120 ${GRADE + 4}c16-34 44-40 80-42h56q12 2 12 14v28Z`, palette.rufDark) +
    line(
      repeat(
        14,
        (i) => `M${140 + i * 9} ${GRADE - 6 - ((i * 7) % 26)}l${4 + (i % 3) * 2}-${i % 3}`,
      ),
      palette.rust,
      3,
    )
  );
}

const CROWN: readonly [x: number, y: number, radius: number][] = [
  [-6, 96, 70],
  [120, 10, 78],
  [40, 30, 84],
  [80, 96, 48],
];

const LEAVES: readonly [number, number, number][] = [
  [150, 186, -70],
  [178, 178, 20],
  [196, 174, -100],
  [222, 172, 10],
  [236, 168, -80],
  [254, 170, 40],
];

export function leaf(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${
    path('M0 0c8-14 24-16 36-4-12 12-28 14-36 4Z', palette.teal4) +
    path('M0 0c8-14 24-16 36-4-14-4-26-2-36 4Z', palette.teal3)
  }</g>`;
}

function room(): string {
  const tiles = `${repeat(8, (i) => `M${INSIDE + 20 + i * 62} 196V${COUNTER}`)}M${INSIDE} 248H${WIDTH}`;
  return (
    rect(INSIDE - 10, 0, WIDTH - INSIDE + 10, 540, palette.peach) +
    path(`M${INSIDE} 0h420L${INSIDE} 170Z`, '#FFEBD0') +
    rect(INSIDE, 196, WIDTH - INSIDE, COUNTER - 196, palette.cream) +
    line(tiles, palette.creamShade, 3) +
    rect(INSIDE, 192, WIDTH - INSIDE, 5, palette.creamShade) +
    // A window with the evening in it, and a shelf.
    rect(560, 24, 190, 148, palette.paper) +
    rect(572, 36, 166, 124, '#FFDDAE') +
    path('M572 36h166v50c-60 20-110-8-166 8Z', '#D3EBE3') +
    path('M572 126c40-20 80-16 110-4s40-12 56-8v46H572Z', palette.teal2) +
    rect(652, 36, 6, 124, palette.paper) +
    rect(552, 168, 206, 10, palette.paper) +
    rect(552, 178, 206, 4, palette.creamShade) +
    rect(430, 104, 104, 9, palette.woodDark) +
    path('M440 104V74h26v30Z', palette.teal3) +
    path('M474 104V62h22v42Z', palette.ruf) +
    path('M504 104V80h22v24Z', palette.haint) +
    rect(440, 80, 26, 8, palette.haint2)
  );
}

function cabinets(): string {
  const doors = repeat(4, (i) => {
    const x = INSIDE + 14 + i * 120;
    return (
      rect(x, 342, 108, 148, palette.teal2) +
      rect(x + 12, 354, 84, 124, palette.teal3) +
      rect(x + 12, 354, 84, 4, palette.teal4) +
      circle(x + (i % 2 ? 8 : 100), 410, 4, palette.lampPale)
    );
  });
  return (
    rect(INSIDE, 320, WIDTH - INSIDE, 176, palette.teal3) +
    doors +
    rect(INSIDE, COUNTER, WIDTH - INSIDE, 24, palette.wood) +
    rect(INSIDE, COUNTER, WIDTH - INSIDE, 7, '#E5B67E') +
    rect(INSIDE, COUNTER + 24, WIDTH - INSIDE, 6, palette.teal4) +
    rect(INSIDE, 496, WIDTH - INSIDE, 20, palette.fig) +
    rect(INSIDE - 10, 516, WIDTH - INSIDE + 10, 12, palette.woodDark) +
    rect(INSIDE - 10, 516, WIDTH - INSIDE + 10, 4, '#E5B67E') +
    rect(INSIDE - 10, 528, WIDTH - INSIDE + 10, 34, palette.fig)
  );
}

/** A jar of honey, and a faucet. */
function things(): string {
  return (
    path(
      'M700 300c0-46-4-84 30-84s34 20 34 36h-16c0-14-4-20-18-20-18 0-14 30-14 68Z',
      palette.haint2,
    ) +
    path('M700 300c0-46-4-84 30-84-22 8-18 44-18 84Z', palette.paper) +
    rect(686, 292, 44, 8, palette.haintLine) +
    path('M586 300v-52c0-8 4-12 10-14v-10h44v10c6 2 10 6 10 14v52Z', palette.lampMist) +
    path('M586 300v-36h64v36Z', palette.lampDark) +
    path('M586 300v-36h16v36Z', palette.lamp) +
    rect(592, 216, 52, 10, palette.ruf)
  );
}

/** Siding, sheathing, the space between the studs, plaster; the foundation below. */
function wall(): string {
  return (
    concrete(FACE + 4, 470, INSIDE - FACE - 8, HEIGHT - 470) +
    rect(FACE + 6, 0, 10, 470, palette.wood) +
    rect(FACE + 16, 0, INSIDE - FACE - 26, 452, palette.rose) +
    line(
      repeat(17, (i) => `M${FACE + 20} ${10 + i * 26}q24 12 50 0t50 2`),
      palette.peach,
      2.6,
    ) +
    rect(INSIDE - 10, 0, 10, 516, palette.paper) +
    rect(INSIDE - 3, 0, 3, 516, palette.creamShade) +
    rect(FACE + 6, 450, INSIDE - FACE - 12, 20, palette.straw) +
    rect(FACE + 6, 464, INSIDE - FACE - 12, 6, palette.woodDark) +
    path(
      repeat(13, (i) => `M${FACE - 6} ${i * 36 - 8}h10l-3 37h-12Z`),
      palette.cream,
    ) +
    line(
      repeat(13, (i) => `M${FACE - 12} ${i * 36 + 28}h15`),
      '#D9BFA0',
      3,
    ) +
    // The gap at the branch, the bib, the plate of an outlet.
    rect(FACE - 10, 164, 16, 9, palette.fig) +
    path('M226 412h42v11h-28v16h-14Z', palette.straw) +
    path('M226 412h42v4h-42Z', palette.lampPale) +
    rect(242, 396, 5, 16, palette.fig) +
    rect(232, 392, 25, 7, palette.ruf, 'rx="3"') +
    path('M233 443q8 12 0 15-8-3 0-15Z', palette.haint) +
    ellipse(230, 470, 22, 6, palette.teal1) +
    rect(INSIDE - 2, 240, 6, 40, palette.creamShade) +
    rect(INSIDE - 12, 280, 14, 7, palette.fig)
  );
}

/** Chambers between the studs: a queen, young, workers. */
function nest(): string {
  const young = repeat(10, (i) => {
    const [x, y] = [312 + (i % 5) * 12, 412 + Math.floor(i / 5) * 9 + (i % 2) * 3];
    return ellipse(x, y, 5, 3, palette.cream);
  });
  return (
    chambers() +
    young +
    ant(330, 352, 0, 2.1) +
    ant(308, 330, 8, 1.1) +
    ant(360, 334, 196, 1.1) +
    ant(360, 410, 190, 1.1)
  );
}

/** The nest without its ants. */
export function chambers(): string {
  const ways =
    'M352 320C372 306 376 292 396 285M318 312C292 270 306 210 272 170M340 366c6 14 2 20-4 30';
  const rooms =
    'M296 340c-2-26 30-34 52-32 26 2 36 16 32 34-4 20-32 26-52 26-20 0-32-10-32-28ZM300 412c0-18 24-24 44-22 24 0 36 10 34 24-2 16-26 20-44 20-20 0-34-8-34-22Z';
  return (
    line(ways, palette.woodDark, 11) +
    path(rooms, palette.straw, `stroke="${palette.woodDark}" stroke-width="5"`) +
    line(ways, palette.straw, 5)
  );
}

/** Of abdomen and head, and of what is between them. */
const HOUSE_ANT: Readonly<Record<'ends' | 'middle' | 'shine', string>> = {
  ends: palette.fig,
  middle: palette.rufDark,
  shine: palette.plumLight,
};

/** A worker from the side, walking right when not turned, 22 long; `load` is what it carries. */
export function ant(
  x: number,
  y: number,
  turn = 0,
  scale = 1,
  load = '',
  { ends, middle, shine } = HOUSE_ANT,
): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${formatNumber(scale)})">${
    line('M-1-3l-5 6M1-3l0 6M2-3l5 6M10-6l5-4', palette.plum, 1.3) +
    ellipse(-7, -5, 5.4, 3.8, ends) +
    ellipse(1, -4.5, 3.6, 2, middle) +
    circle(8, -5.5, 3, ends) +
    path('M-11-7q4-3 8 0', 'none', `stroke="${shine}" stroke-width="1.4"`) +
    load
  }</g>`;
}
