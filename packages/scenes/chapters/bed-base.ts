/** A bedroom in section: a bed, opened on its right to show what is inside, and the empty space in the wall beside it. */
import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { floor, HEIGHT, WIDTH } from './section.ts';

/** Top of the floor; faces of the wall toward the next room and toward the bedroom. */
export const FLOOR = 540;
export const WALL = { from: 44, to: 164 } as const;
export const BED = { left: 276, right: 648 } as const;
/** Top and bottom of the mattress; bottom of the box spring. */
export const MATTRESS = { top: 336, bottom: 420 } as const;
export const BOX_BOTTOM = 486;
/** Middle of each leg. */
export const LEGS = [300, 624] as const;
/** Middle of the outlet, on the wall. */
export const OUTLET = { x: WALL.to, y: 418 } as const;
/** Where mattress and box spring are cut open. */
const OPENED = 486;

export function bedroom(): string {
  return (
    room() + curtainedWindow() + headboard() + nightstand() + below() + wall() + rug() + opened()
  );
}

/** What bed bugs live in: legs, box spring and mattress. */
export function opened(): string {
  return legs() + boxSpring() + mattress();
}

function room(): string {
  const { to } = WALL;
  return (
    rect(to - 4, 0, WIDTH - to + 4, FLOOR, palette.peach) +
    path(`M${to} 0h500L${to} 236Z`, '#FFEBD0') +
    path(`M${to} 300 520 132h120L${to} 356Z`, '#FFEBD0', 'opacity=".7"') +
    // A picture, and the baseboard of the wall at the back.
    rect(316, 62, 88, 84, palette.woodDark) +
    rect(316, 62, 88, 5, palette.wood) +
    rect(323, 70, 74, 69, palette.haint) +
    path('M323 112c18-22 32-12 42-2s18-14 32-6v35h-74Z', palette.teal2) +
    circle(380, 86, 7, palette.lampMist) +
    rect(to, 494, WIDTH - to, 46, palette.paper) +
    rect(to, 494, WIDTH - to, 5, palette.creamShade) +
    rect(to, 532, WIDTH - to, 8, palette.creamShade)
  );
}

/** The evening, through panes between curtains. */
function curtainedWindow(): string {
  return (
    rect(690, 34, 124, 172, palette.paper) +
    rect(700, 44, 104, 152, '#FFDDAE') +
    path('M700 44h104v52c-40 18-70-8-104 8Z', '#D3EBE3') +
    path('M700 156c26-20 50-14 68-4s22-10 36-6v50H700Z', palette.teal2) +
    rect(749, 44, 6, 152, palette.paper) +
    rect(700, 114, 104, 6, palette.paper) +
    rect(682, 204, 140, 9, palette.paper) +
    rect(682, 213, 140, 4, palette.creamShade) +
    line('M664 26H836', palette.woodDark, 6) +
    path('M670 26h42c2 60-6 116-22 190-10 6-18 4-24 0 4-70 6-130 4-190Z', palette.rose) +
    path('M670 26h14c0 60 0 120-8 192h-10c4-70 6-130 4-192Z', palette.ruf2) +
    path('M830 26h-40c0 60 6 116 20 190 10 6 20 4 30 0V26Z', palette.rose) +
    path('M824 26h16v190h-8c-6-70-8-130-8-190Z', palette.ruf2)
  );
}

/** A panel between two posts, a step away from the wall behind it. */
function headboard(): string {
  const { left, right } = BED;
  const [from, to] = [left - 14, right + 14];
  return (
    rect(from + 8, 218, to - from - 4, 270, palette.fig, 'opacity=".16"') +
    path(
      `M${from} 224c60-30 120-40 ${(to - from) / 2}-40s${(to - from) / 2 - 60} 10 ${(to - from) / 2} 40V480H${from}Z`,
      palette.wood,
    ) +
    path(
      `M${from} 224c60-30 120-40 ${(to - from) / 2}-40s${(to - from) / 2 - 60} 10 ${(to - from) / 2} 40v8c-60-28-120-38-${(to - from) / 2}-38s-${(to - from) / 2 - 60} 10-${(to - from) / 2} 38Z`,
      '#E5B67E',
    ) +
    repeat(3, (i) => {
      const x = from + 28 + i * 118;
      return (
        rect(x, 240, 108, 110, palette.woodDark) +
        rect(x + 5, 245, 103, 105, palette.straw) +
        line(`M${x + 30} 262q-6 40 2 78M${x + 66} 256q6 40-2 84`, palette.wood, 2.4)
      );
    }) +
    [from - 8, to - 10]
      .map(
        (x) =>
          rect(x, 206, 18, BOX_BOTTOM - 198, palette.woodDark) +
          rect(x, 206, 6, BOX_BOTTOM - 198, palette.wood) +
          circle(x + 9, 202, 12, palette.woodDark) +
          circle(x + 6, 199, 6, palette.wood),
      )
      .join('')
  );
}

