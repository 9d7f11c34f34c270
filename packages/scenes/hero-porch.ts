/**
 * The porch around the quote form, which is its door: roof, haint ceiling, columns, trim, lanterns and fern. The
 * siding and the lamplight behind it are CSS (hero.css). x = 0 is the middle of the door, y = 0 its top; it
 * runs far enough right and down for any window.
 */

import { formatNumber, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { glow } from './night.ts';
import { lanternBody } from './objects.ts';
import { palette } from './palette.ts';

export function heroPorch(): string {
  return (
    roof() +
    windows() +
    path('M-286-66h14v1366h-14Z', palette.rufDark, 'opacity=".55"') +
    ceiling() +
    trim() +
    [-263, 263].map((x) => place(x, 140, 1.25, wallLantern())).join('') +
    [-326, 372, 1070].map(column).join('') +
    fern()
  );
}

/** Lamplight on trim and ceiling around the door, and what the windows right of it throw on the wall at night. */
export function porchLights(): string {
  return (
    [-263, 263].map((x) => glow(x, 140, 120)).join('') +
    WINDOWS.map((x) => path(`M${x - 34} -8h188v288h-188Z`, palette.lamp, 'opacity=".16"')).join(
      '',
    ) +
    path('M-286-66H1500v-40H-338Z', palette.lamp, 'opacity=".14"')
  );
}

/** The same on a phone. */
export function phonePorchLights(): string {
  return path('M85 36h220l22 20H63Z', palette.lamp, 'opacity=".3"') + glow(195, 100, 44);
}

/** What a phone shows over its door, 390 by 126 and wider: roof, frieze, ceiling, lantern. */
export function phonePorch(): string {
  const seams = repeat(20, (i) => `M${i * 48 - 290} 0l-5 16`);
  const boards = repeat(34, (i) => `M${i * 30 - 300 + (i - 17) * 4} 36L${i * 30 - 300} 56`);
  return (
    path('M-300 0h990v16h-990Z', palette.teal4) +
    line(seams, palette.teal5, 3) +
    path('M-300 16h990v15h-990Z', palette.cream) +
    path('M-300 31h990v5h-990Z', '#E6CFAE') +
    path('M-300 36h990v20h-990Z', palette.haint) +
    line(boards, palette.haintLine) +
    path('M-300 56h990v6h-990Z', palette.fig, 'opacity=".35"') +
    place(195, 100, 1.05, wallLantern())
  );
}

/** A lantern on its bracket. */
function wallLantern(): string {
  return path('M-6-40H6v14H-6Z', palette.fig) + lanternBody();
}

function roof(): string {
  const seams = repeat(40, (i) => `M${-346 + i * 56}-134l${92 - i * 3}-126`);
  return path('M-374-132H1500v-260H-216Z', palette.teal4) + line(seams, palette.teal5, 3);
}

function ceiling(): string {
  const boards = repeat(44, (i) => `M${-338 + i * 43}-107l${52 - i * 2} 42`);
  return (
    path('M-338-108H1500v43H-286Z', palette.haint) +
    line(boards, palette.haintLine) +
    path('M-286-66H1500v9H-286Z', '#8E3414', 'opacity=".6"') +
    path('M-358-140H1500v34H-358Z', palette.cream) +
    path('M-358-140H1500v6H-358Z', palette.paper) +
    path('M-358-112H1500v6H-358Z', '#E6CFAE')
  );
}

/** Left edges of the lit windows right of the door; only wide screens show them. */
const WINDOWS = [480, 740, 1190];

function windows(): string {
  return WINDOWS.map(
    (x) =>
      path(`M${x - 10} 6h140v262h-140ZM${x - 18} 262h156v12H${x - 18}Z`, palette.cream) +
      rect(x, 16, 120, 240, '#FFCB52') +
      path(`M${x} 16h120v50q-60 40-120 0Z`, palette.lampMist) +
      path(`M${x + 58} 16h5v240h-5ZM${x} 132h120v5H${x}Z`, palette.cream) +
      path(`M${x - 54} 0h36v270h-36ZM${x + 138} 0h36v270h-36Z`, palette.teal4),
  ).join('');
}

/** Door frame and the transom light over it. */
function trim(): string {
  return (
    path('M-240-54h480v14h-480ZM-226-40h452v1340h-452Z', palette.cream) +
    path('M-250-62h500v10h-500ZM-226-40h8v1340h-8Z', palette.paper) +
    path('M212-40h14v1340h-14ZM-200-6h400v8h-400Z', palette.creamShade) +
    path('M-198-36h396v30h-396Z', '#FFCB52') +
    path(
      repeat(5, (i) => `M${formatNumber(i * 79.2 - 196)}-36h75v13h-75Z`),
      palette.lampMist,
    ) +
    path(
      repeat(4, (i) => `M${formatNumber(i * 79.2 - 122)}-36h6v30h-6Z`),
      palette.cream,
    )
  );
}

function column(x: number): string {
  return (
    rect(x - 22, -106, 44, 1406, palette.cream) +
    rect(x + 8, -106, 14, 1406, palette.creamShade) +
    rect(x - 22, -106, 7, 1406, palette.paper) +
    rect(x - 31, -106, 62, 13, palette.paper) +
    rect(x - 27, -93, 54, 8, palette.creamShade)
  );
}

function fern(): string {
  return `<g transform="translate(-332.92 -86.6) scale(.94)">${hangingFern()}</g>`;
}

/** It hangs from 0, 0. */
export function hangingFern(): string {
  return (
    line('M0 0l14 50M0 0l-14 50', palette.fig) +
    path('M-22 48h44l-7 22h-30Z', palette.plum) +
    path(
      'M0 46c-30-12-44 4-46 34 8-10 12-14 16-14 0 14 2 26 8 36 2-12 6-20 10-24 4 14 10 26 18 34 0-14 2-24 4-32 6 8 10 16 12 26 6-14 8-24 6-38 6 2 10 6 14 14 0-26-14-46-42-36Z',
      palette.teal4,
    ) +
    path(
      'M0 44c-18-6-28 2-32 22 8-8 14-10 18-8 2 10 6 18 10 24 2-12 8-20 12-22 6 4 10 10 12 16 2-20-4-34-20-32Z',
      palette.teal3,
    )
  );
}
