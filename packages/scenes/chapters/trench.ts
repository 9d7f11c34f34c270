/** The wall of a house over its crawl space, cut down to the footing: where termites come in, and how soil is treated. */
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { glow } from '../night.ts';
import { palette } from '../palette.ts';
import type { Chapter } from './chapter.ts';
import { arm, flashlight, planSheet, SOIL } from './section.ts';
import { FACE, GRADE, MUD, section, termites } from './trench-base.ts';

export const trench: Chapter = {
  name: 'trench',
  words: 'a house wall cut down to its footing, termites on their way up inside it',
  draw: section,
  lights: () =>
    path('M542 0h298v168H542Z', palette.lampMist, 'opacity=".42"') +
    glow(702, 92, 150, 0.11) +
    termites(),
  layers: [
    { name: 'plan', words: 'the plan of a house', draw: () => planSheet(24, 26, plan()) },
    {
      name: 'marks',
      words: 'flags and rings at what was found',
      draw: marks,
      lit: true,
      until: 'dug',
    },
    {
      name: 'distance',
      words: 'the distance from a well to the wall',
      draw: distance,
      lit: true,
      reveal: 'left',
      until: 'dug',
    },
    { name: 'dug', words: 'a trench along the wall', draw: dug, until: 'closed' },
    {
      name: 'rod',
      words: 'a rod that treats the soil below',
      draw: rod,
      lit: true,
      reveal: 'top',
      until: 'closed',
    },
    { name: 'stations', words: 'a bait station with its number', draw: stations, lit: true },
    { name: 'closed', words: 'the filled trench over treated soil', draw: closed, lights: treated },
    { name: 'probed', words: 'a moisture meter in a beam', draw: probed, lit: true },
    {
      name: 'borate',
      words: 'a brush on a bare beam',
      draw: borate,
      lit: true,
      until: 'foam',
    },
    { name: 'foam', words: 'foam in the gallery at the sill', draw: foam, lit: true },
    { name: 'inspected', words: 'a flashlight on a broken mud tube', draw: inspected, lit: true },
  ],
};

function flag(x: number, y: number): string {
  return (
    line(`M${x} ${y}v-62`, palette.creamShade, 2.4) +
    path(`M${x + 1} ${y - 62}h30l-7 10 7 10h-30Z`, palette.ruf)
  );
}

/** A ring of chalk around what was found. */
function ring(x: number, y: number, radius: number): string {
  return circle(
    x,
    y,
    radius,
    'none',
    `stroke="${palette.paper}" stroke-width="4" stroke-dasharray="10 7"`,
  );
}

/** The house on the sheet, with its measures. */
function plan(): string {
  return (
    path('M46 42h88v30h24v44H46Z', palette.haint2, `stroke="${palette.fig}" stroke-width="4"`) +
    line('M46 30h88M46 26v8M134 26v8M34 42v74M30 42h8M30 116h8', palette.ruf, 2.4) +
    circle(24, 30, 4, palette.teal3) +
    line('M70 72h40M90 72v44', palette.teal1, 2.4)
  );
}

function marks(): string {
  return (
    flag(70, 264) +
    flag(434, 318) +
    ring(434, 502, 34) +
    ring(646, 290, 52) +
    ring(216, 366, 38) +
    // A rule on the wall, from the soil to the sill.
    rect(472, 246, 13, 76, palette.lampPale) +
    line(
      repeat(9, (i) => `M485 ${250 + i * 8.5}h-${i % 2 ? 5 : 8}`),
      palette.fig,
      1.6,
    )
  );
}

function distance(): string {
  return (
    line('M98 292H462', palette.paper, 4, 'stroke-dasharray="14 9"') +
    line('M110 283l-13 9 13 9M450 283l13 9-13 9M92 276v32M468 276v32', palette.paper, 4)
  );
}

/** Soil that lies beside the trench, with a spade in it. */
function heap(): string {
  return (
    line('M346 290 316 168', palette.wood, 8) +
    line('M304 166l24-5', palette.woodDark, 8) +
    path('M334 286l26-8 10 42-14 6-12-10Z', palette.haint) +
    path('M270 324c16-30 42-56 74-58 20-2 30 10 48 18 24 8 36 24 44 40Z', SOIL.middle) +
    path('M284 318c16-26 38-46 62-48 14 0 22 8 32 14-30-2-60 8-94 34Z', SOIL.stone) +
    circle(300, 316, 6, SOIL.clay) +
    circle(400, 312, 7, SOIL.clay) +
    circle(356, 300, 5, SOIL.clay)
  );
}

function dug(): string {
  return (
    // Lawn where the bark lay.
    rect(432, 300, FACE - 432, 24, palette.teal4) +
    heap() +
    path(`M446 ${GRADE - 4}H${FACE}V408h-38c-4-30-6-58-8-90Z`, palette.fig) +
    path(`M446 ${GRADE - 4}h10c2 34 4 60 8 90h-10c-4-30-6-58-8-90Z`, SOIL.stone) +
    path(`M456 400h36v8h-38Z`, palette.teal2) +
    path(`M444 ${GRADE - 6}q-8 2-12 12 10 4 20 2Z`, palette.teal4)
  );
}

