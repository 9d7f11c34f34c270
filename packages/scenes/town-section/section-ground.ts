/**
 * What the two halves of the section share: their size, the lower sky over them, the soil under them. Their edges meet, and the upper
 * sky is the ground of the page.
 */
import { path, rect, repeat } from '@wrenhouse/svg';
import { grassEdge, SOIL, soil } from '../chapters/section.ts';
import { palette } from '../palette.ts';

export const HEIGHT = 600;
export const HOUSE_WIDTH = 800;
export const YARD_WIDTH = 1000;
/** Where the ground is level. */
export const GRADE = 402;

/**
 * @param seed of the stones and blades
 * @param lower how much lower its layers begin, units: those of `soil` end 4 lower than they begin
 */
export function skyAndSoil(width: number, seed: number, lower = 0): string {
  const crowns = repeat(width / 40, (i) => `q20-${14 + ((i * 7) % 4) * 6} 40 0`);
  return (
    band(width, 250, '#D3EBE3') +
    band(width, 312, '#F4EBCF') +
    band(width, 356, '#FFDDAE') +
    path(`M0 386${crowns}V${GRADE + 4}H0Z`, palette.teal1) +
    rect(0, GRADE, width, lower + 1, SOIL.top) +
    soil(0, GRADE + lower, width, seed) +
    grassEdge(0, GRADE, width, seed + 3)
  );
}

/** A band of the evening sky, level at both edges. */
function band(width: number, y: number, tone: string): string {
  return path(
    `M0 ${y}c${width * 0.2}-16 ${width * 0.35} 10 ${width * 0.55} 0s${width * 0.3}-10 ${width * 0.45} 0V${GRADE}H0Z`,
    tone,
  );
}
