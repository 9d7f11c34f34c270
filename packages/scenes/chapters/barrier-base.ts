/** A crawl space as it is found: bare soil, a puddle, an open vent. */
import { line, path, place, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { bush } from '../plants.ts';
import { blockWall, concrete, evening, grassEdge, SOIL, soil, WIDTH } from './section.ts';

/** Ground outside; foot of the wall at the back; front edge of the crawl space's ground. */
const GRADE = 262;
export const BACK = 392;
export const FRONT = 446;
/** Inner face of the wall that is cut, and left edges of the two piers. */
export const INSIDE = 182;
export const PIERS = [318, 664];
export const PIER_WIDTH = 58;

export function section(): string {
  return (
    evening(292) +
    lowered(
      bush(26, 262, 0.9) +
        soil(0, GRADE, WIDTH, 31) +
        groundWater() +
        crawl() +
        puddle() +
        piers() +
        floorAbove() +
        outside() +
        bulb(),
    )
  );
}

/** Everything but the sky stands this much lower than it is drawn. */
export function lowered(drawn: string): string {
  return place(0, 60, 1, drawn);
}

function groundWater(): string {
  return (
    path(`M0 548c140-12 260 8 420-2s300-8 420 2v40H0Z`, palette.teal5) +
    path(
      `M0 548c140-12 260 8 420-2s300-8 420 2v6c-120-10-260-12-420-2S140 542 0 554Z`,
      palette.teal2,
    )
  );
}

export function crawl(): string {
  const courses = repeat(5, (i) => `M${INSIDE} ${196 + i * 42}H${WIDTH}`);
  const joints = repeat(5, (row) =>
    repeat(
      8,
      (i) => `M${INSIDE + 44 + i * 88 + (row % 2) * 44} ${196 + row * 42}v${row === 4 ? 28 : 42}`,
    ),
  );
  return (
    rect(INSIDE - 10, 150, WIDTH - INSIDE + 10, FRONT - 150, palette.fig2) +
    path(`M${INSIDE} 150h420c-60 70-300 150-420 242Z`, '#5A2549') +
    line(courses + joints, palette.fig, 3, 'opacity=".6"') +
    vent() +
    duct() +
    // The ground, from the back wall to where it is cut.
    path(`M${INSIDE} ${BACK}H${WIDTH}V${FRONT + 2}H${INSIDE}Z`, SOIL.stone) +
    path(`M${INSIDE} ${BACK}h400c-120 20-300 14-400 40Z`, palette.plumLight, 'opacity=".5"') +
    line(
      repeat(
        24,
        (i) =>
          `M${210 + ((i * 83) % 610)} ${BACK + 8 + ((i * 17) % 38)}l${5 + (i % 3) * 3} ${(i % 3) - 1}`,
      ),
      SOIL.middle,
      3,
    )
  );
}

/** An open vent in the wall at the back: louvers, and the evening through them. */
export function vent(): string {
  return (
    rect(470, 208, 116, 62, palette.fig) +
    rect(478, 216, 100, 46, palette.teal1) +
    line(
      repeat(5, (i) => `M478 ${220 + i * 10}h100`),
      palette.rust,
      4,
    )
  );
}

export function duct(): string {
  return (
    line('M734 160v40M806 160v40', palette.creamShade, 3) +
    path('M694 196h146v44H694c-16-4-22-12-22-22s6-18 22-22Z', palette.haint2) +
    path('M676 226c4 8 10 12 18 14h146v-14Z', palette.teal1) +
    line(
      repeat(9, (i) => `M${700 + i * 16} 197v42`),
      palette.haintLine,
      2,
    )
  );
}

export function puddle(): string {
  return (
    path(
      'M396 424c10-18 60-24 110-22 60 0 110 6 116 18 4 12-50 20-110 20-70 0-122-4-116-16Z',
      palette.teal3,
    ) +
    path('M420 422c20-12 60-14 96-13 40 0 70 4 84 10-40-4-120-4-180 3Z', palette.teal1) +
    line('M494 418q18-7 36 0', palette.haint, 2.4)
  );
}

export function piers(): string {
  return PIERS.map(
    (x) => concrete(x - 18, 420, PIER_WIDTH + 36, 18) + blockWall(x, 172, 422, PIER_WIDTH, 4),
  ).join('');
}

/** A room's foot, boards, the ends of the joists, and the girder on its piers. */
function floorAbove(): string {
  const joists = repeat(8, (i) => {
    const x = 196 + i * 90;
    return (
      rect(x, 98, 32, 54, palette.wood) +
      rect(x, 98, 7, 54, palette.straw) +
      rect(x + 26, 98, 6, 54, palette.woodDark) +
      path(
        `M${x + 12} 132q6-10 12 0M${x + 10} 140q8-16 16 0`,
        'none',
        `stroke="${palette.woodDark}" stroke-width="1.6"`,
      )
    );
  });
  return (
    rect(INSIDE - 20, -60, WIDTH - INSIDE + 20, 150, palette.peach) +
    path(`M${INSIDE - 20} -60h620c-160 80-400 60-620 130Z`, '#FFEBD0') +
    rect(INSIDE - 20, 70, WIDTH - INSIDE + 20, 16, palette.paper) +
    rect(INSIDE - 20, 68, WIDTH - INSIDE + 20, 3, palette.creamShade) +
    // A sofa, and a rug under it.
    path('M404-10h250c10 0 14 6 14 14v40H390V4c0-8 4-14 14-14Z', palette.teal3) +
    path('M404-10h250c6 0 10 2 12 6H392c2-4 6-6 12-6Z', palette.teal2) +
    path('M382 14h24v58h-24ZM652 14h24v58h-24Z', palette.teal4) +
    rect(404, 34, 250, 38, palette.teal4) +
    line('M529-4v38', palette.teal4, 3) +
    path('M416 6h44v28h-44Z', palette.ruf) +
    path('M398 72h10v12h-10ZM650 72h10v12h-10Z', palette.fig) +
    rect(330, 82, 400, 5, palette.ruf) +
    // A floor lamp, and a picture.
    line('M752 84V-4', palette.woodDark, 5) +
    rect(736, 80, 32, 5, palette.woodDark) +
    path('M734-38h36l14 38h-64Z', palette.lampPale) +
    path('M734-38h14l-8 38h-20Z', palette.lampMist) +
    rect(230, -42, 88, 60, palette.woodDark) +
    rect(236, -36, 76, 48, palette.haint) +
    path('M236-8c20-16 30-10 42-2s22-12 34-4v26h-76Z', palette.teal2) +
    rect(INSIDE - 20, 86, WIDTH - INSIDE + 20, 12, palette.woodDark) +
    rect(INSIDE - 20, 86, WIDTH - INSIDE + 20, 4, '#E5B67E') +
    rect(INSIDE, 98, WIDTH - INSIDE, 54, palette.fig) +
    joists +
    rect(INSIDE - 40, 152, WIDTH - INSIDE + 40, 22, palette.wood) +
    rect(INSIDE - 40, 152, WIDTH - INSIDE + 40, 6, palette.straw) +
    rect(INSIDE - 40, 168, WIDTH - INSIDE + 40, 6, palette.woodDark)
  );
}

/** The wall that is cut, its siding, and the downspout that empties at its foot. */
function outside(): string {
  return (
    concrete(92, 452, 122, 34) +
    blockWall(122, 152, 452, 60, 5) +
    rect(118, -60, 50, 212, palette.wood) +
    rect(118, -60, 6, 212, palette.straw) +
    rect(160, -60, 8, 150, palette.paper) +
    path(
      repeat(8, (i) => `M106 ${i * 26 - 58}h10l-3 27h-10Z`),
      palette.cream,
    ) +
    line(
      repeat(8, (i) => `M102 ${i * 26 - 32}h14`),
      '#D9BFA0',
      3,
    ) +
    grassEdge(0, GRADE, 122, 8) +
    path('M84-60h18v274H84Z', palette.haint2) +
    path('M96-60h6v274h-6Z', palette.teal1) +
    path('M84 210h18v14l12 22-14 8-16-28Z', palette.haint2) +
    path('M84 258c4-8 34-10 38-4v12c-10 4-30 2-38-8Z', palette.teal2) +
    path('M116 266c6 40-2 90 4 150-8-40-14-100-12-150Z', palette.teal2)
  );
}

/** A work lamp on the girder. */
export function bulb(): string {
  return (
    line('M252 174v18', palette.fig, 4) +
    path('M242 192h20l4 10h-28Z', palette.fig) +
    path('M238 202h28c0 20-4 28-14 28s-14-8-14-28Z', palette.lampPale) +
    path('M242 204h8c0 14 0 18-2 22-4-4-6-12-6-22Z', palette.lampMist)
  );
}
