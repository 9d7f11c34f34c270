/** What lies on the bed, what covers it, and what stands under it. */

import { ellipse, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { BED, BOX_BOTTOM, FLOOR, LEGS, legs, MATTRESS } from './bed-base.ts';
import { flashlight, lens, specimen } from './section.ts';

/** A pillow, and a blanket that is folded back from the corner where one looks first. */
export function bedding(): string {
  const { top } = MATTRESS;
  return (
    path('M306 338c-10-34 6-50 38-50h76c30 0 44 20 34 50-40 6-110 6-148 0Z', palette.paper) +
    path('M306 338c-10-34 6-50 38-50h20c-24 8-36 26-34 54-10-2-18-2-24-4Z', palette.haint2) +
    line('M420 300q14 10 12 26M352 330q12-14 34-16', palette.creamShade, 3) +
    path(
      `M470 ${top + 2}c4-22 30-30 60-30h92c26 0 40 14 40 34v56c-18 10-32-4-52 4s-38-6-56 2-36 4-50-4-24-2-34-6Z`,
      palette.teal3,
    ) +
    path(`M622 ${top - 28}c26 0 40 14 40 34v56c-8 4-16 4-24 2 6-40 4-78-16-92Z`, palette.teal4) +
    path(`M470 ${top + 2}c4-22 30-30 60-30h20c-28 18-36 52-34 94-16 0-32-4-46-8Z`, palette.haint) +
    path(`M470 ${top + 2}c4-22 30-30 60-30-26 12-38 42-38 88-8 0-16-2-22-4Z`, palette.haint2) +
    line(`M566 ${top - 16}c8 26 4 50 2 74M604 ${top - 18}c8 26 6 50 4 76`, palette.teal4, 3)
  );
}

/** Linen, washed and dried, in a sealed bag. */
export function bag(): string {
  return place(
    186,
    FLOOR,
    0.86,
    path('M20-82 8-104l16 8 10-12 11 12 16-8-12 22Z', palette.haint2) +
      path('M-4 0c-14-18-12-62 18-76l8-8h26l8 8c30 14 32 58 18 76Z', palette.haint) +
      path('M2-5c-10-20-6-52 18-66-6 24-6 46-2 66Z', palette.haint2) +
      path('M10-5c-6-14-4-34 8-42 10 4 20-4 30 0 16 8 20 28 14 42Z', palette.teal2) +
      line('M16-32q14-8 24 0t18-2M14-18q16-8 26 0t22-2', palette.haint2, 3) +
      rect(18, -88, 32, 9, palette.lamp, 'rx="4"'),
  );
}

/** Zipped around the mattress and around the box spring. */
export function encased(): string {
  const { left, right } = BED;
  const { top, bottom } = MATTRESS;
  const cover = (x: number, y: number, width: number, height: number) =>
    rect(x, y, width, height, palette.cream, 'rx="12"') +
    rect(x, y, width, 20, palette.paper, 'rx="10"') +
    path(
      `M${x} ${y + height - 12}q${width / 2} 8 ${width} 0v2q0 10-12 10H${x + 12}q-12 0-12-10Z`,
      palette.creamShade,
    ) +
    line(
      repeat(7, (i) => `M${x + 26 + i * 54} ${y + 24}q6 ${height / 4} -2 ${height / 2 - 8}`),
      palette.creamShade,
      2.4,
    ) +
    line(`M${x + 6} ${y + height - 14}h${width - 12}`, palette.teal3, 4) +
    line(
      `M${x + 8} ${y + height - 14}h${width - 16}`,
      palette.paper,
      1.6,
      'stroke-dasharray="2 5"',
    ) +
    path(`M${x + width - 36} ${y + height - 20}h16v12h-16Z`, palette.ruf) +
    line(`M${x + width - 28} ${y + height - 8}v8`, palette.ruf, 4);
  return (
    rect(left + 4, bottom - 8, right - left - 8, 20, palette.creamShade) +
    cover(left + 1, bottom + 3, right - left - 2, BOX_BOTTOM - bottom - 3) +
    cover(left - 3, top - 2, right - left + 6, bottom - top + 3) +
    rect(left - 6, BOX_BOTTOM - 4, right - left + 12, 10, palette.fig)
  );
}

/** Two wells around each leg, in section: one for who comes, one for who leaves. */
export function cups(): string {
  return (
    LEGS.map((x) => rect(x - 38, FLOOR - 26, 76, 26, palette.teal1)).join('') +
    legs() +
    LEGS.map((x) =>
      path(`M${x - 40} ${FLOOR}v-28h7v21h14v-21h6v21h26v-21h6v21h14v-21h7v28Z`, palette.teal4),
    ).join('')
  );
}

/** One that walked to the bed, in the outer well. */
export function catchSeen(): string {
  const [x, y] = [446, 470];
  const well = path(
    `M${x - 44} ${y - 30}h12v56h64v-56h12v60c-14 18-30 24-44 24s-30-6-44-24Z`,
    palette.teal4,
  );
  return (
    ellipse(LEGS[0] + 27, FLOOR - 10, 6, 3.6, palette.ruf) +
    line(`M${LEGS[0] + 36} ${FLOOR - 18}L396 ${y + 28}`, palette.fig, 5) +
    lens(x, y, 62, well + specimen('bed-bug', x, y + 4, 52))
  );
}

/** The cups again, weeks later: nothing in them. */
export function watched(): string {
  const [x, y] = [712, 474];
  return (
    path(`M${x} ${y}L578 ${FLOOR}h92Z`, palette.lampPale, 'opacity=".34"') +
    path(`M${x} ${y}L600 ${FLOOR}h54Z`, palette.lampPale, 'opacity=".4"') +
    flashlight(x, y, -30)
  );
}
