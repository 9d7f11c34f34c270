/** Scenes in and around the opened house: ants by the sink, the search, the treated line. */
import { cutaway, facade, palette } from '@wrenhouse/scenes';
import { PEST_MARKS, type PestMark, smallSpecimen } from '@wrenhouse/specimens';
import { circle, formatNumber, line, path, rect, repeat } from '@wrenhouse/svg';
import { between, cropTo, ease, type Scene } from './frame.ts';

const pests = `<svg width="0" height="0"><defs>${PEST_MARKS.map((mark) => smallSpecimen(mark).svg).join('')}</defs></svg>`;
/** The whole house. */
const WHOLE: [number, number, number] = [-10, 92, 1180];

/** A pest mark `size` wide, turned by `turn` degrees, middle at (x, y). */
function pest(mark: PestMark, x: number, y: number, size: number, turn = 0): string {
  return `<use href="#${mark}" width="${size}" height="${size}" transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(turn)}) translate(${-size / 2} ${-size / 2})"/>`;
}

/** A march along the counter to the tap, then back out to the whole house, and a call. */
export const antsByTheSink: Scene = ({ at }) => {
  const away = ease(at, 1.9, 3.5);
  const view: [number, number, number] = [
    between(326, WHOLE[0], away),
    between(422, WHOLE[1], away),
    between(212, WHOLE[2], away),
  ];
  const march = repeat(9, (i) => {
    const walked = at * 11 + i * 8 - 16;
    const x = 342 + Math.min(64, Math.max(0, walked));
    const step = Math.sin(at * 14 + i * 2) * 7;
    return walked < 0 || walked > 66 ? '' : pest('ant', x, 492.2, 5.6, 90 + step);
  });
  const house = cutaway().replace('</svg>', `${march}</svg>`);
  return pests + cropTo(house, view) + call(ease(at, 2.6, 3.1), at);
};

/** A ringing telephone in a circle of lamplight. */
function call(shown: number, at: number): string {
  if (shown === 0) return '';
  const ring = Math.sin(at * 40) * 7 * (at % 1 < 0.6 ? 1 : 0.1);
  return `<g transform="translate(200 190) scale(${formatNumber(shown)})">${circle(0, 0, 118, palette.lamp, 'opacity=".25"')}${circle(0, 0, 92, palette.lamp)}<g transform="rotate(${formatNumber(ring)}) scale(4.4) translate(-12 -12)">${path(PHONE, palette.fig)}</g></g>`;
}
const PHONE =
  'M6.9 2.6c.8-.4 1.8-.1 2.3.7l1.7 2.9c.5.8.3 1.8-.4 2.4L9.1 9.8c.9 2 2.6 3.8 4.7 4.9l1.3-1.4c.6-.7 1.7-.8 2.5-.3l2.8 1.8c.8.5 1.1 1.5.7 2.3l-.9 1.9c-.7 1.4-2.2 2.2-3.8 1.9C9.5 19.6 3.9 13.6 3.1 6.9 2.9 5.3 3.8 3.9 5.2 3.3Z';

/** Where the flashlight stops, and what it finds. */
const STOPS: { x: number; y: number; from: number; mark: PestMark }[] = [
  { x: 462, y: 258, from: 0.7, mark: 'mouse' },
  { x: 744, y: 384, from: 1.8, mark: 'centipede' },
  { x: 384, y: 478, from: 2.9, mark: 'ant' },
  { x: 846, y: 604, from: 4, mark: 'termite' },
];

/** The house goes dark; a flashlight goes through it from the attic to the sill. */
export const search: Scene = ({ at }) => {
  const dark = ease(at, 0, 0.5) * 0.74;
  const [x, y] = beam(at);
  const pins = STOPS.map(({ x: px, y: py, from, mark }) => {
    const shown = ease(at, from + 0.15, from + 0.45);
    return shown === 0
      ? ''
      : `<g transform="translate(${px} ${py}) scale(${formatNumber(shown)})">${circle(0, 0, 30, palette.lamp, 'opacity=".4"')}${circle(0, 0, 24, palette.lamp)}${pest(mark, 0, 0, 34)}</g>`;
  }).join('');
  const mask = `<radialGradient id="beam"><stop stop-color="#000"/><stop offset=".62" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient><mask id="night">${rect(-400, 0, 2080, 760, '#fff')}${circle(x, y, 96, 'url(#beam)')}</mask>`;
  const shade = `${mask}${rect(-400, 0, 2080, 760, '#1A0A20', `opacity="${formatNumber(dark)}" mask="url(#night)"`)}${circle(x, y, 92, '#FFE9A8', `opacity="${formatNumber(dark * 0.22)}"`)}`;
  return pests + cropTo(cutaway().replace('</svg>', `${shade}${pins}</svg>`), WHOLE);
};

/** Middle of the light: from stop to stop, with a rest at each. */
function beam(at: number): [number, number] {
  let [x, y] = [300, 200];
  for (const stop of STOPS) {
    const share = ease(at, stop.from - 0.7, stop.from + 0.05);
    x = between(x, stop.x, share);
    y = between(y, stop.y, share);
  }
  return [x, y];
}

/** Front back on; the treated line runs round the house and past each window. Ants turn away from it. */
export const treatedLine: Scene = ({ at }) => {
  const drawn = ease(at, 0.5, 2.4);
  const front = ease(at, 0, 0.5);
  const reach = rect(96, 300, drawn * 800, 340, '#FFF');
  const dots = line(
    'M104 592H322M838 592h52M318 592h524',
    palette.lamp,
    9,
    'stroke-dasharray=".1 17" clip-path="url(#reach)"',
  );
  const sills = [388, 556, 724]
    .flatMap((x) => [
      [x, 392],
      [x, 526],
    ])
    .map(([x = 0, y = 0]) => {
      const shown = ease(at, 0.5 + (x - 104) / 420, 0.9 + (x - 104) / 420);
      return line(
        `M${x - 4} ${y}h58`,
        palette.lamp,
        6,
        `stroke-dasharray=".1 11" opacity="${formatNumber(shown)}"`,
      );
    })
    .join('');
  const ants = repeat(4, (i) => {
    const near = ease(at, 0.4 + i * 0.3, 2 + i * 0.3);
    const back = ease(at, 2.3 + i * 0.3, 3.9 + i * 0.2);
    const x = 1160 + i * 40 - near * 232 + back * 190;
    return pest('ant', x, 580 - (i % 2) * 6, 28, back > 0.02 ? 90 : -90);
  });
  const house = cutaway().replace(
    '</svg>',
    `<clipPath id="reach">${reach}</clipPath>${dots}${sills}${ants}</svg>`,
  );
  const closed = `<g opacity="${formatNumber(front)}">${cropTo(facade(), WHOLE)}</g>`;
  return pests + cropTo(cutaway(), WHOLE) + closed + cropTo(withoutGround(house), WHOLE);
};

/** Only what was added to the cutaway, so that it lies over the front. */
function withoutGround(house: string): string {
  const added = house.slice(house.indexOf('<clipPath id="reach">'));
  return `<svg >${added}`;
}
