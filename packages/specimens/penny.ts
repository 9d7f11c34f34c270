/** The US cent every plate is measured against: 19.05 mm across, shield side up. */
import { INK } from './color.ts';
import { ellipsePath, pairs, smoothPath, straightPath } from './geometry.ts';

/** Diameter, mm (US Mint). */
export const PENNY_DIAMETER = 19.05;

/** The coin fills its file to the edge: the file's width is the coin's. */
export function drawPenny(): string {
  const stripes = [-30, -20, -10, 0, 10, 20, 30].map((x) =>
    straightPath(pairs([x * 8, -90, x * 8, 380 - Math.abs(x) * 6]), false),
  );
  const shield = smoothPath(
    pairs([
      -290, -270, -150, -250, 0, -300, 150, -250, 290, -270, 290, 120, 190, 330, 0, 440, -190, 330,
      -290, 120,
    ]),
    true,
    0.5,
  );
  const ribbon = (side: number) =>
    smoothPath(
      pairs([
        side * 270,
        20,
        side * 430,
        -30,
        side * 560,
        40,
        side * 540,
        140,
        side * 420,
        100,
        side * 270,
        150,
      ]),
      true,
      0.7,
    );
  const beads = Array.from({ length: 44 }, (_, index) => {
    const turn = (index / 44) * 2 * Math.PI;
    return ellipsePath([Math.cos(turn) * 830, Math.sin(turn) * 830], 14, 14);
  });
  const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" id="plate" width="200" height="200" viewBox="-1000 -1000 2000 2000">' +
    `<g fill="none" stroke="${INK}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round">` +
    '<circle r="994" fill="#a8612f"/><circle r="915" fill="#cb8a52" stroke="#7a4420"/>' +
    path(
      smoothPath(
        pairs([
          -880, 140, -860, -240, -640, -610, -250, -850, 120, -880, -250, -740, -560, -480, -740,
          -120,
        ]),
      ),
      'fill="#fff6e2" stroke="none" opacity=".4"',
    ) +
    path(
      smoothPath(
        pairs([880, -140, 860, 240, 640, 610, 250, 850, -120, 880, 250, 740, 560, 480, 740, 120]),
      ),
      'fill="#5e2c14" stroke="none" opacity=".3"',
    ) +
    path(beads.join(''), 'fill="#8f5228" stroke="none" opacity=".8"') +
    path(ribbon(-1) + ribbon(1), 'fill="#c07e48" stroke="#6b3a1c"') +
    path(shield, 'fill="#bb7740" stroke="#6b3a1c" stroke-width="16"') +
    path(stripes.join(''), 'stroke="#6b3a1c" stroke-width="22"') +
    path(
      straightPath(pairs([-285, -100, 285, -100]), false),
      'stroke="#6b3a1c" stroke-width="16"',
    ) +
    path(
      smoothPath(pairs([-240, -200, 0, -225, 240, -200]), false),
      'stroke="#ecb98a" stroke-width="16"',
    ) +
    '</g></svg>\n'
  );
}
