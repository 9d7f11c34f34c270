/** The wall of a house over its crawl space, as it is before anybody has come. */
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { hydrangea, pine, tuft } from '../plants.ts';
import { blockWall, concrete, evening, floor, grassEdge, SOIL, soil, WIDTH } from './section.ts';

/** Ground outside, outer face of the wall, ground of the crawl space. */
export const GRADE = 322;
export const FACE = 492;
const CRAWL = 430;

export const MUD = '#D89B63';
const MUD_SHADE = '#B87843';

export function section(): string {
  return (
    evening(268) +
    pine(264, 284, 0.95) +
    pine(312, 280, 0.66) +
    path(`M0 276c150-10 330-8 ${FACE} 0V330H0Z`, palette.teal3) +
    path(`M0 296c150-6 330-4 ${FACE} 2V330H0Z`, palette.teal4, 'opacity=".55"') +
    soil(0, GRADE, WIDTH, 11) +
    crawlSpace() +
    drain() +
    foundation() +
    room() +
    wall() +
    well() +
    post() +
    grassEdge(0, GRADE, FACE, 4) +
    mulch(236, FACE) +
    hydrangea(392, 316, 1) +
    tuft(150, 320, 1.1) +
    termites()
  );
}

function crawlSpace(): string {
  return (
    rect(540, 236, WIDTH - 540, CRAWL - 236, palette.fig) +
    path('M548 236h292v60c-110 40-210 20-292 90Z', palette.fig2) +
    rect(548, CRAWL, WIDTH - 548, 26, SOIL.top) +
    path(`M548 ${CRAWL - 3}c90-8 200 6 292-2v10H548Z`, SOIL.stone) +
    concrete(692, CRAWL - 4, 112, 30) +
    blockWall(720, 246, CRAWL - 4, 56, 3) +
    duct()
  );
}

/** A duct on its straps. */
function duct(): string {
  return (
    line('M606 246v52M676 246v52', palette.creamShade, 3) +
    rect(572, 268, 148, 44, palette.haint2, 'rx="20"') +
    path('M592 312h110c12 0 18-8 18-16H576c2 10 8 16 16 16Z', palette.teal1) +
    line(
      repeat(8, (i) => `M${592 + i * 15} 269v42`),
      palette.haintLine,
      2,
    )
  );
}

/** A perforated pipe in gravel beside the footing. */
function drain(): string {
  const gravel = repeat(26, (i) =>
    circle(
      404 + ((i * 23) % 62),
      474 + ((i * 37) % 54),
      4 + (i % 3),
      i % 2 ? palette.plumLight : SOIL.stone,
    ),
  );
  return (
    gravel +
    circle(434, 502, 19, palette.haint2) +
    circle(434, 502, 14, palette.teal5) +
    path('M420 504a14 14 0 0 0 28 0Z', palette.teal2) +
    circle(428, 487, 1.8, palette.teal4) +
    circle(440, 487, 1.8, palette.teal4)
  );
}

function foundation(): string {
  return concrete(460, 486, 120, 40) + blockWall(FACE, 248, 486, 56);
}

/** The wall above the sill: siding, sheathing, a stud, plaster. */
export function wall(): string {
  const laps = repeat(9, (i) => `M${FACE - 10} ${i * 28 - 4}h8l-4 28h-8Z`);
  return (
    rect(FACE + 2, 0, 46, 248, palette.wood) +
    rect(FACE + 2, 0, 5, 248, palette.straw) +
    rect(FACE + 42, 0, 8, 186, palette.paper) +
    line('M508 8c4 60-3 100 2 168M520 4c-3 70 4 110-1 170', palette.woodDark, 1.6) +
    path(laps, palette.cream) +
    line(
      repeat(9, (i) => `M${FACE - 14} ${i * 28 + 24}h12`),
      '#D9BFA0',
      3,
    ) +
    // Sill plate and rim joist.
    rect(FACE, 234, 56, 14, palette.straw) +
    rect(FACE, 244, 56, 4, palette.woodDark) +
    rect(FACE + 2, 186, 18, 50, palette.wood) +
    rect(FACE + 2, 186, 5, 50, palette.straw) +
    rect(FACE - 6, 242, 8, 12, palette.paper)
  );
}

