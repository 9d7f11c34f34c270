/** A foundation wall from outside: an old vent, a pipe, and a mouse that looks for the way in. */
import { circle, ellipse, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { glow } from '../night.ts';
import { palette } from '../palette.ts';
import type { Chapter } from './chapter.ts';
import { HEIGHT, WIDTH } from './section.ts';
import { crawl, HOLE, lantern, PIPE, pipe, SILL, wall } from './vent-base.ts';

export const vent: Chapter = {
  name: 'vent',
  words: 'a brick foundation with a rusted vent, a mouse before it',
  draw: wall,
  lights: () => lantern() + glow(96, 92, 210, 0.12),
  layers: [
    {
      name: 'measured',
      words: 'the measures of an opening',
      draw: measured,
      lit: true,
      until: 'opened',
    },
    { name: 'gaps', words: 'gaps at a pipe and under the siding', draw: gaps },
    { name: 'marked', words: 'chalk rings at openings', draw: marked, lit: true, until: 'closed' },
    {
      name: 'shining',
      words: 'openings that shine in the dark',
      draw: shining,
      lit: true,
      until: 'closed',
    },
    { name: 'opened', words: 'an opening without its vent', draw: opened },
    { name: 'old', words: 'the old vent on the ground', draw: old, until: 'fitted' },
    { name: 'closed', words: 'gaps closed with metal', draw: closed, lit: true },
    { name: 'trap', words: 'a trap before the vent', draw: trap, lit: true, until: 'watched' },
    { name: 'station', words: 'a locked station on the ground', draw: station, lit: true },
    { name: 'fitted', words: 'a new vent with its mesh', draw: fitted, lit: true },
    { name: 'airflow', words: 'air through the mesh', draw: airflow, lit: true },
    { name: 'watched', words: 'a monitor on the ground', draw: watched, lit: true },
  ],
};

function measured(): string {
  const { x, y, width, height } = HOLE;
  return (
    rect(x - 4, y - 62, width + 8, 18, palette.lampPale) +
    line(
      repeat(20, (i) => `M${x + 2 + i * 15.4} ${y - 44}v-${i % 4 ? 6 : 11}`),
      palette.fig,
      2,
    ) +
    path(`M${x + width + 2} ${y - 68}h34q6 0 6 6v26q0 6-6 6h-34Z`, palette.ruf) +
    circle(x + width + 22, y - 49, 9, palette.lampPale) +
    line(
      `M${x + width + 40} ${y}v${height}M${x + width + 31} ${y}h18M${x + width + 31} ${y + height}h18`,
      palette.paper,
      4,
    ) +
    line(
      `M${x + width + 33} ${y + 12}l7-11 7 11M${x + width + 33} ${y + height - 12}l7 11 7-11`,
      palette.paper,
      4,
    )
  );
}

/** What a rodent needs: a ring of air around the pipe, a strip below the siding. */
function gaps(): string {
  const { x, y } = PIPE;
  return (
    path(
      `M${x - 8} ${y - 14}c16-12 38-4 42 16s-2 46-16 52c-8 2-16 0-22-6v-12c8-4 10-30 0-36Z`,
      '#140A1E',
    ) +
    line(`M${x + 40} ${y - 4}l10-4M${x + 38} ${y + 40}l9 6`, '#8E3414', 4) +
    path(`M420 ${SILL + 2}h92c4 8-4 16-14 18-26 4-60 2-72-4-8-4-8-10-6-14Z`, '#140A1E') +
    path(`M${x + 30} ${y + 66}c10 20-4 60 2 104l-12 0c-4-40 2-70-2-100Z`, palette.rufDark)
  );
}

function ring(x: number, y: number, rx: number, ry: number): string {
  return ellipse(
    x,
    y,
    rx,
    ry,
    'none',
    `stroke="${palette.paper}" stroke-width="5" stroke-dasharray="16 9"`,
  );
}

function marked(): string {
  return (
    ring(PIPE.x + 10, PIPE.y + 20, 64, 66) +
    ring(466, SILL + 10, 84, 32) +
    ring(HOLE.x + 76, HOLE.y + 104, 74, 58) +
    // Droppings on the ledge and below it.
    line(
      `M340 ${HOLE.y + 158}l6-2M372 ${HOLE.y + 159}l6 1M408 ${HOLE.y + 157}l6-2M300 516l6-2M330 514l6 2M352 517l6-3`,
      palette.fig,
      4.5,
    )
  );
}

/** Night, and a lamp inside: what is open shines. */
function shining(): string {
  const { x, y, width, height } = HOLE;
  return (
    rect(0, 0, WIDTH, HEIGHT, '#140A1E', 'opacity=".62"') +
    path(
      `M${x + 16} ${y + 42}h130l-128 16ZM${x + 18} ${y + 80}l190 26v34H${x + 120}l-14-14-70-34v48h-18Z`,
      palette.lampPale,
    ) +
    path(`M${x + 214} ${y + 44}h66v90h-54Z`, palette.lampPale, 'opacity=".6"') +
    glow(x + width / 2, y + height / 2, 210, 0.1) +
    path(`M420 ${SILL + 4}h92c4 6-4 12-14 14-26 4-60 2-72-4-8-4-8-6-6-10Z`, palette.lampPale) +
    glow(466, SILL + 10, 90, 0.13) +
    path(
      `M${PIPE.x - 4} ${PIPE.y - 10}c14-10 32-4 36 14s-2 40-14 46c-8 2-14 0-18-4v-12c8-4 10-30 0-36Z`,
      palette.lampPale,
    ) +
    glow(PIPE.x + 14, PIPE.y + 20, 100, 0.13)
  );
}

function opened(): string {
  const { x, y, width, height } = HOLE;
  return (
    crawl() +
    path(`M${x} ${y + 10}h120L${x} ${y + 110}Z`, palette.fig2) +
    path(`M${x} ${y}h9v${height}h-9ZM${x + width - 9} ${y}h9v${height}h-9Z`, palette.rust)
  );
}

/** Its frame leans on the wall, its louvers, leaves and nest lie before it. */
function old(): string {
  return (
    `<g transform="translate(548 414) rotate(7)">${
      path('M0 0h136v86H0ZM11 11v64h114V11Z', palette.woodDark, 'fill-rule="evenodd"') +
      path('M0 0h136v4H4v82H0Z', palette.rust) +
      path('M12 30l108 22-2 10-108-22Z', palette.rust)
    }</g>` +
    path('M430 514l90-16 2 10-90 16Z', palette.ruf2) +
    path('M352 520c8-26 36-34 58-26 16 4 22 16 24 26Z', palette.straw) +
    line('M360 516q24-26 50-14M372 516q20-14 50 0M350 514l-10-10', palette.woodDark, 2.4)
  );
}

function closed(): string {
  const { x, y } = PIPE;
  return (
    rect(x - 30, y - 26, 88, 90, palette.haint, 'rx="6"') +
    rect(x - 30, y - 26, 88, 8, palette.paper, 'rx="4"') +
    [
      [x - 22, y - 14],
      [x + 48, y - 14],
      [x + 48, y + 54],
    ]
      .map(([cx = 0, cy = 0]) => circle(cx, cy, 4, palette.teal2))
      .join('') +
    pipe() +
    ellipse(x, y + 18, 15, 24, 'none', `stroke="${palette.paper}" stroke-width="5"`) +
    rect(406, SILL - 4, 122, 26, palette.haint) +
    rect(406, SILL - 4, 122, 5, palette.paper) +
    [416, 450, 484, 518].map((cx) => circle(cx, SILL + 10, 3.4, palette.teal2)).join('')
  );
}

/** A snap trap in its box, at the one way that is still used. */
function trap(): string {
  return (
    path('M318 520v-44c0-6 4-10 10-10h104c6 0 10 4 10 10v44Z', palette.teal4) +
    path('M318 480v-4c0-6 4-10 10-10h104c6 0 10 4 10 10v4Z', palette.teal2) +
    path('M318 520v-22a13 13 0 0 1 26 0v22Z', '#140A1E') +
    circle(382, 496, 8, palette.lamp) +
    line('M402 490h26M402 502h26', palette.teal2, 4)
  );
}

function fitted(): string {
  const { x, y, width, height } = HOLE;
  const mesh =
    repeat(26, (i) => `M${x + 22 + i * 10} ${y + 20}v${height - 40}`) +
    repeat(12, (i) => `M${x + 20} ${y + 22 + i * 10.4}h${width - 40}`);
  return (
    rect(x - 12, y - 10, width + 24, height + 22, palette.creamShade, 'rx="4"') +
    rect(x, y, width, height, palette.fig) +
    path(`M${x + 20} ${y + 20}h160L${x + 20} ${y + 120}Z`, palette.fig2) +
    line(mesh, palette.haint, 2.4) +
    path(
      `M${x - 8} ${y - 8}h${width + 16}v${height + 16}H${x - 8}ZM${x + 20} ${y + 20}v${height - 40}h${width - 40}V${y + 20}Z`,
      palette.haint2,
      'fill-rule="evenodd"',
    ) +
    path(`M${x - 8} ${y - 8}h${width + 16}v6H${x - 2}v${height + 10}h-6Z`, palette.paper) +
    path(
      `M${x + 14} ${y + 14}h${width - 28}v${height - 28}h-6V${y + 20}H${x + 14}Z`,
      palette.haintLine,
    ) +
    [
      [x + 4, y + 4],
      [x + width - 4, y + 4],
      [x + 4, y + height - 4],
      [x + width - 4, y + height - 4],
    ]
      .map(
        ([cx = 0, cy = 0]) =>
          circle(cx, cy, 5, palette.teal2) + line(`M${cx - 3} ${cy}h6`, palette.haint2, 1.6),
      )
      .join('')
  );
}

function airflow(): string {
  return line(
    repeat(
      3,
      (i) =>
        `M${190 - i * 8} ${316 + i * 26}c30-20 50 20 86 0M${500 + i * 6} ${316 + i * 26}c34-20 54 20 92 0l-12-8M${592 + i * 6} ${316 + i * 26}l-10 11`,
    ),
    palette.haint2,
    5,
  );
}

/** A box with a lock on a paving stone at the foot of the wall, where the mouse runs. */
function station(): string {
  return place(
    -48,
    -78,
    1.15,
    path('M118 522h150l10 10H108Z', palette.creamShade) +
      path('M124 522v-36c0-8 6-14 14-14h110c8 0 14 6 14 14v36Z', palette.plum) +
      path('M124 490v-4c0-8 6-14 14-14h110c8 0 14 6 14 14v4Z', palette.plumLight) +
      path('M124 522v-20a14 14 0 0 1 28 0v20Z', '#140A1E') +
      rect(168, 496, 54, 22, palette.lampPale) +
      line('M175 503h38M175 511h24', palette.fig, 2.4) +
      path('M236 500v-5a6 6 0 0 1 12 0v5', 'none', `stroke="${palette.haint}" stroke-width="3.4"`) +
      rect(233, 500, 18, 14, palette.lamp, 'rx="2"') +
      circle(242, 506, 2.4, palette.fig),
  );
}

/** A card with soot for footprints, and a dated monitor. */
function watched(): string {
  return (
    path('M372 520l14-22h104l14 22Z', palette.paper) +
    path('M372 520h132v5H372Z', palette.creamShade) +
    path('M398 514l8-12h64l8 12Z', palette.haint) +
    path('M600 520v-30c0-5 4-8 8-8h62c5 0 8 3 8 8v30Z', palette.teal3) +
    path('M600 520v-13a9 9 0 0 1 18 0v13Z', '#140A1E') +
    rect(630, 492, 34, 18, palette.paper) +
    line('M635 498h24M635 504h14', palette.fig, 2)
  );
}
