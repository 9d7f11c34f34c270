/** The porch on the house's left side: the one light that everything outside is lit by. */

import { circle, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { lantern } from '../objects.ts';
import { palette } from '../palette.ts';
import { wren } from '../wren.ts';

export function porchSide(): string {
  return circle(264, 486, 190, 'url(#g)') + structure() + furnishing() + gutter();
}

function structure(): string {
  return (
    // Wall behind, then the door.
    rect(318, 452, 12, 105, palette.rufDark) +
    rect(286, 468, 36, 78, palette.paper) +
    rect(290, 472, 28, 74, palette.teal4) +
    rect(295, 478, 18, 22, palette.lamp) +
    line('M304 478v22M295 489h18', palette.teal4, 2) +
    circle(313, 514, 2, palette.lamp) +
    // Floor, steps, lattice.
    rect(170, 546, 158, 10, palette.plum) +
    rect(176, 556, 146, 32, '#2A1030') +
    line(
      repeat(9, (i) => `M${180 + i * 16} 558l14 28M${194 + i * 16} 558l-14 28`),
      palette.creamShade,
      2,
    ) +
    rect(178, 556, 10, 34, palette.cream) +
    rect(308, 556, 10, 34, palette.cream) +
    path('M170 556h-26v11h-22v12h-20v11h68Z', palette.creamShade) +
    path('M144 554h30v6h-30ZM122 565h26v6h-26ZM102 577h24v6h-24Z', palette.plum) +
    // Roof, frieze, haint ceiling.
    path('M330 408 160 438v14h170Z', palette.teal4) +
    line(
      'M196 434l-6 16M226 428l-5 22M256 423l-4 27M286 418l-3 32M312 412l-2 38',
      palette.teal5,
      2,
    ) +
    rect(166, 446, 162, 9, palette.cream) +
    path('M172 455h154v7H178Z', palette.haint) +
    // Columns and rail.
    [184, 250]
      .map(
        (x) =>
          rect(x, 462, 9, 84, palette.cream) +
          rect(x + 6, 462, 3, 84, palette.creamShade) +
          rect(x - 3, 460, 15, 5, palette.paper) +
          rect(x - 3, 541, 15, 5, palette.paper),
      )
      .join('') +
    line(`M193 512h57M193 536h57${repeat(5, (i) => `M${202 + i * 10} 512v24`)}`, palette.paper, 3)
  );
}

function furnishing(): string {
  return (
    lantern(274, 482, 0.6) +
    line('M221 458v10', palette.fig, 1.6) +
    path('M213 468h16l-3 10h-10Z', palette.plum) +
    path(
      'M221 468c-14-6-20 4-22 15 4-4 7-6 9-6 0 6 2 12 5 16 1-6 3-10 6-12 1 6 3 10 6 13 1-6 2-10 4-13 3 3 5 7 6 11 3-6 4-10 3-17 3 1 5 3 7 6 0-12-8-20-24-13Z',
      palette.teal3,
    ) +
    // Rocking chair, and the wren on the rail.
    line('M260 541q15 9 31 2M266 543l1-17h18l1 18M266 515h17M269 526v-11', '#6B2438', 2.6) +
    line('M284 528l5-28M279 526l4-22M289 500l-7-1M285 514l-4-1', '#6B2438', 2.6) +
    path('M266 521h18q3 0 3 3v2h-21Z', palette.ruf) +
    place(196, 488, 0.38, wren())
  );
}

/** A gutter full of leaves, its downspout, and a paper wasps' comb under the eave. */
export function gutter(): string {
  return (
    path('M838 296h30l-3 9h-27Z', palette.creamShade) +
    path('M840 296q4-7 9-2t9-1 9 3Z', palette.ruf2) +
    path('M843 305h6v248h-6Z', palette.creamShade) +
    line('M858 305v6', palette.fig, 2) +
    path('M850 312q11-6 22 0l-3 9q-8 5-16 0Z', '#C9B08A') +
    line('M854 320v2M859 322v2M864 322v2M868 320v2', '#8B6A48', 2)
  );
}
