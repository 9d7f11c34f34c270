/** What is done about fire ants: flags, bait over the whole lawn, one mound treated, new sod marked; the sheets. */
import { circle, ellipse, line, path, rect, repeat, seededRandom } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { ant } from './bait-base.ts';
import { fireAnt } from './mound-ants.ts';
import { BACK, GRADE, LARGE, SMALL } from './mound-base.ts';
import { arm } from './section.ts';

const flag = (x: number, y: number, height: number, pole: string = palette.creamShade) =>
  line(`M${x} ${y}v-${height}`, pole, 3.4) +
  path(`M${x} ${y - height}l30 10-30 11Z`, palette.ruf) +
  path(`M${x} ${y - height}l30 10-30 3Z`, palette.rust);

/** One beside each mound. */
export function flags(): string {
  return (
    BACK.map(([x, y]) => flag(x + 24, y + 4, 52)).join('') +
    flag(LARGE.right - 18, GRADE - 4, 86) +
    flag(SMALL.right + 2, GRADE, 74)
  );
}

/** Field ants and fire ants: of the two only the second gets a flag. */
export function compared(): string {
  return (
    line('M95 26v100', palette.fig, 3, 'stroke-dasharray="8 7"') +
    ant(50, 66, 0, 2.2) +
    fireAnt([142, 66, 0, 2.2]) +
    path('M50 92q16 20 0 30-16-10 0-30Z', palette.teal2) +
    line('M32 94l36 26', palette.ruf, 5) +
    flag(136, 122, 38, palette.fig)
  );
}

/** The lawn from above: house, play set, box, bed, and a flag at each mound. */
export function map(): string {
  return (
    rect(22, 24, 148, 98, palette.haint) +
    rect(120, 24, 50, 44, palette.creamShade) +
    rect(36, 40, 40, 24, palette.lampMist) +
    line('M36 52h40', palette.woodDark, 3) +
    rect(98, 54, 14, 14, palette.teal2) +
    rect(138, 76, 32, 14, palette.wood) +
    [
      [84, 68],
      [104, 90],
      [62, 110],
      [140, 108],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4, palette.rufDark) + flag(x, y, 24, palette.fig))
      .join('')
  );
}

/** Four weeks: in the last two of them live mounds are looked for. */
export function calendar(): string {
  return (
    rect(20, 20, 152, 18, palette.ruf) +
    repeat(28, (i) =>
      rect(
        24 + (i % 7) * 21,
        48 + Math.floor(i / 7) * 20,
        16,
        14,
        i < 14 ? palette.haint : palette.lamp,
      ),
    ) +
    line('M16 86v38M16 86h4M16 124h4', palette.fig, 3)
  );
}

/** Grains over the whole lawn, near and far; none on the mounds, the utility box and the garden bed. */
export function bait(): string {
  const random = seededRandom(53);
  const far = repeat(150, () => {
    const [x, y] = [Math.round(random() * 836), Math.round(254 + random() * 70)];
    const onMound =
      (x > LARGE.left - 8 && x < LARGE.right + 8) ||
      (x > SMALL.left - 8 && x < SMALL.right + 8) ||
      BACK.some(([middle, foot]) => Math.abs(x - middle) < 34 && Math.abs(y - foot + 10) < 18);
    const onBox = x > 514 && x < 588 && y < 304;
    const onBed = x > 734 && y < 306;
    return onMound || onBox || onBed ? '' : circle(x, y, 1.8, palette.lampPale);
  });
  const near = repeat(62, (i) => {
    const x = 8 + i * 13.4;
    const onMound =
      (x > LARGE.left && x < LARGE.right - 4) || (x > SMALL.left && x < SMALL.right - 4);
    return onMound ? '' : circle(Math.round(x), GRADE - (i % 3) * 4, 3, palette.lamp);
  });
  return far + near;
}

