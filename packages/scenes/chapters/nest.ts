/** A porch and the wall behind it, cut: two nests, when and how they are treated, and when the way in is closed. */
import { rect } from '@wrenhouse/svg';
import { glow } from '../night.ts';
import { palette } from '../palette.ts';
import type { Chapter } from './chapter.ts';
import { FLOOR, INSIDE, porch, wallNest } from './nest-base.ts';
import {
  days,
  dusk,
  dusted,
  duster,
  flight,
  hanging,
  home,
  kinds,
  named,
  open,
  quiet,
  removed,
  sealed,
  watchers,
  workers,
} from './nest-steps.ts';
import { byLamp, lamplit, planSheet, WIDTH } from './section.ts';

function onSheet(drawn: () => string) {
  return byLamp(() => planSheet(626, 46, drawn()));
}

export const nest: Chapter = {
  name: 'nest',
  words: 'a porch and the wall behind it in section, a paper nest in the wall',
  draw: porch,
  lights: () =>
    rect(INSIDE, 0, WIDTH - INSIDE, FLOOR, palette.lampMist, 'opacity=".2"') +
    glow(600, 360, 130, 0.13) +
    lamplit(wallNest()),
  layers: [
    {
      name: 'comb',
      words: 'an open comb under the roof',
      draw: hanging,
      lit: true,
      until: 'removed',
    },
    { name: 'wasps', words: 'wasps on both nests', draw: workers, lit: true, until: 'quiet' },
    { name: 'named', words: 'a yellowjacket, larger', draw: named, lit: true, until: 'flight' },
    {
      name: 'bees',
      words: 'a honey bee and a yellowjacket on a sheet',
      ...onSheet(kinds),
      until: 'flight',
    },
    {
      name: 'flight',
      words: 'a line of flight to a gap in the siding',
      draw: () => flight(palette.ruf),
      lights: () => flight(palette.lampPale),
      until: 'dusk',
    },
    {
      name: 'watched',
      words: 'wasps on their way, and field glasses',
      draw: watchers,
      lit: true,
      until: 'dusk',
    },
    { name: 'dusk', words: 'the porch in its shade', draw: dusk, until: 'open' },
    { name: 'home', words: 'wasps that have come home', draw: home, lit: true, until: 'open' },
    { name: 'dust', words: 'dust in the nest', draw: dusted, lit: true },
    { name: 'duster', words: 'a duster at the gap', draw: duster, lit: true, until: 'open' },
    {
      name: 'open',
      words: 'a tape before the porch, and the gap left open',
      draw: open,
      lit: true,
      until: 'sealed',
    },
    { name: 'quiet', words: 'dead wasps', draw: quiet, lit: true },
    { name: 'removed', words: 'the comb in a bag', draw: removed, lit: true },
    { name: 'sealed', words: 'new siding over the gap', draw: sealed, lit: true },
    { name: 'days', words: 'a sheet with three days', ...onSheet(days) },
  ],
};
