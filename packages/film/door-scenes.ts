/** Scenes at the door: the van's arrival, the questions, the note, and the night after. */
import {
  fence,
  heroPorch,
  morningYard,
  nightYard,
  palette,
  tuft,
  vanBody,
  vanWheel,
  wren,
} from '@wrenhouse/scenes';
import { circle, formatNumber, line, path, place, rect, repeat } from '@wrenhouse/svg';
import {
  between,
  cropTo,
  ease,
  escapeText,
  label,
  PICTURE,
  type Scene,
  tick,
  WIDTH,
} from './frame.ts';

/** Morning; the van comes up the drive and stops. */
export const arrival: Scene = ({ at }) => {
  const driven = ease(at, -0.4, 2.5);
  const x = between(-420, 232, driven);
  const bounce = Math.sin(at * 22) * 0.8 * (1 - ease(at, 1.8, 2.5));
  const settle = Math.sin(ease(at, 2.3, 2.8) * Math.PI) * 2.4;
  const turn = (driven * 652 * 180) / (Math.PI * 25 * 1.18);
  const van = place(
    x,
    448,
    1.18,
    `<g transform="translate(0 ${formatNumber(bounce + settle)})">${vanBody()}</g>${vanWheel(64, turn)}${vanWheel(236, turn)}`,
  );
  const dust = repeat(5, (i) => {
    const age = (at * 1.6 + i * 0.2) % 1;
    const strength = (1 - ease(at, 1.5, 2.4)) * (1 - age) * 0.7;
    return circle(
      x - 10 - age * 60,
      448 - age * 14,
      4 + age * 12,
      '#F4DDB8',
      `opacity="${formatNumber(strength)}"`,
    );
  });
  const yard = `<svg >${morningYard()}${fence(-10, 80, 436, 66)}${dust}${van}${tuft(40, 470, 1.2)}</svg>`;
  return cropTo(yard, [0, 166, 640]);
};

/** The porch wall with a teal door in it. */
function doorway(): string {
  return (
    `<pattern id="siding" width="9" height="21" patternUnits="userSpaceOnUse">${path('M0 0h9v21H0Z', palette.ruf)}${path('M0 0h9v3H0Z', palette.rufDark)}${path('M0 3h9v2H0Z', '#C45327')}</pattern>` +
    `<radialGradient id="glow"><stop stop-color="${palette.lampPale}"/><stop offset=".3" stop-color="${palette.lamp}" stop-opacity=".6"/><stop offset="1" stop-color="${palette.lamp}" stop-opacity="0"/></radialGradient>` +
    rect(-900, -300, 2400, 1500, palette.haint2) +
    rect(-286, -300, 1786, 1500, 'url(#siding)') +
    '<clipPath id="siding-only"><path d="M-286-66H1500V1200H-286Z"/></clipPath>' +
    `<g clip-path="url(#siding-only)">${circle(-263, 138, 230, 'url(#glow)')}${circle(263, 138, 230, 'url(#glow)')}</g>` +
    heroPorch() +
    rect(-186, 2, 372, 1200, palette.teal4) +
    path('M-150 40h136v220h-136ZM14 40h136v220H14Z', palette.lamp) +
    path('M-150 40h136v90h-136ZM14 40h136v90H14Z', palette.lampPale) +
    line('M-82 40v220M82 40v220M-150 150h136M14 150h136', palette.teal4, 6) +
    path('M-150 310h136v260h-136ZM14 310h136v260H14Z', palette.teal5) +
    circle(160, 330, 11, palette.lamp)
  );
}

/** Secondary text, as --soft in tokens.css. */
const SOFT = '#5E4460';

const QUESTIONS: [string, string][] = [
  ['What?', 'Small brown ants'],
  ['Where?', 'The counter, by the sink'],
  ['Since when?', 'Last week, in the morning'],
];