/** A hand-held spreader that throws grains. */
export function spreader(): string {
  const arcs = 'M226 176c40-8 80 6 106 44M224 186c30 2 52 26 60 70M216 192c8 20 8 50-2 84';
  return (
    line(arcs, palette.lampDark, 4, 'stroke-dasharray="3 12"') +
    path('M150 96h72l-14 58h-44Z', palette.lampPale) +
    path('M150 96h24l8 58h-18Z', palette.lampMist) +
    ellipse(186, 96, 36, 8, palette.lampDark) +
    path('M164 154h44l8 22h-60Z', palette.teal3) +
    rect(150, 174, 74, 9, palette.fig, 'rx="4"') +
    line('M160 164h-28M196 150l16-10', palette.fig, 8) +
    circle(214, 138, 7, palette.ruf) +
    `<g transform="translate(130 164) scale(-1 1)">${arm(0, 0, 14, 170, { sleeve: palette.haint })}</g>`
  );
}

/** A cup over the small mound, and what falls on it. */
export function treated(): string {
  const random = seededRandom(7);
  const middle = (SMALL.left + SMALL.right) / 2;
  const grains = repeat(40, (i) =>
    circle(
      Math.round(middle - 26 + random() * 52),
      Math.round(226 + random() * 66),
      2 + (i % 2) * 0.8,
      palette.paper,
      `stroke="${palette.teal2}" stroke-width="1"`,
    ),
  );
  return (
    path(
      `M${SMALL.left + 22} ${GRADE - 20}C${SMALL.left + 40} ${SMALL.top + 8} ${middle - 16} ${SMALL.top - 4} ${middle} ${SMALL.top - 3}S${SMALL.right - 40} ${SMALL.top + 8} ${SMALL.right - 20} ${GRADE - 22}`,
      'none',
      `stroke="${palette.haint2}" stroke-width="7" stroke-dasharray="3 5"`,
    ) +
    grains +
    `<g transform="translate(${middle + 6} 214) rotate(-24)">${
      path('M-30-34H22l-6 40h-40Z', palette.teal2) + path('M-30-34h16l4 40h-14Z', palette.haint)
    }</g>` +
    arm(middle + 34, 190, -8, 220)
  );
}

/** A strip of new sod with its seams, a roll beside it, a stake on which a tag hangs. */
export function sod(): string {
  return (
    rect(20, GRADE - 6, 156, 13, palette.teal2) +
    rect(20, GRADE + 5, 156, 7, palette.woodDark) +
    line('M20 331v17M98 331v17M176 331v17', palette.fig, 3) +
    line(
      repeat(22, (i) => `M${24 + i * 7} ${GRADE - 4}l${(i % 3) - 1}-9`),
      palette.haintLine,
      2.6,
    ) +
    circle(62, 292, 36, palette.woodDark) +
    circle(62, 292, 30, palette.teal2) +
    circle(62, 292, 25, palette.woodDark) +
    circle(62, 292, 19, palette.teal2) +
    circle(62, 292, 14, palette.woodDark) +
    circle(62, 292, 7, palette.teal2) +
    line(`M132 ${GRADE + 30}V226`, palette.fig, 10) +
    line(`M132 ${GRADE + 28}V228`, palette.wood, 5) +
    `<g transform="translate(134 232) rotate(8)">${
      line('M0 4q10-4 20 4', palette.fig, 2.4) +
      path('M18-10h66v44H18L8 12Z', palette.paper, `stroke="${palette.fig}" stroke-width="3"`) +
      circle(20, 12, 3.4, palette.fig) +
      line('M32 4h20M32 13h16M32 22h20', palette.teal2, 3) +
      circle(67, 12, 11, palette.ruf) +
      line('M61 12l4 5 8-10', palette.paper, 3.4)
    }</g>` +
    path(
      `M10 ${GRADE + 30}V${GRADE + 42}H186V${GRADE + 30}`,
      'none',
      `stroke="${palette.lampPale}" stroke-width="4" stroke-dasharray="12 8"`,
    )
  );
}
