/** Wasps as small as they fly, and the open comb that paper wasps hang under a roof. */
import { circle, ellipse, formatNumber, line, path, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';

/** From the side, 30 long before it is scaled, flying to the right when not turned. */
export function yellowjacket(x: number, y: number, turn = 0, scale = 1): string {
  return turned(
    x,
    y,
    turn,
    scale,
    line('M3 5l-2 6M7 5l3 6M-1 5l-7 6', palette.woodDark, 1.6) +
      path('M2-3C-8 8-22 9-26 5-22-5-10-9 2-3Z', palette.lamp) +
      path('M-4-6l-3 13h4l3-10ZM-11-7l-3 15h4l3-15ZM-18-4l-2 12h4l1-13Z', palette.fig) +
      ellipse(6, 0, 7, 6, palette.fig) +
      line('M3-4l6 2', palette.lamp, 2) +
      circle(14, 1, 4.6, palette.fig) +
      circle(15, 3, 2, palette.lamp) +
      line('M17-2l5-5M18 0l6-3', palette.fig, 1.6) +
      wings('M5-4C-2-20-16-22-22-16-18-8-6-3 5-4Z'),
  );
}

/** Slender, long-legged: on the comb, its head up when not turned. */
export function paperWasp(x: number, y: number, turn = 0, scale = 1): string {
  return turned(
    x,
    y,
    turn,
    scale,
    line('M-3-4l-9-6M3-4l9-6M-3 0l-11 4M3 0l11 4M-3 3l-8 14M3 3l8 14', palette.woodDark, 1.6) +
      path('M0 6c6 4 7 14 0 24-7-10-6-20 0-24Z', palette.rufDark) +
      line('M-4 13h8M-4 18h8', palette.lamp, 2) +
      ellipse(0, -1, 4.4, 6, palette.rufDark) +
      circle(0, -9, 4, palette.ruf) +
      line('M-2-12l-5-7M2-12l5-7', palette.woodDark, 1.4) +
      wings('M-3-1c-12 6-16 20-13 28C-8 22-4 10-3-1ZM3-1c12 6 16 20 13 28C8 22 4 10 3-1Z'),
  );
}

/** Fuzzy, golden brown. From the side, flying to the right. */
export function honeyBee(x: number, y: number, scale = 1): string {
  const fuzz = repeat(18, (i) => {
    const angle = (i * Math.PI) / 9;
    return `M${formatNumber(5 + Math.cos(angle) * 7)} ${formatNumber(Math.sin(angle) * 7)}l${formatNumber(Math.cos(angle) * 4)} ${formatNumber(Math.sin(angle) * 4)}`;
  });
  return turned(
    x,
    y,
    0,
    scale,
    line('M3 6l-2 6M7 6l3 6M-2 6l-5 6', palette.woodDark, 2) +
      ellipse(-11, 1, 14, 8.6, palette.straw) +
      path(
        'M-6-7q-4 8 0 16h4q-4-8 0-16ZM-14-8q-4 8 0 17h4q-4-8 0-17ZM-21-5q-3 6 0 12h3q-3-6 0-14Z',
        palette.woodDark,
      ) +
      line(fuzz, palette.straw, 2) +
      circle(5, 0, 8.4, palette.wood) +
      circle(15, 1, 5, palette.woodDark) +
      circle(-2, 11, 3.4, palette.lamp) +
      line('M18-2l5-5M19 0l6-3', palette.woodDark, 1.6) +
      wings('M4-5C-2-20-14-20-18-14-15-8-6-4 4-5Z'),
  );
}

function wings(shape: string): string {
  return path(shape, palette.haint2, `opacity=".86" stroke="${palette.teal2}" stroke-width="1"`);
}

function turned(x: number, y: number, turn: number, scale: number, drawn: string): string {
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${turn}) scale(${formatNumber(scale)})">${drawn}</g>`;
}

/** An umbrella of open cells on a stalk, seen from a little below; its stalk begins at 0, 0. */
export function openComb(): string {
  const rows: readonly [count: number, y: number][] = [
    [9, 24],
    [8, 34],
    [6, 43],
  ];
  return (
    line('M0-2v16', palette.woodDark, 6) +
    path('M-62 26C-50 10-20 8 0 8s50 2 62 18c-6 24-34 32-62 32s-56-8-62-32Z', palette.creamShade) +
    path('M-62 26C-50 10-20 8 0 8s30 0 46 8C20 12-30 14-62 26Z', palette.paper) +
    path('M-58 28c20-10 96-10 116 0-8 20-32 26-58 26s-50-6-58-26Z', palette.woodDark) +
    rows
      .map(([count, y]) =>
        repeat(count, (i) => {
          const x = (i - (count - 1) / 2) * 11.6;
          return (
            path(`M${formatNumber(x - 5)} ${y - 3}l5-3 5 3v6l-5 3-5-3Z`, palette.straw) +
            circle(x, y, 2.8, (i + y) % 4 === 0 ? palette.paper : palette.fig)
          );
        }),
      )
      .join('')
  );
}
