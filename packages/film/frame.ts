/** What every scene is made of: the picture's size, easing, nesting, and the caption below. */
import { palette } from '@wrenhouse/scenes';
import { formatNumber, path, rect } from '@wrenhouse/svg';

export const WIDTH = 1280;
export const HEIGHT = 720;
/** Height of the picture above the caption. */
export const PICTURE = 618;
/** Frames per second. */
export const RATE = 24;

/** A moment of a scene. */
export interface Moment {
  /** Seconds since the scene began. */
  at: number;
  /** Its length in seconds. */
  length: number;
}
/** Draws a scene at a moment: SVG of 1280 by 720, without the words. */
export type Scene = (moment: Moment) => string;

/** 0 before `from`, 1 after `to`, smooth between; all in seconds. */
export function ease(at: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

export function between(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** A finished drawing as a part of the picture, seen through `view` (x, y, width). */
export function cropTo(svg: string, [x, y, width]: [number, number, number]): string {
  const view = `${formatNumber(x)} ${formatNumber(y)} ${formatNumber(width)} ${formatNumber((width * PICTURE) / WIDTH)}`;
  return svg.replace(
    /<svg [^>]*>/,
    `<svg x="0" y="0" width="${WIDTH}" height="${PICTURE}" viewBox="${view}">`,
  );
}

/** A bar at the foot of the picture with its caption; long ones are set smaller. */
export function captionBar(words: string, shown: number): string {
  const size = Math.min(40, Math.floor(2200 / words.length));
  const board =
    rect(0, PICTURE, WIDTH, HEIGHT - PICTURE, palette.fig) +
    rect(0, PICTURE, WIDTH, 6, palette.lamp);
  return `${board}<text x="640" y="${PICTURE + 54 + size * 0.35}" text-anchor="middle" font-family="Besley" font-weight="800" font-size="${size}" letter-spacing="-.8" fill="${palette.cream}" opacity="${formatNumber(shown)}">${escapeText(words)}</text>`;
}

/** Words on paper, set in Figtree. */
export function label(
  x: number,
  y: number,
  words: string,
  size: number,
  fill: string = palette.fig,
  weight = 600,
): string {
  return `<text x="${formatNumber(x)}" y="${formatNumber(y)}" font-family="Figtree" font-weight="${weight}" font-size="${size}" fill="${fill}">${escapeText(words)}</text>`;
}

/** A drawn check mark, `shown` of it. */
export function tick(x: number, y: number, shown: number): string {
  return path(
    `M${x} ${y}l10 11 20-25`,
    'none',
    `stroke="${palette.ruf}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" pathLength="1" stroke-dasharray="1" stroke-dashoffset="${formatNumber(1 - shown)}" opacity="${shown > 0.02 ? 1 : 0}"`,
  );
}

export function escapeText(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
