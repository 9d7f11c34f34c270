/** From a nest in the wall to the honey on a counter, and back with bait. */
import { smallSpecimen, TRAY } from '@wrenhouse/specimens';
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { ant, COUNTER, chambers, FACE, INSIDE, kitchen } from './bait-base.ts';
import type { Chapter } from './chapter.ts';
import { evening } from './section.ts';

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
    { name: 'named', words: 'an ant under a magnifier', draw: named, lit: true, until: 'fed' },
    { name: 'fed', words: 'drops of bait beside the trail', draw: fed, lit: true, until: 'judged' },
    { name: 'tidied', words: 'a cut branch, a dry hose bib, thin mulch', draw: tidied },
    { name: 'treated', words: 'a treated line along the foundation', draw: treated, lit: true },
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

function named(): string {
  const size = 104;
  const specimen = smallSpecimen('ant', TRAY).svg.replace(
    /<svg [^>]*?(?= viewBox)/,
    `<svg x="${492 - size / 2}" y="${206 - size / 2}" width="${size}" height="${size}" overflow="visible"`,
  );
  return (
    line('M536 250l48 40', palette.fig, 16) +
    line('M540 253l42 35', palette.woodDark, 8) +
    circle(492, 206, 70, palette.fig) +
    circle(492, 206, 62, '#FFFDF8') +
    specimen +
    path(
      'M446 186c6-22 22-34 42-38',
      'none',
      `stroke="${palette.haint}" stroke-width="6" stroke-linecap="round"`,
    )
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
