/** The morning of a first visit: house, path and the van. Poster of the film, 640 by 480. */

import { drawing, path, rect } from '@wrenhouse/svg';
import { house } from './house.ts';
import { van } from './objects.ts';
import { palette } from './palette.ts';
import { fence, hydrangea, maple, pine, tree, tuft } from './plants.ts';

export function firstVisit(): string {
  return drawing(
    640,
    480,
    morningYard() + fence(-10, 80, 436, 66) + van(232, 448, 1.18) + tuft(40, 470, 1.2),
  );
}

/** Everything but the van, so that the film can drive it in. */
export function morningYard(): string {
  return (
    rect(0, 0, 640, 480, palette.haint) +
    path('M0 150c140-20 300 20 640-6v336H0Z', '#D3EBE3') +
    path('M0 236c200-16 400 16 640-4v248H0Z', '#FFE6C2') +
    path(
      'M60 92h96a9 9 0 0 0 0-18h-14a10 10 0 0 0-12-14H94a9 9 0 0 0-8 14H60a9 9 0 0 0 0 18Z',
      palette.cream,
    ) +
    path('M0 300c100-50 200-40 320-20s220-40 320-20v220H0Z', palette.teal1) +
    path('M0 330c140-30 300-10 400-4s160-20 240-14v168H0Z', palette.teal2) +
    tree(40, 372, 1.9) +
    maple(606, 366, 1.5) +
    pine(556, 366, 1.1) +
    house(96, 374, 1.35) +
    path('M0 366H640v120H0Z', palette.straw) +
    path('M0 384c200-16 440-16 640 0v100H0Z', palette.teal4) +
    path('M150 392c160-10 400-10 560 22l-70 70H60Z', palette.path) +
    hydrangea(120, 392, 1) +
    hydrangea(500, 390, 0.9)
  );
}
