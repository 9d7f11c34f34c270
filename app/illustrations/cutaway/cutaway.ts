/**
 * The house opened at dusk, with its porch light on: 1280 by 760, drawn 400 further on both sides for wide
 * screens. Pins stand on it by coordinates of the 1280 by 760 (app/sections/pest-zones/pest-zones.css).
 */

import { dusk } from './dusk.ts';
import { openHouse } from './open-house.ts';
import { porchSide } from './porch-side.ts';
import { leftYard, rightYard } from './yards.ts';

export const CUTAWAY_VIEW = '-400 0 2080 760';

export function cutaway(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CUTAWAY_VIEW}">${dusk()}${leftYard()}${openHouse()}${porchSide()}${rightYard()}</svg>`;
}
