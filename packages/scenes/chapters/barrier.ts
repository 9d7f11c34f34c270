/** A crawl space, cut along the house: water and bare soil, then a liner, closed vents and dry air. */
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { glow } from '../night.ts';
import { palette } from '../palette.ts';
import {
  BACK,
  bulb,
  duct,
  FRONT,
  INSIDE,
  lowered,
  PIER_WIDTH,
  PIERS,
  piers,
  section,
} from './barrier-base.ts';
import type { Chapter } from './chapter.ts';
import { blockWall, SOIL, WIDTH } from './section.ts';

export const barrier: Chapter = {
  name: 'barrier',
  words: 'a damp crawl space under a house, cut along its length',
  draw: section,
  lights: () =>
    lowered(
      path('M252 216 182 392h330Z', palette.lamp, 'opacity=".12"') +
        glow(252, 212, 150, 0.14) +
        bulb() +
        path(`M${INSIDE - 14} -60H${WIDTH}V68H${INSIDE - 14}Z`, palette.lampMist, 'opacity=".2"') +
        glow(752, -18, 110, 0.13),
    ),
  layers: [
    {
      name: 'debris',
      words: 'wet insulation and boards',
      draw: () => lowered(debris()),
      until: 'cleared',
    },
    { name: 'drained', words: 'ground without its puddle', draw: () => lowered(drained()) },
    { name: 'cleared', words: 'treated joists', draw: () => lowered(cleared()) },
    { name: 'liner', words: 'a liner on the ground', draw: () => lowered(liner()), reveal: 'left' },
    { name: 'roll', words: 'a roll of liner', draw: () => lowered(roll()), until: 'sealed' },
    {
      name: 'sealed',
      words: 'a liner up the walls and piers',
      draw: () => lowered(sealed()),
      reveal: 'bottom',
    },
    {
      name: 'insulated',
      words: 'boards of insulation on the wall',
      draw: () => lowered(insulated()),
    },
    {
      name: 'dehumidifier',
      words: 'a dehumidifier',
      draw: () => lowered(dehumidifier()),
      lit: true,
    },
    {
      name: 'hose',
      words: 'a hose to a pump',
      draw: () => lowered(hose()),
      lit: true,
      reveal: 'left',
    },
    { name: 'sensor', words: 'a humidity sensor', draw: () => lowered(sensor()), lit: true },
    {
      name: 'meter',
      words: 'a moisture meter in a joist',
      draw: () => lowered(meter()),
      lit: true,
    },
  ],
};

/** Insulation that hangs out between the joists, boards and a lump of it on the ground. */
function debris(): string {
  const batts: readonly [bay: number, sag: number][] = [
    [1, 30],
    [3, 18],
    [4, 64],
    [6, 40],
  ];
  return (
    batts
      .map(([bay, sag]) => {
        const x = 138 + bay * 90;
        return (
          path(
            `M${x} 100h58v52c2 ${sag * 0.4} 4 ${sag * 0.6}-4 ${sag}-8 10-16-2-24 4s-18 8-24-4c-8-${sag * 0.3}-6-${sag * 0.7}-6-${sag}Z`,
            palette.rose,
          ) +
          line(
            `M${x + 6} 108q22 10 46 0M${x + 6} 126q22 12 46 0M${x + 6} 144q22 14 46 0`,
            palette.peach,
            3,
          )
        );
      })
      .join('') +
    path('M220 424l96-14 3 9-97 14Z', palette.woodDark) +
    path('M228 404l76 24-4 8-76-24Z', palette.wood) +
    path('M756 424c6-18 26-20 44-14 10 8 8 16-2 20-16 4-34 4-42-6Z', palette.rose) +
    line('M764 420c10-8 22-8 30-4', palette.peach, 3)
  );
}

