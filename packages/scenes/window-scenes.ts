/** What the three service cards look out on: one panorama of 1220 by 300, cut in three (380 by 300 each), each in its frame:
 * 428 by 340 with the sill. */

import { circle, drawing, ellipse, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { house, window } from './house.ts';
import { palette } from './palette.ts';
import { bush, hydrangea, maple, palmetto, pine, tree, tuft } from './plants.ts';

/** What each window looks out on. Each is drawn 420 to the right of the one before. */
const VIEWS = [
  {
    name: 'porch',
    words: 'a house with a treated line around its porch, seen through a window',
    draw: frontPorch,
  },
  { name: 'yard', words: 'a back yard in the evening, seen through a window', draw: backYard },
  { name: 'ground', words: 'a crawl space seen through a window', draw: underTheHouse },
];

export const WINDOW_SCENES = VIEWS.map(({ name, words, draw }, index) => ({
  name,
  words,
  draw: () => inWindow(`${index * 420} 0 380 300`, distance() + draw()),
}));

/**
 * A drawing behind a window's frame and bars.
 * @param view the part of it that is seen, as a viewBox, 380 by 300 in shape
 */
export function inWindow(view: string, seen: string): string {
  const pane = `<svg x="24" y="12" width="380" height="300" viewBox="${view}">${seen}</svg>`;
  return drawing(428, 340, frame() + pane + muntins() + sash());
}

function frame(): string {
  return rect(12, 0, 404, 326, palette.paper);
}

/** Only the upper sash has bars: below it nothing crosses what is to be seen. */
function muntins(): string {
  return path('M24 66h380v6H24ZM148 12h5v54h-5ZM275 12h5v54h-5Z', palette.paper);
}

/** The sill and the shadow under it. */
function sash(): string {
  return rect(0, 332, 428, 6, '#8FBFBC') + rect(0, 320, 428, 14, palette.paper, 'rx="2"');
}

/** Evening sky and two ridges, through all three. */
function distance(): string {
  return (
    rect(0, 0, 1260, 300, '#FFDDAE') +
    path('M0 0H1260V96C1000 118 800 84 560 104S200 120 0 100Z', '#D3EBE3') +
    path('M0 0H1260V40C1000 58 760 30 520 46S180 62 0 44Z', palette.haint) +
    path(
      'M0 176c120-34 220-30 330-10s200-40 330-30 180 40 300 20 200-20 300-10v160H0Z',
      palette.teal1,
    ) +
    path('M0 196c140-20 240-10 360 0s220-26 340-16 240 20 560 6v120H0Z', palette.teal2)
  );
}

/** The treated line, dotted in lamp yellow, runs around the porch. */
function frontPorch(): string {
  return (
    pine(20, 226, 0.9) +
    path('M0 222H400v80H0Z', palette.straw) +
    house(62, 236, 0.96) +
    hydrangea(64, 244, 0.7) +
    hydrangea(338, 244, 0.8) +
    bush(110, 244, 0.5) +
    path('M0 240c120-8 260-8 400 0v60H0Z', palette.teal4) +
    line('M8 262c110-14 260-14 372 0', palette.lamp, 5, 'stroke-dasharray="2 13"') +
    path('M176 244h64l36 58H140Z', palette.path) +
    tuft(40, 298, 1) +
    tuft(330, 296, 1.2)
  );
}

const LIGHTS: [number, number][] = [
  [474, 88],
  [514, 110],
  [556, 121],
  [600, 123],
  [646, 118],
  [690, 104],
  [734, 86],
  [776, 68],
];

/** Two chairs and a fire; a palmetto for South Carolina. */
function backYard(): string {
  const chair = (x: number, side: number) =>
    `<g transform="translate(${x} 262) scale(${side * 0.9} .9)">${path(
      'M-34 0-24-62c1-6 8-8 14-6l16 4 4 36h36v9h-34l4 19h-9l-6-19h-22l-5 19Z',
      palette.cream,
    )}${line('M-20-60l-2 30M-11-62l-1 32M-2-60l1 30', '#E6CFAE', 3)}</g>`;
  return (
    path('M400 210H840v92H400Z', palette.teal4) +
    path('M400 210c140-16 300-16 440 0v18c-140-14-300-14-440 0Z', palette.straw) +
    tree(470, 238, 1.35) +
    maple(772, 236, 1.15) +
    palmetto(716, 232, 0.8) +
    line('M448 66c60 60 140 66 190 54s110-34 170-66', palette.fig, 2.4) +
    LIGHTS.map(
      ([x, y]) =>
        circle(x, y + 9, 14, palette.lamp, 'opacity=".28"') +
        circle(x, y + 8, 5.5, palette.lampMist),
    ).join('') +
    chair(560, 1) +
    chair(668, -1) +
    path('M592 268h44l-6 20h-32Z', palette.fig) +
    path('M614 232c12 12 16 20 12 30-2 6-20 8-24 0-4-10 8-16 12-30Z', palette.lamp) +
    path('M614 248c6 6 8 12 4 17-2 2-8 2-9-1-2-6 4-8 5-16Z', '#FFE9A8') +
    tuft(480, 298, 1.1) +
    tuft(750, 296, 1)
  );
}

/** Sill, piers, a mud tube on its way up, a bait station with its lamp-yellow lid. */
function underTheHouse(): string {
  return (
    rect(840, 150, 260, 36, palette.cream) +
    line(
      repeat(3, (i) => `M840 ${158 + i * 12}H1096`),
      '#E6CFAE',
    ) +
    rect(840, 60, 256, 92, palette.cream) +
    line(
      repeat(8, (i) => `M840 ${66 + i * 12}H1096`),
      '#E6CFAE',
    ) +
    window(900, 74, 56, 62, true, palette.paper) +
    window(1010, 74, 56, 62, true, palette.paper) +
    rect(1090, 40, 12, 148, palette.paper) +
    path('M836 40h290l-26-40H836Z', palette.rufDark) +
    rect(840, 196, 262, 54, palette.fig) +
    sill() +
    path('M1102 206H1260v100H1102Z', palette.plum) +
    path('M836 246H1260v60H836Z', '#5A2549') +
    path('M836 238h266v14H836Z', palette.cream, 'opacity=".85"') +
    line('M840 246h260', '#CDB99C', 1.5, 'stroke-dasharray="12 8"') +
    pier(864) +
    pier(1062) +
    mudTube() +
    path('M1102 200c30-6 60 2 90-2s50 0 70 2v12h-160Z', palette.teal4) +
    tuft(1190, 202, 0.9) +
    tuft(1214, 200, 1) +
    rect(1146, 200, 22, 70, palette.fig) +
    rect(1140, 195, 34, 9, palette.lamp) +
    line(
      repeat(4, (i) => `M1151 ${216 + i * 13}h12`),
      palette.lamp,
      3,
    ) +
    circle(930, 282, 9, palette.plum) +
    circle(1010, 290, 6, palette.plum) +
    ellipse(1205, 262, 13, 8, '#93506F') +
    circle(1190, 290, 6, '#93506F')
  );
}

/** Galleries in the sill, with the workers in them. */
function sill(): string {
  const worker = ([x, y]: [number, number]) =>
    place(x, y, 0.9, ellipse(-3, 0, 6, 2.6, '#FFE3C2') + circle(4.5, 0, 2.4, palette.buff));
  return (
    rect(840, 184, 262, 16, palette.wood) +
    line('M850 192h40M910 195h60M990 190h44', palette.woodDark) +
    path(
      'M976 190c14-6 30 2 46-1s34-5 50 0c8 3 6 9-2 9-18 1-30-4-46-2s-34 4-46 1c-8-2-8-5-2-7Z',
      '#5A2030',
    ) +
    (
      [
        [994, 192],
        [1020, 193],
        [1050, 192],
        [1066, 194],
      ] as [number, number][]
    )
      .map(worker)
      .join('')
  );
}

function pier(x: number): string {
  const joints = repeat(
    4,
    (i) => `M${x} ${200 + 12 * i}h40M${x + (i % 2 ? 10 : 26)} ${200 + 12 * i}v12`,
  );
  return rect(x, 200, 40, 48, palette.ruf) + line(joints, palette.rufDark);
}

function mudTube(): string {
  const tube = 'M1084 296c-4-14 2-22-2-34s3-26-1-62';
  return line(tube, '#D89B63', 6) + line(tube, '#B87843', 1.5, 'stroke-dasharray="2 4"');
}
