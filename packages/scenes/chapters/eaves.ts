/** The edge of a roof, cut: the way in of an animal, the door by which it leaves, and how the way is closed. */
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { glow } from '../night.ts';
import { palette } from '../palette.ts';
import type { Chapter } from './chapter.ts';
import {
  eaves as asFound,
  HOLE,
  insulation,
  NEST,
  SOFFIT,
  squirrel,
  torn,
  VENT,
} from './eaves-base.ts';
import { flashlight, planSheet } from './section.ts';

export const eaves: Chapter = {
  name: 'eaves',
  words: 'the edge of a roof in section, its soffit torn open, a nest in the attic',
  draw: asFound,
  lights: () =>
    path('M370 498h470v132H370Z', palette.lampMist, 'opacity=".36"') + glow(668, 558, 130, 0.12),
  layers: [
    { name: 'torn', words: 'boards that hang from a soffit', draw: torn, until: 'exit' },
    { name: 'heard', words: 'a squirrel in the attic', draw: heard, lit: true, until: 'exit' },
    { name: 'nursery', words: 'a flashlight on the nest', draw: nursery, lit: true, until: 'exit' },
    {
      name: 'plan',
      words: 'a plan on which the way out ends on the same lot',
      draw: () => planSheet(24, 26, plan()),
    },
    {
      name: 'young',
      words: 'two young in the nest, and weeks of a calendar',
      draw: young,
      lit: true,
      until: 'exit',
    },
    { name: 'exit', words: 'a one-way door', draw: exit, lit: true, until: 'closed' },
    {
      name: 'secured',
      words: 'mesh on a roof vent, metal at a gutter',
      draw: secured,
      lit: true,
    },
    { name: 'closed', words: 'a new soffit with metal at its edge', draw: closed, lit: true },
    {
      name: 'weak',
      words: 'rings around a roof vent and a gutter',
      draw: () => weak(palette.ruf),
      lights: () => weak(palette.lampPale),
    },
    { name: 'cleaned', words: 'clean insulation and a tied bag', draw: cleaned, lights: bag },
  ],
};

/** What one hears in the room below. */
function heard(): string {
  return (
    squirrel(452, 436, 0.9) +
    line('M420 508q14 10 28 0M410 520q24 18 48 0M400 532q34 26 68 0', palette.ruf, 4)
  );
}

function nursery(): string {
  const { x, y } = NEST;
  return (
    path(`M740 352 ${x - 70} ${y - 46}l20 66 92-2Z`, palette.lampPale, 'opacity=".26"') +
    path(`M740 352 ${x - 34} ${y - 40}l10 46 62-4Z`, palette.lampPale, 'opacity=".34"') +
    flashlight(742, 350, -32)
  );
}

/** The lot with its border; the animal goes to a tree that stands on it. */
function plan(): string {
  return (
    path(
      'M20 24h150v102H20Z',
      'none',
      `stroke="${palette.teal3}" stroke-width="3" stroke-dasharray="9 6"`,
    ) +
    path('M80 110V72l34-26 34 26v38Z', palette.haint2, `stroke="${palette.fig}" stroke-width="4"`) +
    line('M72 76l42-32 42 32', palette.fig, 5) +
    circle(44, 70, 15, palette.teal2) +
    line('M44 110V74', palette.fig, 4) +
    line('M84 60c-6-10-14-14-24-12M70 42l-11 6 8 10', palette.ruf, 3.4)
  );
}

/** A cage of mesh over the hole; its flap opens outward and falls shut. */
function exit(): string {
  const { from, to } = HOLE;
  const [left, width, top] = [from - 18, to - from + 36, SOFFIT + 10];
  return (
    rect(left - 12, top - 6, width + 24, 12, palette.haint2) +
    rect(left - 12, top - 6, width + 24, 4, palette.paper) +
    rect(left, top + 6, width, 74, palette.fig, 'opacity=".32"') +
    line(
      repeat(11, (i) => `M${left + 6 + i * 12} ${top + 6}v74`) +
        repeat(6, (i) => `M${left} ${top + 14 + i * 12}h${width}`),
      palette.haint,
      2.2,
    ) +
    path(
      `M${left - 4} ${top + 4}h${width + 8}v80h-${width + 8}ZM${left + 4} ${top + 12}v64h${width - 8}v-64Z`,
      palette.teal2,
      'fill-rule="evenodd"',
    ) +
    // The flap, lifted by who leaves.
    path(`M${left - 4} ${top + 8}l-44 52 10 8 42-50Z`, palette.lamp) +
    path(`M${left - 4} ${top + 8}l-44 52 3 3 42-49Z`, palette.lampPale) +
    circle(left - 2, top + 10, 6, palette.fig) +
    squirrel(36, 578, 0.64)
  );
}

