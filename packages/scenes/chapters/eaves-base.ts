/** The edge of a roof, cut: an attic, and the torn soffit by which an animal comes in. */
import { circle, ellipse, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { pine } from '../plants.ts';
import { evening, HEIGHT, WIDTH } from './section.ts';

/** Outer face of the wall; top of the ceiling, on which insulation lies; underside of the soffit. */
const FACE = 330;
const CEILING = 452;
export const SOFFIT = 448;
/** The hole in the soffit. */
export const HOLE = { from: 172, to: 270 } as const;
export const NEST = { x: 588, y: 436 } as const;
/** A roof vent, from which the screen is gone. */
export const VENT = { x: 596, y: 118 } as const;

/** Height of the upper side of the roof. */
const roofAt = (x: number) => 366 - (x - 96) * 0.46;

export function eaves(): string {
  return (
    outdoors() +
    attic() +
    insulation() +
    nest() +
    room() +
    roof() +
    wall() +
    soffit() +
    gutter() +
    roofVent()
  );
}

/** Tops of trees: the eave is that of an upper floor. */
function outdoors(): string {
  const crowns = repeat(
    9,
    (i) => `q${18 + (i % 3) * 6}-${22 + ((i * 7) % 5) * 7} ${38 + (i % 2) * 14} 0`,
  );
  return (
    evening(508) +
    rect(0, 540, WIDTH, HEIGHT - 540, palette.teal3) +
    pine(58, 572, 1.25) +
    pine(122, 580, 0.95) +
    path(`M-20 584${crowns}V${HEIGHT}H-20Z`, palette.teal4) +
    path(`M-20 616${crowns}V${HEIGHT}H-20Z`, palette.teal5) +
    // A limb that reaches to the house.
    path(
      'M-8 566c70 0 120 12 176 30 28 8 60 10 96 2-30 16-68 18-100 10-60-16-110-18-172-16Z',
      palette.fig,
    ) +
    line('M-8 570c70 0 120 12 176 30 20 6 40 8 62 6', palette.plum, 3) +
    [
      [214, 600, -150],
      [250, 598, -30],
      [176, 606, 150],
      [262, 596, 24],
      [40, 586, 120],
      [20, 568, -60],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0 0c6-12 22-16 36-4-10 12-26 14-36 4Z', palette.teal3)}</g>`,
      )
      .join('')
  );
}

/** The dark under the roof, with a post and the rafters of the other side. */
function attic(): string {
  return (
    path(
      `M112 ${roofAt(112) + 60}L${WIDTH} ${roofAt(WIDTH) + 60}V${CEILING}H${FACE}V${SOFFIT}H112Z`,
      palette.fig,
    ) +
    path(
      `M420 ${CEILING}c60-150 220-230 420-270V${roofAt(WIDTH) + 60}L${WIDTH} ${CEILING}Z`,
      palette.fig2,
    ) +
    line('M470 262v190M642 184v268M812 106v346', palette.plum, 12) +
    line('M466 262v190M638 184v268M808 106v346', palette.plumLight, 3) +
    rect(716, 138, 34, CEILING - 138, palette.wood) +
    rect(716, 138, 9, CEILING - 138, palette.straw) +
    line('M734 180c3 70-2 120 1 230', palette.woodDark, 1.6)
  );
}

/** Loose insulation on the ceiling, with the path that was worn into it. */
export function insulation(): string {
  const tufts = repeat(9, (i) => `q${24 + (i % 2) * 4}-${12 + ((i * 5) % 4) * 3} 50 0`);
  return (
    path(`M388 ${CEILING - 22}${tufts}V${CEILING + 4}H388Z`, palette.buff) +
    path(`M388 ${CEILING - 12}${tufts}V${CEILING + 4}H388Z`, palette.rose) +
    line(
      repeat(16, (i) => `M${402 + i * 27} ${CEILING - 16 + ((i * 5) % 12)}q6-6 13-2`),
      palette.peach,
      2.4,
    )
  );
}

/** Leaves, straw and torn insulation, pressed to a bowl, and droppings beside it. */
function nest(): string {
  return place(
    NEST.x,
    NEST.y,
    1.25,
    path('M-66 8c-4-30 20-44 44-40 18-10 50-6 60 10 20 4 26 20 22 30Z', palette.woodDark) +
      path('M-50-4c4-18 30-24 50-22 22 0 42 8 46 22-16 10-78 12-96 0Z', palette.fig) +
      path('M-52-6c2-14 26-22 44-20-18 4-34 10-44 20Z', palette.rust) +
      line(
        'M-60 2q30-18 60-8t58-4M-56 8q34-12 64-6t46-6M-62-6l-12-8M-40-28l-8-12M52-14l16-10M58-2l14-2',
        palette.straw,
        3,
      ) +
      path(
        'M-30 8c2-12 14-18 26-14-2 12-12 18-26 14ZM20 8c-2-12 8-18 22-16 0 12-8 18-22 16Z',
        palette.rust,
      ) +
      line('M86 8l5-2M98 4l5 1M110 9l5-3M-86 8l-5-2M-98 6l-5 1', palette.fig, 5),
  );
}

/** The room below: its ceiling on joists, a lamp that hangs from it. */
function room(): string {
  return (
    rect(FACE + 40, CEILING, WIDTH - FACE - 40, 34, palette.wood) +
    rect(FACE + 40, CEILING, WIDTH - FACE - 40, 5, palette.straw) +
    rect(FACE + 40, CEILING + 29, WIDTH - FACE - 40, 5, palette.woodDark) +
    line(
      `M430 ${CEILING + 16}c90-5 130 6 200 0M660 ${CEILING + 18}c50 4 90-6 150 1`,
      palette.woodDark,
      1.6,
    ) +
    rect(FACE + 40, CEILING + 34, WIDTH - FACE - 40, 12, palette.paper) +
    rect(FACE + 40, CEILING + 46, WIDTH - FACE - 40, HEIGHT, palette.peach) +
    path(`M370 ${CEILING + 46}H840v40c-120 40-330 20-470 90Z`, '#FFEBD0') +
    rect(452, 524, 84, 66, palette.woodDark) +
    rect(458, 530, 72, 54, palette.haint) +
    path('M458 566c18-20 30-16 42-6s20-12 30-8v32h-72Z', palette.teal2) +
    line(`M668 ${CEILING + 46}v24`, palette.fig, 4) +
    path('M630 556c2-26 16-36 38-36s36 10 38 36Z', palette.lampPale) +
    path('M630 556c2-26 16-36 38-36-14 6-20 18-20 36Z', palette.lampMist) +
    ellipse(668, 556, 38, 7, palette.lamp) +
    path('M770 630v-54c0-10 6-14 14-14h56v68Z', palette.rufDark) +
    path('M770 590v-14c0-10 6-14 14-14h56v14h-48c-8 0-10 4-10 14Z', palette.ruf)
  );
}

/** Shingles, boards and a rafter, from the edge up. */
function roof(): string {
  const right = WIDTH + 10;
  const band = (from: number, to: number, tone: string, start = 96) =>
    path(
      `M${start} ${roofAt(start) + from}L${right} ${roofAt(right) + from}V${roofAt(right) + to}L${start} ${roofAt(start) + to}Z`,
      tone,
    );
  const shingles = repeat(17, (i) => {
    const x = 92 + i * 46;
    return `M${x} ${roofAt(x) - 1}l48-22 6-9-50 23Z`;
  });
  return (
    band(0, 14, palette.teal5) +
    path(shingles, palette.teal4) +
    line(
      repeat(17, (i) => `M${94 + i * 46} ${roofAt(94 + i * 46) - 6}l47-21.6`),
      palette.teal3,
      3,
    ) +
    band(14, 26, palette.straw, 104) +
    band(24, 28, palette.woodDark, 104) +
    band(28, 72, palette.wood, 128) +
    band(28, 34, palette.straw, 128) +
    band(67, 72, palette.woodDark, 128) +
    line(
      repeat(
        4,
        (i) => `M${190 + i * 170} ${roofAt(190 + i * 170) + 50}q60-22 120-${50 + (i % 2) * 8}`,
      ),
      palette.woodDark,
      1.8,
    )
  );
}

/** Siding, sheathing and a stud, up to the plate on which the rafter stands. */
function wall(): string {
  const laps = repeat(7, (i) => `M${FACE - 10} ${SOFFIT + 8 + i * 28}h8l-4 28h-8Z`);
  return (
    rect(FACE + 2, SOFFIT - 8, 46, HEIGHT - SOFFIT + 8, palette.wood) +
    rect(FACE + 2, SOFFIT - 8, 6, HEIGHT - SOFFIT + 8, palette.straw) +
    rect(FACE + 40, CEILING + 46, 10, HEIGHT, palette.paper) +
    line('M348 486c4 50-3 80 2 140M362 490c-3 50 4 80-1 134', palette.woodDark, 1.6) +
    path(laps, palette.cream) +
    line(
      repeat(7, (i) => `M${FACE - 14} ${SOFFIT + 36 + i * 28}h12`),
      '#D9BFA0',
      3,
    ) +
    rect(FACE - 2, SOFFIT - 22, 54, 13, palette.straw) +
    rect(FACE - 2, SOFFIT - 9, 54, 13, palette.wood) +
    line(`M${FACE - 2} ${SOFFIT - 9}h54M${FACE - 2} ${SOFFIT + 4}h54`, palette.woodDark, 3)
  );
}

/** The board below the overhang, torn open, and the fascia at its end. */
function soffit(): string {
  const { from, to } = HOLE;
  return (
    path(`M112 ${SOFFIT - 8}H${from}l-6 5 8 4-12 9H112Z`, palette.cream) +
    path(`M${to} ${SOFFIT - 8}H${FACE}v18H${to + 4}l8-7-14-3Z`, palette.cream) +
    path(
      `M112 ${SOFFIT + 5}h52l-2 5H112ZM${to + 8} ${SOFFIT + 5}H${FACE}v5H${to + 4}Z`,
      '#D9BFA0',
    ) +
    rect(98, roofAt(98) + 20, 16, SOFFIT + 14 - roofAt(98) - 20, palette.paper) +
    rect(108, roofAt(98) + 20, 6, SOFFIT + 14 - roofAt(98) - 20, palette.creamShade)
  );
}

/** What was torn from the soffit hangs down. */
export function torn(): string {
  const { from, to } = HOLE;
  return (
    path(`M${to + 4} ${SOFFIT + 8}l-30 42 10 6 34-42Z`, palette.cream) +
    path(`M${to + 4} ${SOFFIT + 8}l-30 42 3 2 32-40Z`, '#D9BFA0') +
    path(`M${from - 6} ${SOFFIT + 8}l14 24 7-6-10-22Z`, palette.creamShade)
  );
}

function gutter(): string {
  return (
    path('M52 384h46v52c-26 4-42-8-46-30Z', palette.haint2) +
    path('M52 384h10v26c4 14 16 22 36 22v4c-26 4-42-8-46-30Z', palette.teal1) +
    path('M60 392h38v-4c-10-8-26-8-38-2Z', palette.rufDark) +
    line('M48 385h14M66 386l10-8M80 388l12-6', palette.haint2, 5)
  );
}

/** A box on the roof for air, open at its side. */
function roofVent(): string {
  const { x, y } = VENT;
  return (
    path(`M${x - 42} ${y + 24}l72-34v-26h-60l-24 12Z`, palette.teal2) +
    path(`M${x - 54} ${y - 22}l24-16h62l6 8-66 30h-26Z`, palette.teal1) +
    path(`M${x - 38} ${y + 16}l34-16v-18h-34Z`, '#140A1E')
  );
}

/** Looks to the left; the middle of its feet at x, y. */
export function squirrel(x: number, y: number, scale = 1): string {
  return place(
    x,
    y,
    scale,
    path(
      'M26-4c30 6 48-8 50-34 2-28-18-42-14-70 4-24 30-34 48-18 14 14 8 34 10 54 4 40-4 74-36 82-24 6-50-2-58-14Z',
      '#A9959F',
    ) +
      path('M62-108c4-24 30-34 48-18-20-2-32 8-34 26-4-2-10-4-14-8Z', palette.creamShade) +
      path('M44-6c30-4 46-26 44-56 8 34-4 56-34 62Z', '#8D7B86') +
      path(
        'M-28-2c-2-14 4-26 16-34-4-10-10-12-18-12-14 0-24-8-26-14 8-14 22-22 36-18 14 2 20 12 26 22 22 2 40 18 40 40 0 10-6 16-16 16Z',
        '#8D7B86',
      ) +
      path('M-12-36c-12 8-18 20-16 34h18c-8-12-8-24-2-34Z', palette.creamShade) +
      path('M-54-60c8 10 20 10 28 8 2 2 4 4 4 6-12 4-28-2-32-14Z', palette.creamShade) +
      path('M-22-76c-2-10 2-18 10-20 4 8 4 16 0 24Z', '#8D7B86') +
      path('M14-30c16-4 30 6 30 20 0 6-4 10-10 10H10c-6-12-4-24 4-30Z', '#A9959F') +
      line('M-24-2h-14M12-1h26', '#8D7B86', 6) +
      line('M-14-34c-10 6-18 10-28 10', '#8D7B86', 7) +
      circle(-36, -66, 3.6, '#140A1E') +
      circle(-37, -67, 1.2, palette.paper) +
      circle(-55, -60, 2.6, '#140A1E'),
  );
}
