/**
 * Building blocks of the drawings. A drawing is SVG as text, so that one source serves files and the frames of a film.
 * `more` is further attributes, written as in SVG.
 */
export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect${at('x', x)}${at('y', y)} width="${formatNumber(w)}" height="${formatNumber(h)}" fill="${fill}"${attributes(more)}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

/** A stroke with round ends. */
export function line(d: string, stroke: string, width = 2, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${formatNumber(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle${at('cx', x)}${at('cy', y)} r="${formatNumber(r)}" fill="${fill}"${attributes(more)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse${at('cx', x)}${at('cy', y)} rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${fill}"${attributes(more)}/>`;
}

/** Moves and scales a part; `y` is where it stands on the ground. */
export function place(x: number, y: number, scale: number, inner: string): string {
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${formatNumber(scale)})">${inner}</g>`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** At most two decimals, none where none are needed. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Random numbers from 0 to 1 that are the same in every run: a drawing must not change by itself. */
export function seededRandom(seed: number | string): () => number {
  let state = typeof seed === 'number' ? seed : numberOf(seed);
  return () => {
    state = (state * 16807) % MODULUS;
    return state / MODULUS;
  };
}

/** 2^31 - 1, a prime, as the generator of Park and Miller needs. */
const MODULUS = 2147483647;

function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % MODULUS, 7);
}

/** A whole drawing as a file. */
export function drawing(width: number, height: number, body: string, more = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${attributes(more)}>${body}</svg>`;
}

/** @throws RangeError for a drawing without a viewBox */
export function viewBoxOf(svg: string): [x: number, y: number, width: number, height: number] {
  const viewBox = /^<svg[^>]*? viewBox="([^"]*)"/.exec(svg)?.[1];
  if (!viewBox) throw new RangeError('expected a drawing with a viewBox, found none');
  return viewBox.split(' ').map(Number) as [number, number, number, number];
}

function at(name: string, value: number): string {
  return value === 0 ? '' : ` ${name}="${formatNumber(value)}"`;
}

function attributes(more: string): string {
  return more ? ` ${more}` : '';
}