/** With a lamp, a book and a drawer that does not quite close. */
function nightstand(): string {
  return (
    path('M704 520h12v20h-12ZM800 520h12v20h-12Z', palette.fig) +
    rect(698, 398, 120, 126, palette.woodDark) +
    rect(690, 388, 136, 12, palette.wood) +
    rect(690, 388, 136, 4, '#E5B67E') +
    rect(708, 412, 100, 42, palette.wood) +
    rect(708, 408, 100, 5, palette.fig) +
    rect(708, 466, 100, 46, palette.wood) +
    circle(758, 434, 5, palette.lampPale) +
    circle(758, 490, 5, palette.lampPale) +
    path('M780 388v-54h8v54Z', palette.fig) +
    ellipse(784, 386, 22, 5, palette.fig) +
    path('M762 270h44l18 68h-80Z', palette.lampPale) +
    path('M762 270h16l-10 68h-24Z', palette.lampMist) +
    rect(702, 378, 46, 10, palette.teal3) +
    rect(706, 370, 38, 8, palette.ruf) +
    rect(706, 381, 40, 3, palette.paper)
  );
}

/** Boards on a joist, the ceiling of the room below. */
function below(): string {
  return (
    floor(0, FLOOR, WIDTH, 38) +
    rect(0, FLOOR + 48, WIDTH, 12, palette.paper) +
    rect(0, FLOOR + 60, WIDTH, HEIGHT, palette.buff) +
    path(`M0 ${FLOOR + 60}h500c-120 20-300 20-500 30Z`, palette.peach)
  );
}

/** Plaster on both sides, nothing between: a stud further back, a cable, the box of an outlet; a baseboard that gapes. */
function wall(): string {
  const { from, to } = WALL;
  const { y } = OUTLET;
  return (
    rect(0, 0, from, FLOOR, palette.haint) +
    path(`M0 0h${from}v60L0 180Z`, palette.haint2) +
    rect(0, 494, from, 46, palette.paper) +
    rect(0, 532, from, 8, palette.creamShade) +
    rect(from, 0, to - from, FLOOR, palette.fig) +
    rect(from + 12, 0, 58, FLOOR, palette.fig2) +
    rect(from + 22, 0, 30, FLOOR, palette.plum) +
    rect(from + 22, 0, 6, FLOOR, palette.plumLight) +
    line(`M${from + 38} 40c4 120-4 230 1 420`, palette.fig2, 2) +
    rect(from, 0, 13, FLOOR, palette.paper) +
    rect(from, 0, 4, FLOOR, palette.creamShade) +
    rect(to - 13, 0, 13, FLOOR, palette.paper) +
    rect(to - 4, 0, 4, FLOOR, palette.creamShade) +
    line(`M${to - 36} 0c-6 130 10 250-2 330-2 26 2 46 8 56`, palette.straw, 5) +
    // The box behind the plate of the outlet, open to the space in the wall.
    path(`M${to} ${y - 34}h-42v68h42v-8h-34v-52h34Z`, palette.teal1) +
    rect(to - 32, y - 26, 32, 52, '#140A1E') +
    rect(to - 24, y - 20, 26, 40, palette.creamShade) +
    rect(to, y - 36, 6, 72, palette.cream) +
    line(`M${to - 10} ${y - 8}h12M${to - 10} ${y + 8}h12`, palette.fig, 4) +
    // The plate on which studs stand, its end cut.
    rect(from + 13, 512, to - from - 26, 28, palette.straw) +
    rect(from + 13, 512, to - from - 26, 5, '#E5B67E') +
    line(`M${from + 30} 534q30-26 60 0M${from + 40} 538q20-16 40 0`, palette.woodDark, 2) +
    rect(to - 13, 528, 26, 12, '#140A1E') +
    // The baseboard, cut: it stands off from the plaster and from the floor.
    rect(to, 486, 6, 54, palette.fig) +
    path(`M${to + 5} ${FLOOR - 7}V490q0-7 9-3l6 9v${FLOOR - 503}Z`, palette.straw) +
    path(`M${to + 5} ${FLOOR - 7}V490q0-7 5-5v48Z`, '#E5B67E')
  );
}

function rug(): string {
  return (
    rect(222, FLOOR - 7, 456, 8, palette.ruf) +
    rect(222, FLOOR - 7, 456, 3, palette.rust) +
    line(
      repeat(4, (i) => `M${214 + i * 3} ${FLOOR - 1}h4M${676 + i * 3} ${FLOOR - 1}h4`),
      palette.rust,
      2,
    )
  );
}

