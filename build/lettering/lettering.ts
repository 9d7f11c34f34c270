/** Sets words as outlines, so that a picture looks the same on every machine, whatever fonts it has. */
import { readFileSync } from 'node:fs';
import { readTypeface, type Typeface } from './typeface.ts';

/** The site's two faces, each in the one weight that pictures use. */
export type Face = 'besley' | 'figtree';

const FILES: Record<Face, string> = {
  besley: 'besley-800.ttf',
  figtree: 'figtree-600.ttf',
};
const faces = new Map<Face, Typeface>();

/** Width of a line in px. @throws when the face lacks one of its characters. */
export function widthOf(text: string, face: Face, size: number): number {
  return layOut(text, face, size).width;
}

/** A line of text as one SVG path; x and y are where its baseline starts, px. */
export function lettering(
  text: string,
  { face, size, x, y, fill }: { face: Face; size: number; x: number; y: number; fill: string },
): string {
  const { glyphs } = layOut(text, face, size);
  const { unitsPerEm, outlineOf } = typefaceOf(face);
  const scale = size / unitsPerEm;
  const drawn = glyphs.map(
    ({ glyph, left }) => `<path transform="translate(${left})" d="${outlineOf(glyph)}"/>`,
  );
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`;
}

/**
 * Breaks a text into the fewest lines that fit, then makes them as even as they can be: a last line of one word
 * looks forgotten.
 * @returns null when a single word is wider than `width`
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

/** Where each glyph stands, in font units, and how wide all are together, px. */
function layOut(text: string, face: Face, size: number) {
  const { unitsPerEm, glyphOf, advanceOf, kerningOf } = typefaceOf(face);
  const glyphs: { glyph: number; left: number }[] = [];
  let right = 0;
  for (const character of text) {
    const glyph = glyphOf(character);
    if (!glyph) throw new RangeError(`${FILES[face]} has no "${character}", found in "${text}"`);
    const before = glyphs.at(-1);
    if (before) right += kerningOf(before.glyph, glyph);
    glyphs.push({ glyph, left: right });
    right += advanceOf(glyph);
  }
  return { glyphs, width: (right * size) / unitsPerEm };
}

function typefaceOf(face: Face): Typeface {
  const known = faces.get(face);
  if (known) return known;
  const read = readTypeface(readFileSync(new URL(FILES[face], import.meta.url)));
  faces.set(face, read);
  return read;
}
