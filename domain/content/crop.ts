/** What of a photo is shown: the rest is cut off at each side. */

export const CROP_SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type CropSide = (typeof CROP_SIDES)[number];
/** In percent of the photo's height (top, bottom) or width (right, left). */
export type Crop = Record<CropSide, number>;

/** Percent that two sides together may cut off. */
export const MOST_CUT = 90;

/**
 * The frame after a drag; it stays in the photo.
 * @param sides those that are dragged; none = the frame as a whole
 * @param by percent of the photo, to the right and down
 */
export function draggedCrop(
  crop: Crop,
  sides: readonly CropSide[],
  by: { right: number; down: number },
): Crop {
  const right = Math.round(by.right);
  const down = Math.round(by.down);
  const { top, bottom, left } = crop;
  if (sides.length === 0) {
    const across = between(-left, right, crop.right);
    const along = between(-top, down, bottom);
    return {
      top: top + along,
      right: crop.right - across,
      bottom: bottom - along,
      left: left + across,
    };
  }
  const has = (side: CropSide) => sides.includes(side);
  return {
    top: has('top') ? between(0, top + down, MOST_CUT - bottom) : top,
    right: has('right') ? between(0, crop.right - right, MOST_CUT - left) : crop.right,
    bottom: has('bottom') ? between(0, bottom - down, MOST_CUT - top) : bottom,
    left: has('left') ? between(0, left + right, MOST_CUT - crop.right) : left,
  };
}

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));
