/**
 * Places of the opened house, seen through a window: what a service is about, where it is done. Each is cut from the
 * drawings of the cutaway, so that the house stays one house.
 */

import { rect } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { inWindow } from '../window-scenes.ts';
import { backdrop } from './backdrop.ts';
import { attic, chimney, crawlSpace, frame, roof } from './cutaway.ts';
import { gutter, porchSide } from './porch-side.ts';
import { bathroom, bedroom, kitchen, livingRoom } from './rooms.ts';

const NIGHT = rect(300, 100, 600, 300, palette.fig2);

/** Left and top on the cutaway, and height; a window is 380 by 300 in shape. */
type Place = readonly [x: number, y: number, height: number];

const VIEWS: readonly { name: string; words: string; place: Place; draw: () => string }[] = [
  {
    name: 'counter',
    words: 'a kitchen counter with ants on their way to the tap',
    place: [352, 422, 122],
    draw: () => kitchen(),
  },
  {
    name: 'refrigerator',
    words: 'a refrigerator with crumbs beside it',
    place: [444, 440, 106],
    draw: () => kitchen() + livingRoom() + frame(),
  },
  {
    name: 'bed',
    words: 'a bed with specks along the mattress seam',
    place: [344, 299, 112],
    draw: () => bedroom(),
  },
  {
    name: 'corner',
    words: 'the corner of a living room with a web in it',
    place: [563, 421, 124],
    draw: () => livingRoom() + frame(),
  },
  {
    name: 'rug',
    words: 'a dog asleep on a rug',
    place: [630, 424, 124],
    draw: () => livingRoom() + frame(),
  },
  {
    name: 'attic',
    words: 'an attic with boxes, and a nest in the insulation',
    place: [432, 170, 120],
    draw: () => NIGHT + roof() + attic() + frame(),
  },
  {
    name: 'rafters',
    words: 'the rafters of an attic around its vent',
    place: [572, 158, 132],
    draw: () => NIGHT + roof() + attic() + frame(),
  },
  {
    name: 'chimney',
    words: 'a chimney on a roof at dusk',
    place: [690, 92, 150],
    draw: () => backdrop() + chimney() + roof() + attic(),
  },
  {
    name: 'duct',
    words: 'a duct between the piers of a crawl space',
    place: [470, 546, 100],
    draw: () => frame() + crawlSpace(),
  },
  {
    name: 'sill',
    words: 'a mud tube that climbs to the sill of a house',
    place: [752, 522, 134],
    draw: () => backdrop() + livingRoom() + frame() + crawlSpace(),
  },
  {
    name: 'eaves',
    words: 'eaves with a full gutter and a wasps’ nest',
    place: [799, 262, 74],
    draw: () => backdrop() + roof() + bathroom() + frame() + gutter(),
  },
  {
    name: 'fascia',
    words: 'the roof of a porch at dusk',
    place: [160, 404, 150],
    draw: () => backdrop() + porchSide(),
  },
];

export const ROOM_VIEWS = VIEWS.map(({ name, words, place: [x, y, height], draw }) => ({
  name,
  words: `${words}, seen through a window`,
  draw: () => inWindow(`${x} ${y} ${Math.round((height * 380) / 300)} ${height}`, draw()),
}));
