/** What the landscapes share: the evening sky, and ridges and banks that roll by themselves. 1600 by 700. */

import { circle, formatNumber, path, seededRandom } from '@wrenhouse/svg';
import { palette } from '../palette.ts';

/** Golden hour. @param sunX where the sun stands; null = behind something. */
export function sky(sunX: number | null): string {
  return (
    path('M0-600h1600v1300H0Z', palette.haint) +
    path('M0 250c180-24 330 12 520-6s330-34 560-6 340 2 520-10v472H0Z', '#D3EBE3') +
    path('M0 352c200-22 380 14 600-4s420-24 640 0 260 4 360-6v358H0Z', '#F4EBCF') +
    path('M0 432c240-18 420 16 660-2s480-20 940 4v266H0Z', '#FFDDAE') +
    path('M0 492c240-10 460 10 700-2s500-8 900 4v206H0Z', '#FFC98A') +
    (sunX === null ? '' : circle(sunX, 520, 74, '#FFE9B8'))
  );
}

/**
 * A rolling line from edge to edge, filled down to the bottom.
 * @param height how high above the bottom it runs, as a curve: units at x = 0, 200, 400 … 1600
 * @param rough how far a crest may differ from that, units
 */
export function ridge(heights: number[], rough: number, seed: number, fill: string): string {
  const next = seededRandom(seed);
  const width = 1600 / (heights.length - 1);
  const tops = heights.map((height) => 700 - height - (next() - 0.5) * rough);
  const curve = tops
    .slice(1)
    .map((y, index) => {
      const [x0, x1] = [index * width, (index + 1) * width];
      const y0 = tops[index] ?? y;
      return `C${formatNumber(x0 + width * 0.45)} ${formatNumber(y0)} ${formatNumber(x1 - width * 0.45)} ${formatNumber(y)} ${formatNumber(x1)} ${formatNumber(y)}`;
    })
    .join('');
  return path(`M0 ${formatNumber(tops[0] ?? 700)}${curve}V700H0Z`, fill);
}

/** A fringe of treetops along a line, as the far bank of a river has it. */
export function treeLine(y: number, size: number, seed: number, fill: string): string {
  const next = seededRandom(seed);
  let d = `M0 ${y}`;
  for (let x = 0; x < 1600; ) {
    const step = size * (0.8 + next());
    const rise = size * (0.5 + next() * 0.7);
    d += `q${formatNumber(step / 2)}-${formatNumber(rise * 2)} ${formatNumber(step)} 0`;
    x += step;
  }
  return path(`${d}V700H0Z`, fill);
}
