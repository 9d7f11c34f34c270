/**
 * The light of a drawing that a page places with <use>: as it is drawn, and at night. The page shows one of the two by the
 * custom properties --day and --night (app/sections/hero/hero-clock.css).
 */
import { circle, path, repeat } from '@wrenhouse/svg';
import { palette } from './palette.ts';

/** What each color falls to when the sun is gone. Colors that are not here keep theirs: panes, lanterns, the moon. */
const NIGHT_COLORS: Readonly<Record<string, string>> = {
  [palette.fig]: '#140A1E',
  [palette.fig2]: '#1F1232',
  [palette.plum]: '#33203F',
  [palette.plumLight]: '#40294B',
  [palette.rose]: '#563349',
  [palette.ruf]: '#48202E',
  [palette.ruf2]: '#54283A',
  [palette.rufDark]: '#331727',
  [palette.rust]: '#6A3A44',
  [palette.cream]: '#6B5F88',
  [palette.creamShade]: '#51466F',
  [palette.board]: '#51466F',
  [palette.paper]: '#7B6E98',
  [palette.peach]: '#5A4068',
  [palette.path]: '#5A4A6E',
  [palette.buff]: '#513A62',
  [palette.straw]: '#473A63',
  [palette.wood]: '#4D3447',
  [palette.woodDark]: '#392338',
  [palette.haint]: '#241D49',
  [palette.haint2]: '#4A4673',
  [palette.haintLine]: '#1C163B',
  [palette.teal1]: '#363C66',
  [palette.teal2]: '#2A3057',
  [palette.teal3]: '#1F2747',
  [palette.teal4]: '#171C38',
  [palette.teal5]: '#10142B',
  // The evening sky, from its height to the horizon, and the afterglow where the sun was.
  '#D3EBE3': '#2B2151',
  '#F4EBCF': '#352659',
  '#FFDDAE': '#412B60',
  '#FFC98A': '#4E3166',
  '#FFE9B8': '#5F4475',
  // Clouds, lit lawns, pickets, shaded boards, blossoms.
  '#E6F4F0': '#342A5C',
  '#F0BA68': '#524270',
  '#FFEBD0': '#7B6E98',
  '#E6CFAE': '#463B62',
  '#E4D6C4': '#51466F',
  '#8E3414': '#1F0E1B',
  '#E9F6F4': '#6F6A99',
  '#A9D3D2': '#3E416E',
  '#D9BFA0': '#463B62',
  '#E5B67E': '#5C4055',
  // Soil, from its top down, and its stones.
  '#47193F': '#1B0B22',
  '#5A2549': '#25112D',
  '#74385F': '#36193B',
  // Earth that termites carry.
  '#D89B63': '#6A4A55',
  '#B87843': '#4B3142',
  // Paper that animals stand on.
  '#FFFDF8': '#CDC0D8',
};

/**
 * A drawing in both lights, of which one is shown; by day where the page says nothing.
 * @param lights what only night has: stars, the light that falls from lamps and windows
 * @param byDay what only day has
 */
export function inBothLights(body: string, lights = '', byDay = ''): string {
  return (
    `<g display="var(--day,inline)">${body}${byDay}</g>` +
    `<g display="var(--night,none)">${atNight(body)}${lights}</g>`
  );
}

/** The same drawing after sunset. */
export function atNight(body: string): string {
  return body.replace(
    // The color that a season gives a crown is left out with its property: at night it is as dark as the others.
    /(fill|stroke)="(?:var\(--leaf[a-z-]*,)?(#[\dA-F]{3,6})\)?"/g,
    (whole, kind: string, color: string) =>
      color in NIGHT_COLORS ? `${kind}="${NIGHT_COLORS[color]}"` : whole,
  );
}

/** Faint enough for words to stand on them. Over 1600 by `height`, from `top`. */
export function stars(top: number, height: number): string {
  const dots = repeat(46, (i) => {
    const [x, y] = [(i * 397) % 1600, top + ((i * 233) % height)];
    return `M${x} ${y}h${2 + (i % 2)}v${2 + (i % 2)}h-${2 + (i % 2)}Z`;
  });
  return path(dots, '#6A5F9A');
}

/** Lamplight on what is around it: three rings, each within the other. */
export function glow(x: number, y: number, radius: number, opacity = 0.12): string {
  return [1, 0.66, 0.36]
    .map((part) => circle(x, y, radius * part, palette.lamp, `opacity="${opacity}"`))
    .join('');
}
