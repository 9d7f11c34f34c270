/** The Upstate's ground: low mountains behind, red clay between, a creek with falls, pines and a palmetto. */

import { line, path, repeat } from '@wrenhouse/svg';
import { farHouse } from '../house.ts';
import { palette } from '../palette.ts';
import { bush, fence, palmetto, pine, tree, tuft } from '../plants.ts';
import { ridge, sky, treeLine } from './ground.ts';

export function foothills(): string {
  return (
    sky(560) +
    ridge([190, 200, 180, 150, 190, 250, 300, 262, 290], 18, 13, palette.teal1) +
    ridge([150, 160, 150, 130, 150, 196, 214, 230, 212], 14, 31, palette.teal2) +
    treeLine(592, 26, 19, palette.teal3) +
    field() +
    creek() +
    near()
  );
}

/** Plowed clay, in rows that run to the woods. */
function field(): string {
  const rows = repeat(15, (i) => `M${760 + i * 46} 604L${520 + i * 92} 700`);
  return (
    ridge([96, 92, 92, 96, 98, 96, 100, 104, 108], 4, 43, palette.rust) +
    line(rows, palette.ruf2, 4)
  );
}

/** Comes out of the woods, drops over a ledge and widens. */
function creek(): string {
  return (
    path(
      'M398 600c-16 14 30 18 24 34h-84c-30 14-90 24-124 66h300c-36-24-44-44-20-66h-46c10-16-30-20-24-34Z',
      palette.haint,
    ) +
    path('M338 632h156v18H330Z', palette.haint2) +
    line('M352 634v14M374 634v14M398 634v14M422 634v14M448 634v14M470 634v14', palette.paper, 5) +
    path('M306 650q4-26 26-26 14 0 16 10l-8 18ZM482 654l4-22q16-16 34 0 10 8 8 22Z', palette.plum) +
    path('M420 676q14-16 32 0ZM300 684q12-12 26 0Z', palette.plumLight)
  );
}

function near(): string {
  return (
    farHouse(1180, 620, 0.56) +
    tree(1090, 622, 0.6) +
    pine(1330, 624, 0.9) +
    pine(1384, 628, 0.7, palette.teal3) +
    pine(1560, 640, 1.3) +
    ridge([62, 44, 20, 4, 8, 24, 34, 40, 46], 4, 53, palette.teal4) +
    palmetto(70, 672, 1.25) +
    bush(170, 690, 0.8) +
    fence(900, 1580, 676, 64) +
    bush(830, 704, 0.9) +
    tuft(30, 698, 1) +
    tuft(700, 702, 1.1) +
    tuft(1000, 700, 1.1)
  );
}
