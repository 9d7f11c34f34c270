/** What a visit brings to the two nests. */
import { circle, ellipse, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { glow } from '../night.ts';
import { palette } from '../palette.ts';
import { CEILING, DECK, FACE, GAP, NEST } from './nest-base.ts';
import { arm, HEIGHT, lens } from './section.ts';
import { honeyBee, openComb, paperWasp, yellowjacket } from './wasps.ts';

/** Where the open comb hangs. */
const COMB = { x: 252, y: CEILING + 4 } as const;

export function hanging(): string {
  return place(COMB.x, COMB.y, 1, openComb());
}

/** On both nests. */
export function workers(): string {
  const { x, y } = NEST;
  return (
    paperWasp(COMB.x - 40, COMB.y + 34, 30, 0.8) +
    paperWasp(COMB.x + 8, COMB.y + 46, -20, 0.8) +
    paperWasp(COMB.x + 46, COMB.y + 28, -50, 0.8) +
    yellowjacket(x - 8, y - 36, 8, 0.72) +
    yellowjacket(x + 12, y - 4, 170, 0.72) +
    yellowjacket(x - 12, y + 26, -10, 0.72) +
    yellowjacket(x + 10, y + 62, 190, 0.72) +
    yellowjacket(x - 8, y + 92, 10, 0.72) +
    yellowjacket(x - 30, y - 96, -30, 0.72) +
    yellowjacket(x + 20, y + 112, 200, 0.72)
  );
}

/** A worker at the gap, larger; and what it must not be. */
export function named(): string {
  const [x, y] = [256, 366];
  return (
    line(`M${x + 62} ${y - 18}L${GAP.x - 20} ${GAP.y}`, palette.fig, 5) +
    line(`M${x - 46} ${y + 46}l-44 44`, palette.fig, 16) +
    line(`M${x - 50} ${y + 52}l-36 36`, palette.woodDark, 8) +
    arm(x - 82, y + 84, 152, 240, { sleeve: palette.teal1 }) +
    lens(x, y, 70, yellowjacket(x, y + 6, -8, 2.1)) +
    yellowjacket(GAP.x - 26, GAP.y - 6, 4, 0.9)
  );
}

/** On a sheet: a honey bee, for which one stops and calls a beekeeper; a yellowjacket. */
export function kinds(): string {
  return (
    honeyBee(56, 58, 1.15) +
    yellowjacket(142, 58, 0, 1.3) +
    line('M95 30v96', palette.fig, 3, 'stroke-dasharray="8 7"') +
    // A hive for the one, a tick for the other.
    path('M34 122h40c4-10 2-18-4-22-4-8-10-12-16-12s-12 4-16 12c-6 4-8 12-4 22Z', palette.lamp) +
    line('M36 110h36M38 100h32', palette.woodDark, 3) +
    circle(54, 116, 4, palette.fig) +
    line('M126 104l10 10 20-24', palette.ruf, 6)
  );
}

/**
 * Out of the yard to the gap, again and again.
 * @param tone of the line and its ring
 */
export function flight(tone: string): string {
  return (
    line(`M-8 300C90 420 240 410 ${GAP.x - 52} ${GAP.y + 8}`, tone, 5, 'stroke-dasharray="15 10"') +
    line(`M${GAP.x - 66} ${GAP.y - 2}l16 9-12 14`, tone, 5) +
    ellipse(
      GAP.x + 2,
      GAP.y + 2,
      40,
      34,
      'none',
      `stroke="${tone}" stroke-width="5" stroke-dasharray="15 9"`,
    )
  );
}

/** Those who fly it, and field glasses at the edge of the lawn. */
export function watchers(): string {
  return (
    yellowjacket(54, 340, 32, 1) +
    yellowjacket(160, 390, 8, 1) +
    yellowjacket(262, 384, 186, 1) +
    yellowjacket(338, 364, -12, 1) +
    path('M10 462 70 436l14 30-60 28Z', palette.fig) +
    path('M66 430l34-14 20 42-34 16Z', palette.teal5) +
    path('M14 476 74 452l16 32-62 28Z', palette.fig2) +
    path('M72 446l34-14 20 44-34 14Z', palette.teal4) +
    path('M72 446l34-14 4 8-34 15Z', palette.teal3) +
    path('M106 432l7-3 20 44-7 3Z', palette.teal1) +
    path('M6 482l12-5 14 32-12 5Z', palette.plum) +
    arm(50, 496, 128, 180, { sleeve: palette.teal1 })
  );
}

/** The sun goes behind the ridge, the porch is in the shade, a lamp burns in the bedroom. */
export function dusk(): string {
  return (
    rect(0, 0, FACE, HEIGHT, palette.plum, 'opacity=".44"') +
    path('M258 353A40 40 0 0 1 338 366Q300 356 258 353Z', palette.rust) +
    line('M206 334h34M220 322h28M352 344h26', palette.rust, 4) +
    glow(600, 360, 130, 0.1)
  );
}

/** Those who were out sit on the paper now. */
export function home(): string {
  const { x, y } = NEST;
  const around: readonly [x: number, y: number, turn: number][] = [
    [-14, -104, 10],
    [16, -92, 200],
    [-42, -52, 80],
    [37, -40, 100],
    [-42, -8, 260],
    [38, 6, 84],
    [-40, 60, 96],
    [37, 54, 262],
    [-38, 100, 80],
    [6, 122, 190],
  ];
  return (
    around.map(([dx, dy, turn]) => yellowjacket(x + dx, y + dy, turn, 0.72)).join('') +
    paperWasp(COMB.x - 14, COMB.y + 36, 60, 0.8) +
    paperWasp(COMB.x + 28, COMB.y + 46, -70, 0.8) +
    paperWasp(COMB.x - 24, COMB.y + 14, 90, 0.8)
  );
}

/** What dust the wasps carry in. */
export function dusted(): string {
  const { x, y } = NEST;
  return (
    repeat(58, (i) =>
      circle(
        x - 40 + ((i * 31) % 82),
        y - 112 + ((i * 53) % 232),
        1.6 + (i % 3) * 0.7,
        palette.lampMist,
      ),
    ) + path(`M${x - 44} ${y + 127}c10-10 24-4 38-8s32-4 44 2c-14 14-62 16-82 6Z`, palette.cream)
  );
}

/** A duster with its tip in the gap, in a hand that wears a glove. */
export function duster(): string {
  return (
    [
      [GAP.x + 12, GAP.y, 10],
      [GAP.x + 30, GAP.y - 8, 12],
      [GAP.x + 32, GAP.y + 12, 10],
      [GAP.x + 50, GAP.y + 2, 14],
      [GAP.x - 12, GAP.y - 8, 8],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, palette.lampMist, 'opacity=".8"'))
      .join('') +
    line(`M236 436L${GAP.x - 4} ${GAP.y + 1}`, palette.fig, 10) +
    line(`M238 433L${GAP.x - 6} ${GAP.y}`, palette.lampPale, 4) +
    `<g transform="translate(208 452) rotate(-27)">${
      rect(-50, -20, 84, 40, palette.ruf, 'rx="16"') +
      rect(-44, -16, 72, 12, palette.rust, 'rx="6"') +
      path('M32-10h14v20H32Z', palette.fig)
    }</g>` +
    arm(196, 462, 158, 260, { hand: palette.straw, sleeve: palette.haint2 }) +
    `<g transform="translate(196 462) rotate(158)">${path('M26-18c8-4 16-2 22 2v36H26Z', palette.woodDark)}</g>`
  );
}

