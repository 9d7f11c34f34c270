/** Richmond's ground: a skyline over a rocky river, arches across it, porches on the near bank. */

import { formatNumber, path, rect, repeat, seededRandom } from '@wrenhouse/svg';
import { farHouse } from '../house.ts';
import { palette } from '../palette.ts';
import { bush, dogwood, maple, tree, tuft } from '../plants.ts';
import { ridge, sky, treeLine } from './ground.ts';

export function riverCity(): string {
  return (
    sky(470) + ridge([150, 172, 160, 176, 166], 14, 7, palette.teal1) + skyline() + river() + bank()
  );
}

/** x, width, height above the far bank. */
const TOWERS = [
  [880, 58, 92],
  [944, 40, 150],
  [990, 66, 118],
  [1064, 46, 196],
  [1116, 74, 134],
  [1198, 52, 222],
  [1258, 64, 160],
  [1330, 44, 108],
  [1382, 78, 142],
  [1470, 54, 96],
] as const;

function skyline(): string {
  const next = seededRandom(11);
  return (
    TOWERS.map(([x, width, height], index) => {
      const top = 560 - height;
      const lit = repeat(Math.floor(height / 20) - 1, (row) =>
        repeat(Math.floor((width - 12) / 13), (column) =>
          next() < 0.42 ? `M${x + 8 + column * 13} ${top + 12 + row * 20}h6v9h-6Z` : '',
        ),
      );
      const fill = index % 2 ? palette.teal2 : palette.teal3;
      const roof =
        index === 5
          ? path(`M${x + 14} ${top}l12-34 12 34Z`, fill)
          : rect(x + 8, top - 8, 18, 9, fill);
      return roof + rect(x, top, width, height, fill) + path(lit, palette.lampPale);
    }).join('') + treeLine(566, 26, 5, palette.teal3)
  );
}

function river(): string {
  const next = seededRandom(23);
  const rocks = Array.from({ length: 16 }, () => {
    const [x, y, size] = [next() * 1600, 606 + next() * 44, 10 + next() * 22];
    return path(
      `M${formatNumber(x - size)} ${formatNumber(y)}q${formatNumber(size * 0.5)}-${formatNumber(size * 0.7)} ${formatNumber(size)}-${formatNumber(size * 0.5)}t${formatNumber(size)} ${formatNumber(size * 0.5)}Z`,
      next() < 0.5 ? palette.plumLight : palette.plum,
    );
  });
  const shine = repeat(26, (i) => {
    const x = (i * 197) % 1560;
    return `M${x} ${598 + ((i * 31) % 62)}h${24 + ((i * 13) % 50)}v2.5h-${24 + ((i * 13) % 50)}Z`;
  });
  return (
    path('M0 582H1600V700H0Z', palette.buff) + path(shine, palette.path) + arches() + rocks.join('')
  );
}

/** The railroad's arches, side by side over the water, each with its light side and its foot on a rock. */
function arches(): string {
  const opening = repeat(11, (i) => `M${i * 150 + 14} 648v-32a61 56 0 0 1 122 0v32Z`);
  const lit = repeat(11, (i) => `M${i * 150 + 136} 648v-34l8 -6v40Z`);
  return (
    path(`M0 550H1600V648H0Z${opening}`, palette.teal3, 'fill-rule="evenodd"') +
    path(lit, palette.teal2) +
    path('M0 544H1600v9H0Z', palette.teal4) +
    path(
      repeat(11, (i) => `M${i * 150 - 26} 652q26-16 54 0Z`),
      palette.plum,
    )
  );
}

function bank(): string {
  return (
    ridge([66, 48, 40, 34, 36, 40, 52, 62, 70], 6, 3, palette.straw) +
    farHouse(1330, 654, 0.56) +
    maple(1236, 656, 0.74) +
    tree(1540, 656, 0.74) +
    ridge([44, 30, 24, 20, 18, 20, 26, 34, 40], 6, 9, palette.teal4) +
    dogwood(74, 668, 1.05) +
    bush(210, 690, 0.8) +
    bush(1200, 690, 0.9) +
    tuft(330, 696, 1) +
    tuft(820, 698, 1.1) +
    tuft(1480, 692, 1.2)
  );
}
