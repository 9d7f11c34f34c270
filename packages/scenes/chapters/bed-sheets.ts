/** What is drawn on the sheet above the bed. */
import { circle, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';

/** Heat, or a plan of products: a thermometer, a bottle. */
export function choice(): string {
  return (
    line('M52 96V44', palette.teal2, 16) +
    line('M52 96V44', palette.haint2, 9) +
    line('M52 98V62', palette.ruf, 6) +
    circle(52, 104, 13, palette.ruf) +
    path('M122 72h36v48h-36ZM132 72V54h16v18ZM122 44h36v11h-36l-8-6Z', palette.teal3) +
    path('M128 84h24v22h-24Z', palette.haint2) +
    line('M95 32v96', palette.fig, 3, 'stroke-dasharray="8 7"')
  );
}

/** Two visits, and a third that may follow. */
export function visits(): string {
  return (
    line('M34 76h122', palette.teal2, 4) +
    circle(34, 76, 17, palette.teal3) +
    circle(95, 76, 17, palette.teal3) +
    circle(
      156,
      76,
      17,
      palette.paper,
      `stroke="${palette.teal3}" stroke-width="4" stroke-dasharray="8 6"`,
    ) +
    line('M26 77l6 6 11-13M87 77l6 6 11-13', palette.paper, 4)
  );
}

/** Degrees over hours: the slowest spot rises past 122 °F, and stays there. */
export function curve(): string {
  return (
    line('M24 26v96h148', palette.fig, 4) +
    line('M26 62h146', palette.fig, 3, 'stroke-dasharray="8 6"') +
    path(
      'M24 112c34-4 44-50 76-64 24-9 48-9 72-9',
      'none',
      `stroke="${palette.ruf}" stroke-width="6" stroke-linecap="round"`,
    ) +
    // 122 °F
    line(
      'M114 78v20M122 78h11v10h-11v10h11M141 78h11v10h-11v10h11M166 98V80h10M166 89h8',
      palette.fig,
      3.4,
    ) +
    circle(159, 80, 2.6, 'none', `stroke="${palette.fig}" stroke-width="2"`)
  );
}

/** Two months, each day of them empty. */
export function calendar(): string {
  const month = (x: number) =>
    rect(x, 22, 72, 16, palette.ruf) +
    repeat(30, (i) => rect(x + (i % 6) * 12.4, 44 + Math.floor(i / 6) * 13, 9, 9, palette.haint));
  return month(18) + month(102) + line('M74 112l12 12 28-34', palette.ruf, 8);
}
