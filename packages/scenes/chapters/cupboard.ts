/** A kitchen in section: where cockroaches hide around a sink, and what thins them out. */
import { rect } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import type { Chapter } from './chapter.ts';
import { cabinet, FLOOR, kitchen, WALL } from './cupboard-base.ts';
import { hidden, inReach, magnified, outside } from './cupboard-roaches.ts';
import {
  count,
  dots,
  dust,
  duster,
  freshTraps,
  gel,
  map,
  regulator,
  sealed,
  traps,
  turns,
  vacuum,
} from './cupboard-steps.ts';
import { byLamp, lamplit, planSheet, WIDTH } from './section.ts';

function onSheet(drawn: () => string) {
  return byLamp(() => planSheet(468, 24, drawn()));
}

export const cupboard: Chapter = {
  name: 'cupboard',
  words: 'the opened cabinet under a kitchen sink, beside a stove and a refrigerator',
  draw: kitchen,
  lights: () =>
    rect(WALL.to, 0, WIDTH - WALL.to, FLOOR, palette.lampMist, 'opacity=".16"') +
    lamplit(cabinet()),
  layers: [
    {
      name: 'hidden',
      words: 'cockroaches in a wall, behind a toe-kick and along hinges',
      draw: hidden,
      lit: true,
      until: 'dust',
    },
    {
      name: 'roaches',
      words: 'cockroaches under the sink',
      draw: inReach,
      lit: true,
      until: 'dots',
    },
    {
      name: 'outside',
      words: 'large cockroaches at a gap in the outer wall',
      draw: outside,
      lit: true,
      until: 'sealed',
    },
    { name: 'traps', words: 'sticky traps', draw: traps, lit: true, until: 'counted' },
    { name: 'map', words: 'a plan of the kitchen', ...onSheet(map), until: 'turns' },
    {
      name: 'named',
      words: 'a German cockroach under a magnifier',
      draw: magnified,
      lit: true,
      until: 'vacuum',
    },
    { name: 'vacuum', words: 'a vacuum', draw: vacuum, lit: true, until: 'dots' },
    { name: 'dots', words: 'small dots of gel bait in cracks', draw: dots, lit: true },
    { name: 'gel', words: 'a hand with gel bait', draw: gel, lit: true, until: 'regulator' },
    { name: 'turns', words: 'a sheet with two baits', ...onSheet(turns), until: 'regulator' },
    {
      name: 'regulator',
      words: 'a sheet on which the young do not come to breed',
      ...onSheet(regulator),
      until: 'counted',
    },
    { name: 'dust', words: 'dust in the wall and under the cabinet', draw: dust, lit: true },
    { name: 'duster', words: 'a duster', draw: duster, lit: true, until: 'sealed' },
    { name: 'sealed', words: 'a treated line and a closed gap outside', draw: sealed, lit: true },
    { name: 'fresh', words: 'new traps', draw: freshTraps, lit: true },
    { name: 'counted', words: 'a sheet with what two traps caught', ...onSheet(count) },
  ],
};
