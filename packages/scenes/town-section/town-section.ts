/**
 * A house and its ground in section, for the pages of towns: two halves that stand beside or below one another, and parts that
 * are shown only where a page's own words name such a place.
 */
import { drawing } from '@wrenhouse/svg';
import { inFiles } from '../chapters/chapters.ts';
import { basement, crawlSpace, deck, neighbor, openHouse, yardTree } from './open-house.ts';
import { HEIGHT, HOUSE_WIDTH, YARD_WIDTH } from './section-ground.ts';
import {
  alley,
  containers,
  ditch,
  dock,
  field,
  garage,
  lawn,
  reeds,
  shed,
  water,
  woods,
  yard,
} from './yard.ts';

interface Part {
  name: string;
  /** As it follows "a drawing of". */
  words: string;
  draw: () => string;
}

interface Spot {
  /** As front matter names it. */
  name: string;
  /** Parts without which there is no such place; none = it is always there. */
  parts?: string[];
  /** Where the number of its first pest stands. */
  at: [x: number, y: number];
  /** From there to the number of the next. */
  next: [x: number, y: number];
}

interface Half {
  name: 'house' | 'yard';
  width: number;
  words: string;
  draw: () => string;
  /** In the order in which they lie on one another. */
  parts: Part[];
  spots: Spot[];
  /** Parts that stand in one place, so that a page shows one of them. */
  either: string[][];
}

const HALVES: readonly Half[] = [
  {
    name: 'house',
    width: HOUSE_WIDTH,
    words: 'a house cut open, from its roof to its footing',
    draw: openHouse,
    parts: [
      { name: 'tree', words: 'a tree whose limbs reach a house', draw: yardTree },
      { name: 'neighbor', words: 'a house that shares a wall with the next', draw: neighbor },
      { name: 'deck', words: 'a deck behind a house', draw: deck },
      { name: 'crawl-space', words: 'a crawl space on piers', draw: crawlSpace },
      { name: 'basement', words: 'a stone basement', draw: basement },
    ],
    spots: [
      { name: 'roof', at: [340, 88], next: [-48, 24] },
      { name: 'chimney', at: [538, 62], next: [0, 48] },
      { name: 'attic', at: [425, 142], next: [48, 0] },
      { name: 'eaves', at: [184, 190], next: [-48, 0] },
      { name: 'gutter', at: [40, 284], next: [0, 48] },
      { name: 'wall', at: [645, 310], next: [0, -48] },
      { name: 'shared-wall', parts: ['neighbor'], at: [645, 225], next: [0, 48] },
      { name: 'bedroom', at: [310, 212], next: [-48, 0] },
      { name: 'drain', at: [516, 236], next: [48, 0] },
      { name: 'pipes', at: [430, 262], next: [0, 48] },
      { name: 'kitchen', at: [508, 326], next: [48, 0] },
      { name: 'porch', at: [112, 344], next: [46, 0] },
      { name: 'deck', parts: ['deck'], at: [704, 344], next: [48, 0] },
      { name: 'bed', at: [168, 400], next: [-48, 0] },
      { name: 'walk', at: [34, 412], next: [46, 14] },
      { name: 'tree', parts: ['tree'], at: [70, 176], next: [0, -48] },
      { name: 'sill', at: [612, 366], next: [-48, 0] },
      { name: 'foundation', at: [656, 430], next: [48, 0] },
      { name: 'crawl-space', parts: ['crawl-space'], at: [252, 408], next: [48, 0] },
      { name: 'basement', parts: ['basement'], at: [548, 500], next: [-48, 0] },
      { name: 'soil', at: [330, 520], next: [-48, 0] },
    ],
    either: [['neighbor', 'deck']],
  },
  {
    name: 'yard',
    width: YARD_WIDTH,
    words: 'the ground beside a house, cut open',
    draw: yard,
    parts: [
      { name: 'woods', words: 'the edge of woods', draw: woods },
      { name: 'field', words: 'a field behind a fence', draw: field },
      { name: 'water', words: 'open water at the end of the land', draw: water },
      { name: 'reeds', words: 'grass in shallow water', draw: reeds },
      { name: 'dock', words: 'a dock with a lamp', draw: dock },
      { name: 'garage', words: 'an open garage', draw: garage },
      { name: 'alley', words: 'trash cans along a fence', draw: alley },
      { name: 'lawn', words: 'mounds of soil in turf', draw: lawn },
      { name: 'containers', words: 'a birdbath and a saucer with water', draw: containers },
      { name: 'shed', words: 'a shed with hay and feed', draw: shed },
      { name: 'ditch', words: 'a ditch with water in it', draw: ditch },
    ],
    spots: [
      { name: 'garage', parts: ['garage'], at: [104, 350], next: [58, 0] },
      { name: 'alley', parts: ['alley'], at: [90, 332], next: [58, 0] },
      { name: 'lawn', parts: ['lawn'], at: [266, 366], next: [-58, 0] },
      { name: 'containers', parts: ['containers'], at: [357, 326], next: [58, 0] },
      { name: 'shed', parts: ['shed'], at: [486, 350], next: [0, -58] },
      { name: 'ditch', parts: ['ditch'], at: [595, 432], next: [0, -58] },
      { name: 'field', parts: ['field'], at: [722, 376], next: [-58, 0] },
      { name: 'woods', parts: ['woods'], at: [836, 344], next: [0, -58] },
      { name: 'marsh', parts: ['water', 'reeds'], at: [944, 458], next: [-58, -18] },
      { name: 'river', parts: ['water'], at: [944, 458], next: [-58, -18] },
      { name: 'lake', parts: ['water'], at: [944, 458], next: [-58, -18] },
      { name: 'pond', parts: ['water'], at: [944, 458], next: [-58, -18] },
      { name: 'dock', parts: ['water', 'dock'], at: [932, 356], next: [-58, 0] },
    ],
    either: [['garage', 'alley']],
  },
];

/** `section-house` and `section-yard`, and each part as `section-house-deck`; each at night, too. */
export function sectionFiles() {
  return HALVES.flatMap(({ name, width, words, draw, parts }) => {
    const file = (body: string) => drawing(width, HEIGHT, body);
    return [
      ...inFiles(`section-${name}`, { words, draw }, file),
      ...parts.flatMap((part) => inFiles(`section-${name}-${part.name}`, part, file)),
    ];
  });
}

/** What the site has to know. */
export function sectionTable() {
  return HALVES.map(({ name, width, parts, spots, either }) => ({
    name,
    width,
    height: HEIGHT,
    parts: parts.map((part) => part.name),
    spots: spots.map(({ parts = [], ...spot }) => ({ ...spot, parts })),
    either,
  }));
}
