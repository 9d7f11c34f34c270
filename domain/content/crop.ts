/** What of a photo is shown: the rest is cut off at each side. */

/** In percent of the photo's height (top, bottom) or width (right, left). */
export type Crop = Record<'top' | 'right' | 'bottom' | 'left', number>;

/** Percent that two sides together may cut off. */
export const MOST_CUT = 90;
