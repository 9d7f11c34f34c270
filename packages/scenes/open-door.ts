/**
 * The porch as it is for somebody who is expected: lanterns on, the door open, light on the boards. x = 0 is the middle of the
 * door, y = 0 its threshold.
 */
import {
  circle,
  drawing,
  ellipse,
  formatNumber,
  line,
  path,
  place,
  rect,
  repeat,
} from '@wrenhouse/svg';
import { glow, inBothLights } from './night.ts';
import { lanternBody } from './objects.ts';
import { palette } from './palette.ts';
import { bush, hydrangea } from './plants.ts';
import { wren } from './wren.ts';

/** Lit from within by day and at night, so none of these is a color of night.ts. */
const HALL = {
  ceiling: '#FFF0C9',
  back: '#FFE6AE',
  left: '#F2B75C',
  right: '#FFD68A',
  trim: '#FFF3D6',
  floor: '#C98242',
  joint: '#A9672E',
  rug: '#8C3A4E',
  rugLight: '#B5564F',
  dark: '#7A4022',
  coat: '#2F6F78',
} as const;

/** Half the width of the door, its height, and how deep the boards before it are. */
const DOOR = { half: 80, height: 250, boards: 56 } as const;
const LANTERNS = [-132, 132];

/** The picture in a form that has been sent, 760 by 330: its middle 380 show the door between its lanterns. */
export function openDoor(): string {
  // Asked for as #still it is open at once.
  const animated =
    '<style>.l,.g{transform-origin:-80px 0}.l{opacity:0;animation:l 1s .25s cubic-bezier(.5,0,.3,1) both}.g{animation:g 1.1s .15s both}' +
    '#still:target :is(.l,.g){animation:none}' +
    '@keyframes l{0%,8%{opacity:1;transform:none}88%{opacity:1;transform:scaleX(.22)}100%{opacity:0;transform:scaleX(.22)}}' +
    '@keyframes g{0%{opacity:0}}</style>';
  const porch =
    wall(-380, 760, 18) +
    rect(-380, -274, 760, 274, palette.fig, 'opacity=".3"') +
    doorway() +
    wrenInFrame() +
    closedLeaf() +
    lanterns() +
    boards(-380, 760) +
    `<g class="g">${lanternLight()}${poolOfLight()}</g>` +
    threshold() +
    porchThings() +
    wrenOnBoards();
  return drawing(760, 330, `${animated}<g id="still">${place(380, 274, 1, porch)}</g>`);
}

/** The same porch at the foot of a page's head; its wall goes on to the window's right edge. */
export function porchHead(behind: string): string {
  const porch =
    wall(-300, 1700, 20) +
    path('M-322-326H1500v16H-322Z', palette.teal4) +
    path('M-310-310H1500v14H-310Z', palette.cream) +
    path('M-310-298H1500v4H-310Z', '#E6CFAE') +
    windowPane(300) +
    windowPane(640) +
    doorway() +
    lanterns() +
    boards(-330, 1900) +
    threshold() +
    porchThings() +
    column(-292) +
    column(230) +
    column(860);
  const light = lanternLight() + poolOfLight();
  const onPorch = (part: string) => place(0, -DOOR.boards + 4, 1, part);
  return inBothLights(
    behind + onPorch(porch),
    onPorch(light + windowLight(300) + windowLight(640) + wrenInFrame() + wrenOnBoards()),
    onPorch(light + wrenInFrame() + wrenOnBoards()),
  );
}

function wall(x: number, width: number, rows: number): string {
  const seams = repeat(rows, (i) => `M${x} ${-i * 17 - 10}h${width}`);
  return rect(x, -296, width, 296, palette.ruf) + line(seams, palette.rufDark, 2.4);
}

/** A hall seen through the door: its walls run to a point beyond the far one. */
function doorway(): string {
  const floor = [-54, -27, 0, 27, 54].map((x) => `M${x} 0L${formatNumber(x * 0.58)}-52`).join('');
  return (
    path('M-96 0v-266H96V0H80v-250H-80V0Z', palette.paper) +
    path('M-104-274h208v12h-208Z', palette.cream) +
    path('M-80-250H80L46-196H-46Z', HALL.ceiling) +
    path('M-80-250-46-196v144L-80 0Z', HALL.left) +
    path('M80-250 46-196v144L80 0Z', HALL.right) +
    rect(-46, -196, 92, 144, HALL.back) +
    path('M-46-58h92v6h-92ZM46-52 80 0v-9L46-58Z', HALL.trim) +
    path('M-46-52h92L80 0H-80Z', HALL.floor) +
    line(floor, HALL.joint, 1.6) +
    path('M-16-46h38L40 0H-30Z', HALL.rug) +
    path('M-11-46h6L-14 0h-9ZM12-46h6L33 0h-9Z', HALL.rugLight) +
    hallThings() +
    openLeaf()
  );
}

