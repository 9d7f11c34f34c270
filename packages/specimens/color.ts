/** The colors every specimen shares; an animal's own colors stand in its data. */

/** Outlines and shade: fig, as the frames of the plates. */
export const INK = '#2b1823';
/** Highlights: the porch lamp, up and to the left of every animal. */
export const LAMPLIGHT = '#fff6e2';

/** `share` of the way from color `a` to color `b`, both `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)];
  const mixed = from.map((value, index) => value + ((to[index] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

export function darken(color: string, share = 0.3): string {
  return mix(color, INK, share);
}

export function lighten(color: string, share = 0.3): string {
  return mix(color, LAMPLIGHT, share);
}

/** How bright it looks, 0 to 255. */
export function brightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