/** A clipboard that fills in, beside the door. */
export const questions: Scene = ({ at }) => {
  const shown = ease(at, 0, 0.6);
  const rows = QUESTIONS.map(([question, answer], i) => {
    const from = 0.7 + i * 0.9;
    const written = ease(at, from, from + 0.7);
    const y = 158 + i * 128;
    return (
      label(672, y, question, 26, SOFT) +
      `<clipPath id="w${i}">${rect(662, y + 4, written * 480, 60, '#FFF')}</clipPath>` +
      `<g clip-path="url(#w${i})">${label(672, y + 46, answer, 32, palette.fig, 700)}</g>` +
      line(`M672 ${y + 66}h460`, palette.haintLine, 2) +
      tick(1098, y + 40, ease(at, from + 0.7, from + 0.9))
    );
  }).join('');
  const board =
    rect(618, 36, 568, 560, palette.plum, 'rx="14"') +
    rect(642, 74, 520, 500, palette.paper) +
    rect(822, 20, 160, 44, palette.fig, 'rx="8"') +
    circle(902, 30, 22, palette.fig) +
    circle(902, 30, 9, palette.haint);
  return (
    cropTo(`<svg >${doorway()}</svg>`, [-400, -150, 1240]) +
    rect(0, 0, WIDTH, PICTURE, palette.fig, 'opacity=".18"') +
    `<g transform="translate(0 ${Math.round((1 - shown) * 640)}) rotate(-1.5 900 320)">${board}${rows}</g>`
  );
};

const NOTE: [string, string][] = [
  ['What we found', 'Ants from the window frame'],
  ['What we did', 'Bait, and closed the gap'],
  ['What you can do', 'Keep mulch off the wall'],
];

/** The note hangs itself on the door. */
export const note: Scene = ({ at }) => {
  const dropped = ease(at, 0.1, 0.7);
  const sway = Math.sin(at * 5) * 4 * Math.exp(-at * 1.1);
  const rows = NOTE.map(([title, text], i) => {
    const shown = ease(at, 0.9 + i * 0.6, 1.3 + i * 0.6);
    const y = 214 + i * 116;
    return `<g opacity="${formatNumber(shown)}">${label(424, y, title, 25, SOFT)}${label(424, y + 42, text, 30, palette.fig, 700)}${tick(842, y + 24, shown)}</g>${line(`M424 ${y + 62}h442`, '#F3E2C8', 2)}`;
  }).join('');
  const teeth = repeat(12, (i) => `l-20.5 ${i % 2 ? 14 : -14}`);
  const paper =
    path('M640 26 560 108M640 26l80 82', 'none', `stroke="${palette.fig}" stroke-width="4"`) +
    circle(640, 26, 8, palette.lamp) +
    path(`M394 108h492v468${teeth}${teeth}Z`, palette.paper) +
    rect(394, 108, 492, 46, palette.haint) +
    place(408, 98, 0.9, wren({ legs: null }));
  return (
    cropTo(`<svg >${doorway()}</svg>`, [-400, -64, 800]) +
    `<g transform="translate(0 ${Math.round((1 - dropped) * -640)}) rotate(${formatNumber(sway)} 640 26)">${paper}${rows}</g>`
  );
};

/** Night; the porch light comes on, fireflies rise, and the company's name stands under its bird. */
export function goodNight(brand: string): Scene {
  return ({ at }) => {
    const light = ease(at, 0.2, 1.2);
    const flies = repeat(14, (i) => {
      const x = 60 + ((i * 271) % 1160);
      const y = 560 - ((i * 97) % 200) - Math.sin(at * 0.9 + i) * 14 - at * 6;
      const glow = 0.5 + 0.5 * Math.sin(at * 2.6 + i * 1.7);
      return (
        circle(x, y, 10, palette.lamp, `opacity="${formatNumber(glow * 0.25)}"`) +
        circle(x, y, 3.4, '#FFE08A', `opacity="${formatNumber(glow)}"`)
      );
    });
    const night = nightYard()
      .replace(/<g class="f .*?<\/g>/g, '')
      .replace('</svg>', '');
    const view = [640, -40, 960] as [number, number, number];
    const above = rect(600, -200, 1100, 202, palette.fig);
    const dim = rect(
      600,
      -200,
      1100,
      700,
      palette.fig,
      `opacity="${formatNumber((1 - light) * 0.55)}"`,
    );
    const glow = `<radialGradient id="porch-glow"><stop stop-color="#FFD36B" stop-opacity=".7"/><stop offset="1" stop-color="#FFB627" stop-opacity="0"/></radialGradient>${circle(1276, 336, 190, 'url(#porch-glow)', `opacity="${formatNumber(light)}"`)}`;
    const shown = ease(at, 1.4, 2.2);
    const name = `<g opacity="${formatNumber(shown)}" transform="translate(64 ${Math.round(250 + (1 - shown) * 24)})"><g transform="scale(2.5)">${wren({ legs: palette.buff })}</g><text x="184" y="112" font-family="Besley" font-weight="800" font-size="66" letter-spacing="-2" fill="${palette.cream}">${escapeText(brand)}</text></g>`;
    return cropTo(`${night}${above}${dim}${glow}</svg>`, view) + flies + name;
  };
}