function hallThings(): string {
  return (
    // A picture of the wren over a small table.
    rect(-18, -158, 44, 38, HALL.dark) +
    rect(-15, -155, 38, 32, HALL.trim) +
    path('M-24-92h56v6h-56ZM-20-86h5v38h-5ZM23-86h5v38h-5Z', HALL.dark) +
    path('M12-92c-6-4-6-14 0-18h6c6 4 6 14 0 18Z', HALL.coat) +
    line('M15-110v-10M15-108l-7-10M15-108l8-9', HALL.coat, 2.4) +
    circle(15, -121, 4, HALL.rugLight) +
    circle(7, -119, 3.4, HALL.rugLight) +
    circle(24, -118, 3.4, HALL.rugLight) +
    // A lamp over it, and what hangs on the wall.
    line('M2-214v-16', HALL.dark, 2) +
    path('M-10-200 -5-214H9L14-200Z', HALL.rugLight) +
    circle(2, -198, 5, '#FFF9E2') +
    path('M56-150c8-4 10 2 12 8l4 70c-4 4-12 0-16-4Z', HALL.coat) +
    circle(60, -154, 2.6, HALL.dark)
  );
}

function openLeaf(): string {
  return (
    path('M-80-250-42-206V-42L-80 0Z', palette.teal4) +
    path('M-73-222-49-194v42l-24 12Z', HALL.back) +
    path('M-73-122-49-134v28l-24 16ZM-73-80-49-96v36L-73-32Z', palette.teal3) +
    line('M-61-208v61M-73-180l24 9', palette.teal4, 2.4) +
    circle(-47, -112, 3.2, palette.lampDark)
  );
}

/** Only while it opens. */
function closedLeaf(): string {
  return `<g class="l">${
    rect(-80, -250, 160, 250, palette.teal4) +
    path('M-60-228h54v70h-54ZM6-228h54v70H6Z', palette.lampPale) +
    path('M-60-138h54v50h-54ZM6-138h54v50H6ZM-60-72h54v50h-54ZM6-72h54v50H6Z', palette.teal3) +
    circle(66, -112, 5, palette.lampDark)
  }</g>`;
}

function lanterns(): string {
  return LANTERNS.map((x) =>
    place(x, -152, 1.35, path('M-6-40H6v14H-6Z', palette.fig) + lanternBody()),
  ).join('');
}

function lanternLight(): string {
  return LANTERNS.map((x) => glow(x, -152, 92, 0.12) + place(x, -152, 1.35, lanternBody())).join(
    '',
  );
}

function boards(x: number, width: number): string {
  // Left of the porch's end no board begins.
  const first = Math.ceil(x / 1.22 / 46) * 46;
  const joints = repeat(Math.floor((x + width - first) / 46) + 1, (i) => {
    const at = first + i * 46;
    return `M${at} 3L${formatNumber(at * 1.22)} ${DOOR.boards}`;
  });
  return (
    rect(x, 0, width, DOOR.boards, palette.plum) +
    rect(x, 0, width, 5, palette.fig, 'opacity=".45"') +
    line(joints, palette.fig2, 2)
  );
}

/** What falls out of the door. */
function poolOfLight(): string {
  return (
    path(`M-80 2H80L172 ${DOOR.boards}H-172Z`, palette.lamp, 'opacity=".5"') +
    path(`M-56 2H56L104 ${DOOR.boards}H-104Z`, '#FFE08A', 'opacity=".55"')
  );
}

function threshold(): string {
  return rect(-86, -4, 172, 9, HALL.dark) + rect(-86, -4, 172, 3, HALL.floor);
}

function porchThings(): string {
  return (
    ellipse(152, 18, 34, 6, palette.fig, 'opacity=".4"') +
    path('M128-18h48l-7 36h-34Z', palette.rufDark) +
    hydrangea(152, -12, 0.8) +
    path('M-176-18h48l-7 36h-34Z', palette.rufDark) +
    bush(-152, -14, 0.6)
  );
}

/** On the wall of the hall, and on the boards: both stand in the light. */
const wrenInFrame = () => place(-10, -155, 0.46, wren());
const wrenOnBoards = () => place(66, -36, 0.72, wren());

function column(x: number): string {
  return (
    rect(x - 15, -294, 30, 318, palette.cream) +
    rect(x + 6, -294, 9, 318, palette.creamShade) +
    rect(x - 21, -294, 42, 9, palette.paper) +
    rect(x - 21, 15, 42, 9, palette.paper)
  );
}

/** Left edge of a lit window beside the door. */
function windowPane(x: number): string {
  return (
    rect(x - 8, -238, 116, 160, palette.cream) +
    rect(x, -230, 100, 144, palette.lamp) +
    rect(x, -230, 100, 64, palette.lampPale) +
    path(`M${x + 48}-230h4v144h-4ZM${x}-160h100v4h-100Z`, palette.cream) +
    rect(x - 14, -78, 128, 8, palette.cream) +
    rect(x - 40, -236, 26, 156, palette.teal4) +
    rect(x + 114, -236, 26, 156, palette.teal4)
  );
}

function windowLight(x: number): string {
  return path(`M${x}3h100l50 50H${x - 50}Z`, palette.lamp, 'opacity=".22"');
}
