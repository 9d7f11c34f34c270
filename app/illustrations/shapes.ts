/**
 * Building blocks of the drawings. A drawing is SVG as text, so that one source serves the prerendered page,
 * the files in public/art and the film. `more` is further attributes, written as in SVG.
 */
export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect${at('x', x)}${at('y', y)} width="${short(w)}" height="${short(h)}" fill="${fill}"${attributes(more)}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

/** A stroke with round ends. */
export function line(d: string, stroke: string, width = 2, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle${at('cx', x)}${at('cy', y)} r="${short(r)}" fill="${fill}"${attributes(more)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse${at('cx', x)}${at('cy', y)} rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${attributes(more)}/>`;
}

/** Moves and scales a part; `y` is where it stands on the ground. */
export function place(x: number, y: number, scale: number, inner: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})">${inner}</g>`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** At most two decimals, none where none are needed. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Repeatable random numbers from 0 to 1: a drawing is the same on every machine. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A whole drawing as a file. */
export function drawing(width: number, height: number, body: string, more = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${attributes(more)}>${body}</svg>`;
}

function at(name: string, value: number): string {
  return value === 0 ? '' : ` ${name}="${short(value)}"`;
}

function attributes(more: string): string {
  return more ? ` ${more}` : '';
}