/** A tape before the porch; some that come home late, and the way that stays open for them. */
export function open(): string {
  const tape = 'Q256 436 414 408';
  return (
    line(
      `M${GAP.x - 26} ${GAP.y + 4}h-50M${GAP.x - 62} ${GAP.y - 8}l-15 12 15 12`,
      palette.ruf,
      6,
    ) +
    yellowjacket(300, 326, 20, 0.9) +
    yellowjacket(338, 296, 196, 0.9) +
    line(`M104 410${tape}`, palette.lamp, 15) +
    path(
      `M104 410${tape}`,
      'none',
      `stroke="${palette.fig}" stroke-width="15" stroke-dasharray="16 22"`,
    ) +
    path('M84 400h32v20H84Z', palette.lamp) +
    path('M94 418l-8 34 8-5 5 8 6-36Z', palette.lampDark)
  );
}

/** On their backs, below the nest and on the boards of the porch. */
export function quiet(): string {
  const { x, y } = NEST;
  return [
    [x - 24, y + 120, 172],
    [x + 10, y + 124, 186],
    [x + 16, y + 114, 160],
    [x - 6, y + 112, 196],
    [392, DECK - 8, 176],
    [352, DECK - 7, 190],
    [268, DECK - 7, 170],
  ]
    .map(([x = 0, y = 0, turn = 0]) => yellowjacket(x, y, turn, 0.72))
    .join('');
}

