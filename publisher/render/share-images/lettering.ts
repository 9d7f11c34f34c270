/**
 * Sets words as outlines, because librsvg, which draws share images, can't load web fonts and silently substitutes another. The two
 * fonts beside this file were made with `subset-font` 2.9 from site/styles/fonts: the same characters, `targetFormat: 'truetype'`,
 * for Figtree also `variationAxes: { wght: 600 }`. Their licenses are in that folder.
 */
import { readFileSync } from 'node:fs';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/** The site's two typefaces, each in the only weight that pictures use. */
type Face = 'besley' | 'figtree';

const FILES: Record<Face, string> = {
  besley: 'besley-800.ttf',
  figtree: 'figtree-600.ttf',
};
const fonts = new Map<Face, Font>();

/** Kerning but no ligatures, as in the site's style sheets. */
const LAYOUT = { kerning: true, features: {} };

/** Width of a line, px. @throws RangeError if the font lacks one of its characters. */
export function widthOf(text: string, face: Face, size: number): number {
  return fontFor(text, face).getAdvanceWidth(text, size, LAYOUT);
}

/** A line of text as one SVG path; x and y are the start of its baseline, px. @throws like widthOf */
export function lettering(
  text: string,
  { face, size, x, y, fill }: { face: Face; size: number; x: number; y: number; fill: string },
): string {
  const { commands } = fontFor(text, face).getPath(text, x, y, size, LAYOUT);
  return `<path fill="${fill}" d="${commands.map(pathData).join('')}"/>`;
}

/** Replaces `toPathData` of opentype.js 2.0.0, which writes NaN for numbers slightly above a whole number. */
function pathData(command: PathCommand): string {
  const numbers = (['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const).flatMap((name) =>
    name in command ? [rounded((command as Record<typeof name, number>)[name])] : [],
  );
  return command.type + numbers.join(' ');
}

/** To two decimals. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Breaks a text into the fewest lines that fit, then evens them out: a last line of a single word looks forgotten.
 * @returns null if a single word is wider than `width`
 */
export function wrap(text: string, face: Face, size: number, width: number): string[] | null {
  const lines = fill(text, face, size, width);
  if (!lines) return null;
  let [tooNarrow, fits] = [0, width];
  while (fits - tooNarrow > 4) {
    const middle = (tooNarrow + fits) / 2;
    if (fill(text, face, size, middle)?.length === lines.length) fits = middle;
    else tooNarrow = middle;
  }
  return fill(text, face, size, fits);
}

function fill(text: string, face: Face, size: number, width: number): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (widthOf(word, face, size) > width) return null;
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function fontFor(text: string, face: Face): Font {
  const font = fonts.get(face) ?? readFont(face);
  const missing = [...text].find((character) => font.charToGlyphIndex(character) === 0);
  if (missing) throw new RangeError(`${FILES[face]} has no "${missing}", found in "${text}"`);
  return font;
}

function readFont(face: Face): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(new URL(FILES[face], import.meta.url));
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  fonts.set(face, font);
  return font;
}