function room(): string {
  return (
    rect(542, 0, WIDTH - 542, 190, palette.peach) +
    path('M542 0h298v60c-90 40-190 30-298 90Z', '#FFEBD0') +
    rect(542, 168, WIDTH - 542, 18, palette.paper) +
    rect(542, 166, WIDTH - 542, 3, palette.creamShade) +
    // A table with a lamp, a picture over it, a chair.
    rect(610, 34, 66, 50, palette.woodDark) +
    rect(615, 39, 56, 40, palette.haint) +
    path('M615 66c14-16 24-12 32-4s16-10 24-6v23h-56Z', palette.teal2) +
    rect(648, 122, 108, 7, palette.woodDark) +
    path('M656 129h7l-4 57h-6ZM740 129h7l5 57h-6Z', palette.woodDark) +
    path('M694 122c-8-10-6-22 8-24 14 2 16 14 8 24Z', palette.teal3) +
    path('M686 74h32l12 28h-56Z', palette.lampPale) +
    path('M686 74h12l-6 28h-18Z', palette.lampMist) +
    path('M778 92h7v94h-7ZM785 140h42v8h-42ZM818 148h7v38h-7Z', palette.rufDark) +
    path('M778 96h7v40h-7Z', palette.ruf) +
    floor(FACE + 20, 186, WIDTH - FACE - 20, 40) +
    line('M520 238h320', palette.fig, 4, 'opacity=".5"')
  );
}

/** A drilled well: its casing goes on below the drawing. */
export function well(): string {
  return (
    rect(52, 272, 34, 358, palette.teal4) +
    rect(52, 272, 10, 358, palette.teal2) +
    rect(78, 272, 8, 358, palette.teal5) +
    path('M58 334h22v296H58Z', palette.teal5) +
    path('M58 560h22v70H58Z', palette.teal2) +
    rect(46, 262, 46, 13, palette.teal3, 'rx="4"') +
    rect(46, 262, 46, 5, palette.teal1, 'rx="2"')
  );
}

/** A fence post that stands in the soil. */
function post(): string {
  return (
    rect(112, 236, 96, 9, palette.cream) +
    rect(112, 276, 96, 9, palette.cream) +
    path(
      repeat(4, (i) => `M${112 + i * 24} 314v-82l7-9 7 9v82Z`),
      palette.cream,
    ) +
    rect(204, 214, 24, 178, palette.wood) +
    rect(204, 214, 7, 178, palette.straw) +
    path('M204 366h24v26h-24Z', palette.woodDark) +
    path('M200 214l16-14 16 14Z', palette.cream)
  );
}

/** Bark along the wall, from one edge to the other. */
function mulch(from: number, to: number): string {
  const chips = repeat(Math.floor((to - from) / 9), (i) => {
    const x = from + 5 + i * 9;
    return `M${x} ${GRADE - 4 - ((i * 5) % 9)}l${4 + (i % 3) * 2}-${(i % 4) - 1}`;
  });
  return (
    path(`M${from} ${GRADE + 4}q14-18 34-17H${to - 12}q12 1 12 17Z`, palette.rufDark) +
    line(chips, palette.rust, 3)
  );
}

/** A tunnel below the footing, and the mud tube up to the sill. */
export function termites(): string {
  const tunnel = 'M168 612c60-34 120-2 190-18s70 6 120-24 76-14 92-60c10-32-16-46-14-80';
  const tube = 'M555 430c4-40-3-70 0-104s-3-50 1-84';
  const workers: readonly [x: number, y: number, turn: number][] = [
    [250, 592, -6],
    [372, 591, -4],
    [468, 574, -24],
    [556, 526, -60],
  ];
  return (
    line(tunnel, palette.fig, 12) +
    line(tunnel, MUD_SHADE, 7) +
    line(tube, MUD, 12) +
    line(tube, MUD_SHADE, 3, 'stroke-dasharray="2 7"') +
    line('M500 240c10 4 18-3 28 2s12 0 18 1', MUD_SHADE, 5) +
    workers.map(([x, y, turn]) => worker(x, y, turn)).join('')
  );
}

/** A termite worker, to the right when not turned. */
function worker(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${
    line('M-2-3l-3-4M3-3l1-4M-2 3l-3 4M3 3l1 4', palette.buff, 1.3) +
    ellipse(-7, 0, 8, 4.4, palette.cream) +
    ellipse(2, 0, 4, 3.2, palette.creamShade) +
    circle(8, 0, 3.6, palette.straw) +
    line('M10-2l6-3M10 2l6 2', palette.creamShade, 1.2)
  }</g>`;
}