export function legs(): string {
  return LEGS.map(
    (x) =>
      path(`M${x - 10} ${BOX_BOTTOM}h20l-3 ${FLOOR - BOX_BOTTOM}h-14Z`, palette.fig) +
      path(`M${x - 10} ${BOX_BOTTOM}h6l0 ${FLOOR - BOX_BOTTOM}h-3Z`, palette.plum),
  ).join('');
}

/** Cloth over a frame of wood, its corner guarded; on its right the frame itself. */
function boxSpring(): string {
  const { left, right } = BED;
  const top = MATTRESS.bottom + 4;
  const inside = `M${OPENED + 10} ${top}q-10 16 2 30t-4 ${BOX_BOTTOM - top - 30}H${right - 6}V${top}Z`;
  return (
    rect(left + 4, top, right - left - 8, BOX_BOTTOM - top, palette.teal1, 'rx="5"') +
    rect(left + 4, top, right - left - 8, 12, palette.haint, 'rx="5"') +
    line(`M${left + 8} ${top + 14}H${OPENED}`, palette.teal2, 3) +
    line(
      repeat(11, (i) => `M${left + 22 + i * 17} ${BOX_BOTTOM - 6}h7`),
      palette.fig,
      2.4,
    ) +
    path(`M${left + 4} ${BOX_BOTTOM}v-34h20l10 34Z`, palette.teal3) +
    path(inside, palette.fig) +
    rect(right - 26, top + 8, 20, BOX_BOTTOM - top - 8, palette.wood) +
    rect(right - 26, top + 8, 5, BOX_BOTTOM - top - 8, '#E5B67E') +
    rect(OPENED + 6, BOX_BOTTOM - 14, right - OPENED - 14, 14, palette.straw) +
    rect(OPENED + 6, BOX_BOTTOM - 5, right - OPENED - 14, 5, palette.woodDark) +
    repeat(3, (i) => rect(OPENED + 24 + i * 38, top + 4, 24, 11, palette.straw)) +
    line(
      repeat(3, (i) => `M${OPENED + 36 + i * 38} ${top + 16}v${BOX_BOTTOM - top - 32}`),
      palette.plumLight,
      4,
    ) +
    line(inside.slice(0, inside.indexOf('H')), palette.haint2, 4) +
    rect(left - 6, BOX_BOTTOM - 4, right - left + 12, 10, palette.fig)
  );
}

/** Piping along its upper and lower edge, a seam, a tag; on its right foam and springs. */
function mattress(): string {
  const { left, right } = BED;
  const { top, bottom } = MATTRESS;
  const inside = `M${OPENED} ${top + 5}q12 12 0 26t2 26 2 ${bottom - top - 62}H${right - 10}V${top + 5}Z`;
  const quilting = repeat(
    6,
    (i) =>
      `M${left + 22 + i * 34} ${top + 22}q14 20 0 40M${left + 22 + i * 34} ${top + 22}q-14 20 0 40`,
  );
  const coils = repeat(4, (i) => `M${512 + i * 33} 362q13 4 0 8t0 8 0 8 0 8 0 8`);
  return (
    rect(left, top, right - left, bottom - top, palette.cream, 'rx="12"') +
    rect(left, top, right - left, 22, palette.paper, 'rx="10"') +
    line(quilting, palette.creamShade, 2.4) +
    path(
      `M${left + 30} ${bottom - 6}v15h26v-15Z`,
      palette.paper,
      `stroke="${palette.creamShade}" stroke-width="2"`,
    ) +
    line(`M${left + 35} ${bottom - 1}h16M${left + 35} ${bottom + 4}h10`, palette.teal2, 2) +
    path(inside, palette.fig2) +
    path(`M${OPENED} ${top + 5}q6 6 6 14l0 6H${right - 10}V${top + 5}Z`, palette.buff) +
    rect(OPENED + 4, top + 20, right - OPENED - 14, 6, palette.rose) +
    rect(OPENED + 2, bottom - 14, right - OPENED - 12, 9, palette.buff) +
    line(coils, palette.haint, 3.4) +
    line(inside.slice(0, inside.indexOf('H')), palette.paper, 4) +
    piping(right) +
    circle(right - 6, top + 8, 6, palette.teal2) +
    circle(right - 6, bottom - 6, 6, palette.teal2) +
    circle(right - 7, top + 7, 2.4, palette.haint2) +
    circle(right - 7, bottom - 7, 2.4, palette.haint2)
  );
}

/** The cord along both edges of the mattress, as far as `to`. */
function piping(to: number): string {
  const { left } = BED;
  const { top, bottom } = MATTRESS;
  const cords = `M${left + 4} ${top + 9}H${to - 8}M${left + 4} ${bottom - 7}H${OPENED}`;
  return (
    line(cords, palette.teal2, 7) +
    line(
      cords.replaceAll(/(M\d+ )(\d+)/g, (_, at: string, y: string) => `${at}${Number(y) - 1.5}`),
      palette.haint2,
      2,
    )
  );
}
