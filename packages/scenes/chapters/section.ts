/** What section drawings share: their size, the evening outside, soil that is cut, a floor on its joists, a wall of blocks. */
import { type Enlarged, smallSpecimen, TRAY } from '@wrenhouse/specimens';
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
import { palette } from '../palette.ts';

export const WIDTH = 840;
export const HEIGHT = 630;

export const SOIL = {
  top: '#47193F',
  middle: '#5A2549',
  stone: '#74385F',
  clay: palette.plum,
} as const;

/** Evening sky, a ridge and the woods before it, down to a lawn that begins at `horizon`. */
export function evening(horizon: number): string {
  const crowns = repeat(
    24,
    (i) => `q${14 + (i % 3) * 5}-${16 + ((i * 7) % 5) * 5} ${28 + (i % 3) * 10} 0`,
  );
  return (
    rect(0, 0, WIDTH, horizon + 40, '#FFDDAE') +
    path(
      `M0 0H${WIDTH}V${horizon - 150}c-160 26-330-8-500 10S120 ${horizon - 120} 0 ${horizon - 144}Z`,
      '#F4EBCF',
    ) +
    path(
      `M0 0H${WIDTH}V${horizon - 206}c-180 24-340-10-520 8S110 ${horizon - 176} 0 ${horizon - 196}Z`,
      '#D3EBE3',
    ) +
    path(
      `M0 ${horizon - 50}c110-40 220-34 330-12s210-44 320-30 130 30 190 16V${horizon + 40}H0Z`,
      palette.teal1,
    ) +
    path(`M-8 ${horizon - 10}${crowns}V${horizon + 40}H-8Z`, palette.teal2)
  );
}

/** Between day and night: what is drawn lies over its own night. */
export function lamplit(drawn: string): string {
  return `<g opacity=".72">${drawn}</g>`;
}

/** A layer that has the light of a lamp at night. */
export function byLamp(draw: () => string) {
  return { draw, lights: () => lamplit(draw()) };
}

/** Soil below `top`, which is a line from the left to the right edge as the beginning of a path: `M0 322H492`. */
export function soil(x: number, top: number, width: number, seed: number): string {
  const random = seededRandom(seed);
  const depth = HEIGHT - top;
  const right = x + width;
  const wave = (y: number, tone: string) =>
    path(
      `M${x} ${y}c${formatNumber(width * 0.25)}-16 ${formatNumber(width * 0.35)} 14 ${formatNumber(width * 0.55)} 2s${formatNumber(width * 0.3)}-12 ${formatNumber(width * 0.45)} 2V${HEIGHT}H${x}Z`,
      tone,
    );
  const stones = repeat(Math.round((width * depth) / 5200), () => {
    const [at, y] = [x + 14 + random() * (width - 28), top + 54 + random() * (depth - 66)];
    const [rx, ry] = [5 + random() * 11, 3 + random() * 5];
    return (
      ellipse(Math.round(at), Math.round(y), Math.round(rx), Math.round(ry), SOIL.stone) +
      path(
        `M${Math.round(at - rx)} ${Math.round(y)}q${formatNumber(rx * 0.4)}-${formatNumber(ry * 1.3)} ${formatNumber(rx * 1.2)}-${formatNumber(ry * 0.9)}`,
        'none',
        `stroke="${palette.plumLight}" stroke-width="2"`,
      )
    );
  });
  const specks = repeat(Math.round((width * depth) / 2600), () => {
    const [at, y] = [x + 6 + random() * (width - 12), top + 12 + random() * (depth - 20)];
    return `M${Math.round(at)} ${Math.round(y)}l${formatNumber(2 + random() * 4)} ${formatNumber(random() * 3 - 1)}`;
  });
  return (
    rect(x, top, right - x, depth, SOIL.top) +
    wave(top + 46, SOIL.middle) +
    wave(top + 190, SOIL.clay) +
    stones +
    line(specks, palette.plumLight, 2, 'opacity=".55"')
  );
}

/** Grass along a cut edge, its blades leaning as they grew. */
export function grassEdge(x: number, top: number, width: number, seed: number): string {
  const random = seededRandom(seed);
  const blades = repeat(Math.round(width / 6), (i) => {
    const at = Math.round(x + i * 6 + random() * 4);
    return `M${at} ${top + 4}q${formatNumber(random() * 4 - 2)}-${formatNumber(5 + random() * 4)} ${formatNumber(random() * 8 - 3)}-${formatNumber(8 + random() * 9)}`;
  });
  const roots = repeat(Math.round(width / 16), (i) => {
    const at = Math.round(x + 6 + i * 16 + random() * 8);
    return `M${at} ${top + 10}q${formatNumber(random() * 6 - 3)} 8 ${formatNumber(random() * 8 - 4)} ${formatNumber(12 + random() * 12)}`;
  });
  return (
    line(roots, palette.teal5, 1.5, 'opacity=".6"') +
    path(
      `M${x} ${top - 3}h${width}v9c-${formatNumber(width * 0.2)} 7-${formatNumber(width * 0.4)}-3-${formatNumber(width * 0.6)} 4s-${formatNumber(width * 0.3)} 3-${formatNumber(width * 0.4)}-3Z`,
      palette.teal4,
    ) +
    line(blades, palette.teal4, 2.4)
  );
}