function drained(): string {
  return (
    // Bare soil where the puddle was, and a gutter that leads away.
    path(
      'M386 424c10-22 66-28 122-26 66 0 118 8 124 22 4 14-56 24-122 24-76 0-130-6-124-20Z',
      SOIL.stone,
    ) +
    line('M420 426c30-10 70-12 110-10M470 436c30-4 70-4 110-6', SOIL.middle, 3) +
    piers() +
    path('M108 262c12 40 10 110 14 160l-16-6c-2-60-4-110-8-150Z', SOIL.middle) +
    path('M82 256c6-10 36-12 40-6v16c-12 4-32 4-40-10Z', palette.teal4) +
    path('M84 206h18l2 16-8 12-92 34v-16l80-30Z', palette.haint2) +
    path('M96 222l8 0-8 12-92 34v-6l86-32Z', palette.teal1) +
    path('M4 268q-8 8-4 14', 'none', `stroke="${palette.teal2}" stroke-width="4"`)
  );
}

/** Joists with a treatment on their lower ends. */
function cleared(): string {
  return repeat(8, (i) => {
    const x = 196 + i * 90;
    return (
      rect(x, 124, 32, 28, palette.haint) +
      rect(x, 124, 7, 28, palette.haint2) +
      line(`M${x + 5} 118l4 8M${x + 14} 114l3 10M${x + 24} 117l2 8`, palette.haint, 3)
    );
  });
}

const SHEET = `M${INSIDE} ${BACK - 4}H${WIDTH}V${FRONT + 4}c-110 5-220-3-330 1s-220-4-328 0Z`;

function roll(): string {
  return (
    ellipse(792, 416, 30, 34, palette.creamShade) +
    ellipse(784, 412, 30, 34, palette.cream) +
    path(
      'M784 392c12 0 20 10 20 22s-8 20-18 20-16-8-16-16 6-14 12-14 10 4 10 10',
      'none',
      `stroke="${palette.creamShade}" stroke-width="4"`,
    )
  );
}

function liner(): string {
  return (
    path(SHEET, palette.cream) +
    path(`M${INSIDE} ${BACK - 4}h520c-140 26-380 18-520 50Z`, palette.paper) +
    line(`M430 ${BACK}l-40 54M610 ${BACK}l-10 56`, palette.creamShade, 3) +
    line(`M424 ${BACK}l-40 54M604 ${BACK}l-10 56`, palette.paper, 5) +
    path(
      `M${INSIDE} ${FRONT - 2}c110-4 220 4 330 0s220 6 328 2v8c-110 5-220-3-330 1s-220-4-328 0Z`,
      palette.creamShade,
    ) +
    piers()
  );
}

/** Up the wall at the back, but for the strip at its top that stays bare; around the piers; over the vent. */
function sealed(): string {
  return (
    rect(INSIDE, 208, WIDTH - INSIDE, BACK - 206, palette.creamShade) +
    path(`M${INSIDE} 208h460c-120 60-340 100-460 180Z`, palette.cream) +
    line(`M330 212v178M560 276v114M770 212v178`, '#D9BFA0', 2.4) +
    rect(INSIDE, 202, WIDTH - INSIDE, 10, palette.haint) +
    ventBoard() +
    duct() +
    bulb() +
    piers() +
    PIERS.map(wrap).join('') +
    rect(INSIDE - 2, 208, 8, FRONT - 204, palette.paper)
  );
}

/** A board over the vent, taped around. */
function ventBoard(): string {
  return (
    rect(458, 206, 140, 86, palette.haint) +
    rect(470, 216, 116, 66, palette.paper) +
    path('M470 216h70l-70 46Z', palette.cream) +
    line('M458 218l12-12M586 206l12 12M458 280l12 12M586 292l12-12', palette.teal1, 2.4)
  );
}

/** The liner around a pier, taped at its upper edge. */
function wrap(x: number): string {
  return (
    path(`M${x - 5} 318h${PIER_WIDTH + 10}v112c-20 6-48 6-${PIER_WIDTH + 10} 0Z`, palette.cream) +
    rect(x - 5, 318, 12, 112, palette.paper) +
    rect(x + PIER_WIDTH - 9, 318, 14, 112, palette.creamShade) +
    rect(x - 7, 312, PIER_WIDTH + 14, 10, palette.haint) +
    line(`M${x + 18} 330l-4 88M${x + 38} 334l3 84`, palette.creamShade, 2)
  );
}

