/** Things that stand, hang or drive: lantern, van, mailbox. */
import { circle, ellipse, line, path, place, rect } from '@wrenhouse/svg';
import { palette } from './palette.ts';
import { wren } from './wren.ts';

/** A porch lantern; y = 0 is the middle of its glass. */
export function lantern(x: number, y: number, scale: number): string {
  return place(x, y, scale, lanternBody());
}

export function lanternBody(): string {
  return (
    path('M-9-26h18l4 8h-26ZM-9 12H9l-4 6H-5ZM-2-36h4v10h-4Z', palette.fig) +
    path('M-11-18h22l-4 30H-7Z', '#FFE08A') +
    path('M-5-18H5L3 12h-6Z', palette.lamp) +
    line('M-11-18l4 30H7l4-30M0-18v30', palette.fig, 2.4) +
    circle(0, 21, 2.5, palette.fig)
  );
}

/** The company's van, 300 long, driving to the right. */
export function van(x: number, y: number, scale: number): string {
  return place(x, y, scale, vanBody() + vanWheel(64) + vanWheel(236));
}

export function vanBody(): string {
  return (
    ellipse(150, 4, 170, 9, palette.fig, 'opacity=".35"') +
    line('M36-132H214M52-132v10M196-132v10', palette.fig, 4) +
    line('M30-142H226', palette.teal3, 7) +
    path(
      'M6-20v-84c0-12 8-20 20-20h178c12 0 20 4 26 14l26 44c26 4 38 10 40 24v26c0 6-4 10-10 10H20C12-6 6-12 6-20Z',
      palette.cream,
    ) +
    path('M6-46h290v26c0 8-4 14-10 14H20C12-6 6-12 6-20Z', palette.ruf) +
    path('M178-108h26c6 0 10 2 14 8l20 34h-60Z', palette.teal4) +
    path('M178-108h26c4 0 7 1 10 4l-36 24Z', palette.teal3) +
    line('M170-118v108M170-60h14', '#D9BFA0') +
    path('M288-46h10v14h-10c-5 0-5-14 0-14Z', palette.lamp) +
    rect(0, -26, 14, 10, palette.fig) +
    rect(286, -22, 18, 9, palette.fig) +
    place(64, -122, 1.18, wren({ legs: null }))
  );
}

/** `spokes` shows that it turns (film). */
export function vanWheel(x: number, turn?: number): string {
  const spokes =
    turn === undefined
      ? ''
      : `<g transform="rotate(${turn} ${x} -8)">${line(`M${x - 11}-8h22M${x}-19v22`, palette.teal2, 2)}</g>`;
  return (
    circle(x, -8, 25, palette.fig) +
    circle(x, -8, 13, palette.haint) +
    spokes +
    circle(x, -8, 5, palette.fig)
  );
}

/** The reviews' mailbox with the wren on it, 230 by 220. */
export function mailbox(): string {
  return (
    rect(104, 120, 20, 100, palette.creamShade) +
    rect(104, 120, 8, 100, palette.paper) +
    line('M124 178c16-4 26-14 30-26', palette.creamShade, 8) +
    path('M40 128V92c0-22 16-38 38-38h88c22 0 34 16 34 38v36Z', palette.teal4) +
    path('M40 128V92c0-22 16-38 38-38s38 16 38 38v36Z', palette.teal5) +
    path('M48 128V94c0-18 12-32 30-32s30 14 30 32v34Z', palette.fig) +
    path('M50 96h58l-8 34H46Z', palette.cream) +
    path('M50 96l30 20 28-20Z', palette.peach) +
    path('M44 106l62 4-4 22H42Z', palette.paper) +
    path('M44 106l30 16 32-12Z', '#E6CFAE') +
    rect(34, 124, 172, 10, palette.fig) +
    path('M28 134h92l-8 12H36Z', palette.teal3) +
    line('M176 100V44', palette.rufDark, 6) +
    path('M176 40h34v22h-34Z', palette.ruf) +
    place(112, -6, 0.98, wren())
  );
}
