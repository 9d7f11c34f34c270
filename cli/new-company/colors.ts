/** A company's color as the site can use it: dark enough for text on its light ground. */
import { contrastRatio, type Rgb, rgbOf } from '../../domain/colors/contrast.ts';

/** The ground of pages (--cream in app/styles/tokens.css). */
const GROUND = '#fff6e8';
/** WCAG 2.2, 1.4.3. */
const LEAST = 4.5;

export interface Palette {
  /** Buttons and links. */
  ruf: string;
  /** The same, pressed. */
  rufd: string;
  /** Of `ruf` on the ground. */
  contrast: number;
  /** Whether the color had to be darkened. */
  corrected: boolean;
}

/** @param color `#rrggbb` */
export function paletteOf(color: string): Palette {
  const wanted = rgbOf(color);
  let share = 1;
  while (contrast(darker(wanted, share)) < LEAST) share -= 0.02;
  const ruf = darker(wanted, share);
  return {
    ruf: hexOf(ruf),
    rufd: hexOf(darker(ruf, 0.78)),
    contrast: Math.floor(contrast(ruf) * 10) / 10,
    corrected: share < 1,
  };
}

/** Text, headings and the dark footer in a color of the company: each as dark as its text needs. */
export function darkTonesOf(
  color: string,
): Record<'fig' | 'fig2' | 'plum' | 'soft' | 'plum-line', string> {
  const wanted = rgbOf(color);
  const tone = (least: number) => {
    let share = 1;
    while (contrast(darker(wanted, share)) < least && share > 0) share -= 0.02;
    return hexOf(darker(wanted, share));
  };
  return { fig: tone(13), fig2: tone(11), plum: tone(7), soft: tone(6), 'plum-line': tone(9) };
}

const contrast = (color: Rgb) => contrastRatio(color, rgbOf(GROUND));

function darker([red, green, blue]: Rgb, share: number): Rgb {
  return [Math.round(red * share), Math.round(green * share), Math.round(blue * share)];
}

export function hexOf(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
