/** A lawn in section: which ants these are, where their mounds are, what bait does, and what came in with sod. */
import type { Chapter } from './chapter.ts';
import { carried, colony, empty, magnified, others } from './mound-ants.ts';
import { lawn, nests } from './mound-base.ts';
import { bait, calendar, compared, flags, map, sod, spreader, treated } from './mound-steps.ts';
import { byLamp, lamplit, planSheet } from './section.ts';

function onSheet(drawn: () => string) {
  return byLamp(() => planSheet(632, 26, drawn()));
}

export const mound: Chapter = {
  name: 'mound',
  words: 'a lawn with two fire ant mounds, cut to show the tunnels below',
  draw: lawn,
  lights: () => lamplit(nests()),
  layers: [
    {
      name: 'ants',
      words: 'fire ants and their queen',
      draw: colony,
      lit: true,
      until: 'empty',
    },
    {
      name: 'others',
      words: 'fire ants of a second mound',
      draw: others,
      lit: true,
      until: 'sod',
    },
    { name: 'compared', words: 'a sheet with two ants', ...onSheet(compared), until: 'map' },
    {
      name: 'named',
      words: 'a fire ant under a magnifier',
      draw: magnified,
      lit: true,
      until: 'flags',
    },
    { name: 'flags', words: 'a flag at each mound', draw: flags, lit: true },
    { name: 'map', words: 'a plan of the lawn', ...onSheet(map), until: 'calendar' },
    { name: 'bait', words: 'grains of bait on the grass', draw: bait, lit: true, until: 'empty' },
    { name: 'spreader', words: 'a spreader', draw: spreader, lit: true, until: 'empty' },
    {
      name: 'carried',
      words: 'ants that carry bait to the queen',
      draw: carried,
      lit: true,
      until: 'empty',
    },
    { name: 'empty', words: 'dead ants in the large mound', draw: empty, lit: true },
    { name: 'calendar', words: 'a sheet with four weeks', ...onSheet(calendar) },
    { name: 'treated', words: 'a cup over a mound', draw: treated, lit: true, until: 'sod' },
    {
      name: 'sod',
      words: 'new sod with a tag',
      draw: sod,
      lit: true,
    },
  ],
};