function insulated(): string {
  const boards = repeat(7, (i) => {
    const x = INSIDE + 12 + i * 96;
    return (
      rect(x, 222, 92, 150, palette.haint2) +
      rect(x, 222, 5, 150, palette.paper) +
      rect(x + 86, 222, 6, 150, palette.haint)
    );
  });
  const screws = repeat(7, (i) => {
    const x = INSIDE + 12 + i * 96;
    return (
      circle(x + 20, 240, 3, palette.teal2) +
      circle(x + 72, 240, 3, palette.teal2) +
      circle(x + 20, 354, 3, palette.teal2) +
      circle(x + 72, 354, 3, palette.teal2)
    );
  });
  return (
    boards +
    screws +
    ventBoard() +
    duct() +
    bulb() +
    PIERS.map((x) => blockWall(x, 172, 422, PIER_WIDTH, 4) + wrap(x)).join('')
  );
}

function dehumidifier(): string {
  return (
    ellipse(500, 426, 92, 10, palette.fig, 'opacity=".25"') +
    rect(424, 318, 150, 98, palette.haint2, 'rx="6"') +
    path('M424 324q0-6 6-6h138q6 0 6 6v14H424Z', palette.teal3) +
    rect(556, 338, 18, 78, palette.haint) +
    line(
      repeat(5, (i) => `M440 ${354 + i * 12}h64`),
      palette.teal2,
      5,
    ) +
    circle(536, 366, 17, palette.paper, `stroke="${palette.teal2}" stroke-width="3"`) +
    line('M536 366l8-9', palette.ruf, 4) +
    rect(522, 394, 28, 10, palette.lamp, 'rx="3"') +
    path('M432 416h26v10h-26ZM540 416h26v10h-26Z', palette.fig) +
    // Dry air leaves at its left.
    line(
      'M410 342c-18-8-26 8-44 0M408 366c-18-8-26 8-44 0M410 390c-18-8-26 8-44 0',
      palette.teal2,
      3.4,
    )
  );
}

/** Downhill to a pump with its overflow switch; the pump lifts the water out. */
function hose(): string {
  return (
    line('M574 400c20 0 16 22 34 24', palette.fig, 9) +
    line('M574 399c20 0 16 22 34 24', palette.teal2, 3) +
    path('M600 404h46v32h-46Z', palette.teal4) +
    path('M600 404h46v9h-46Z', palette.teal3) +
    rect(606, 418, 20, 11, palette.teal2) +
    circle(636, 423, 4.5, palette.lamp) +
    line('M630 404V190c0-10 6-16 16-16H840', palette.fig, 7) +
    line('M629 404V190c0-11 6-17 17-17H840', palette.teal1, 2.4)
  );
}

function sensor(): string {
  return (
    line('M792 174v76', palette.fig, 2.4) +
    rect(768, 250, 48, 62, palette.paper, 'rx="6"') +
    rect(768, 250, 48, 62, 'none', `rx="6" stroke="${palette.fig}" stroke-width="3"`) +
    path('M776 284a16 16 0 0 1 32 0Z', palette.haint2) +
    path('M789 284v-16a16 16 0 0 1 6 0v16Z', palette.lamp) +
    line('M792 284l1-13', palette.ruf, 3) +
    line('M780 298h24', palette.teal2, 4) +
    line('M756 266q-8 14 0 30M744 260q-12 20 0 42', palette.teal2, 3.4)
  );
}

function meter(): string {
  return (
    line('M404 152v18M418 152v18', palette.fig, 3) +
    rect(390, 168, 42, 76, palette.lamp, 'rx="6"') +
    rect(397, 178, 28, 22, palette.fig) +
    line('M402 194l6-8 5 5 7-9', palette.lampPale, 2.4) +
    circle(411, 214, 5, palette.fig) +
    circle(411, 230, 5, palette.ruf)
  );
}
