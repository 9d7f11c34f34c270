/** A lawn beside a house, its ground cut through two fire ant mounds: no hole on top, tunnels under the grass. */
import { circle, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { fence, pine, tuft } from '../plants.ts';
import { evening, grassEdge, SOIL, soil, WIDTH } from './section.ts';

/** Top of the ground where it is cut. */
export const GRADE = 336;
/** Left and right end of each dome, and its top. */
export const LARGE = { left: 286, right: 506, top: 246 } as const;
export const SMALL = { left: 616, right: 746, top: 284 } as const;
/** Middle of the foot of those further back. */
export const BACK = [
  [184, 316],
  [556, 322],
] as const;
/** Face of the house. */
export const HOUSE = 600;

export function lawn(): string {
  return (
    evening(196) +
    pine(36, 216, 1) +
    pine(320, 214, 0.8) +
    fence(60, HOUSE, 240, 44) +
    house() +
    path(`M0 236c200-12 420-8 ${WIDTH} 6v110H0Z`, palette.teal3) +
    path(`M0 290c240-12 560-8 ${WIDTH} 4v60H0Z`, palette.teal4, 'opacity=".55"') +
    playSet() +
    utilityBox() +
    gardenBed() +
    BACK.map(([x, y]) => smallDome(x, y)).join('') +
    soil(0, GRADE, WIDTH, 41) +
    grassEdge(0, GRADE, WIDTH, 18) +
    nests() +
    tuft(40, GRADE + 2, 1.3) +
    tuft(810, GRADE + 2, 1.4)
  );
}

/** Siding over brick. */
function house(): string {
  const laps = repeat(9, (i) => rect(HOUSE, 22 + i * 26, WIDTH - HOUSE, 3, palette.board));
  return (
    rect(HOUSE, 0, WIDTH - HOUSE, 244, palette.cream) +
    laps +
    rect(HOUSE, 0, 12, 244, palette.paper) +
    rect(HOUSE, 226, WIDTH - HOUSE, 22, palette.rufDark) +
    rect(HOUSE, 226, WIDTH - HOUSE, 4, palette.ruf2)
  );
}

/** A swing between two pairs of legs, and a slide. */
function playSet(): string {
  return (
    path('M40 306q70-14 200 0v-6q-100-14-200 0Z', palette.teal4) +
    line('M74 118 48 300M74 118l30 180M200 118l-28 180M200 118l26 182', palette.woodDark, 8) +
    line('M72 116 46 298M198 116l-28 180', palette.wood, 3) +
    line('M64 118H210', palette.wood, 10) +
    line('M64 115H210', '#E5B67E', 3) +
    line('M112 122v122M144 122v122', palette.fig, 2.6) +
    rect(104, 242, 48, 8, palette.ruf) +
    rect(104, 242, 48, 3, palette.rust) +
    path('M204 150h20c14 40 18 100 46 138l-16 8c-30-40-32-96-50-146Z', palette.haint) +
    path('M204 150h6c16 44 18 102 48 144l-4 2c-30-40-32-96-50-146Z', palette.paper)
  );
}

function utilityBox(): string {
  return (
    rect(518, 292, 66, 10, palette.creamShade) +
    rect(524, 226, 54, 68, palette.teal2) +
    rect(524, 226, 10, 68, palette.teal1) +
    path('M518 226h66l-6-10h-54Z', palette.haint) +
    rect(540, 238, 30, 44, palette.teal3) +
    path('M556 244l-9 16h7l-3 14 11-18h-7Z', palette.paper)
  );
}

/** Boards around soil, and what grows in it. */
function gardenBed(): string {
  const plants = repeat(4, (i) => {
    const x = 756 + i * 25;
    return (
      line(`M${x} 266v-26`, palette.teal5, 3) +
      path(`M${x} 256q-16-2-16-16 14 0 16 16 2-16 16-18 0 16-16 18Z`, palette.teal4) +
      circle(x, 234, 6, i % 2 ? palette.rust : palette.peach)
    );
  });
  return (
    plants +
    rect(738, 264, 110, 38, palette.wood) +
    rect(738, 264, 110, 5, '#E5B67E') +
    line('M738 284H848', palette.woodDark, 2.4) +
    rect(738, 298, 110, 5, palette.woodDark)
  );
}

function smallDome(x: number, y: number): string {
  return (
    path(`M${x - 28} ${y}c8-12 14-24 28-24s22 12 28 24c-16 5-40 5-56 0Z`, '#9A4A3A') +
    path(`M${x - 28} ${y}c8-12 14-24 28-24-8 6-12 16-14 26-6 0-10-1-14-2Z`, palette.rust)
  );
}

/** Loose soil, by the light on its left. */
function dome({ left, right, top }: typeof LARGE | typeof SMALL): string {
  const [middle, height] = [(left + right) / 2, GRADE - top];
  const outline = `M${left} ${GRADE + 4}c${(middle - left) * 0.4}-${height * 0.3} ${(middle - left) * 0.55}-${height} ${middle - left}-${height + 4}s${(right - middle) * 0.6} ${height * 0.7} ${right - middle} ${height + 4}Z`;
  return path(outline, SOIL.stone, `stroke="${palette.plumLight}" stroke-width="4"`);
}

const CHAMBERS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [396, 276, 30, 11],
  [346, 304, 28, 11],
  [444, 306, 30, 11],
  [392, 330, 34, 11],
  [326, 392, 38, 17],
  [456, 396, 40, 17],
  [384, 440, 38, 17],
  [476, 486, 38, 17],
  [312, 500, 38, 17],
  [402, 564, 74, 30],
  [682, 306, 22, 8],
  [664, 330, 22, 9],
  [704, 376, 32, 15],
  [672, 438, 44, 22],
];

