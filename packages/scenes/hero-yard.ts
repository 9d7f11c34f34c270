/** The hero's view from the porch: golden hour over the yard, 1600 by 700. */

import { path } from '@wrenhouse/svg';
import { farHouse } from './house.ts';
import { sky } from './landscapes/ground.ts';
import { glow } from './night.ts';
import { palette } from './palette.ts';
import { bush, dogwood, fence, hydrangea, maple, palmetto, pine, tree, tuft } from './plants.ts';

export function heroYard(): string {
  return sky(560) + clouds() + hills() + yard();
}

/** What falls from the far house's windows and door at night. */
export function yardLights(): string {
  return (
    glow(366, 584, 64, 0.1) +
    path('M352 610h26l34 48h-64q14-24 4-48Z', palette.lamp, 'opacity=".22"') +
    path('M324 614h22l-8 22h-30ZM394 614h22l22 22h-30Z', palette.lamp, 'opacity=".3"')
  );
}

function clouds(): string {
  return path(
    'M330 92h150a9 9 0 0 0 0-18h-22a9 9 0 0 0-9-16h-62a10 10 0 0 0-10 12h-47a11 11 0 0 0 0 22ZM-30 196H90a8 8 0 0 0 0-16H66a8 8 0 0 0-8-12H8a8 8 0 0 0-8 12h-30Z',
    '#E6F4F0',
  );
}

function hills(): string {
  return (
    path(
      'M0 520c60-14 110-46 190-50 70-4 110 30 170 26 70-4 110-50 190-46 90 4 150 50 240 46 90-6 150-36 260-30s190 40 300 34 150-24 250-26v226H0Z',
      palette.teal1,
    ) +
    path(
      'M0 556c90-26 150-40 250-34 80 4 120 24 200 16 100-10 160-40 260-32 120 10 200 34 330 30 140-4 220-30 340-26 90 4 140 10 220 6v184H0Z',
      palette.teal2,
    ) +
    path(
      'M0 580c8-10 20-12 28-4 6-14 26-16 34-4 10-10 26-8 32 4 12-12 34-10 40 4 8-8 22-8 28 0 10-12 30-10 36 2 14-10 34-6 38 6 40 8 60-14 72-8 8-10 26-10 32 2 12-12 34-10 40 4 16-12 38-6 44 6 12-10 30-8 36 4 14-14 40-12 48 4 12-8 28-6 34 4h1100v120H0Z',
      palette.teal3,
    )
  );
}

function yard(): string {
  return (
    path('M0 612c140-26 320-30 480-16 200 18 380 10 560 0s380 0 560 6v98H0Z', palette.straw) +
    path(
      'M0 612c140-26 320-30 480-16 100 9 195 11 290 9-120 16-290 16-420 6-120-10-240-8-350 1Z',
      '#F0BA68',
    ) +
    farHouse(306, 614, 0.4) +
    maple(272, 614, 0.56) +
    tree(456, 612, 0.46) +
    pine(486, 610, 0.44) +
    path(
      'M376 616c8 12-26 22-20 38s66 24 90 46h-92c-28-16-56-36-52-52 4-14 44-20 46-32Z',
      palette.path,
    ) +
    path('M0 664c160-24 340-26 500-10s420 14 600 4 360 0 500 6v60H0Z', palette.teal4) +
    // Which state's tree stands there is the page's word (hero-clock.css).
    `<g opacity="var(--dogwood,1)">${dogwood(66, 668, 1.05)}</g>` +
    `<g opacity="var(--palmetto,0)">${palmetto(66, 668, 1.5)}</g>` +
    fence(150, 540, 690, 64) +
    hydrangea(196, 700, 0.9) +
    hydrangea(300, 706, 0.7) +
    bush(520, 704, 0.8) +
    tuft(30, 700, 1) +
    tuft(420, 704, 1) +
    tuft(600, 704, 1.2)
  );
}
