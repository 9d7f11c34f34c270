/** The coast's ground: dunes and sea oats, a slat fence, loblollies, a cottage on piles, the evening sea. */

import { formatNumber, line, path, place, rect, repeat, seededRandom } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { pine, tuft } from '../plants.ts';
import { ridge, sky } from './ground.ts';

export function coast(): string {
  return sky(620) + sea() + dunes();
}

function sea(): string {
  const waves = repeat(40, (i) => {
    const x = (i * 211) % 1580;
    const width = 30 + ((i * 17) % 90);
    return `M${x} ${536 + ((i * 23) % 78)}q${formatNumber(width / 2)}-7 ${width} 0q-${formatNumber(width / 2)}-3-${width} 0Z`;
  });
  // The sun's road on the water widens towards the shore.
  const glade = repeat(16, (i) => {
    const width = 60 + i * 12;
    return `M${620 - width / 2 + ((i * 37) % 44) - 22} ${534 + i * 7}h${width}v3h-${width}Z`;
  });
  // To the right of where words stand, at any width.
  const gulls = [
    [1040, 380, 1],
    [1100, 352, 0.8],
    [1250, 300, 1.2],
    [1010, 424, 0.7],
  ] as const;
  return (
    path('M0 520H1600V700H0Z', palette.teal2) +
    path('M0 520H1600V532H0Z', palette.teal1) +
    path(glade, palette.path) +
    path(waves, palette.haint2) +
    gulls
      .map(([x, y, size]) =>
        place(x, y, size, line('M-18-6q10-10 18 0 8-10 18 0', palette.fig2, 3)),
      )
      .join('')
  );
}

function dunes(): string {
  return (
    ridge([92, 60, 40, 30, 34, 60, 104, 140, 150], 8, 17, palette.path) +
    cottage() +
    pine(1496, 580, 1.1) +
    pine(1548, 588, 0.86, palette.teal3) +
    ridge([72, 84, 74, 66, 62, 62, 74, 88, 92], 6, 29, palette.buff) +
    slatFence() +
    pine(44, 640, 1.1) +
    pine(100, 644, 0.8, palette.teal3) +
    ridge([40, 46, 36, 26, 22, 26, 36, 44, 52], 6, 41, palette.straw) +
    oats(31, 0, 420) +
    oats(67, 860, 1600) +
    tuft(620, 698, 1.1) +
    tuft(760, 700, 1)
  );
}

/** Raised on piles, with a stair and a lit porch. */
function cottage(): string {
  return place(
    940,
    566,
    1,
    path(
      repeat(5, (i) => `M${i * 44 - 92} -58h9v66h-9Z`),
      palette.fig,
    ) +
      rect(-108, -66, 216, 12, palette.cream) +
      rect(-96, -146, 192, 80, palette.haint2) +
      path('M-122-142 0-216 122-142Z', palette.teal4) +
      path('M-122-142h244v8h-244Z', palette.cream) +
      path('M-80-124h40v42h-40ZM42-124h40v42h-40Z', palette.lampPale) +
      path('M-62-124h4v42h-4ZM60-124h4v42h-4ZM-80-105h40v4h-40ZM42-105h40v4h-40Z', palette.cream) +
      path('M-16-130h32v64h-32Z', palette.ruf) +
      path('M-108-92h216v4h-216Z', palette.cream) +
      path(
        repeat(18, (i) => `M${i * 12 - 106} -90h3v26h-3Z`),
        palette.cream,
      ) +
      path('M108-62 164 8h-14L98-56Z', palette.cream),
  );
}

function slatFence(): string {
  const slats = repeat(34, (i) => {
    const y = 648 - Math.sin(i / 11) * 16;
    return `M${560 + i * 17} ${formatNumber(y - 34 - (i % 3) * 3)}h6v${38 + (i % 3) * 3}h-6Z`;
  });
  return (
    path(slats, palette.woodDark) +
    line('M556 628q180-34 320-8t270-18', palette.wood, 3) +
    line('M556 642q180-34 320-8t270-18', palette.wood, 3)
  );
}

/** Sea oats, bent by the wind off the water. */
function oats(seed: number, from: number, to: number): string {
  const next = seededRandom(seed);
  let stems = '';
  let heads = '';
  for (let x = from; x < to; x += 14 + next() * 22) {
    const [y, height, bend] = [690 - next() * 14, 46 + next() * 52, 14 + next() * 22];
    const [tipX, tipY] = [x + bend, y - height];
    stems += `M${formatNumber(x)} ${formatNumber(y)}q${formatNumber(bend * 0.2)}-${formatNumber(height * 0.7)} ${formatNumber(bend)}-${formatNumber(height)}`;
    heads += `M${formatNumber(tipX - 3)} ${formatNumber(tipY + 10)}q12-14 20-4-4 14-20 4Z`;
  }
  return line(stems, palette.teal4, 2.5) + path(heads, palette.rust);
}