/** Of the large one down to the queen, and under the grass to where workers come out; of the small one. */
const WAYS =
  'M396 276C360 284 352 296 348 304S372 320 392 330M396 276c30 10 40 18 44 30s-30 16-48 24M392 330c-10 30-50 36-62 58M392 330c10 40 50 34 60 62M330 388c6 26 34 30 54 48M452 392c-10 22-40 26-68 44M384 436c-8 30-54 34-64 60M384 436c24 14 60 14 86 44M384 436c2 50 14 70 18 120M320 496c6 34 40 40 82 60' +
  'M392 330C350 356 300 362 250 358S150 352 112 362M208 356l-8-24M112 362c-10-4-14-14-18-30M392 330c40 26 90 30 130 26s30-10 34-24' +
  'M682 306l-18 24 40 42-32 56M664 330c-20 18-38 22-60 20s-20-8-22-18M704 372c26-8 50-8 66-16s10-16 12-24';

/** The tunnels and chambers of both. */
export function nests(): string {
  const rooms = (tone: string, by: number) =>
    CHAMBERS.map(([x, y, rx, ry]) =>
      path(
        `M${x - rx - by} ${y + 2}c0-${ry + by} ${rx * 0.7}-${ry + by + 3} ${rx + by}-${ry + by}s${rx + by} 2 ${rx + by} ${ry + by - 2}-${rx * 0.6} ${ry + by}-${rx + by} ${ry + by}-${rx + by}-4-${rx + by}-${ry + by}Z`,
        tone,
      ),
    ).join('');
  return (
    dome(LARGE) +
    dome(SMALL) +
    crumbs() +
    line(WAYS, palette.woodDark, 18) +
    rooms(palette.woodDark, 4) +
    line(WAYS, palette.straw, 12) +
    rooms(palette.straw, 0)
  );
}

/** The grains of both domes. */
function crumbs(): string {
  const over = ({ left, right, top }: typeof LARGE | typeof SMALL) =>
    repeat(26, (i) => {
      const part = ((i * 37) % 100) / 100 - 0.5;
      const x = (left + right) / 2 + part * (right - left) * 0.7;
      const room = (GRADE - top) * (1 - Math.abs(part) * 1.7);
      return circle(
        Math.round(x),
        Math.round(GRADE - room * ((i * 13) % 10) * 0.1),
        1.6 + (i % 3) * 0.7,
        i % 2 ? palette.plumLight : palette.rose,
      );
    });
  return over(LARGE) + over(SMALL);
}
