/** The furnished rooms. Each holds the small things that bring its pests: a crumb, a drip, a suitcase, a dog. */

import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';

/** A dark window with curtains. */
function curtained(x: number, y: number, w: number, h: number, cloth: string): string {
  return (
    rect(x - 3, y - 3, w + 6, h + 6, palette.cream) +
    rect(x, y, w, h, '#3B2357') +
    path(`M${x} ${y + h * 0.6}L${x + w} ${y + h * 0.2}V${y}H${x}Z`, '#5B3A72') +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, palette.cream, 2.4) +
    rect(x - 6, y + h + 3, w + 12, 4, palette.cream) +
    path(`M${x - 8} ${y - 6}h14q3 ${h * 0.6}-10 ${h + 10}h-6Z`, cloth) +
    path(`M${x + w + 8} ${y - 6}h-14q-3 ${h * 0.6} 10 ${h + 10}h6Z`, cloth) +
    line(`M${x - 12} ${y - 7}h${w + 24}`, palette.fig, 3)
  );
}

/** A lamp shade and the light under it. */
function light(x: number, y: number, reach: number): string {
  return (
    path(
      `M${x - 10} ${y}h20l${reach * 0.45} ${reach}h${-20 - reach * 0.9}Z`,
      '#FFE9A8',
      'opacity=".38"',
    ) + path(`M${x - 12} ${y}h24l-5-15h-14Z`, '#FFE08A')
  );
}

export function bedroom(): string {
  return (
    rect(330, 296, 270, 119, '#F3BFA6') +
    line(
      repeat(15, (i) => `M${348 + i * 17} 296v86`),
      '#EBAE93',
      2,
    ) +
    rect(330, 382, 270, 30, '#E5A183') +
    curtained(538, 318, 36, 46, palette.rose) +
    rect(428, 314, 40, 30, palette.paper) +
    rect(432, 318, 32, 22, palette.haint) +
    path('M432 340l9-12 7 6 6-8 10 14Z', palette.teal3) +
    // The bed; rust specks along the mattress seam.
    rect(350, 346, 9, 66, palette.plum) +
    rect(356, 384, 136, 18, palette.paper) +
    path('M404 372c26-8 66-6 88 4v28h-88Z', palette.teal4) +
    path('M404 384h88v7h-88Z', palette.teal3) +
    path('M364 370h34q6 0 6 7t-6 7h-34q-6 0-6-7t6-7Z', palette.cream) +
    rect(486, 366, 8, 46, palette.plum) +
    rect(356, 402, 136, 6, '#5A2549') +
    [362, 368, 371, 379].map((x) => circle(x, 399, 1.2, palette.rufDark)).join('') +
    // Bedside table, and a suitcase that has just come home.
    rect(502, 388, 26, 24, palette.woodDark) +
    rect(502, 388, 26, 5, palette.wood) +
    rect(514, 372, 3, 16, palette.fig) +
    light(515, 372, 38) +
    path('M548 392h40q4 0 4 4v16h-48v-16q0-4 4-4Z', palette.ruf) +
    line('M560 392v-5h16v5', palette.fig, 2.4) +
    line('M554 392v20M582 392v20', palette.rufDark, 3)
  );
}

export function bathroom(): string {
  return (
    rect(600, 296, 230, 119, '#CBE8E4') +
    rect(600, 350, 230, 62, '#B3DAD6') +
    line(
      `${repeat(4, (i) => `M600 ${350 + i * 16}h230`)}${repeat(13, (i) => `M${614 + i * 17} 350v62`)}`,
      '#9FCCC8',
      1.5,
    ) +
    rect(612, 314, 32, 30, palette.paper) +
    rect(615, 317, 26, 24, '#3B2357') +
    line('M628 317v24M615 329h26', palette.paper, 2.2) +
    // The tub, its tap dripping.
    path('M628 374c0 24 8 30 20 30h66c12 0 20-6 20-30Z', palette.paper) +
    path('M628 374c0 24 8 30 20 30h14c-12-4-16-14-16-30Z', '#DCE9E7') +
    path('M620 368h122v7H620Z', palette.paper) +
    line('M650 404l-4 8M712 404l4 8', palette.woodDark, 4) +
    line('M732 368v-13q0-6-7-6t-7 6v2M727 363h10', '#7FA5A4', 3.4) +
    path('M718 359q3 5 0 7-3-2 0-7Z', palette.teal2) +
    ellipse(756, 411, 14, 2.5, palette.teal2) +
    line('M660 368q6-9 13 0t13-2', palette.haint2, 5) +
    // Basin and mirror.
    path('M768 372h42l-7 15h-28Z', palette.paper) +
    rect(784, 386, 10, 27, '#E8F2F0') +
    ellipse(789, 330, 19, 24, palette.cream) +
    ellipse(789, 330, 15, 20, '#EAF6F4') +
    line('M782 338l12-18', palette.haint, 3) +
    light(688, 311, 0) +
    rect(687, 296, 2, 4, palette.fig)
  );
}

