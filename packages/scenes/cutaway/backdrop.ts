/** Sky, ridges and ground of the cutaway: the last light, in flat bands. */

import {
  circle,
  ellipse,
  formatNumber,
  line,
  path,
  rect,
  repeat,
  seededRandom,
} from '@wrenhouse/svg';
import { stars } from '../night-yard.ts';
import { palette } from '../palette.ts';

export function backdrop(): string {
  return `<defs><radialGradient id="g"><stop offset="0" stop-color="#FFD36B" stop-opacity=".6"/><stop offset=".5" stop-color="${palette.lamp}" stop-opacity=".22"/><stop offset="1" stop-color="${palette.lamp}" stop-opacity="0"/></radialGradient></defs>${sky()}${ridges()}${ground()}`;
}

function sky(): string {
  return (
    rect(-400, 0, 2080, 760, '#33163C') +
    path('M-400 150c400-40 700 30 1040 0s640-20 1040-6v616H-400Z', '#4A1F4C') +
    path('M-400 262c360-34 720 30 1060 4s640-30 1020 0v494H-400Z', '#6B2C55') +
    path('M-400 352c400-26 760 26 1100 4s600-24 980 2v402H-400Z', '#98405A') +
    path('M-400 420c380-20 760 20 1100 2s600-16 980 0v340H-400Z', '#C9685A') +
    path('M-400 470c380-14 760 14 1100 2s600-12 980 0v290H-400Z', '#EE9C6B') +
    `<g transform="translate(-400 0)">${stars(44, 2080, 250, 23)}</g>` +
    circle(1046, 208, 27, '#FFE9C8') +
    path('M1032 196q8-6 14 0t-4 12-14-4 4-8ZM1050 216q8-2 10 5t-8 5-8-6 6-4Z', '#F6D2AE')
  );
}

function ridges(): string {
  return (
    path(
      'M-400 486c130-40 260-50 400-26 90-40 150-58 230-36 70 20 120 30 190-2 80-36 130-10 200 6 90 20 150-24 240-34 90-10 150 30 230 22 80-8 130-30 190-26 140 10 260 40 400 10v260H-400Z',
      '#7A3A60',
    ) +
    path(
      'M-400 520c160-30 280-20 400-4 110-34 200-26 300-16 130 14 210-10 330-6 120 4 200 24 330 8 110-14 200-30 320-8 130 10 270 20 400-4v270H-400Z',
      '#4C2A56',
    ) +
    path(treeline(), '#2B1F45')
  );
}

/** A far hedge of round crowns. */
function treeline(): string {
  const random = seededRandom(5);
  let d = 'M-400 600V552';
  for (let x = -400; x < 1680; ) {
    const w = 26 + Math.round(random() * 26);
    d += `q${formatNumber(w / 2)}-${formatNumber(14 + random() * 18)} ${w} ${formatNumber(random() * 4 - 2)}`;
    x += w;
  }
  return `${d}V600Z`;
}

function ground(): string {
  const random = seededRandom(19);
  const stones = repeat(30, () => {
    const x = -380 + random() * 2040;
    const y = 650 + random() * 100;
    return ellipse(Math.round(x), Math.round(y), 5 + random() * 12, 3 + random() * 5, '#74385F');
  });
  return (
    rect(-400, 590, 2080, 170, '#5A2549') +
    path('M-400 690c300-18 520 20 840 4s640-16 1240 0v70H-400Z', '#47193F') +
    stones +
    path('M-400 590c500-8 1300 4 2080-2v26c-300 8-600-6-900 2-400 6-800-8-1180-2Z', '#0B323C') +
    path('M-400 582c500-8 1300 6 2080-2v14c-600 4-1400 2-2080 4Z', palette.teal4) +
    line(
      repeat(
        70,
        () =>
          `M${Math.round(-395 + random() * 2070)} 584l${formatNumber(random() * 8 - 4)} -${formatNumber(5 + random() * 8)}`,
      ),
      palette.teal3,
      1.8,
    )
  );
}
