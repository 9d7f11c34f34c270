/** The ground around a house, and what stands on it where a town's page speaks of it. 1000 by 600. */
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { SOIL } from '../chapters/section.ts';
import { palette } from '../palette.ts';
import { bush, fence, pine, tree, tuft } from '../plants.ts';
import { GRADE, skyAndSoil, YARD_WIDTH } from './section-ground.ts';

export function yard(): string {
  return (
    skyAndSoil(YARD_WIDTH, 29, 4) +
    tree(706, GRADE, 1.15) +
    bush(26, GRADE, 0.55, palette.teal4, palette.teal3) +
    bush(640, GRADE, 0.6, palette.plum, palette.plumLight) +
    [60, 214, 396, 560, 650, 870, 962]
      .map((x, i) => tuft(x, GRADE, 0.7 + (i % 3) * 0.15, i % 2 ? palette.teal4 : palette.teal3))
      .join('')
  );
}

/** A garage with its door up, and its floor of concrete. */
export function garage(): string {
  return (
    path('M16 292L104 232L192 292Z', palette.rufDark) +
    path('M104 232L192 292h-16L104 244Z', palette.ruf) +
    rect(26, 290, 156, 112, palette.cream) +
    line('M26 302h156M26 314h156', palette.creamShade, 2) +
    rect(44, 318, 120, 80, palette.fig2) +
    rect(44, 318, 120, 12, palette.teal3) +
    line('M44 324h120', palette.teal4, 2) +
    // Shelves with seed and boxes, a bicycle.
    rect(52, 346, 44, 4, palette.wood) +
    rect(52, 370, 44, 4, palette.wood) +
    rect(56, 334, 14, 12, palette.straw) +
    rect(74, 330, 12, 16, palette.rust) +
    rect(56, 356, 24, 14, palette.wood) +
    path('M60 398v-18h18v18Z', palette.board) +
    circle(118, 384, 13, 'none', `stroke="${palette.haintLine}" stroke-width="3"`) +
    circle(148, 384, 13, 'none', `stroke="${palette.haintLine}" stroke-width="3"`) +
    line('M118 384l12-20h16l2 20M130 364l8 20h-20M144 358h8', palette.ruf, 3) +
    rect(14, 397, 182, 9, palette.creamShade) +
    rect(14, 397, 182, 3, palette.cream)
  );
}

/** The back of the lot: a board fence, trash cans, a bag beside them. */
export function alley(): string {
  return (
    fence(4, 200, GRADE, 86, palette.wood, palette.straw) +
    can(44, palette.teal3, palette.teal4) +
    can(96, palette.plumLight, palette.plum) +
    path('M146 402c-6-20 0-28 10-30l3-8 4 8c12 2 16 12 11 30Z', palette.fig) +
    path('M152 398c-3-12 0-18 6-20-1 8-2 14-6 20Z', palette.fig2) +
    path('M182 402c-2-6 6-10 12-7 6-4 12 1 10 7Z', palette.buff) +
    rect(0, 399, 214, 8, palette.plumLight)
  );
}

function can(x: number, light: string, dark: string): string {
  return (
    path(`M${x} 352h40l-4 48h-32Z`, light) +
    path(`M${x + 28} 352h12l-4 48h-11Z`, dark) +
    path(`M${x - 4} 344q24-12 48 0v9h-48Z`, dark) +
    circle(x + 7, 400, 5, palette.fig)
  );
}

/** Mounds of loose soil in open turf, and what is dug below them. */
export function lawn(): string {
  return (
    line(
      'M266 404c-4 18 10 24 2 44M268 424c-16 8-14 18-28 24M270 440c14 4 18 16 30 18M318 404c2 14-8 18-4 34',
      SOIL.stone,
      6,
    ) +
    path('M236 404c10-20 18-26 30-26s22 8 32 26Z', palette.rust) +
    path('M236 404c10-20 18-26 30-26-10 6-14 14-16 26Z', palette.ruf2) +
    path('M304 404c5-9 9-12 15-12s11 4 15 12Z', palette.rust) +
    [250, 262, 280, 290].map((x, i) => circle(x, 396 - (i % 2) * 6, 1.4, palette.rufDark)).join('')
  );
}

/** What holds water in a yard: a birdbath, a saucer under a pot, a bucket. */
export function containers(): string {
  return (
    path('M352 362h10l4 36h-18Z', palette.board) +
    rect(342, 396, 30, 7, palette.board) +
    path('M328 346h58q-6 18-29 18t-29-18Z', palette.cream) +
    ellipse(357, 347, 27, 4, palette.teal2) +
    path('M392 378h24l-4 20h-16Z', palette.ruf) +
    rect(389, 374, 30, 6, palette.rufDark) +
    path('M384 396h40l-4 7h-32Z', palette.rufDark) +
    ellipse(404, 397, 19, 2.6, palette.teal2) +
    path(
      'M404 374c-8-12-14-12-18-12 4-2 12-2 17 5 0-10 4-16 8-20 1 8 0 14-3 20 4-4 9-5 12-4-6 2-10 5-13 11Z',
      palette.teal3,
    )
  );
}

