/** A porch and the wall behind it, cut: a paper nest in the wall, and the gap in the siding by which wasps fly. */
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { hydrangea, pine } from '../plants.ts';
import { concrete, evening, floor, grassEdge, HEIGHT, soil, WIDTH } from './section.ts';

/** Ground outside; boards of the porch; its ceiling; floor of the bedroom. */
const GRADE = 604;
export const DECK = 548;
export const CEILING = 208;
export const FLOOR = 536;
/** Outer face of the siding; inner face of the plaster. */
export const FACE = 424;
export const INSIDE = 556;
/** The gap in the siding; the middle of the nest. */
export const GAP = { x: FACE - 4, y: 344 } as const;
export const NEST = { x: 494, y: 330 } as const;

/** Height of the upper side of the porch's roof. */
const roofAt = (x: number) => 152 - (x - 40) * 0.28;

export function porch(): string {
  return outdoors() + bedroom() + foundation() + wall() + wallNest() + porchRoof() + deck();
}

function outdoors(): string {
  return (
    evening(430) +
    pine(24, 470, 1.3) +
    pine(150, 462, 0.9) +
    path(`M0 446c140-16 300-10 ${FACE + 10} 0v170H0Z`, palette.teal3) +
    path(`M0 520c140-14 300-8 ${FACE + 10} 4v90H0Z`, palette.teal4)
  );
}

/** A bed whose head stands at this wall, a lamp beside it. */
function bedroom(): string {
  return (
    rect(INSIDE - 8, 0, WIDTH - INSIDE + 8, FLOOR, palette.peach) +
    path(`M${INSIDE} 0h284v60L${INSIDE} 190Z`, '#FFEBD0') +
    rect(INSIDE, 494, WIDTH - INSIDE, 42, palette.paper) +
    rect(INSIDE, 494, WIDTH - INSIDE, 4, palette.creamShade) +
    rect(722, 232, 84, 76, palette.woodDark) +
    rect(722, 232, 84, 5, palette.wood) +
    rect(729, 240, 70, 61, palette.haint) +
    path('M729 282c18-22 30-12 40-2s16-12 30-6v27h-70Z', palette.teal2) +
    // The nightstand and its lamp.
    path('M574 520h9v16h-9ZM616 520h9v16h-9Z', palette.fig) +
    rect(570, 438, 60, 84, palette.woodDark) +
    rect(564, 430, 72, 10, palette.wood) +
    rect(564, 430, 72, 4, '#E5B67E') +
    rect(577, 450, 46, 28, palette.wood) +
    rect(577, 486, 46, 28, palette.wood) +
    circle(600, 464, 4, palette.lampPale) +
    circle(600, 500, 4, palette.lampPale) +
    rect(597, 382, 6, 48, palette.fig) +
    ellipse(600, 429, 17, 4, palette.fig) +
    path('M582 330h36l14 54h-64Z', palette.lampPale) +
    path('M582 330h14l-8 54h-20Z', palette.lampMist) +
    // The bed.
    rect(648, 350, 16, 186, palette.woodDark) +
    rect(648, 350, 5, 186, palette.wood) +
    circle(656, 348, 11, palette.woodDark) +
    circle(653, 345, 5, palette.wood) +
    rect(664, 486, 176, 20, palette.woodDark) +
    rect(664, 448, 176, 40, palette.cream) +
    rect(664, 480, 176, 8, palette.creamShade) +
    path('M668 450c-6-26 6-40 30-40h44c22 0 30 18 24 40Z', palette.paper) +
    path('M668 450c-6-26 6-40 30-40h14c-18 8-24 22-22 40Z', palette.haint2) +
    path('M736 440c12-14 34-18 60-18h44v70c-40-8-70 4-104-4Z', palette.ruf) +
    path('M736 440c12-14 34-18 60-18h14c-24 10-36 34-34 68-14 2-28 2-40-2Z', palette.rose) +
    path('M682 506h12v30h-12Z', palette.fig)
  );
}

