/** The visible part of a photo: how much is cut off at each side. */

/** In percent of the photo's height (top, bottom) or width (right, left). */
export type Crop = Record<'top' | 'right' | 'bottom' | 'left', number>;

/** Most that two opposite sides may cut off together, percent. */
export const MOST_CUT = 90;
