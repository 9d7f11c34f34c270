/** Bed bugs and what they leave: where one sees them, and where no one does. */
import { circle, ellipse, formatNumber, line, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { BED, MATTRESS } from './bed-base.ts';
import { arm, lens, specimen } from './section.ts';

/** From above, 16 long before it is scaled, its head up when not turned. */
function bug(x: number, y: number, turn: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${formatNumber(scale)})">${
    line('M-3-3l-5-3M3-3l5-3M-4 0h-6M4 0h6M-3 3l-5 4M3 3l5 4', palette.rufDark, 1.6) +
    ellipse(0, 1.5, 5.4, 7, palette.ruf) +
    circle(0, -6, 3, palette.rufDark) +
    line('M-4 0h8M-4.4 3.4h8.8', palette.rufDark, 1.2)
  }</g>`;
}

/** On the mattress, its piping and the corner of the box spring: live bugs, spots, eggs, a shed skin. */
export function evidence(): string {
  const { left } = BED;
  const { top, bottom } = MATTRESS;
  const spots = repeat(24, (i) =>
    circle(
      left + 16 + ((i * 37) % 128),
      top + 17 + ((i * 11) % 15),
      1.8 + (i % 3) * 0.9,
      palette.fig,
    ),
  );
  const cornerSpots = repeat(9, (i) =>
    circle(left + 36 + ((i * 17) % 60), bottom + 12 + ((i * 7) % 16), 1.8 + (i % 2), palette.fig),
  );
  const eggs = repeat(5, (i) =>
    ellipse(
      left + 98 + i * 6,
      top + 24 + (i % 2) * 4,
      2.2,
      3.4,
      palette.paper,
      `stroke="${palette.woodDark}" stroke-width="1.2"`,
    ),
  );
  return (
    spots +
    cornerSpots +
    eggs +
    ellipse(
      left + 146,
      top + 28,
      5,
      7,
      palette.buff,
      `stroke="${palette.woodDark}" stroke-width="1.4"`,
    ) +
    bug(left + 40, top + 10, 80, 1.35) +
    bug(left + 74, top + 20, 100, 1.2) +
    bug(left + 122, top + 9, -80, 1.35) +
    bug(left + 172, top + 14, 96, 1.25) +
    bug(left + 52, bottom + 24, 150, 1.25)
  );
}

/** In the space of the wall, behind the outlet, on the frame inside the box spring. */
export function hidden(): string {
  const ring = (x: number, y: number, rx: number, ry: number) =>
    ellipse(
      x,
      y,
      rx,
      ry,
      'none',
      `stroke="${palette.lampPale}" stroke-width="4" stroke-dasharray="12 8"`,
    );
  return (
    bug(92, 484, 20, 1.3) +
    bug(122, 500, 100, 1.3) +
    bug(110, 462, 140, 1.2) +
    bug(148, 420, 40, 1.1) +
    bug(540, 462, 70, 1.25) +
    bug(606, 454, 10, 1.25) +
    bug(574, 460, 120, 1.2) +
    ring(112, 462, 46, 64) +
    ring(574, 455, 60, 27)
  );
}

/** One of those on the piping. */
export function magnified(): string {
  const [x, y] = [366, 246];
  return (
    line(`M${x - 22} 310l-18 26`, palette.fig, 5) +
    line(`M${x - 44} ${y - 48}l-50-54`, palette.fig, 16) +
    line(`M${x - 50} ${y - 54}l-42-46`, palette.woodDark, 8) +
    arm(x - 86, y - 92, -118, 240) +
    lens(x, y, 68, specimen('bed-bug', x, y, 92))
  );
}