/** A wall of hollow blocks, cut: shells, mortar, and the dark of each core. The light comes from the left. */
export function blockWall(
  x: number,
  top: number,
  bottom: number,
  width: number,
  courses = 4,
): string {
  const height = (bottom - top) / courses;
  const cores = repeat(courses, (row) => {
    const y = formatNumber(top + row * height + 9);
    return `M${x + 12} ${y}h${width - 24}v${formatNumber(height - 18)}h-${width - 24}Z`;
  });
  const joints = repeat(
    courses - 1,
    (row) => `M${x} ${formatNumber(top + (row + 1) * height)}h${width}`,
  );
  return (
    rect(x, top, width, bottom - top, palette.creamShade) +
    rect(x, top, 5, bottom - top, palette.cream) +
    rect(x + width - 5, top, 5, bottom - top, '#D9BFA0') +
    path(cores, palette.plum) +
    line(
      repeat(courses, (row) => `M${x + 14} ${formatNumber(top + row * height + 11)}h${width - 28}`),
      palette.fig2,
      4,
    ) +
    line(joints, '#D9BFA0', 3)
  );
}

/** Concrete, with its gravel. */
export function concrete(x: number, y: number, width: number, height: number): string {
  const random = seededRandom(x + y);
  const gravel = repeat(
    Math.round((width * height) / 260),
    () =>
      `M${Math.round(x + 5 + random() * (width - 12))} ${Math.round(y + 6 + random() * (height - 12))}h${formatNumber(2 + random() * 4)}`,
  );
  return (
    rect(x, y, width, height, palette.creamShade) +
    rect(x, y, width, 5, palette.cream) +
    rect(x, y + height - 4, width, 4, '#D9BFA0') +
    line(gravel, '#D9BFA0', 3)
  );
}

/** A floor from the edge of a wall to the right: boards, and the long side of a joist below them. */
export function floor(x: number, y: number, width: number, joist = 40): string {
  const grain = `M${x + 40} ${y + 22}c80-5 130 6 ${formatNumber(width * 0.4)} 0M${x + 90} ${y + 36}c60 4 140-6 ${formatNumber(width * 0.5)} 1`;
  return (
    rect(x, y, width, 10, palette.woodDark) +
    rect(x, y, width, 4, '#E5B67E') +
    rect(x, y + 10, width, joist, palette.wood) +
    rect(x, y + 10, width, 5, palette.woodDark) +
    rect(x, y + joist + 5, width, 5, palette.woodDark) +
    line(grain, palette.woodDark, 1.6)
  );
}

/** A sheet of paper pinned up, its upper left corner at x, y: the plan of a house is drawn on it. */
export function planSheet(x: number, y: number, drawn: string): string {
  const grid =
    repeat(8, (i) => `M${12 + i * 22} 12V132`) + repeat(6, (i) => `M10 ${18 + i * 22}H182`);
  return `<g transform="translate(${x} ${y}) rotate(-3)">${
    rect(5, 6, 190, 142, palette.fig, 'opacity=".28"') +
    rect(0, 0, 190, 142, palette.paper) +
    line(grid, palette.haint2, 1.5) +
    drawn +
    circle(95, 8, 5, palette.ruf) +
    circle(93.5, 6.5, 1.8, palette.rust)
  }</g>`;
}

/**
 * A hand that holds a flashlight, its lens at x, y, and the arm that comes from the right.
 * @param turn degrees, clockwise
 */
export function flashlight(x: number, y: number, turn = 0): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    path('M0-13 18-8V8L0 13Z', palette.teal2) +
    rect(16, -8, 50, 16, palette.teal4, 'rx="3"') +
    rect(30, -5, 14, 5, palette.lamp) +
    arm(46, 8) +
    '</g>'
  );
}

/**
 * The glass of a magnifier around x, y.
 * @param radius with its rim
 * @param seen what lies under it
 */
export function lens(x: number, y: number, radius: number, seen: string): string {
  const [dx, dy] = [radius * 0.66, radius * 0.29];
  return (
    circle(x, y, radius, palette.fig) +
    circle(x, y, radius - 8, '#FFFDF8') +
    seen +
    line(
      `M${formatNumber(x - dx)} ${formatNumber(y - dy)}c${formatNumber(radius * 0.09)}-${formatNumber(radius * 0.31)} ${formatNumber(radius * 0.26)}-${formatNumber(radius * 0.49)} ${formatNumber(radius * 0.6)}-${formatNumber(radius * 0.54)}`,
      palette.haint,
      radius * 0.085,
    )
  );
}

/** The specimen of a pest, its middle at x, y. */
export function specimen(mark: Enlarged, x: number, y: number, size: number): string {
  return smallSpecimen(mark, TRAY).svg.replace(
    /<svg [^>]*?(?= viewBox)/,
    `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" overflow="visible"`,
  );
}

/**
 * A hand that grips what is at x, y, and the arm behind it.
 * @param turn degrees, clockwise; without a turn the arm comes from the right
 * @param reach length of the sleeve: it has to end beyond the drawing's edge
 * @param colors of the hand: skin, or a glove; of the sleeve, where the usual one would be lost on its ground
 */
export function arm(
  x: number,
  y: number,
  turn = 0,
  reach = 158,
  { hand = palette.buff, sleeve = palette.teal3 }: { hand?: string; sleeve?: string } = {},
): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    path(`M-6-16c14-8 30-6 44 2H${reach}v36H12c-12 0-22-6-24-16-2-8 0-18 6-22Z`, sleeve) +
    path('M-12-12c6-8 18-10 26-4 6 6 4 26-4 30-10 2-20 0-24-6-2-8-2-14 2-20Z', hand) +
    '</g>'
  );
}