/** The other weak places: mesh over the opening of the roof vent, metal behind the gutter. */
function secured(): string {
  const { x, y } = VENT;
  return (
    line(
      repeat(6, (i) => `M${x - 42 + i * 9} ${y - 20}v${50 - i * 3.3}`) +
        repeat(4, (i) => `M${x - 50} ${y - 10 + i * 11}h${i < 3 ? 54 : 40}`),
      palette.haint2,
      2.4,
    ) +
    path(
      `M${x - 50} ${y - 22}h54v38l-54 21Z`,
      'none',
      `stroke="${palette.paper}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path('M50 374h58v8H58v34h-8Z', palette.paper) +
    path('M58 382h50v5H64v29h-6Z', palette.teal1) +
    circle(100, 378, 3, palette.teal4) +
    circle(54, 408, 3, palette.teal4)
  );
}

/** As long as they can't walk, one waits. */
function young(): string {
  const { x, y } = NEST;
  const pup = (at: number, turn: number) =>
    `<g transform="translate(${at} ${y - 10}) rotate(${turn})">${
      path('M-22 6c-2-16 12-24 26-20 12 2 20 12 16 22-12 8-34 8-42-2Z', palette.buff) +
      path('M-22 6c-2-16 12-24 26-20-14 2-22 10-26 20Z', palette.cream) +
      line('M-4 4q4 4 10 2M10-4l4-1', palette.rufDark, 2) +
      path('M-20 6q-12 2-16-6', 'none', `stroke="${palette.buff}" stroke-width="4"`)
    }</g>`;
  const weeks = repeat(21, (i) =>
    rect(18 + (i % 7) * 22, 48 + Math.floor(i / 7) * 26, 17, 18, palette.haint2),
  );
  return (
    pup(x - 22, 6) +
    pup(x + 26, -8) +
    planSheet(
      24,
      26,
      rect(12, 16, 164, 22, palette.ruf) +
        weeks +
        line('M20 57h150M20 83h150', palette.rufDark, 3, 'stroke-dasharray="12 10"'),
    )
  );
}

function closed(): string {
  return (
    rect(112, SOFFIT - 10, 218, 20, palette.paper) +
    rect(112, SOFFIT + 5, 218, 5, palette.creamShade) +
    // Mesh above the board, flashing around its edge, screws.
    line(
      repeat(19, (i) => `M${120 + i * 11} ${SOFFIT - 26}v15`) +
        `M116 ${SOFFIT - 22}h206M116 ${SOFFIT - 15}h206`,
      palette.haint,
      2.4,
    ) +
    path(`M92 ${SOFFIT - 44}h10v58h82v7H92Z`, palette.teal1) +
    path(`M92 ${SOFFIT - 44}h4v65h-4Z`, palette.paper) +
    path(`M262 ${SOFFIT + 14}h62v7h-62Z`, palette.teal1) +
    [120, 150, 176, 272, 312].map((x) => circle(x, SOFFIT + 17, 3.2, palette.teal4)).join('') +
    circle(97, SOFFIT - 30, 3.2, palette.teal4)
  );
}

function weak(tone: string): string {
  const ring = (x: number, y: number, rx: number, ry: number) =>
    ellipse(x, y, rx, ry, 'none', `stroke="${tone}" stroke-width="5" stroke-dasharray="16 9"`);
  return ring(VENT.x - 8, VENT.y - 4, 72, 56) + ring(76, 404, 44, 42);
}

function cleaned(): string {
  return (
    rect(490, 372, 200, 72, palette.fig2) +
    line('M642 372v72', palette.plum, 12) +
    line('M638 372v72', palette.plumLight, 3) +
    insulation() +
    bag()
  );
}

/** A tied bag, and the mask that was worn. */
function bag(): string {
  return (
    path('M770 446c-14-30-6-60 14-68l-8-18h36l-8 18c22 8 30 40 14 68Z', palette.teal3) +
    path('M776 440c-8-24-2-46 12-54-2 20-2 36 2 54Z', palette.teal1) +
    rect(780, 370, 28, 8, palette.lamp, 'rx="4"')
  );
}
