/** Heads indoors: things on one workbench that runs from edge to edge, in the light of one lantern. */
import { type PestMark, smallSpecimen, TRAY } from '@wrenhouse/specimens';
import { circle, ellipse, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { glow, inBothLights } from '../night.ts';
import { lantern } from '../objects.ts';
import { palette } from '../palette.ts';

/** Top of the bench, above the foot. */
const TOP = -34;
/** Where the lantern stands. */
const LAMP = { x: 236, y: -96 } as const;

/**
 * Bench, what stands on it, and the lantern at its right; at night it shines.
 * @param animals what is drawn once, the same by day and at night
 */
function onBench(things: string, animals = ''): string {
  const joints = repeat(16, (i) => `M${i * 230 - 1950} -24V0`);
  const bench =
    path(`M-2000 ${TOP}H1600V0H-2000Z`, palette.wood) +
    path(`M-2000 ${TOP}H1600v9H-2000Z`, '#E5B67E') +
    line(joints, palette.woodDark, 2);
  const stand = path(`M${LAMP.x - 26} ${TOP}h52l-8-12h-36Z`, palette.fig);
  return (
    inBothLights(
      bench + things + stand + lantern(LAMP.x, LAMP.y, 2.2),
      glow(LAMP.x, LAMP.y, 150, 0.13) +
        ellipse(LAMP.x, TOP + 12, 240, 12, palette.lamp, 'opacity=".4"') +
        lantern(LAMP.x, LAMP.y, 2.2),
    ) + animals
  );
}

/** An animal in a square of this side, its upper left corner at x, y. */
function animal(mark: PestMark, x: number, y: number, side: number): string {
  return smallSpecimen(mark, TRAY).svg.replace(
    /<svg [^>]*?(?= viewBox)/,
    `<svg x="${x}" y="${y}" width="${side}" height="${side}" overflow="visible"`,
  );
}

const PINNED: readonly PestMark[] = [
  'wasp',
  'cockroach',
  'spider',
  'termite',
  'carpenter-bee',
  'tick',
];

/** Pale at night, too: animals stand on it. */
const PINNING_PAPER = '#FFFDF8';

export function specimenTray(): string {
  const animals = PINNED.map((mark, index) =>
    animal(mark, -190 + (index % 3) * 122, -296 + Math.floor(index / 3) * 128, 106),
  );
  return onBench(
    rect(-222, -326, 400, 296, palette.woodDark) +
      rect(-216, -320, 388, 284, palette.wood) +
      rect(-216, -320, 388, 7, '#E5B67E') +
      rect(-202, -306, 360, 256, PINNING_PAPER),
    animals.join(''),
  );
}

/** Twelve drawers; the open one shows what is in it. */
export function cabinet(): string {
  const drawer = (x: number, y: number) =>
    rect(x, y, 112, 54, palette.wood) +
    rect(x, y, 112, 4, '#E5B67E') +
    rect(x + 34, y + 14, 44, 18, palette.cream) +
    line(`M${x + 40} ${y + 20}h32M${x + 40} ${y + 26}h20`, palette.woodDark, 2) +
    circle(x + 56, y + 42, 4, palette.fig);
  const drawers = repeat(3, (column) =>
    repeat(4, (row) =>
      column === 1 && row === 2 ? '' : drawer(-200 + column * 120, -306 + row * 62),
    ),
  );
  return onBench(
    rect(-214, -334, 380, 304, palette.rufDark) +
      rect(-222, -342, 396, 14, palette.ruf) +
      drawers +
      rect(-80, -182, 112, 54, palette.fig) +
      path('M-86-176H38l16 72H-102Z', palette.wood) +
      path('M-78-168H30l12 52H-90Z', PINNING_PAPER) +
      rect(-108, -108, 168, 46, palette.wood) +
      rect(-108, -108, 168, 5, '#E5B67E') +
      circle(-24, -82, 5, palette.fig),
    animal('wasp', -78, -172, 58) + animal('carpenter-bee', -22, -172, 54),
  );
}

export function magnifier(): string {
  return onBench(
    `<g transform="rotate(-4 -60 -60)">${rect(-214, -158, 320, 118, PINNING_PAPER)}</g>` +
      line('M28-128 128-46', palette.fig, 20) +
      line('M40-118 124-50', palette.ruf, 12) +
      circle(-50, -194, 112, palette.fig) +
      circle(-50, -194, 100, PINNING_PAPER) +
      path(
        'M-128-226a86 86 0 0 1 70-56',
        'none',
        `stroke="${palette.haint2}" stroke-width="9" stroke-linecap="round"`,
      ),
    animal('termite', -200, -128, 62) + animal('ant', -122, -268, 146),
  );
}

/** The label is what counts: it is the larger part of the bottle. */
export function labelBottle(): string {
  return onBench(
    path('M-120-34v-178c0-26 34-30 34-56v-14h72v14c0 26 34 30 34 56v178Z', palette.teal2) +
      path('M-120-34v-178c0-26 34-30 34-56v-14h14v14c0 30-28 30-28 58v176Z', palette.teal1) +
      rect(-92, -318, 84, 38, palette.fig) +
      line('M-80-312v26M-64-312v26M-48-312v26M-32-312v26M-20-312v26', palette.fig2, 3) +
      rect(-112, -206, 124, 150, PINNING_PAPER) +
      rect(-112, -206, 124, 34, palette.ruf) +
      line('M-100-189h72', palette.cream, 6) +
      line('M-52-158h52M-52-146h44M-52-134h52', palette.fig, 4) +
      line('M-102-110h102M-102-100h102M-102-90h84M-102-80h102M-102-70h60', palette.plumLight, 3) +
      path('M58-34 48-118h92l-10 84Z', palette.haint2) +
      path('M55-62 52-84h84l-3 22-3 28H58Z', palette.straw) +
      line('M64-98h22M66-84h14M67-70h22M69-56h14', palette.teal3, 3) +
      path('M-222-34l10-150 74 6-8 144Z', PINNING_PAPER) +
      line(
        'M-202-164l52 4M-203-150l44 3M-204-136l52 4M-205-122l36 3M-206-108l52 4',
        palette.plumLight,
        3,
      ),
    animal('cockroach', -104, -166, 44),
  );
}

export function bookShelf(): string {
  const book = (x: number, width: number, height: number, color: string) =>
    rect(x, TOP - height, width, height, color) +
    rect(x + 5, TOP - height + 22, width - 10, 6, palette.lampPale) +
    rect(x + 5, TOP - height + 34, width - 10, 3, palette.lampPale) +
    rect(x, TOP - height, 5, height, palette.fig, 'opacity=".2"');
  return onBench(
    book(-226, 44, 220, palette.teal4) +
      book(-180, 36, 196, palette.ruf) +
      book(-142, 52, 236, palette.plum) +
      book(-88, 38, 206, palette.teal3) +
      `<g transform="rotate(9 -30 ${TOP})">${book(-46, 40, 214, palette.rufDark)}</g>` +
      `<g transform="rotate(-5 90 -120)">${
        rect(38, -242, 132, 208, palette.woodDark, 'rx="6"') +
        rect(48, -226, 112, 182, PINNING_PAPER) +
        rect(80, -250, 48, 22, palette.fig, 'rx="4"') +
        repeat(5, (i) => rect(58, -206 + i * 30, 14, 14, palette.haint)) +
        line('M60-199l5 5 9-12M60-169l5 5 9-12M60-139l5 5 9-12', palette.ruf, 4) +
        line('M84-199h62M84-169h50M84-139h62M84-109h44M84-79h56', palette.fig, 4)
      }</g>`,
  );
}

/** How a useful picture is taken: the animal in a jar, a coin beside it, the camera straight above. */
export function jarAndCamera(): string {
  return onBench(
    rect(-178, -326, 236, 96, palette.fig, 'rx="16"') +
      rect(-168, -318, 216, 80, palette.teal4, 'rx="8"') +
      circle(34, -278, 9, palette.cream) +
      path('M-120-226-176-62H56L0-226Z', palette.lampPale, 'opacity=".35"') +
      path('M-156-34v-122c0-12 8-16 8-26h176c0 10 8 14 8 26v122Z', palette.haint2) +
      path('M-146-34v-118c0-10 6-14 8-22h16c-4 12-8 16-8 26v114Z', PINNING_PAPER) +
      rect(-152, -196, 184, 18, palette.ruf, 'rx="4"') +
      circle(108, TOP - 20, 20, palette.rust) +
      circle(108, TOP - 20, 14, palette.straw) +
      path('M-232-34h50v-8h-50Z', palette.creamShade) +
      line('M-222-42v-4M-212-42v-4M-202-42v-4M-192-42v-4', palette.fig, 2),
    animal('spider', -110, -312, 68) + animal('spider', -112, -146, 104),
  );
}

export function notebook(): string {
  return onBench(
    `<g transform="rotate(-3 -70 -120)">${
      path(
        'M-226-44c40-14 100-14 150 0 50-14 110-14 150 0v-204c-40-14-100-14-150 0-50-14-110-14-150 0Z',
        palette.rufDark,
      ) +
      path(
        'M-218-54c40-12 96-12 142 2v-196c-46-14-102-14-142-2ZM66-54c-40-12-96-12-142 2v-196c46-14 102-14 142-2Z',
        PINNING_PAPER,
      ) +
      line('M-76-244V-54', palette.creamShade, 4) +
      line(
        'M-196-222q50-10 98 2M-196-200q50-10 98 2M-196-178q50-10 70-4M-54-102q50-12 98-4M-54-82q50-12 98-4M-54-122q50-12 74-6',
        palette.plumLight,
        4,
      )
    }</g>` +
      path(
        'M112-34V-122h76v88ZM188-108h14c20 0 20 44 0 44h-14v-12h10c8 0 8-20 0-20h-10Z',
        palette.teal4,
      ) +
      rect(112, -122, 76, 9, palette.teal3) +
      line('M40-52 128-232', palette.ruf, 9) +
      line('M40-52l8-17', palette.fig, 9),
    `<g transform="rotate(-3 -70 -120)">${animal('wasp', -42, -238, 92) + animal('ant', -184, -150, 76)}</g>`,
  );
}

/** For those who would like to work here. */
export function workClothes(): string {
  const boot = (x: number) =>
    place(
      x,
      TOP,
      1,
      path('M-34 0v-112h54v66c26 4 46 12 48 34v12Z', palette.woodDark) +
        path('M-36-12H70V0H-36Z', palette.fig) +
        path('M-38-118h62v14h-62Z', palette.wood) +
        line('M6-92l18 6M6-76l18 6M8-58l22 2', palette.cream, 4),
    );
  return onBench(
    path('M-226-34c0-92 44-124 104-124 52 0 86 34 92 84l4 22c-60-12-150-8-200 18Z', palette.teal4) +
      path('M-42-78c50-2 92 10 108 34-40 6-92 6-142-2Z', palette.teal5) +
      place(-160, -138, 1.06, wrenBadge()) +
      boot(44) +
      boot(110) +
      path('M-150-34v-34H-40v34ZM-40-72l28-10v52l-28-10Z', palette.fig) +
      path('M-12-82h9v52h-9Z', palette.lampPale) +
      rect(-112, -62, 26, 8, palette.lamp),
  );
}

function wrenBadge(): string {
  return (
    circle(34, 34, 34, palette.cream) +
    path('M14 44c8-26 30-30 42-14l8-12-2 24c-10 18-36 20-48 2Z', palette.ruf2)
  );
}

/** Legal pages: what is kept is locked, and you hold the key. */
export function desk(): string {
  return onBench(
    rect(-200, -190, 250, 156, palette.teal4, 'rx="6"') +
      path('M-210-190c0-50 40-66 135-66s135 16 135 66Z', palette.teal3) +
      rect(-210, -200, 270, 18, palette.teal5) +
      rect(-100, -206, 50, 62, palette.lampDark, 'rx="5"') +
      circle(-75, -182, 9, palette.fig) +
      path('M-80-180h10l4 24h-18Z', palette.fig) +
      line('M-180-160v106M30-160v106', palette.teal5, 5) +
      circle(112, -58, 24, palette.lampDark) +
      circle(112, -58, 11, palette.wood) +
      path('M132-64h72v26h-12v-12h-10v12h-12v-12h-38Z', palette.lampDark),
  );
}

/** A drawer of cards, one of them pulled up. */
export function cardDrawer(): string {
  // From back to front, each with its tab.
  const cards = repeat(5, (i) => {
    const y = -206 + i * 15;
    return (
      rect(-186 + ((i * 71) % 150), y - 15, 56, 17, TABS[i] ?? palette.peach) +
      rect(-202, y, 266, 90, i % 2 ? palette.creamShade : PINNING_PAPER)
    );
  });
  return onBench(
    cards +
      rect(-160, -306, 228, 190, PINNING_PAPER) +
      rect(-58, -323, 66, 19, palette.lamp) +
      line('M-42-268h92M-42-248h92M-42-228h66M-142-186h190M-142-166h150', palette.plumLight, 4) +
      path('M-214-126H80l-8 92H-206Z', palette.wood) +
      rect(-218, -132, 302, 10, '#E5B67E') +
      rect(-112, -104, 90, 32, PINNING_PAPER) +
      line('M-100-93h66M-100-83h44', palette.woodDark, 3) +
      circle(-67, -54, 7, palette.fig) +
      line('M104-40 180-44', palette.lampDark, 8) +
      line('M180-44l9-1', palette.fig, 5),
    animal('cockroach', -146, -290, 92),
  );
}

const TABS = [palette.haint, palette.peach, palette.rose, palette.haint, palette.peach];
