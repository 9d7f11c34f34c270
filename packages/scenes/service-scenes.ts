/** What five services do, each in a window of 380 by 300, as the other services have them (cutaway/room-views.ts). */
import { circle, ellipse, formatNumber, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { palette } from './palette.ts';
import { bush, pine, tuft } from './plants.ts';
import { inWindow } from './window-scenes.ts';

const VIEWS = [
  {
    name: 'dehumidifier',
    words: 'a dehumidifier in a lined crawl space, its hose at the drain',
    draw: dehumidifier,
  },
  { name: 'vent', words: 'a foundation vent with its new mesh, an old one beside it', draw: vent },
  { name: 'raccoon', words: 'a raccoon behind a torn fascia board', draw: raccoon },
  { name: 'letter', words: 'a stamped letter on a desk', draw: letter },
  { name: 'flashlight', words: 'a flashlight on a mud tube under a porch', draw: flashlight },
];

export const SERVICE_SCENES = VIEWS.map(({ name, words, draw }) => ({
  name,
  words: `${words}, seen through a window`,
  draw: () => inWindow('0 0 380 300', draw()),
}));

/** Courses of bricks, every second one shifted by half a brick. */
function bricks(x: number, y: number, width: number, height: number): string {
  const rows = Math.floor(height / 16);
  const joints = repeat(rows, (row) => {
    const top = y + row * 16;
    const uprights = repeat(Math.ceil(width / 36), (i) => {
      const at = x + i * 36 + (row % 2 ? 18 : 0);
      return at > x && at < x + width ? `M${at} ${top}v16` : '';
    });
    return `M${x} ${top}h${width}${uprights}`;
  });
  return rect(x, y, width, height, palette.ruf) + line(joints, palette.rufDark, 2);
}

/** Joists overhead, with the floor above them. */
function joists(): string {
  return (
    rect(0, 0, 380, 22, palette.woodDark) +
    repeat(6, (i) => rect(i * 70 - 14, 22, 30, 52, palette.wood)) +
    repeat(6, (i) => rect(i * 70 - 14, 22, 7, 52, '#E5B67E'))
  );
}

function dehumidifier(): string {
  const liner = 'M0 214c120-10 260-10 380 0v86H0Z';
  return (
    rect(0, 0, 380, 300, palette.plum) +
    bricks(0, 74, 380, 142) +
    rect(0, 74, 380, 142, palette.fig, 'opacity=".5"') +
    joists() +
    path('M0 184c90-6 290-6 380 0v40H0Z', palette.creamShade) +
    path(liner, palette.cream) +
    line('M0 250c130-10 250-10 380 0M150 212 120 300', palette.creamShade, 2) +
    bricks(24, 74, 52, 152) +
    // The unit, its grille and its dial.
    path('M118 128h150v110H118Z', palette.haint2) +
    path('M118 128h150v16H118Z', palette.teal3) +
    line(
      repeat(6, (i) => `M132 ${158 + i * 12}h74`),
      palette.teal2,
      5,
    ) +
    circle(238, 176, 18, palette.paper) +
    line('M238 176l9-10', palette.ruf, 4) +
    rect(222, 204, 32, 12, palette.lamp, 'rx="3"') +
    path('M126 238h22v8h-22ZM238 238h22v8h-22Z', palette.fig) +
    // The hose runs downhill to the drain.
    line('M268 222c30 0 14 34 40 36 22 2 20-10 36-6', palette.fig, 9) +
    line('M268 221c30 0 14 34 40 36', palette.teal2, 3) +
    ellipse(348, 256, 22, 8, palette.teal4) +
    line('M334 256h28M340 252v8M348 251v10M356 252v8', palette.teal2, 2) +
    path('M348 232q7 10 0 14-7-4 0-14Z', palette.teal2)
  );
}

function vent(): string {
  const mesh =
    repeat(12, (i) => `M${200 + i * 10} 132v84`) + repeat(9, (i) => `M196 ${136 + i * 10}h124`);
  return (
    rect(0, 0, 380, 86, palette.cream) +
    line('M0 30H380M0 56H380', palette.board, 3) +
    rect(0, 78, 380, 14, palette.paper) +
    rect(0, 92, 380, 6, palette.creamShade) +
    bricks(0, 98, 380, 160) +
    // The old one: two louvers hang, the rest are gone.
    rect(36, 122, 116, 104, palette.woodDark) +
    rect(46, 132, 96, 84, palette.fig) +
    path('M46 140h96v9H46ZM50 176l70 26-4 8-70-26Z', palette.wood) +
    ellipse(84, 210, 20, 7, palette.plum) +
    // The new one: a frame with screws, and mesh that no mouse passes.
    rect(184, 120, 148, 108, palette.creamShade, 'rx="4"') +
    rect(184, 118, 148, 106, palette.paper, 'rx="4"') +
    rect(196, 132, 124, 80, palette.teal5) +
    line(mesh, palette.haint, 2) +
    [190, 326]
      .map((x) => circle(x, 126, 3, palette.teal3) + circle(x, 216, 3, palette.teal3))
      .join('') +
    path('M0 252c110-12 270-12 380 0v48H0Z', palette.teal4) +
    bush(28, 268, 0.8) +
    tuft(170, 276, 1.3) +
    tuft(352, 280, 1.2)
  );
}

function raccoon(): string {
  const paw = (x: number) =>
    ellipse(x, 196, 15, 11, palette.fig) +
    line(`M${x - 8} 190v-6M${x} 188v-7M${x + 8} 190v-6`, palette.fig, 5);
  const face =
    path('M-46-22-56-62c20-6 30 2 36 16ZM46-22 56-62c-20-6-30 2-36 16Z', palette.plum) +
    path('M-48-30-50-52c10-2 16 2 20 10ZM48-30 50-52c-10-2-16 2-20 10Z', palette.cream) +
    path('M0-52c38 0 62 24 66 58-22 8-40 30-66 30S-44 14-66 6C-62-28-38-52 0-52Z', '#8D7B86') +
    path(
      'M-66 6c10-18 34-22 54-14l12 8 12-8c20-8 44-4 54 14-12 4-22 14-38 12-14-2-20-8-28-14-8 6-14 12-28 14-16 2-26-8-38-12Z',
      palette.fig,
    ) +
    path(
      'M-56-14c14-12 34-10 46 2M56-14c-14-12-34-10-46 2',
      'none',
      `stroke="${palette.cream}" stroke-width="7" stroke-linecap="round"`,
    ) +
    path('M-18 6c8 6 28 6 36 0 4 14-4 28-18 30C-14 34-22 20-18 6Z', palette.cream) +
    ellipse(0, 22, 9, 6, palette.fig) +
    circle(-26, 3, 6, palette.lampPale) +
    circle(26, 3, 6, palette.lampPale) +
    circle(-25, 3, 3, '#140A1E') +
    circle(27, 3, 3, '#140A1E');
  const seams = repeat(9, (i) => `M${i * 46 + 4} 0l-20 118`);
  return (
    rect(0, 0, 380, 300, '#5A2549') +
    path('M0 0H380V118H0Z', palette.teal4) +
    line(seams, palette.teal5, 4) +
    rect(0, 112, 380, 12, palette.teal5) +
    // The hole it pulled open in the board.
    rect(0, 124, 380, 76, palette.cream) +
    rect(0, 124, 380, 7, palette.creamShade) +
    path('M112 200l-10-30 16-14-8-24h164l8 22-14 16 10 30Z', '#140A1E') +
    place(190, 162, 1, face) +
    path('M92 200h200v-8l-26 3-30-5-40 6-44-6-34 6-26-4Z', palette.cream) +
    paw(136) +
    paw(244) +
    rect(0, 200, 380, 14, palette.creamShade) +
    rect(0, 214, 380, 86, palette.ruf) +
    line('M0 236H380M0 258H380M0 280H380', palette.rufDark, 3) +
    path('M296 196l34 40-8 6-34-40Z', palette.creamShade)
  );
}

function letter(): string {
  const teeth = repeat(16, (i) => {
    const turn = (i * Math.PI) / 8;
    return `M${formatNumber(30 * Math.cos(turn))} ${formatNumber(30 * Math.sin(turn))}L${formatNumber(38 * Math.cos(turn))} ${formatNumber(38 * Math.sin(turn))}`;
  });
  return (
    rect(0, 0, 380, 300, palette.haint) +
    path('M0 150c80-30 150-24 220-6s120-20 160-14v90H0Z', palette.teal1) +
    pine(330, 210, 0.9) +
    rect(0, 206, 380, 94, palette.wood) +
    rect(0, 206, 380, 8, '#E5B67E') +
    `<g transform="rotate(-5 170 180)">${
      rect(78, 86, 176, 196, palette.creamShade) +
      rect(72, 80, 176, 196, palette.paper) +
      rect(88, 96, 70, 12, palette.fig) +
      line('M88 124h144M88 138h144M88 152h120', palette.plumLight, 4) +
      path(
        'M94 176l38-24 38 24h-8v30h-60v-30Z',
        'none',
        `stroke="${palette.teal3}" stroke-width="5"`,
      ) +
      line('M88 226h70M88 240h50', palette.plumLight, 4) +
      line('M90 260c14-14 20 8 32-4s18 2 30-4', palette.fig, 3)
    }</g>` +
    `<g transform="translate(224 216) rotate(-14)">${
      circle(0, 0, 38, 'none', `stroke="${palette.ruf}" stroke-width="6"`) +
      line(teeth, palette.ruf, 5) +
      line('M-16 0-5 12 18-12', palette.ruf, 8)
    }</g>` +
    // The stamp itself, on its pad.
    path('M292 262h70l-6-22h-58Z', palette.fig) +
    path('M314 240c2-30-10-34-10-52a23 23 0 0 1 46 0c0 18-12 22-10 52Z', palette.rufDark) +
    path('M312 236c2-28-4-32-4-46a18 18 0 0 1 10-16c-6 16 4 34 2 62Z', palette.ruf)
  );
}

function flashlight(): string {
  return (
    rect(0, 0, 380, 300, palette.fig) +
    joists() +
    path('M0 252c120-12 260-12 380 0v48H0Z', palette.plum) +
    bricks(250, 74, 74, 186) +
    rect(250, 74, 74, 186, palette.fig, 'opacity=".55"') +
    // The light, in three steps, and what it falls on.
    path('M102 214 380 74v206L102 230Z', palette.lampPale, 'opacity=".16"') +
    path('M102 216 324 96v166L102 228Z', palette.lampPale, 'opacity=".2"') +
    `<clipPath id="beam"><path d="M102 216 330 92v172L102 228Z"/></clipPath><g clip-path="url(#beam)">${bricks(250, 74, 74, 186)}</g>` +
    line('M286 262c-6-24 6-40 0-66s6-44-2-66 4-30 0-56', '#D89B63', 11) +
    line('M286 262c-6-24 6-40 0-66s6-44-2-66 4-30 0-56', '#B87843', 3, 'stroke-dasharray="2 6"') +
    line('M286 186c14-12 22-10 36-26', '#D89B63', 8) +
    // Hand and flashlight.
    `<g transform="rotate(-27 80 226)">${
      rect(6, 208, 74, 32, palette.teal4, 'rx="6"') +
      path('M78 202h26l10-8v62l-10-8H78Z', palette.teal3) +
      rect(112, 196, 6, 58, palette.lampPale) +
      rect(40, 212, 20, 8, palette.lamp, 'rx="3"')
    }</g>` +
    path(
      'M-10 300c0-40 14-56 38-62 16-4 40-10 46 2 4 8-4 14-14 16 8 6 6 16-4 18 4 8 0 16-12 16-12 10-20 10-24 10Z',
      palette.buff,
    ) +
    path('M-10 300c0-30 6-44 22-54l18 54Z', palette.teal3) +
    tuft(210, 292, 1)
  );
}