/** The open comb in a bag on the porch; a mark where it hung. */
export function removed(): string {
  return (
    ellipse(COMB.x, COMB.y + 2, 9, 3, palette.woodDark) +
    place(
      206,
      DECK,
      1,
      path('M26-106 14-132l18 10 12-14 12 14 18-10-14 26Z', palette.haint2) +
        path('M-8 0c-14-22-10-78 28-96l12-12h22l12 12c38 18 42 74 28 96Z', palette.haint) +
        path('M-2-6c-8-24-2-62 26-80-8 26-8 56-4 80Z', palette.haint2) +
        place(44, -66, 0.72, openComb()) +
        path('M62-82c20 14 28 40 24 70 6-30 0-56-14-74Z', palette.paper) +
        rect(26, -112, 36, 10, palette.ruf, 'rx="4"'),
    )
  );
}

/** New laps under a board that is screwed to them, sealant behind. */
export function sealed(): string {
  const lap = (y: number) =>
    path(`M${FACE - 6} ${y}h12l-3 37h-15Z`, palette.paper) +
    line(`M${FACE - 13} ${y + 36}h17`, '#D9BFA0', 3);
  return (
    rect(FACE - 10, GAP.y - 12, 36, 26, palette.creamShade) +
    rect(FACE + 6, GAP.y - 14, 14, 30, palette.wood) +
    rect(FACE + 6, GAP.y - 14, 4, 30, palette.straw) +
    rect(FACE + 20, GAP.y - 12, 9, 26, palette.haint2, 'rx="4"') +
    lap(308) +
    lap(344) +
    rect(FACE - 26, 300, 13, 86, palette.teal2) +
    rect(FACE - 26, 300, 4, 86, palette.haint2) +
    rect(FACE - 26, 296, 15, 5, palette.paper) +
    rect(FACE - 26, 385, 15, 5, palette.paper) +
    [312, 343, 374].map((y) => circle(FACE - 18, y, 3, palette.teal5)).join('')
  );
}

/** Three days; whoever still flies then is treated again. */
export function days(): string {
  return (
    repeat(3, (i) =>
      rect(22 + i * 52, 34, 42, 36, palette.haint2, `stroke="${palette.fig}" stroke-width="3"`),
    ) +
    line('M32 52l8 8 14-18M84 52l8 8 14-18', palette.teal3, 5) +
    yellowjacket(148, 54, 0, 0.76) +
    line('M148 82c4 26-10 36-24 38M136 108l-14 12 15 9', palette.ruf, 5) +
    line('M58 116 96 102', palette.fig, 4) +
    ellipse(46, 120, 20, 12, palette.ruf, 'transform="rotate(-20 46 120)"') +
    line('M102 96l5-5M104 103h7', palette.fig, 3)
  );
}