function foundation(): string {
  return (
    rect(FACE, FLOOR + 30, WIDTH - FACE, HEIGHT, palette.fig) +
    soil(0, GRADE, WIDTH, 41) +
    floor(INSIDE - 40, FLOOR, WIDTH - INSIDE + 40, 38) +
    concrete(FACE + 14, FLOOR + 44, INSIDE - FACE - 26, HEIGHT - FLOOR - 44) +
    grassEdge(0, GRADE, 72, 12)
  );
}

/** Siding, sheathing, insulation between two studs, plaster. */
function wall(): string {
  const [from, to] = [FACE + 20, INSIDE - 14];
  const waves = repeat(15, (i) => `M${from + 8} ${12 + i * 36}q22 14 44 0t42 2`);
  return (
    rect(FACE + 6, 0, 14, FLOOR + 44, palette.wood) +
    rect(FACE + 6, 0, 4, FLOOR + 44, palette.straw) +
    rect(from, 0, to - from, FLOOR, palette.rose) +
    line(waves, palette.peach, 3) +
    rect(to, 0, 14, FLOOR, palette.paper) +
    rect(INSIDE - 4, 0, 4, FLOOR, palette.creamShade) +
    rect(from, FLOOR - 20, to - from, 22, palette.straw) +
    rect(from, FLOOR - 5, to - from, 6, palette.woodDark) +
    rect(from, FLOOR + 2, to - from + 14, 42, palette.wood) +
    line(
      `M${from + 24} ${FLOOR + 34}q26-26 52 0M${from + 36} ${FLOOR + 38}q14-14 28 0`,
      palette.woodDark,
      2,
    ) +
    laps() +
    // Where a lap has come loose: through the siding and the sheathing into the wall.
    path(`M${FACE - 12} ${GAP.y - 8}h16l14 2h22v16h-22l-14 5h-18Z`, '#140A1E') +
    path(`M${FACE - 4} ${GAP.y - 34}h9l-17 30-9-5Z`, palette.cream) +
    line(`M${FACE - 20} ${GAP.y - 7}l9 5`, '#D9BFA0', 3)
  );
}

function laps(): string {
  return (
    path(
      repeat(16, (i) => `M${FACE - 6} ${i * 36 - 16}h12l-3 37h-15Z`),
      palette.cream,
    ) +
    line(
      repeat(16, (i) => `M${FACE - 13} ${i * 36 + 20}h17`),
      '#D9BFA0',
      3,
    )
  );
}

/** Paper around tiers of comb, cut in half; the insulation has given way to it. */
export function wallNest(): string {
  const { x, y } = NEST;
  return (
    path(
      `M${x - 46} ${y - 120}c16-14 70-16 88-2 8 40 6 200 0 246-20 14-70 14-90 2-6-50-6-200 2-246Z`,
      palette.fig,
    ) +
    path(
      `M${x - 40} ${y - 70}c4-34 24-40 40-40s38 8 40 40c4 40 4 100 0 150-4 32-22 42-40 42s-38-12-40-44c-2-50-4-110 0-148Z`,
      palette.board,
    ) +
    line(
      `M${x - 36} ${y - 64}q8-34 34-36M${x - 38} ${y - 20}q-2 40 2 70M${x + 38} ${y - 30}q4 50-2 104M${x - 34} ${y + 92}q10 24 32 26M${x + 32} ${y - 74}q-6-20-20-26`,
      '#D9BFA0',
      3,
    ) +
    path(
      `M${x - 30} ${y - 62}c4-24 16-30 30-30s28 6 30 30c4 40 4 96 0 140-2 22-16 30-30 30s-28-8-30-30c-2-46-4-100 0-140Z`,
      palette.rufDark,
    ) +
    repeat(5, (i) =>
      comb(x - 27 + (i === 0 || i === 4 ? 6 : 0), y - 66 + i * 32, i === 0 || i === 4 ? 5 : 6),
    ) +
    line(
      repeat(4, (i) => `M${x} ${y - 50 + i * 32}v15`),
      palette.straw,
      5,
    ) +
    path(`M${FACE + 22} ${GAP.y - 6}h22v14h-22Z`, '#140A1E')
  );
}

