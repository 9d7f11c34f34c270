/** Charlottesville's ground: ridge behind ridge with mist between, vines in rows, a barn, dogwoods. */

import { formatNumber, line, path, place, rect, repeat, seededRandom } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { bush, dogwood, fence, maple, pine, tree, tuft } from '../plants.ts';
import { ridge, sky } from './ground.ts';

export function blueRidge(): string {
  return (
    sky(null) +
    ridge([200, 210, 220, 250, 300, 380, 420, 370, 400], 26, 3, '#A9D3D2') +
    ridge([178, 190, 186, 200, 240, 290, 330, 330, 300], 24, 21, palette.teal1) +
    mist(470) +
    ridge([160, 150, 160, 166, 180, 210, 240, 226, 250], 20, 47, palette.teal2) +
    mist(520) +
    ridge([126, 130, 124, 130, 136, 146, 150, 164, 160], 14, 61, palette.teal3) +
    vineyard() +
    near()
  );
}

/** Low cloud that lies along a ridge. */
function mist(y: number): string {
  return path(
    `M0 ${y + 30}c200-30 340 10 520-8s300-26 520-6 380-2 560 6v26c-200-14-380 12-560 2s-340 8-520-2-340 14-520 4Z`,
    palette.haint2,
    'opacity=".75"',
  );
}

function vineyard(): string {
  const next = seededRandom(77);
  const rows = Array.from({ length: 7 }, (_, row) => {
    const y = 596 + row * row * 1.7 + row * 6;
    const size = 7 + row * 1.6;
    const leaves = repeat(Math.ceil(760 / (size * 2)), (i) => {
      const x = 780 + i * size * 2.1 - row * 34;
      return x > 1600
        ? ''
        : `M${formatNumber(x)} ${formatNumber(y)}q${formatNumber(size)}-${formatNumber(size * (1.6 + next()))} ${formatNumber(size * 2)} 0Z`;
    });
    return (
      path(leaves, row % 2 ? palette.teal3 : palette.teal4) +
      line(`M${780 - row * 34} ${formatNumber(y + 3)}H1600`, palette.fig2, 1.5)
    );
  });
  return ridge([108, 104, 100, 100, 104, 110, 114, 116, 118], 4, 83, palette.straw) + rows.join('');
}

function barn(): string {
  return (
    rect(-52, -62, 104, 62, palette.ruf) +
    path('M-60-60-36-96H36L60-60Z', palette.fig2) +
    path('M-18-44h36V0h-36Z', palette.rufDark) +
    line('M-18-44L18 0M18-44L-18 0M-18-44h36', palette.cream, 3) +
    path('M-9-82h18v14h-18Z', palette.lampPale)
  );
}

function near(): string {
  return (
    place(620, 606, 0.86, barn()) +
    tree(548, 606, 0.6) +
    maple(700, 604, 0.56) +
    pine(1540, 616, 0.8) +
    ridge([58, 44, 36, 30, 26, 24, 26, 30, 34], 4, 97, palette.teal4) +
    dogwood(72, 664, 1.1) +
    bush(196, 690, 0.8) +
    fence(330, 1000, 690, 62) +
    dogwood(1420, 690, 1) +
    bush(1540, 700, 0.9) +
    tuft(30, 698, 1) +
    tuft(300, 702, 1) +
    tuft(1180, 700, 1.2)
  );
}
