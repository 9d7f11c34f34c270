/** The one house of the site, from the front, 300 wide, standing on y = 0. Hour and distance change, the house does not. */

import { circle, formatNumber, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { palette } from './palette.ts';

export interface HouseColors {
  wall?: string;
  /** Shadow line between the boards. */
  board?: string;
  roof?: string;
  roofLight?: string;
  /** Whether its windows are lit. */
  lit?: boolean;
}

export function house(x: number, y: number, scale: number, colors: HouseColors = {}): string {
  const {
    wall = palette.cream,
    board = palette.board,
    roof = palette.rufDark,
    roofLight = palette.ruf,
    lit = true,
  } = colors;
  return place(
    x,
    y,
    scale,
    rect(196, -196, 30, 70, palette.rufDark) +
      rect(192, -200, 38, 8, palette.ruf) +
      gable(wall, board, roof, roofLight, lit) +
      rect(10, -112, 280, 100, wall) +
      line(`${boards(9, (i) => `M10 ${-104 + i * 10}H290`)}`, board, 1.3) +
      window(44, -84, 40, 54, lit) +
      window(216, -84, 40, 54, lit) +
      door(lit) +
      porch() +
      (lit ? circle(110, -66, 4, '#FFE9A8') + circle(190, -66, 4, '#FFE9A8') : ''),
  );
}

function gable(wall: string, board: string, roof: string, light: string, lit: boolean): string {
  return (
    path('M-10-108 150-206 310-108Z', roof) +
    path('M150-206 310-108h-24L150-190Z', light) +
    path('M36-112 150-182 264-112Z', wall) +
    line(
      boards(4, (i) => `M${84 - i * 16} ${-140 + i * 8}H${216 + i * 16}`),
      board,
      1.5,
    ) +
    path(
      'M138-124v-20a12 12 0 0 1 24 0v20Z',
      lit ? palette.lamp : palette.teal4,
      `stroke="${palette.cream}" stroke-width="4"`,
    )
  );
}

function door(lit: boolean): string {
  const pane = lit ? palette.lamp : palette.teal3;
  return (
    rect(126, -88, 48, 76, palette.paper) +
    rect(131, -83, 38, 71, palette.teal4) +
    rect(136, -78, 12, 26, pane) +
    rect(152, -78, 12, 26, pane) +
    circle(164, -42, 2, palette.lamp)
  );
}

function porch(): string {
  return (
    path('M-14-112h328l-14-22H0Z', palette.teal4) +
    line(
      boards(13, (i) => `M${formatNumber(4 + i * 24.5)}-132l${formatNumber((i - 6) * 1.6)} 18`),
      palette.teal5,
      1.5,
    ) +
    rect(-10, -114, 320, 9, palette.paper) +
    path('M-2-105h304l-8 7H6Z', palette.haint) +
    [4, 92, 198, 286]
      .map(
        (x) =>
          rect(x, -105, 10, 93, palette.paper) +
          rect(x - 3, -105, 16, 5, palette.cream) +
          rect(x - 3, -17, 16, 5, palette.cream) +
          rect(x + 7, -100, 3, 83, '#E4D6C4'),
      )
      .join('') +
    line('M14-40H92M208-40h78', palette.paper, 4) +
    line(
      boards(6, (i) => `M${24 + i * 12}-38v24M${218 + i * 12}-38v24`),
      palette.paper,
      2.4,
    ) +
    rect(-6, -14, 312, 8, palette.plum) +
    rect(0, -6, 300, 6, palette.fig) +
    rect(114, -8, 72, 8, palette.cream) +
    rect(108, 0, 84, 9, palette.board)
  );
}

const boards = repeat;

/** A sash window with its trim and sill. */
export function window(
  x: number,
  y: number,
  w: number,
  h: number,
  lit = true,
  frame: string = palette.cream,
): string {
  return (
    rect(x - 4, y - 4, w + 8, h + 8, frame) +
    rect(x, y, w, h, lit ? palette.lamp : palette.teal4) +
    (lit
      ? rect(x, y, w, h * 0.45, palette.lampPale)
      : path(
          `M${x} ${formatNumber(y + h * 0.6)}L${x + w} ${formatNumber(y + h * 0.15)}V${y}H${x}Z`,
          palette.teal3,
        )) +
    rect(x + w / 2 - 1.5, y, 3, h, frame) +
    rect(x, y + h / 2 - 1.5, w, 3, frame) +
    rect(x - 7, y + h + 3, w + 14, 5, frame)
  );
}

/** The same house far away: only what a hand's width of it shows. About a quarter of the bytes. */
export function farHouse(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    path('M196-200h32v70h-32Z', palette.rufDark) +
      path('M-10-108 150-206 310-108Z', palette.rufDark) +
      path('M150-206 310-108h-24L150-190Z', palette.ruf) +
      path('M36-112 150-182 264-112h26v100H10v-100Z', palette.cream) +
      path('M44-84h40v54H44ZM216-84h40v54h-40ZM138-124v-20a12 12 0 0 1 24 0v20Z', palette.lamp) +
      line('M64-84v54M44-57h40M236-84v54M216-57h40', palette.cream, 3) +
      path('M128-86h44v74h-44Z', palette.teal4) +
      path('M136-78h10v26h-10ZM153-78h10v26h-10Z', palette.lamp) +
      path('M-14-112h328l-14-22H0Z', palette.teal4) +
      path(
        'M-10-114h320v9H-10ZM4-105h10v93H4ZM92-105h10v93H92ZM198-105h10v93h-10ZM286-105h10v93h-10ZM14-42h78v4H14ZM208-42h78v4h-78Z',
        palette.paper,
      ) +
      path('M-6-14h312v14H-6Z', palette.plum) +
      path('M112-8h76v8h-76Z', palette.cream),
  );
}