/** The rod goes on where the trench ends; block that is hollow is drilled. */
function rod(): string {
  return (
    path('M456 408h36v78c-14 6-34 4-40-8-8-20 2-46 4-70Z', palette.teal3) +
    path('M464 412h28v64c-10 4-22 2-26-6-6-14 0-36-2-58Z', palette.teal2) +
    line('M462 440l-14 6M460 462l-16 8M472 484l-6 14', palette.teal1, 3) +
    rect(504, 376, 32, 41, palette.teal2) +
    rect(504, 436, 32, 41, palette.teal2) +
    circle(496, 392, 5, palette.fig) +
    circle(496, 452, 5, palette.fig) +
    line('M474 196V470', palette.fig, 9) +
    line('M472 196V470', palette.haint2, 4) +
    path('M470 466h9l-4 16Z', palette.haint2) +
    line('M450 196h48', palette.fig, 11) +
    line('M452 194h44', palette.ruf, 5) +
    line('M474 192c-4-52-54-46-66-4S404 300 250 304 60 298-10 308', palette.fig, 8) +
    line('M473 190c-4-50-53-44-65-4S403 298 250 302 60 296-10 306', palette.teal1, 2.6)
  );
}

function stations(): string {
  const around: readonly [number, number][] = [
    [36, 34],
    [90, 33],
    [143, 34],
    [168, 66],
    [168, 122],
    [102, 126],
    [36, 124],
    [36, 80],
  ];
  return (
    // In section: housing with its slots, bait inside, lid at the level of the grass.
    path('M268 318h40v88l-20 16-20-16Z', palette.fig) +
    rect(276, 326, 24, 74, palette.straw) +
    rect(276, 326, 8, 74, palette.buff) +
    line(
      repeat(5, (i) => `M268 ${342 + i * 14}h9M299 ${342 + i * 14}h9`),
      palette.lampPale,
      3,
    ) +
    ellipse(288, 318, 34, 8, palette.fig) +
    ellipse(288, 315, 32, 7, palette.lamp) +
    ellipse(282, 313.5, 18, 3, palette.lampPale) +
    // Its number.
    line('M330 322v-34', palette.creamShade, 3) +
    rect(315, 262, 32, 28, palette.paper) +
    line('M323 269h14l-8 15', palette.fig, 3.4) +
    `<g transform="translate(24 26) rotate(-3)">${around
      .map(([x, y]) => circle(x, y, 5, palette.lamp, `stroke="${palette.fig}" stroke-width="1.6"`))
      .join('')}</g>`
  );
}

/** Soil that holds what it was treated with, down to the footing, and the filled cores beside it. */
function treated(): string {
  const damp = repeat(22, (i) =>
    circle(458 + ((i * 13) % 32), 344 + ((i * 29) % 138), 2.4, palette.teal1),
  );
  return (
    path(`M446 ${GRADE - 4}H${FACE}V484c-14 8-34 6-42-4-6-40-2-110-4-162Z`, palette.teal3) +
    path(`M470 ${GRADE}H${FACE}V480c-8 4-16 2-20-2Z`, palette.teal2) +
    damp +
    rect(504, 376, 32, 41, palette.teal3) +
    rect(504, 436, 32, 41, palette.teal3)
  );
}

function closed(): string {
  return (
    rect(432, 300, FACE - 432, 24, palette.teal4) +
    treated() +
    path(`M434 ${GRADE + 4}c6-12 20-16 34-14 12-2 20 0 24 4v10Z`, SOIL.stone) +
    line(`M446 ${GRADE - 3}l6-2M462 ${GRADE - 5}l7 1M478 ${GRADE - 3}l6-2`, palette.plumLight, 3) +
    circle(496, 392, 5, palette.paper) +
    circle(496, 452, 5, palette.paper)
  );
}

/** Someone lies under the house with a light; the tube is dry and broken. */
function inspected(): string {
  return (
    path('M690 392 552 262v150l138 0Z', palette.lampPale, 'opacity=".26"') +
    path('M690 394 552 296v96Z', palette.lampPale, 'opacity=".3"') +
    rect(549, 312, 14, 44, palette.lampPale, 'opacity=".5"') +
    rect(549, 308, 14, 50, palette.fig2) +
    path('M548 308h15l-5 7-4-4-6 5ZM548 358h15l-4-8-5 5-6-4Z', MUD) +
    path('M562 426l10-5 8 6ZM584 428l7-4 8 5Z', MUD) +
    flashlight(690, 394, -4)
  );
}

/** The pins of a meter in the joist, held up from below. */
function probed(): string {
  return (
    line('M613 222v20M631 222v20', palette.haint, 3.4) +
    rect(600, 240, 44, 66, palette.lamp, 'rx="6"') +
    rect(606, 248, 32, 24, palette.fig) +
    line('M611 266l7-9 6 5 8-10', palette.lampPale, 2.6) +
    circle(622, 286, 5, palette.ruf) +
    arm(628, 306, 14, 230)
  );
}

/** The lower edge of a joist is wet where the brush has been. */
function borate(): string {
  return (
    path('M576 222h142v14H576Z', palette.teal1) +
    path('M576 222h142v4H576Z', palette.haint2) +
    path('M700 238h34l4 18h-42Z', palette.straw) +
    line('M706 240v14M716 240v14M727 240v14', palette.woodDark, 2) +
    path('M698 256h38v8h-38Z', palette.haint) +
    path('M710 264h14l8 40h-16Z', palette.wood) +
    arm(716, 288, 24, 170)
  );
}

function foam(): string {
  const bubbles: readonly [x: number, y: number, radius: number][] = [
    [500, 240, 8],
    [510, 236, 9],
    [521, 241, 10],
    [533, 237, 9],
    [544, 242, 8],
    [515, 246, 7],
    [538, 247, 6],
    [551, 239, 6],
  ];
  return (
    bubbles.map(([x, y, radius]) => circle(x, y, radius, palette.paper)).join('') +
    bubbles
      .map(([x, y, radius]) => circle(x - radius * 0.3, y - radius * 0.3, radius * 0.4, '#FFFDF8'))
      .join('') +
    line(
      bubbles
        .map(([x, y, radius]) => `M${x - radius} ${y + 2}q${radius} ${radius} ${2 * radius} 0`)
        .join(''),
      palette.haintLine,
      1.6,
    )
  );
}
