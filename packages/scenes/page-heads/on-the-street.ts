/** Heads outdoors: one street, with one horizon behind it. */
import { ellipse, formatNumber, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { BRANCHES } from '../branches.ts';
import { farHouse, house } from '../house.ts';
import { glow, inBothLights } from '../night.ts';
import { lantern, mailbox, van } from '../objects.ts';
import { porchHead } from '../open-door.ts';
import { palette } from '../palette.ts';
import { bush, fence, hydrangea, maple, pine, tree, tuft } from '../plants.ts';
import { wren } from '../wren.ts';

/** Where things stand, above the foot. */
const GROUND = -30;

/** Ridge, woods and lawn from edge to edge. */
function street(): string {
  const woods = repeat(
    60,
    (i) => `q${15 + (i % 3) * 4}-${20 + ((i * 7) % 5) * 4} ${30 + (i % 3) * 8} 0`,
  );
  return (
    path(
      'M-2000 0V-62c260-34 460-30 700-12s420 4 640-18 380-34 640-8 380 26 640 4 560-30 980-8V0Z',
      palette.teal1,
    ) +
    path(`M-2000 0V-44${woods}H1600V0Z`, palette.teal2) +
    path('M-2000 0V-40c500-14 900 6 1400 0s800-14 1200-4 600 8 1000 0V0Z', palette.teal3) +
    path('M-2000 0V-24c600-10 1100 6 1700 0s1200-8 1900 0V0Z', palette.teal4)
  );
}

/** Lamplight on the lawn before lit windows and a door. */
function windowLight(x: number, scale: number): string {
  return place(
    x,
    GROUND,
    scale,
    path(
      'M40 4h44l-14 22H10ZM216 4h44l34 22h-64ZM120 4h60l30 26H90Z',
      palette.lamp,
      'opacity=".35"',
    ),
  );
}

/** A lantern on a post, the same as on the benches. */
function streetLamp(x: number): string {
  return rect(x - 5, -152, 10, 138, palette.fig) + lantern(x, -178, 1.7);
}

function streetLampLight(x: number): string {
  return (
    glow(x, -178, 120, 0.13) +
    path(`M${x - 26}-150h52L${x + 130}-6H${x - 130}Z`, palette.lamp, 'opacity=".1"') +
    ellipse(x, -12, 150, 10, palette.lamp, 'opacity=".35"') +
    lantern(x, -178, 1.7)
  );
}

export function homeLot(): string {
  const drawn =
    street() +
    tree(-196, GROUND, 1.5) +
    maple(196, GROUND + 2, 1.3) +
    pine(268, GROUND, 1.2) +
    house(-150, GROUND, 1) +
    hydrangea(-160, GROUND + 6, 0.7) +
    hydrangea(164, GROUND + 6, 0.62) +
    bush(-206, GROUND + 8, 0.7) +
    path(`M-34 ${GROUND + 2}h68l40 28H-80Z`, palette.path) +
    place(42, GROUND - 236.5, 0.62, wren()) +
    fence(330, 1600, -14, 52);
  return inBothLights(drawn, windowLight(-150, 1));
}

export function letters(): string {
  const drawn =
    street() +
    tree(-114, GROUND, 1.7) +
    pine(162, GROUND, 1.4) +
    farHouse(420, GROUND - 4, 0.5) +
    fence(-206, 1600, -16, 70) +
    place(-92, GROUND - 216, 1.05, mailbox()) +
    hydrangea(-144, -18, 1.1) +
    hydrangea(120, -16, 1.3) +
    tuft(52, -18, 1.3) +
    streetLamp(244);
  return inBothLights(drawn, windowLight(420, 0.5) + streetLampLight(244));
}

export function vanOnItsWay(): string {
  const drawn =
    street() +
    pine(-190, GROUND, 1.7) +
    maple(150, GROUND, 1.8) +
    farHouse(390, GROUND, 0.6) +
    tree(600, GROUND, 0.9) +
    hydrangea(-232, GROUND + 4, 1) +
    path('M-2000-30H1600V0H-2000Z', palette.fig2) +
    line('M-1990-13H1600', palette.creamShade, 3, 'stroke-dasharray="26 30"') +
    streetLamp(252) +
    van(-160, -22, 1.12);
  return inBothLights(
    drawn,
    streetLampLight(252) +
      windowLight(390, 0.6) +
      path('M170-66 420-96v92L170-52Z', palette.lamp, 'opacity=".25"'),
  );
}

/** Four arms, one for each area, and a house at the end of every road. */
export function crossroads(): string {
  const arm = (y: number, side: 1 | -1, color: string) =>
    `<g transform="translate(0 ${y}) scale(${side} 1)">${
      path('M4-17h118l20 17-20 17H4Z', color) + line('M22-4h70M22 6h44', palette.cream, 4)
    }</g>`;
  const drawn =
    street() +
    path(
      'M-90 0C-40-34 10-40 120-46c120-6 160-16 150-26l40-2c30 20-30 36-140 42S80-20 70 0Z',
      palette.path,
    ) +
    path('M-110 0c-60-26-190-28-330-40l-20 6C-330-20-230-18-220 0Z', palette.path) +
    farHouse(286, -66, 0.42) +
    farHouse(520, -38, 0.5) +
    tree(250, -52, 0.6) +
    maple(-300, GROUND, 1) +
    pine(-372, GROUND, 0.9) +
    pine(470, -34, 1) +
    rect(-9, -300, 18, 286, palette.cream) +
    rect(3, -300, 6, 286, palette.creamShade) +
    arm(-262, 1, palette.ruf) +
    arm(-218, -1, palette.teal4) +
    arm(-174, 1, palette.plum) +
    arm(-130, -1, palette.rufDark) +
    place(-26, -356, 0.94, wren()) +
    bush(-34, -8, 0.7) +
    hydrangea(36, -6, 0.8) +
    streetLamp(206);
  return inBothLights(drawn, streetLampLight(206) + windowLight(286, 0.42) + windowLight(520, 0.5));
}

/** The line around the house that every plan begins with, and a bait station in it. */
export function treatedLot(): string {
  const station = (x: number) =>
    rect(x, -30, 20, 26, palette.fig) + rect(x - 5, -34, 30, 8, palette.lamp, 'rx="2"');
  const drawn =
    street() +
    tree(230, GROUND - 4, 1.3) +
    maple(-236, GROUND - 4, 1.2) +
    house(-150, GROUND - 14, 1) +
    bush(-164, GROUND, 0.6) +
    hydrangea(168, GROUND, 0.7) +
    line('M-250-20c90-12 400-12 500 0', palette.lamp, 6, 'stroke-dasharray="2 14"') +
    path('M-34-42h68l30 42H-66Z', palette.path) +
    station(-222) +
    station(206) +
    fence(330, 1600, -12, 52);
  return inBothLights(drawn, windowLight(-150, 1));
}

/** One window, four seasons, in the wall of a house that goes on to the edge of the page. */
export function seasons(): string {
  const panes = (['winter', 'spring', 'summer', 'autumn'] as const).map((season, index) => {
    const [x, y] = [-198 + (index % 2) * 201, -300 + Math.floor(index / 2) * 126];
    const placed = `<svg x="${x}" y="${y}" width="195" height="120" preserveAspectRatio="xMaxYMid slice"`;
    const branch = BRANCHES[season]().replace(/<svg [^>]*?(?= viewBox)/, placed);
    return rect(x, y, 195, 120, SKIES[season]) + branch;
  });
  const boards = repeat(17, (i) => `M-250 ${formatNumber(-332 + i * 19)}H1600`);
  const wall =
    path('M-250-344H1600V-22H-250Z', palette.ruf) +
    line(boards, palette.rufDark, 2) +
    path('M-262-344h20V-18h-20Z', palette.paper) +
    path('M-286-360H1600v22H-286Z', palette.teal4) +
    path('M-272-338H1600v8H-272Z', palette.cream) +
    rect(-212, -314, 423, 274, palette.paper) +
    panes.join('') +
    rect(-224, -46, 448, 16, palette.paper) +
    path('M-2000-22H1600V0H-2000Z', palette.teal4) +
    hydrangea(-262, -10, 0.9) +
    bush(262, -6, 1) +
    hydrangea(352, -8, 1.1);
  return inBothLights(street() + place(50, 0, 1, wall));
}

/** Lit from within at night, so none of these is a color of night.ts. */
const SKIES = {
  winter: '#D8D2E4',
  spring: '#BEE3E1',
  summer: '#FFE6C3',
  autumn: '#FFD8AF',
};

/** Where somebody is expected. */
export function porch(): string {
  return porchHead(street() + tree(-420, GROUND, 1.5) + hydrangea(-352, -20, 1));
}

/** The mail of four neighbors. */
export function mailboxes(): string {
  const box = (x: number, y: number, color: string, flag: boolean) =>
    rect(x - 6, y, 12, GROUND + 22 - y, palette.creamShade) +
    rect(x - 6, y, 5, GROUND + 22 - y, palette.paper) +
    path(`M${x - 38} ${y + 4}v-34c0-16 12-26 26-26h36c14 0 20 12 20 26v34Z`, color) +
    path(`M${x - 38} ${y + 4}v-34c0-16 10-26 22-26s22 10 22 26v34Z`, palette.teal5) +
    rect(x - 29, y - 28, 26, 18, PLATE) +
    line(`M${x - 25} ${y - 19}h18`, palette.fig, 3) +
    (flag
      ? line(`M${x + 30} ${y - 22}v-40`, palette.rufDark, 5) +
        rect(x + 30, y - 64, 22, 14, palette.ruf)
      : '');
  const drawn =
    street() +
    farHouse(-420, GROUND - 4, 0.42) +
    farHouse(420, GROUND - 4, 0.5) +
    tree(-236, GROUND, 1.3) +
    maple(520, GROUND, 1.1) +
    pine(300, GROUND, 1.2) +
    fence(330, 1600, -14, 52) +
    path('M-260-26C-120-44 120-44 250-26L330 0H-330Z', palette.path) +
    box(-150, -122, palette.teal3, false) +
    box(-56, -140, palette.teal4, true) +
    box(40, -126, palette.plum, false) +
    box(134, -144, palette.rufDark, true) +
    place(6, -237, 0.94, wren()) +
    hydrangea(-196, -10, 0.9) +
    hydrangea(186, -8, 1) +
    tuft(88, -12, 1.1) +
    streetLamp(252);
  return inBothLights(
    drawn,
    streetLampLight(252) +
      windowLight(420, 0.5) +
      windowLight(-420, 0.42) +
      place(6, -237, 0.94, wren()),
  );
}

/** A number plate, pale in both lights. */
const PLATE = '#FFFDF8';
