/** The house that stands on the footer's ground beside the questions, the wren on its chimney; 520 by 330. */

import { drawing, path, place } from '@wrenhouse/svg';
import { house } from './house.ts';
import { palette } from './palette.ts';
import { bush, hydrangea, maple, tree } from './plants.ts';
import { wren } from './wren.ts';

export function cornerHouse(): string {
  return drawing(
    520,
    330,
    tree(110, 308, 1.5) +
      maple(440, 310, 1.05) +
      house(112, 306, 1) +
      hydrangea(106, 312, 0.7) +
      hydrangea(414, 312, 0.62) +
      bush(62, 314, 0.6) +
      path('M228 308h68l34 14H192Z', palette.path) +
      place(304, 69.5, 0.62, wren()),
  );
}
