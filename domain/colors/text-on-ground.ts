/** Whether text stands out from its ground in the colors that a company has of its own (WCAG 2.2, 1.4.3). */
import { contrastRatio, type Rgb, rgbOf } from './contrast.ts';

/** Contrast that readers need, to 1. */
export const LEAST_CONTRAST = 4.5;
/** Contrast that a drawing needs (1.4.11), to 1. */
const LEAST_DRAWING_CONTRAST = 3;

/** As in app/styles/tokens.css. */
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

/** Text, and the ground that it stands on. */
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

export interface TextOnGround {
  /** A color by its name, or as `#rrggbb` of a drawing. */
  text: string;
  ground: ColorName;
  ratio: number;
  isEnough: boolean;
  /** What would be enough. */
  least: number;
}

/** @param own the company's colors by name; what is no color yet counts as none */
export function textsOnGrounds(own: Record<string, unknown>): TextOnGround[] {
  return PAIRS.map(([text, ground]) =>
    onGround(own, { text, color: colorOf(own, text), ground, least: LEAST_CONTRAST }),
  );
}

/** What stands out most of a logo in the header, and in the footer. @param svg which is black where it has no color */
export function logoOnGrounds(own: Record<string, unknown>, svg: string): TextOnGround[] {
  const colors = svg.match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi) ?? ['#000'];
  return (['cream', 'fig'] as const).flatMap((ground) =>
    colors
      .map((text) =>
        onGround(own, { text, color: rgbOf(text), ground, least: LEAST_DRAWING_CONTRAST }),
      )
      .sort((a, b) => b.ratio - a.ratio)
      .slice(0, 1),
  );
}

function onGround(
  own: Record<string, unknown>,
  { color, ...pair }: Pick<TextOnGround, 'text' | 'ground' | 'least'> & { color: Rgb },
): TextOnGround {
  const ratio = contrastRatio(color, colorOf(own, pair.ground));
  return { ...pair, ratio, isEnough: ratio >= pair.least };
}

const colorOf = (own: Record<string, unknown>, name: ColorName): Rgb =>
  rgbOf(hexOf(own[name]) ?? DEFAULT_COLORS[name]);

/** undefined = it is no color yet */
export const hexOf = (color: unknown): string | undefined =>
  /^#[0-9a-f]{6}$/i.test(String(color)) ? String(color) : undefined;
