/** From a nest in the wall to the honey on a counter, and back with bait. */
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { ant, COUNTER, chambers, FACE, INSIDE, kitchen } from './bait-base.ts';
import type { Chapter } from './chapter.ts';
import { evening, lens, specimen } from './section.ts';

const DROP = circle(12, -8, 3.4, palette.lamp);

export const bait: Chapter = {
  name: 'bait',
  words: 'an ants’ nest in the wall beside a kitchen counter',
  draw: kitchen,
  lights: () => path(`M${INSIDE} 0h488v300H${INSIDE}Z`, palette.lampMist, 'opacity=".16"'),
  layers: [
    {
      name: 'trail',
      words: 'a trail of ants',
      draw: trail,
      reveal: 'left',
      lit: true,
      until: 'judged',
    },
    {
      name: 'back',
      words: 'an arrow from the honey back to the nest',
      draw: back,
      reveal: 'right',
      lit: true,
      until: 'fed',
    },
    { name: 'named', words: 'an ant under a magnifier', draw: named, lit: true, until: 'fed' },
    { name: 'fed', words: 'drops of bait beside the trail', draw: fed, lit: true, until: 'judged' },
    { name: 'tidied', words: 'a cut branch, a dry hose bib, thin mulch', draw: tidied },
    { name: 'treated', words: 'a treated line along the foundation', draw: treated, lit: true },
    {
      name: 'noted',
      words: 'aphids that drip honeydew, and rings around a gap and a drip',
      draw: noted,
      lit: true,
    },
    { name: 'judged', words: 'an empty nest and a clean counter', draw: judged },
  ],
};

/** Where ants walk: out of the wall, along the counter to the honey; and down the wall outside. */
function trail(): string {
  return (
    path('M580 301c6-10 30-12 50-8 10 2 10 8 2 8Z', palette.lampDark) +
    path('M590 297c8-4 20-4 28-2', 'none', `stroke="${palette.lampPale}" stroke-width="3"`) +
    repeat(4, (i) => ant(430 + i * 58, COUNTER, 0, 1.45)) +
    ant(150, 180, -30, 1.3) +
    ant(206, 168, -8, 1.3) +
    line('M430 262h132M548 251l18 11-18 11', palette.ruf, 5, 'stroke-dasharray="14 9"')
  );
}

/** The way of the ants, backward: below the counter, through the outlet, up to the nest. */
function back(): string {
  const way = 'M640 336H424c-26 0-24-30-44-34-14-2-22 2-32 8';
  const tip = 'M364 298l-18 13 20 10';
  return (
    line(way, palette.fig, 10) +
    line(tip, palette.fig, 10) +
    line(way, palette.lampPale, 5, 'stroke-dasharray="16 9"') +
    line(tip, palette.lampPale, 5)
  );
}

function named(): string {
  return (
    line('M536 250l48 40', palette.fig, 16) +
    line('M540 253l42 35', palette.woodDark, 8) +
    lens(492, 206, 70, specimen('ant', 492, 206, 104))
  );
}

/** Drops beside the trail; ants that carry some of it home, and give it to queen and young. */
function fed(): string {
  return (
    [446, 482, 518, 554]
      .map(
        (x) =>
          ellipse(x, COUNTER + 9, 13, 5, palette.lampDark) +
          ellipse(x - 3, COUNTER + 7, 7, 2.4, palette.lampPale),
      )
      .join('') +
    `<g transform="scale(-1 1) translate(-1000 0)">${ant(484, COUNTER, 0, 1.45, DROP) + ant(542, COUNTER, 0, 1.45, DROP)}</g>` +
    line('M566 236H434M448 225l-18 11 18 11', palette.lampDark, 5, 'stroke-dasharray="14 9"') +
    [
      [352, 338],
      [334, 332],
      [372, 340],
      [316, 404],
      [352, 402],
    ]
      .map(([x = 0, y = 0]) =>
        circle(x, y, 4.4, palette.lamp, `stroke="${palette.woodDark}" stroke-width="1.4"`),
      )
      .join('')
  );
}

function treated(): string {
  const drops = repeat(9, (i) =>
    circle(FACE - 18 - (i % 3) * 10, 446 + Math.floor(i / 3) * 18, 3, palette.haint),
  );
  return (
    line(`M${FACE - 8} 438V500`, palette.teal1, 12) +
    line(`M${FACE - 8} 494H204`, palette.teal1, 10) +
    line(`M${FACE - 9} 150V196`, palette.teal1, 12) +
    line(`M${FACE - 9} 388V424`, palette.teal1, 10) +
    drops
  );
}

/** The yard again where the branch was, and a bed of mulch that ends before the wall. */
function tidied(): string {
  return (
    `<clipPath id="cut"><path d="M131 120H${FACE - 13}V216H140Z"/></clipPath><g clip-path="url(#cut)">${evening(390)}</g>` +
    path('M122 190l12-5 5 11-12 5Z', palette.straw) +
    path(`M116 440H${FACE - 13}V497H116Z`, palette.teal3) +
    path('M96 502c14-16 30-20 56-20 26-2 44 6 50 20Z', palette.rufDark) +
    line('M120 494l8-1M142 489l7 1M164 493l8-2', palette.rust, 3)
  );
}

/** A leaf under a magnifier, with aphids on it; drops below the branch; rings at the gap and at the hose bib. */
function noted(): string {
  const aphid = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${
      line('M-4 5l-4 7M2 6l0 7M7 4l5 6', palette.teal4, 1.8) +
      path(
        'M-14 0c0-8 10-11 18-8 6 2 9 5 9 8s-3 6-9 8c-8 3-18 0-18-8Z',
        palette.haint2,
        `stroke="${palette.teal5}" stroke-width="2"`,
      ) +
      circle(11, -1, 3.4, palette.teal2) +
      line('M13-3l8-6M14-1l9-2', palette.teal4, 1.6)
    }</g>`;
  const drop = (x: number, y: number) =>
    path(
      `M${x} ${y}q7 11 0 15-7-4 0-15Z`,
      palette.lamp,
      `stroke="${palette.woodDark}" stroke-width="1.2"`,
    );
  const ring = (x: number, y: number, radius: number) =>
    circle(
      x,
      y,
      radius,
      'none',
      `stroke="${palette.ruf}" stroke-width="5" stroke-dasharray="14 8"`,
    );
  return (
    line('M132 306l36 44', palette.fig, 16) +
    line('M135 309l31 38', palette.woodDark, 8) +
    lens(
      92,
      262,
      66,
      path('M40 276c14-34 66-52 104-32-8 36-62 58-104 32Z', palette.teal3) +
        line('M42 275c32-2 66-12 100-30M74 268l-4-22M100 260l0-22', palette.teal4, 2.4) +
        aphid(74, 256, -14) +
        aphid(104, 244, -20) +
        aphid(96, 274, -10) +
        drop(70, 288) +
        drop(108, 286),
    ) +
    drop(168, 204) +
    drop(198, 226) +
    drop(184, 266) +
    ring(264, 170, 30) +
    ring(240, 432, 46)
  );
}

function judged(): string {
  const days = repeat(12, (i) =>
    rect(442 + (i % 6) * 20, 210 + Math.floor(i / 6) * 24, 13, 14, palette.haint2),
  );
  return (
    chambers() +
    rect(432, 178, 136, 92, palette.creamShade) +
    rect(428, 174, 136, 92, palette.paper) +
    rect(428, 174, 136, 24, palette.ruf) +
    days +
    line('M516 244l10 10 22-28', palette.ruf, 7)
  );
}