export function kitchen(): string {
  return (
    rect(330, 422, 235, 124, '#FFDFA3') +
    path('M394 448h38l34 52H360Z', '#FFE9A8', 'opacity=".55"') +
    rect(340, 478, 150, 22, palette.cream) +
    line(`M340 489h150${repeat(10, (i) => `M${350 + i * 15} 478v22`)}`, '#EBD3A6', 1.5) +
    curtained(396, 436, 36, 32, palette.ruf2) +
    // Cupboards, counter, sink; a line of ants to the tap.
    rect(342, 428, 36, 40, palette.teal3) +
    line('M360 428v40', palette.teal4, 2) +
    rect(450, 428, 36, 40, palette.teal3) +
    line('M468 428v40', palette.teal4, 2) +
    rect(344, 502, 144, 44, palette.teal3) +
    line('M380 506v40M416 506v40M452 506v40', palette.teal4, 2) +
    line('M374 514v9M386 514v9M446 514v9M458 514v9', palette.cream, 2.4) +
    rect(340, 495, 152, 8, palette.fig) +
    line('M408 495v-12q0-8 8-8t8 7', '#7FA5A4', 4) +
    line('M350 493.500h54', palette.rufDark, 2.6, 'stroke-dasharray=".1 5"') +
    // Fruit, and a cereal box left open.
    path('M458 487h26q0 8-13 8t-13-8Z', palette.paper) +
    circle(465, 484, 5, palette.rose) +
    circle(474, 482, 5.5, palette.ruf) +
    path('M436 472l13-2v25h-13Z', palette.lampDark) +
    rect(438, 480, 9, 8, palette.cream) +
    // The warm refrigerator, crumbs, the dog's bowl.
    rect(502, 444, 52, 102, palette.cream) +
    rect(502, 444, 10, 102, palette.paper) +
    rect(502, 482, 52, 3, palette.creamShade) +
    line('M547 456v16M547 494v24', palette.teal2, 3.4) +
    rect(516, 492, 12, 14, palette.haint) +
    rect(530, 490, 10, 12, palette.peach) +
    rect(554, 520, 8, 26, '#E8A36A', 'opacity=".7"') +
    [558, 560, 557].map((x, i) => circle(x, 540 + i * 2, 1.2, palette.rufDark)).join('')
  );
}

export function livingRoom(): string {
  return (
    rect(565, 422, 265, 124, '#F0AE8A') +
    repeat(8, (i) => circle(592 + i * 20, 436 + (i % 2) * 14, 2.4, '#E29672')) +
    rect(565, 506, 265, 40, '#D98D68') +
    line('M565 506h265', '#C67A56', 2) +
    light(588, 472, 72) +
    rect(586, 472, 4, 74, palette.fig) +
    rect(577, 542, 22, 4, palette.fig) +
    // Web in the corner.
    line(
      'M568 424l34 2M568 424l24 22M568 424l2 34M568 436q12 0 13-12M569 448q22-2 24-23',
      palette.cream,
      1.2,
      'opacity=".85"',
    ) +
    // Sofa, cushion, rug, the dog asleep on it.
    path('M634 502q0-10 10-10h76q10 0 10 10v34h-96Z', palette.teal3) +
    path('M622 524c0-13 18-13 20-2v6h80v-6c2-11 20-11 20 2v18H622Z', palette.teal4) +
    rect(628, 540, 8, 6, palette.fig) +
    rect(728, 540, 8, 6, palette.fig) +
    path('M656 500l20 4-4 18-20-4Z', palette.lampDark) +
    ellipse(676, 547, 66, 4, palette.ruf) +
    path('M700 546c-2-11 8-16 18-15 8 1 12 4 13 9 3 0 5-2 5-4 3 3 1 9-4 10Z', palette.woodDark) +
    path('M700 546c-7 0-13-2-13-7 0-4 4-6 8-6l4-4 3 5c4 2 5 8-2 12Z', palette.wood) +
    circle(693, 537, 1.1, palette.fig) +
    // Fireplace, with last winter's wood beside it.
    rect(752, 470, 72, 76, palette.ruf) +
    line(
      repeat(
        5,
        (i) =>
          `M752 ${484 + i * 14}h72M${i % 2 ? 770 : 760} ${470 + i * 14}v14M${i % 2 ? 806 : 816} ${470 + i * 14}v14`,
      ),
      palette.rufDark,
      1.6,
    ) +
    path('M766 546v-38q22-20 44 0v38Z', '#2A1030') +
    path('M774 544c2-14 9-13 11-26 7 8 16 12 18 26Z', palette.lamp) +
    path('M782 544c1-7 4-7 6-13 4 4 8 7 9 13Z', '#FFE9A8') +
    rect(744, 461, 88, 10, palette.cream) +
    rect(766, 428, 44, 28, palette.paper) +
    rect(770, 432, 36, 20, palette.haint) +
    path('M770 452q10-14 18-4 6-8 18 4Z', palette.teal3)
  );
}
