/** A bedroom in section: what shows bed bugs, what takes them out of the bed and the wall, and what keeps watch. */
import { rect } from '@wrenhouse/svg';
import { glow } from '../night.ts';
import { palette } from '../palette.ts';
import { bedroom, FLOOR, opened, WALL } from './bed-base.ts';
import { evidence, hidden, magnified } from './bed-bugs.ts';
import { bag, bedding, catchSeen, cups, encased, watched } from './bed-covers.ts';
import { calendar, choice, curve, visits } from './bed-sheets.ts';
import { dust, duster, heat, steam, vacuum } from './bed-tools.ts';
import type { Chapter } from './chapter.ts';
import { byLamp, lamplit, planSheet, WIDTH } from './section.ts';

function onSheet(drawn: () => string) {
  return byLamp(() => planSheet(436, 20, drawn()));
}

export const bed: Chapter = {
  name: 'bed',
  words: 'a bed in a bedroom, opened like the wall beside it',
  draw: bedroom,
  lights: () =>
    rect(WALL.to, 0, WIDTH - WALL.to, FLOOR, palette.lampMist, 'opacity=".14"') +
    lamplit(opened()) +
    glow(784, 304, 190, 0.11),
  layers: [
    { name: 'bedding', words: 'a pillow and a blanket', ...byLamp(bedding), until: 'prepared' },
    {
      name: 'evidence',
      words: 'bed bugs, spots and eggs along a seam',
      draw: evidence,
      lit: true,
      until: 'dust',
    },
    {
      name: 'hidden',
      words: 'bed bugs in a wall and inside a box spring',
      draw: hidden,
      lit: true,
      until: 'heat',
    },
    {
      name: 'magnifier',
      words: 'a bed bug under a magnifier',
      draw: magnified,
      lit: true,
      until: 'prepared',
    },
    {
      name: 'choice',
      words: 'a sheet with two methods',
      ...onSheet(choice),
      until: 'heat',
    },
    { name: 'prepared', words: 'a sealed bag of bedding', ...byLamp(bag), until: 'made' },
    { name: 'vacuum', words: 'a vacuum along a seam', draw: vacuum, lit: true, until: 'dust' },
    { name: 'steam', words: 'steam into a joint', draw: steam, lit: true, until: 'dust' },
    { name: 'dust', words: 'dust in a wall', draw: dust, lit: true },
    { name: 'duster', words: 'a duster at an outlet', draw: duster, lit: true, until: 'heat' },
    {
      name: 'visits',
      words: 'a sheet with two or three visits',
      ...onSheet(visits),
      until: 'heat',
    },
    {
      name: 'heat',
      words: 'a heater, and a curve that stays above 122 degrees',
      draw: () => onSheet(curve).draw() + heat(),
      lit: true,
      until: 'interceptors',
    },
    { name: 'encased', words: 'covers with zippers', ...byLamp(encased), reveal: 'left' },
    { name: 'interceptors', words: 'cups under the legs', draw: cups, lit: true },
    {
      name: 'catch',
      words: 'a bed bug in the cup under a leg',
      draw: catchSeen,
      lit: true,
      until: 'watched',
    },
    { name: 'made', words: 'a made bed', ...byLamp(bedding) },
    { name: 'watched', words: 'a flashlight on a cup', draw: watched, lit: true },
    { name: 'done', words: 'sixty days without a catch', ...onSheet(calendar) },
  ],
};
