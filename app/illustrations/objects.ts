/** Things that stand, hang or drive: lantern, wren, van, mailbox. */
import { ink } from './palette.ts';
import { circle, ellipse, line, path, place, rect } from './shapes.ts';

/** A porch lantern; y = 0 is the middle of its glass. */
export function lantern(x: number, y: number, scale: number): string {
  return place(x, y, scale, lanternBody());
}

export function lanternBody(): string {
  return (
    path('M-9-26h18l4 8h-26ZM-9 12H9l-4 6H-5ZM-2-36h4v10h-4Z', ink.fig) +
    path('M-11-18h22l-4 30H-7Z', '#FFE08A') +
    path('M-5-18H5L3 12h-6Z', ink.lamp) +
    line('M-11-18l4 30H7l4-30M0-18v30', ink.fig, 2.4) +
    circle(0, 21, 2.5, ink.fig)
  );
}

/** The wren of the logo on a 64 grid, facing left with its tail cocked. */
export function wren(legs = true): string {
  return (
    (legs ? line('M27 51l-1.5 8M33.5 51.5l1.5 7.5M22 59.5h6M32 59.5h6', ink.fig, 1.9) : '') +
    path(
      'M40.5 33.5 52.8 5.6c.6-1.3 2-1.9 3.3-1.4l3.7 1.5c1.3.5 1.9 2 1.4 3.3L50.4 37.5Z',
      ink.rufDark,
    ) +
    line('M51.6 12.3l6 2.6M49.1 18l6 2.6M46.6 23.7l6 2.6', ink.fig, 1.6, 'opacity=".55"') +
    path(
      'M11.2 24.3C12 16.5 17.3 12 23.3 12c5.4 0 8.6 3.3 11 7.6 2.4 4.3 5.6 7.6 10.8 9.3 4 1.3 6.5 3 6.3 7.4C51 46 42.3 53 31.2 53 18.7 53 10.3 44.6 10.6 33.3c.1-3.3.3-6 .6-9Z',
      ink.ruf2,
    ) +
    path(
      'M10.7 31.5c3.8 1 8.6 1.6 12.3.4 3.8 4.2 4.2 11.7 10 16.3 2.7 2.1 5.7 3.1 8.6 3.3C38.6 52.5 35 53 31.2 53 18.8 53 10.4 44.7 10.6 33.3Z',
      ink.buff,
    ) +
    path(
      'M28.5 29.5c7-1.4 14.6.8 19.8 7.3-2.6 6.3-8.8 9.3-14.3 8.2-5.5-1.2-8.6-8.5-5.5-15.5Z',
      ink.rufDark,
    ) +
    line(
      'M32.3 34.5c3.7-.6 7.6.5 10.9 3M32.5 38.6c2.9-.3 5.6.4 7.9 2M34.3 42.2c1.3 0 2.6.3 3.8.8',
      ink.buff,
      1.4,
    ) +
    path('M11.4 22.7C6.9 22.7 3.4 24 .8 26.7c3.7-.7 7-.4 10.2.9Z', ink.fig) +
    path('M12.5 20.8c4.7-2.8 10.7-2.6 16.8 1.3-5.8-.4-11.3-.1-16 1.7Z', ink.cream) +
    circle(17.6, 25.2, 2.3, ink.fig) +
    circle(16.9, 24.5, 0.8, '#FFF')
  );
}

/** The company's van, 300 long, driving to the right. */
export function van(x: number, y: number, scale: number): string {
  return place(x, y, scale, vanBody() + vanWheel(64) + vanWheel(236));
}

export function vanBody(): string {
  return (
    ellipse(150, 4, 170, 9, ink.fig, 'opacity=".35"') +
    line('M36-132H214M52-132v10M196-132v10', ink.fig, 4) +
    line('M30-142H226', ink.teal3, 7) +
    path(
      'M6-20v-84c0-12 8-20 20-20h178c12 0 20 4 26 14l26 44c26 4 38 10 40 24v26c0 6-4 10-10 10H20C12-6 6-12 6-20Z',
      ink.cream,
    ) +
    path('M6-46h290v26c0 8-4 14-10 14H20C12-6 6-12 6-20Z', ink.ruf) +
    path('M178-108h26c6 0 10 2 14 8l20 34h-60Z', ink.teal4) +
    path('M178-108h26c4 0 7 1 10 4l-36 24Z', ink.teal3) +
    line('M170-118v108M170-60h14', '#D9BFA0') +
    path('M288-46h10v14h-10c-5 0-5-14 0-14Z', ink.lamp) +
    rect(0, -26, 14, 10, ink.fig) +
    rect(286, -22, 18, 9, ink.fig) +
    place(64, -122, 1.18, wren(false))
  );
}

/** `spokes` shows that it turns (film). */
export function vanWheel(x: number, turn?: number): string {
  const spokes =
    turn === undefined
      ? ''
      : `<g transform="rotate(${turn} ${x} -8)">${line(`M${x - 11}-8h22M${x}-19v22`, ink.teal2, 2)}</g>`;
  return (
    circle(x, -8, 25, ink.fig) + circle(x, -8, 13, ink.haint) + spokes + circle(x, -8, 5, ink.fig)
  );
}

/** The reviews' mailbox with the wren on it, 230 by 220. */
export function mailbox(): string {
  return (
    rect(104, 120, 20, 100, ink.creamShade) +
    rect(104, 120, 8, 100, ink.paper) +
    line('M124 178c16-4 26-14 30-26', ink.creamShade, 8) +
    path('M40 128V92c0-22 16-38 38-38h88c22 0 34 16 34 38v36Z', ink.teal4) +
    path('M40 128V92c0-22 16-38 38-38s38 16 38 38v36Z', ink.teal5) +
    path('M48 128V94c0-18 12-32 30-32s30 14 30 32v34Z', ink.fig) +
    path('M50 96h58l-8 34H46Z', ink.cream) +
    path('M50 96l30 20 28-20Z', ink.peach) +
    path('M44 106l62 4-4 22H42Z', ink.paper) +
    path('M44 106l30 16 32-12Z', '#E6CFAE') +
    rect(34, 124, 172, 10, ink.fig) +
    path('M28 134h92l-8 12H36Z', ink.teal3) +
    line('M176 100V44', ink.rufDark, 6) +
    path('M176 40h34v22h-34Z', ink.ruf) +
    place(112, -6, 0.98, wren())
  );
}
