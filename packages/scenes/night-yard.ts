/** The house at night behind the call to action, 1600 by 460. Fireflies glow by CSS of the file's own. */

import { circle, ellipse, formatNumber, path, rect, repeat, seededRandom } from '@wrenhouse/svg';
import { house } from './house.ts';
import { palette } from './palette.ts';
import { bush, fence, pine, tree } from './plants.ts';

const FIREFLIES: [number, number][] = [
  [350, 436],
  [470, 418],
  [620, 440],
  [760, 414],
  [980, 300],
  [960, 396],
  [1500, 330],
  [860, 436],
  [1046, 356],
  [1570, 396],
];

export function nightYard(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 460">${MOTION}<defs><radialGradient id="g"><stop offset="0" stop-color="${palette.lamp}" stop-opacity=".7"/><stop offset="1" stop-color="${palette.lamp}" stop-opacity="0"/></radialGradient></defs>${sky()}${ground()}${fireflies()}</svg>`;
}

const MOTION = `<style>@media (prefers-reduced-motion:no-preference){.f{animation:f 4.6s ease-in-out infinite}${repeat(5, (i) => `.d${i}{animation-delay:-${formatNumber(i * 0.92)}s}`)}@keyframes f{0%,100%{opacity:.15}50%{opacity:1;transform:translate(6px,-10px)}}}</style>`;

function sky(): string {
  return (
    rect(0, 0, 1600, 460, palette.fig) +
    path('M0 160c300-30 600 30 900 0s500 0 700-10v320H0Z', '#361939') +
    path('M0 280c300-24 600 24 900 0s500 0 700-10v200H0Z', '#411E44') +
    `<g transform="translate(960 0)">${stars(46, 640, 230, 7)}</g>` +
    stars(16, 940, 46, 11) +
    // A crescent cut from one shape, so that no darker disc shows on the sky.
    path('M1047 56a32 32 0 1 0 33 44 32 32 0 0 1-33-44Z', palette.peach)
  );
}

function ground(): string {
  return (
    path(
      'M0 372c160-50 300-40 460-20s300-50 480-40 280 40 420 20 160-20 240-10v150H0Z',
      '#1D3A4A',
    ) +
    path('M0 396c200-30 400-10 600-4s300-30 500-20 360 10 500 0v100H0Z', '#123642') +
    tree(1078, 414, 1.25, '#0E3A45', '#17505A') +
    pine(1030, 412, 1, '#0E3A45') +
    tree(1560, 414, 1.9, '#4E2140', '#6B2F52') +
    pine(1500, 410, 1.5, '#0E3A45') +
    ellipse(1270, 330, 300, 190, 'url(#g)') +
    house(1096, 416, 1.2, {
      wall: '#B9736A',
      board: '#A05E5A',
      roof: '#5A2036',
      roofLight: '#7A2D3B',
    }) +
    path('M0 424c260-26 520-10 800-6s560-16 800-4v60H0Z', '#0D2C38') +
    path('M1230 426h92l90 40h-250Z', '#B9736A') +
    fence(900, 1080, 446, 54, '#8B5A6C', '#7D4F62') +
    bush(1110, 438, 0.8, '#0E3A45', '#17505A') +
    bush(1452, 436, 0.9, '#0E3A45', '#17505A')
  );
}

function fireflies(): string {
  return FIREFLIES.map(
    ([x, y], i) =>
      `<g class="f d${i % 5}">${circle(x, y, 9, palette.lamp, 'opacity=".22"')}${circle(x, y, 3, '#FFE08A')}</g>`,
  ).join('');
}

/** Stars over a field of w by h. */
export function stars(count: number, w: number, h: number, seed: number): string {
  const random = seededRandom(seed);
  return repeat(count, () => {
    const [x, y] = [Math.round(random() * w), Math.round(random() * h)];
    const size = Math.round((random() * 1.2 + 0.7) * 10) / 10;
    return circle(x, y, size, palette.peach, `opacity="${formatNumber(0.35 + random() * 0.6)}"`);
  });
}
