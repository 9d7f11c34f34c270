/** A foundation wall as it is found: a rusted vent, a pipe, a mouse. */
import {
  circle,
  ellipse,
  formatNumber,
  line,
  path,
  place,
  rect,
  repeat,
  seededRandom,
} from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { hydrangea, tuft } from '../plants.ts';
import { grassEdge, soil, WIDTH } from './section.ts';

/** Lower edge of the siding; ground. */
export const SILL = 172;
const GRADE = 520;
/** The opening for the vent. */
export const HOLE = { x: 236, y: 262, width: 296, height: 156 } as const;
export const PIPE = { x: 686, y: 330 } as const;

export function wall(): string {
  return (
    siding() +
    bricks() +
    crawl() +
    oldVent() +
    pipe() +
    lantern() +
    soil(0, GRADE, WIDTH, 17) +
    hydrangea(64, 528, 1.9) +
    grassEdge(0, GRADE, WIDTH, 9) +
    tuft(590, 522, 1.4) +
    tuft(806, 524, 1.7) +
    mouse(196, 519)
  );
}

export function siding(): string {
  const laps = repeat(
    5,
    (i) =>
      rect(0, i * 36 - 10, WIDTH, 5, palette.board) + rect(0, i * 36 - 5, WIDTH, 2, palette.paper),
  );
  return (
    rect(0, 0, WIDTH, SILL, palette.cream) +
    laps +
    path(`M0 0H250L0 150Z`, palette.paper, 'opacity=".5"') +
    rect(0, SILL - 14, WIDTH, 18, palette.paper) +
    rect(0, SILL + 4, WIDTH, 10, palette.rufDark)
  );
}

/** Courses of bricks, some darker, some lighter than the rest. */
function bricks(): string {
  const random = seededRandom(41);
  const rows = 15;
  const height = 23;
  const joints = repeat(rows, (row) => {
    const y = SILL + 8 + row * height;
    const uprights = repeat(16, (i) => `M${i * 58 + (row % 2) * 29} ${y}v${height}`);
    return `M0 ${y}H${WIDTH}${uprights}`;
  });
  const toned = (tone: string, share: number) =>
    path(
      repeat(rows * 15, (i) =>
        random() < share
          ? `M${(i % 15) * 58 + (Math.floor(i / 15) % 2) * 29} ${SILL + 8 + Math.floor(i / 15) * height}h58v${height}h-58Z`
          : '',
      ),
      tone,
    );
  return (
    rect(0, SILL + 8, WIDTH, GRADE - SILL, palette.ruf) +
    toned(palette.ruf2, 0.22) +
    toned(palette.rufDark, 0.1) +
    line(joints, '#8E3414', 4) +
    rect(0, SILL + 8, WIDTH, 14, palette.fig, 'opacity=".35"') +
    path(
      `M0 ${GRADE - 40}c200-14 300 8 480-4s240 8 360 0V${GRADE}H0Z`,
      palette.rufDark,
      'opacity=".55"',
    )
  );
}

/** The dark behind the opening, and a lintel over it. */
export function crawl(): string {
  const { x, y, width, height } = HOLE;
  return (
    rect(x - 22, y - 24, width + 44, 24, palette.creamShade) +
    rect(x - 22, y - 24, width + 44, 5, palette.cream) +
    rect(x, y, width, height, palette.fig) +
    path(`M${x} ${y}h${width}v34H${x}Z`, palette.woodDark) +
    line(`M${x + 74} ${y}v34M${x + 148} ${y}v34M${x + 222} ${y}v34`, palette.fig, 3) +
    path(
      `M${x} ${y + height - 36}c60-18 120-8 180-14s80-4 ${width - 180}-2V${y + height}H${x}Z`,
      palette.plum,
    ) +
    rect(x, y, width, 10, '#140A1E') +
    rect(x - 14, y + height, width + 28, 14, palette.creamShade) +
    rect(x - 14, y + height, width + 28, 4, palette.cream)
  );
}

