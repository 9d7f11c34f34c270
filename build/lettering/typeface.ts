/** Reads what lettering needs from a TrueType file: outlines, advance widths and kerning. All in font units. */

export interface Typeface {
  unitsPerEm: number;
  /** Glyph of a character; 0 when the file has none. */
  glyphOf(character: string): number;
  advanceOf(glyph: number): number;
  /** Space added between two glyphs; negative draws them together. */
  kerningOf(left: number, right: number): number;
  /** Path data with y upwards, as the file has it; empty for a space. */
  outlineOf(glyph: number): string;
}

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

/** @throws RangeError when the file is no TrueType font. */
export function readTypeface(file: Uint8Array): Typeface {
  const data = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = tablesOf(data);
  const at = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new RangeError(`expected a table "${tag}", found none`);
    return offset;
  };
  const [head, hhea, hmtx, loca, glyf] = [
    at('head'),
    at('hhea'),
    at('hmtx'),
    at('loca'),
    at('glyf'),
  ];
  const metrics = data.getUint16(hhea + 34);
  const longOffsets = data.getInt16(head + 50) === 1;
  const glyphs = readCharacters(data, at('cmap'));
  const kerning = readKerning(data, tables.get('GPOS'));

  const startOf = (glyph: number) =>
    glyf + (longOffsets ? data.getUint32(loca + 4 * glyph) : 2 * data.getUint16(loca + 2 * glyph));
  const contoursOf = (glyph: number): Point[][] => {
    const start = startOf(glyph);
    if (start === startOf(glyph + 1)) return [];
    return data.getInt16(start) < 0
      ? partsOf(data, start).flatMap(({ glyph: part, x, y }) =>
          contoursOf(part).map((contour) =>
            contour.map((point) => ({ ...point, x: point.x + x, y: point.y + y })),
          ),
        )
      : simpleContours(data, start);
  };
  return {
    unitsPerEm: data.getUint16(head + 18),
    glyphOf: (character) => glyphs.get(character.codePointAt(0) ?? 0) ?? 0,
    advanceOf: (glyph) => data.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1)),
    kerningOf: (left, right) => kerning(left, right),
    outlineOf: (glyph) => contoursOf(glyph).map(pathOf).join(''),
  };
}

function tablesOf(data: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let i = 0; i < data.getUint16(4); i++) {
    const entry = 12 + 16 * i;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((n) => data.getUint8(entry + n)));
    tables.set(tag, data.getUint32(entry + 8));
  }
  return tables;
}