/** A building of boards without a floor: hay, sacks, tools. */
export function shed(): string {
  return (
    path('M430 316L486 258L542 316Z', palette.plum) +
    path('M486 258L542 316h-14L486 272Z', palette.plumLight) +
    path('M438 314h96v88h-96Z', palette.rufDark) +
    path('M486 272L446 314h80Z', palette.ruf) +
    line(
      repeat(7, (i) => `M${450 + i * 12} 314v88`),
      palette.ruf,
      2.4,
    ) +
    rect(452, 328, 68, 74, palette.fig) +
    // The dark of a loft, a comb under the rafter, hay, a sack of feed.
    rect(474, 288, 24, 20, palette.fig) +
    path('M458 402v-26h38v26Z', palette.straw) +
    line('M458 384h38M458 393h38M470 376v26M484 376v26', palette.woodDark, 1.8) +
    path('M500 402c-3-12-2-20 3-24h12c4 6 5 14 3 24Z', palette.board) +
    line('M503 379h12', palette.woodDark, 2.4)
  );
}

/** A cut through a ditch: standing water, rushes, a pipe that ends in it. */
export function ditch(): string {
  return (
    path('M548 396q16 4 22 22t24 20q16-2 22-20t24-22Z', palette.haint2) +
    path(
      'M548 396q16 4 22 22t24 20q16-2 22-20t24-22v8h-8q-12 6-16 22t-22 18q-18-2-24-20t-16-20h-6Z',
      palette.teal4,
    ) +
    path('M569 418h51q-6 22-26 22t-25-22Z', palette.teal2) +
    line('M578 420q8-4 16 0', palette.haint, 2) +
    rect(536, 406, 34, 14, palette.creamShade) +
    rect(564, 403, 8, 20, palette.board) +
    line('M612 418q2-22 8-34M616 420q6-16 14-28M574 420q-2-10-5-20', palette.teal4, 3)
  );
}

/** Open land behind a fence of wire: rows, a bale, stubble. */
export function field(): string {
  return (
    path('M640 402c10-24 130-34 176-10v10Z', palette.straw) +
    line(
      repeat(7, (i) => `M${660 + i * 22} 402q${6 - i * 2}-8 ${10 - i * 3}-${15 + (i % 3)}`),
      palette.wood,
      2.4,
    ) +
    circle(722, 376, 22, palette.lampDark) +
    circle(722, 376, 15, palette.straw) +
    circle(722, 376, 8, palette.lampDark) +
    path('M702 392q20 8 42 0v10h-42Z', palette.straw) +
    line('M646 356v48M690 356v48M778 356v48', palette.woodDark, 5) +
    line('M640 366h176M640 380h176', palette.plum, 1.6) +
    line(
      repeat(16, (i) => `M${646 + i * 11} 404l${(i % 3) - 1}-11`),
      palette.wood,
      2.4,
    )
  );
}

/** The edge of woods: old trees, a stump, leaves on the ground. */
export function woods(): string {
  return (
    pine(790, 404, 1.7, palette.teal5) +
    tree(836, 404, 1.9, palette.teal4, palette.teal3) +
    tree(912, 404, 1.5, palette.plum, palette.plumLight) +
    pine(868, 404, 1.25) +
    rect(856, 384, 24, 20, palette.woodDark) +
    ellipse(868, 384, 12, 4, palette.straw) +
    path('M760 404c18-9 150-11 180 0Z', palette.rust) +
    line(
      repeat(18, (i) => `M${768 + i * 9.4} ${400 - (i % 3) * 2}l5-3`),
      palette.rufDark,
      2,
    ) +
    line('M838 406c-6 30-26 34-34 60M842 406c6 34 30 36 40 58', palette.plumLight, 4)
  );
}

/** Open water at the end of the land. */
export function water(): string {
  return (
    path('M826 396q34 8 48 40t56 50q34 12 70 10v-100Z', '#F4EBCF') +
    path(
      'M826 396q34 8 48 40t56 50q34 12 70 10v12q-40 2-76-12-42-16-60-54t-52-36Z',
      palette.woodDark,
    ) +
    path('M852 414H1000v82q-36 2-70-10-42-18-56-50-8-16-22-22Z', palette.teal2) +
    path('M852 414H1000v8H860q-4-5-8-8Z', palette.teal1) +
    line(
      'M884 434q10-6 20 0M930 448q10-6 20 0M902 466q10-6 20 0M964 474q9-5 18 0',
      palette.haint,
      2.4,
    )
  );
}

/** Grass that stands in shallow water. */
export function reeds(): string {
  return (
    line(
      repeat(
        15,
        (i) =>
          `M${858 + i * 9} ${416 + i * 3}q${(i % 3) * 3 - 4}-${26 + (i % 4) * 6} ${(i % 5) * 3 - 5}-${46 + (i % 4) * 9}`,
      ),
      palette.teal4,
      3,
    ) + line('M880 392v-18M926 402v-20M972 416v-18', palette.woodDark, 7)
  );
}

/** A dock on piles with a lamp at its end. */
export function dock(): string {
  return (
    line('M872 388v40M912 388v80M952 388v96M988 388v98', palette.woodDark, 7) +
    rect(824, 380, 176, 8, palette.wood) +
    line(
      repeat(14, (i) => `M${836 + i * 12} 380v8`),
      palette.woodDark,
      1.6,
    ) +
    line('M978 380v-62', palette.fig, 4) +
    path('M968 318h20l-4-14h-12Z', palette.fig) +
    rect(971, 318, 14, 12, palette.lamp)
  );
}