/** Rust, two louvers that hang, torn mesh, leaves and a nest. */
function oldVent(): string {
  const { x, y, width, height } = HOLE;
  const mesh =
    repeat(
      9,
      (i) =>
        `M${x + 150 + i * 15} ${y + 12}v${formatNumber(height - 26 - (i < 5 ? (5 - i) * 18 : 0))}`,
    ) +
    repeat(
      7,
      (i) => `M${x + 150 + (i > 3 ? (i - 3) * 22 : 0)} ${y + 18 + i * 19}H${x + width - 14}`,
    );
  return (
    line(mesh, palette.plumLight, 2.4) +
    path(`M${x + 16} ${y + 26}h${width - 32}v14H${x + 16}Z`, palette.rust) +
    path(`M${x + 18} ${y + 58}l190 30-3 15-190-30Z`, palette.rust) +
    path(`M${x + 18} ${y + 58}l190 30-1 5-190-30Z`, palette.straw) +
    path(`M${x + 40} ${y + 92}l66 30-6 13-66-30Z`, palette.ruf2) +
    path(
      `M${x} ${y}h${width}v${height}H${x}ZM${x + 15} ${y + 15}v${height - 30}h${width - 30}V${y + 15}Z`,
      palette.woodDark,
      'fill-rule="evenodd"',
    ) +
    path(`M${x} ${y}h${width}v5H${x + 5}v${height - 5}h-5Z`, palette.rust) +
    path(`M${x + 210} ${y + height - 15}h60l-8-12-22-6-22 8Z`, palette.rufDark) +
    circle(x + 7, y + 8, 3, palette.fig) +
    circle(x + width - 7, y + height - 8, 3, palette.fig) +
    // A nest of grass, and leaves.
    path(`M${x + 20} ${y + height - 14}c6-26 34-40 60-34 22 4 32 20 34 34Z`, palette.straw) +
    line(
      `M${x + 28} ${y + height - 20}q26-30 56-20M${x + 40} ${y + height - 18}q20-18 60-2M${x + 34} ${y + height - 34}q30-10 62 8M${x + 18} ${y + height - 18}l-10-12M${x + 108} ${y + height - 26}l14-12`,
      palette.woodDark,
      2.4,
    ) +
    path(
      `M${x + 136} ${y + height - 16}c2-12 14-18 26-16-4 12-12 18-26 16ZM${x + 172} ${y + height - 15}c-2-10 6-18 18-20 0 12-6 20-18 20Z`,
      palette.ruf2,
    )
  );
}

export function pipe(): string {
  const { x, y } = PIPE;
  return (
    path(`M${x - 26} ${y + 190}V${y + 16}c0-10 8-16 18-16h8v36h-2v154Z`, palette.haint2) +
    path(`M${x - 12} ${y + 190}V${y + 30}h10v160Z`, palette.teal1) +
    rect(x - 30, y + 60, 32, 10, palette.haint) +
    rect(x - 30, y + 140, 32, 10, palette.haint) +
    ellipse(x, y + 18, 11, 19, palette.teal2)
  );
}

/** A wall lamp on the siding. */
export function lantern(): string {
  return (
    path('M84 40h24v10H84Z', palette.fig) +
    path('M78 60h36l8 14H70Z', palette.fig) +
    rect(93, 48, 6, 14, palette.fig) +
    path('M74 74h44l-6 50H80Z', palette.lampMist) +
    path('M88 74h16l-3 50H91Z', palette.lamp) +
    line('M74 74l6 50h32l6-50M96 74v50', palette.fig, 4)
  );
}

export function mouse(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    line('M-40-8c-24 4-40-6-58 4', palette.rose, 4) +
      path('M-44-4c-4-22 16-36 40-34 16 0 30 10 42 20 8 6 12 10 10 14-2 4-8 4-14 4Z', '#8D7B86') +
      path('M-40-14c4-16 20-22 36-20 14 2 24 8 32 14-22-8-48-10-68 6Z', '#A9959F') +
      circle(14, -34, 10, '#8D7B86') +
      circle(14, -33, 6, palette.rose) +
      circle(32, -19, 2.6, palette.fig) +
      circle(48, -10, 2.6, palette.rose) +
      line('M42-9l14-5M42-7l14 2', palette.creamShade, 1.2) +
      line('M-26 0h12M18 0h10', palette.rose, 4),
  );
}