/** Cells that open downward; some have a cap, some a larva. */
function comb(x: number, y: number, cells: number): string {
  return (
    rect(x - 2, y, cells * 9 + 3, 5, palette.creamShade) +
    repeat(cells, (i) => {
      const at = x + i * 9;
      const content =
        (i * 5 + Math.round(y)) % 3 === 0
          ? rect(at, y + 12, 8, 5, palette.paper, 'rx="2"')
          : ellipse(at + 4, y + 9, 2.6, 4, palette.cream);
      return rect(at, y + 4, 8, 11, palette.straw) + content;
    })
  );
}

/** Shingles, boards, a rafter; a ceiling of boards; the beam on its post. */
function porchRoof(): string {
  const band = (from: number, to: number, tone: string, start: number) =>
    path(
      `M${start} ${roofAt(start) + from}L${FACE} ${roofAt(FACE) + from}V${roofAt(FACE) + to}L${start} ${roofAt(start) + to}Z`,
      tone,
    );
  return (
    path(`M96 ${roofAt(96) + 50}L${FACE - 8} ${roofAt(FACE) + 54}V${CEILING}H96Z`, palette.fig) +
    line('M190 150v56M300 130v76', palette.plum, 9) +
    rect(88, 214, 24, DECK - 214, palette.paper) +
    rect(104, 214, 8, DECK - 214, palette.creamShade) +
    rect(82, 214, 36, 12, palette.cream) +
    rect(82, DECK - 18, 36, 18, palette.cream) +
    rect(82, DECK - 18, 36, 4, palette.paper) +
    ceilingBoards() +
    rect(80, 178, 40, 38, palette.wood) +
    rect(80, 178, 6, 38, palette.straw) +
    line('M92 210q8-14 16 0M88 214q12-22 24 0', palette.woodDark, 1.8) +
    band(0, 12, palette.teal5, 26) +
    path(
      repeat(9, (i) => {
        const x = 24 + i * 40;
        return `M${x} ${roofAt(x) - 1}l44-12.3 5-8-45 12Z`;
      }),
      palette.teal4,
    ) +
    line(
      repeat(9, (i) => `M${26 + i * 40} ${roofAt(26 + i * 40) - 6}l40-11.2`),
      palette.teal3,
      3,
    ) +
    band(12, 22, palette.straw, 36) +
    band(21, 25, palette.woodDark, 36) +
    band(25, 56, palette.wood, 42) +
    band(25, 31, palette.straw, 42) +
    band(52, 56, palette.woodDark, 42) +
    line(
      `M120 ${roofAt(120) + 44}q60-22 130-32M280 ${roofAt(280) + 44}q40-18 120-28`,
      palette.woodDark,
      1.8,
    ) +
    rect(30, roofAt(36) + 14, 14, 58, palette.paper) +
    rect(40, roofAt(36) + 14, 4, 58, palette.creamShade) +
    path(
      `M${FACE - 42} ${roofAt(FACE - 42) - 6}l34-10V14h12v38h-6L${FACE - 42} ${roofAt(FACE - 42) + 2}Z`,
      palette.teal1,
    )
  );
}

/** Of the porch, painted pale blue as is the custom. */
export function ceilingBoards(): string {
  return (
    rect(112, CEILING - 6, FACE - 118, 12, palette.haint) +
    rect(112, CEILING - 6, FACE - 118, 3, palette.haint2) +
    line(
      repeat(14, (i) => `M${130 + i * 21} ${CEILING - 4}v9`),
      palette.haintLine,
      2.4,
    )
  );
}

/** Boards, a joist, a pier; a rail behind. */
function deck(): string {
  return (
    rect(112, 456, FACE - 126, 9, palette.paper) +
    rect(112, 463, FACE - 126, 3, palette.creamShade) +
    repeat(13, (i) => rect(128 + i * 22, 464, 7, DECK - 478, palette.paper)) +
    rect(112, DECK - 16, FACE - 126, 7, palette.paper) +
    rect(68, DECK + 30, FACE - 52, GRADE - DECK - 24, palette.fig2) +
    concrete(84, DECK + 40, 32, 42) +
    floor(64, DECK, FACE - 64, 30) +
    hydrangea(30, GRADE + 4, 1.1)
  );
}
