/** Whether text in a company's colors has enough contrast with its background (WCAG 2.2, 1.4.3). */
import { contrastRatio, type Rgb, rgbOf } from './contrast.ts';

/** Minimum contrast ratio, to 1. */
export const LEAST_CONTRAST = 4.5;

/** Same values as site/styles/tokens.css. */
export const DEFAULT_COLORS = {
  fig: '#2e1430',
  cream: '#fff6e8',
  paper: '#fff',
  lamp: '#ffb627',
  sand: '#f3e2c8',
  soft: '#5e4460',
  ruf: '#b23f16',
  rose: '#f3dde0',
};

type ColorName = keyof typeof DEFAULT_COLORS;

/** Text colors with the backgrounds they appear on. */
const PAIRS: [ColorName, ColorName][] = [
  ['fig', 'cream'],
  ['fig', 'paper'],
  ['fig', 'lamp'],
  ['fig', 'sand'],
  ['soft', 'cream'],
  ['ruf', 'cream'],
  ['cream', 'fig'],
  ['rose', 'fig'],
];

interface TextOnGround {
  text: ColorName;
  ground: ColorName;
  ratio: number;
  isEnough: boolean;
}

/** @param own the company's colors by name; an invalid color falls back to the default */
export function textsOnGrounds(own: Record<string, unknown>): TextOnGround[] {
  return PAIRS.map(([text, ground]) => {
    const ratio = contrastRatio(colorOf(own, text), colorOf(own, ground));
    return { text, ground, ratio, isEnough: ratio >= LEAST_CONTRAST };
  });
}

const colorOf = (own: Record<string, unknown>, name: ColorName): Rgb =>
  rgbOf(hexOf(own[name]) ?? DEFAULT_COLORS[name]);

/** undefined if it is not a valid color */
const hexOf = (color: unknown): string | undefined =>
  /^#[0-9a-f]{6}$/i.test(String(color)) ? String(color) : undefined;