/** The character map of format 4: segments of the Basic Multilingual Plane. */
function readCharacters(data: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const subtables = Array.from(
    { length: data.getUint16(cmap + 2) },
    (_, i) => cmap + data.getUint32(cmap + 8 + 8 * i),
  );
  const table = subtables.find((offset) => data.getUint16(offset) === 4);
  if (table === undefined) throw new RangeError('expected a character map of format 4, found none');
  const bytes = data.getUint16(table + 6);
  for (let i = 0; i < bytes; i += 2) {
    const last = data.getUint16(table + 14 + i);
    const first = data.getUint16(table + 16 + bytes + i);
    const delta = data.getInt16(table + 16 + 2 * bytes + i);
    const rangeAt = table + 16 + 3 * bytes + i;
    const range = data.getUint16(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = range === 0 ? code : data.getUint16(rangeAt + range + 2 * (code - first));
      if (glyph) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** Parts of a compound glyph, moved but not turned or scaled: neither font does more. */
function partsOf(data: DataView, start: number): { glyph: number; x: number; y: number }[] {
  const parts: { glyph: number; x: number; y: number }[] = [];
  let at = start + 10;
  for (let more = true; more; ) {
    const flags = data.getUint16(at);
    if (flags & 0xc8) throw new RangeError('expected a compound glyph that is only moved');
    const words = Boolean(flags & 1);
    parts.push({
      glyph: data.getUint16(at + 2),
      x: words ? data.getInt16(at + 4) : data.getInt8(at + 4),
      y: words ? data.getInt16(at + 6) : data.getInt8(at + 5),
    });
    at += words ? 8 : 6;
    more = Boolean(flags & 0x20);
  }
  return parts;
}

function simpleContours(data: DataView, start: number): Point[][] {
  const count = data.getInt16(start);
  const ends = Array.from({ length: count }, (_, i) => data.getUint16(start + 10 + 2 * i));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = start + 10 + 2 * count;
  at += 2 + data.getUint16(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = data.getUint8(at++);
    const repeats = flag & 8 ? data.getUint8(at++) : 0;
    for (let i = 0; i <= repeats; i++) flags.push(flag);
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += data.getUint8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += data.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  const all = flags.map((flag, i) => ({
    x: xs[i] as number,
    y: ys[i] as number,
    onCurve: Boolean(flag & 1),
  }));
  return ends.map((end, i) => all.slice(i ? (ends[i - 1] as number) + 1 : 0, end + 1));
}

/** Between two points that are off the curve, the curve passes their middle. */
function pathOf(contour: Point[]): string {
  const middle = (a: Point, b: Point): Point => ({
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    onCurve: true,
  });
  const whole = contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length] as Point;
    return point.onCurve || next.onCurve ? [point] : [point, middle(point, next)];
  });
  const first = whole.findIndex(({ onCurve }) => onCurve);
  const turned = [...whole.slice(first), ...whole.slice(0, first + 1)];
  let d = '';
  turned.forEach((point, i) => {
    if (i === 0) d += `M${point.x} ${point.y}`;
    else if (!point.onCurve) d += `Q${point.x} ${point.y} `;
    else d += `${turned[i - 1]?.onCurve ? 'L' : ''}${point.x} ${point.y}`;
  });
  return `${d}Z`;
}

type Kerning = (left: number, right: number) => number;

/** Pair adjustments of the GPOS table; without one, none. */
function readKerning(data: DataView, gpos: number | undefined): Kerning {
  if (gpos === undefined) return () => 0;
  const lookups = gpos + data.getUint16(gpos + 8);
  const subtables = offsets(data, lookups).flatMap((lookup) => {
    const type = data.getUint16(lookup);
    const inner = offsets(data, lookup + 4, lookup);
    if (type === 2) return inner;
    // An extension holds the address of the real subtable.
    return type === 9 ? inner.map((at) => at + data.getUint32(at + 4)) : [];
  });
  const pairs = subtables
    .filter((at) => data.getUint16(at + 4) === 4 && data.getUint16(at + 6) === 0)
    .map((at) => (data.getUint16(at) === 1 ? namedPairs(data, at) : classPairs(data, at)));
  return (left, right) => {
    for (const pair of pairs) {
      const value = pair(left, right);
      if (value) return value;
    }
    return 0;
  };
}

function namedPairs(data: DataView, at: number): Kerning {
  const covered = coverage(data, at + data.getUint16(at + 2));
  return (left, right) => {
    const index = covered.get(left);
    if (index === undefined) return 0;
    const set = at + data.getUint16(at + 10 + 2 * index);
    for (let i = 0; i < data.getUint16(set); i++) {
      if (data.getUint16(set + 2 + 4 * i) === right) return data.getInt16(set + 4 + 4 * i);
    }
    return 0;
  };
}

function classPairs(data: DataView, at: number): Kerning {
  const covered = coverage(data, at + data.getUint16(at + 2));
  const lefts = classes(data, at + data.getUint16(at + 8));
  const rights = classes(data, at + data.getUint16(at + 10));
  const columns = data.getUint16(at + 14);
  return (left, right) =>
    covered.has(left)
      ? data.getInt16(at + 16 + 2 * ((lefts.get(left) ?? 0) * columns + (rights.get(right) ?? 0)))
      : 0;
}

/** Glyphs a table is about, with their index in it. */
function coverage(data: DataView, at: number): Map<number, number> {
  const found = new Map<number, number>();
  const ranged = data.getUint16(at) === 2;
  for (let i = 0; i < data.getUint16(at + 2); i++) {
    if (!ranged) found.set(data.getUint16(at + 4 + 2 * i), i);
    else eachOf(data, at + 4 + 6 * i, (glyph) => found.set(glyph, found.size));
  }
  return found;
}

/** Class of each glyph; those not listed are of class 0. */
function classes(data: DataView, at: number): Map<number, number> {
  const found = new Map<number, number>();
  if (data.getUint16(at) === 1) {
    for (let i = 0; i < data.getUint16(at + 4); i++)
      found.set(data.getUint16(at + 2) + i, data.getUint16(at + 6 + 2 * i));
  } else {
    for (let i = 0; i < data.getUint16(at + 2); i++)
      eachOf(data, at + 4 + 6 * i, (glyph, value) => found.set(glyph, value));
  }
  return found;
}

/** A range is its first glyph, its last, and a number. */
function eachOf(data: DataView, at: number, take: (glyph: number, value: number) => void): void {
  for (let glyph = data.getUint16(at); glyph <= data.getUint16(at + 2); glyph++)
    take(glyph, data.getUint16(at + 4));
}

/** Addresses that a counted list of offsets leads to. */
function offsets(data: DataView, list: number, from = list): number[] {
  return Array.from(
    { length: data.getUint16(list) },
    (_, i) => from + data.getUint16(list + 2 + 2 * i),
  );
}
