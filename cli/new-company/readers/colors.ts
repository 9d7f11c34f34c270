/** "#0f4c3a", "0f4c3a", "rgb(15, 76, 58)", "dark green": a color. */
import { type Rgb, rgbOf } from '../../../domain/colors/contrast.ts';
import { isNone } from '../answers.ts';
import { hexOf } from '../colors.ts';

const NAMED: Record<string, string> = {
  black: '#222222',
  gray: '#5f6368',
  grey: '#5f6368',
  charcoal: '#36454f',
  slate: '#4a5a68',
  red: '#c62828',
  maroon: '#7b1e1e',
  burgundy: '#6d1a36',
  orange: '#d9730d',
  yellow: '#e0a800',
  gold: '#b8860b',
  brown: '#7a4a21',
  green: '#2e7d32',
  teal: '#00796b',
  turquoise: '#00838f',
  blue: '#1f5fa8',
  navy: '#1d2f5e',
  purple: '#6a3d9a',
  pink: '#c2185b',
};

/** How much of it is left: a shade by its first word. */
const SHADES: [RegExp, number][] = [
  [/\b(?:dark|deep|forest|hunter|midnight)\b/, 0.65],
  [/\b(?:light|bright|lime|sky)\b/, 1.3],
];

/** @returns `#rrggbb`, or null for none @throws Error with what is expected */
export function readColor(text: string): string | null {
  const words = text.trim().toLowerCase();
  if (isNone(words)) return null;
  const [, hex] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(words) ?? [];
  if (hex) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
  const numbers = /^rgb\(?[\s(]*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)?$/
    .exec(words)
    ?.slice(1)
    .map(Number);
  if (numbers) return hexOf(numbers as unknown as Rgb);
  const named = NAMED[words.split(/[\s-]+/).at(-1) ?? ''];
  if (!named) throw new Error(`a color like #1f5d8c, or one of ${Object.keys(NAMED).join(', ')}`);
  const share = SHADES.find(([pattern]) => pattern.test(words))?.[1] ?? 1;
  return hexOf(
    rgbOf(named).map((part) => Math.min(255, Math.round(part * share))) as unknown as Rgb,
  );
}
