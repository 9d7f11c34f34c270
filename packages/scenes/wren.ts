/** The wren of the logo on a 64 grid, facing left with its tail cocked: as a part of scenes and as a symbol. */
import { circle, line, path } from '@wrenhouse/svg';
import { palette } from './palette.ts';

type Part = 'legs' | 'ink' | 'back' | 'belly' | 'wing' | 'brow';

/** Each part's color, and the custom property by which a page gives the symbol another one. */
const COLORS: Record<Part, { fill: string; property: string }> = {
  /** And the bill. */
  legs: { fill: palette.fig, property: '--wl' },
  ink: { fill: palette.fig, property: '--wi' },
  back: { fill: palette.ruf2, property: '--wa' },
  belly: { fill: palette.buff, property: '--wb' },
  wing: { fill: palette.rufDark, property: '--wd' },
  brow: { fill: palette.cream, property: '--ww' },
};

const LEGS = { width: 1.9, d: 'M27 51l-1.5 8M33.5 51.5l1.5 7.5M22 59.5h6M32 59.5h6' };
/** The bird on them, from back to front. With a width it is a line, otherwise an area. */
const SHAPES: readonly { part: Part; d: string; width?: number; opacity?: string }[] = [
  {
    part: 'wing',
    d: 'M40.5 33.5 52.8 5.6c.6-1.3 2-1.9 3.3-1.4l3.7 1.5c1.3.5 1.9 2 1.4 3.3L50.4 37.5Z',
  },
  { part: 'ink', width: 1.6, opacity: '.55', d: 'M51.6 12.3l6 2.6M49.1 18l6 2.6M46.6 23.7l6 2.6' },
  {
    part: 'back',
    d: 'M11.2 24.3C12 16.5 17.3 12 23.3 12c5.4 0 8.6 3.3 11 7.6 2.4 4.3 5.6 7.6 10.8 9.3 4 1.3 6.5 3 6.3 7.4C51 46 42.3 53 31.2 53 18.7 53 10.3 44.6 10.6 33.3c.1-3.3.3-6 .6-9Z',
  },
  {
    part: 'belly',
    d: 'M10.7 31.5c3.8 1 8.6 1.6 12.3.4 3.8 4.2 4.2 11.7 10 16.3 2.7 2.1 5.7 3.1 8.6 3.3C38.6 52.5 35 53 31.2 53 18.8 53 10.4 44.7 10.6 33.3Z',
  },
  {
    part: 'wing',
    d: 'M28.5 29.5c7-1.4 14.6.8 19.8 7.3-2.6 6.3-8.8 9.3-14.3 8.2-5.5-1.2-8.6-8.5-5.5-15.5Z',
  },
  {
    part: 'belly',
    width: 1.4,
    d: 'M32.3 34.5c3.7-.6 7.6.5 10.9 3M32.5 38.6c2.9-.3 5.6.4 7.9 2M34.3 42.2c1.3 0 2.6.3 3.8.8',
  },
  { part: 'legs', d: 'M11.4 22.7C6.9 22.7 3.4 24 .8 26.7c3.7-.7 7-.4 10.2.9Z' },
  { part: 'brow', d: 'M12.5 20.8c4.7-2.8 10.7-2.6 16.8 1.3-5.8-.4-11.3-.1-16 1.7Z' },
];
const EYE = { x: 17.6, y: 25.2, r: 2.3 };
const GLINT = { x: 16.9, y: 24.5, r: 0.8 };

/** @param legs their color; null leaves them out, where something else carries the bird */
export function wren({ legs = palette.fig }: { legs?: string | null } = {}): string {
  const bird = SHAPES.map(({ part, d, width, opacity }) =>
    width === undefined
      ? path(d, COLORS[part].fill)
      : line(d, COLORS[part].fill, width, opacity && `opacity="${opacity}"`),
  );
  return (
    (legs ? line(LEGS.d, legs, LEGS.width) : '') +
    bird.join('') +
    circle(EYE.x, EYE.y, EYE.r, COLORS.ink.fill) +
    circle(GLINT.x, GLINT.y, GLINT.r, palette.paper)
  );
}

/**
 * The wren as a symbol that a page holds once and shows anywhere with <use>, in colors of its own by custom properties.
 * As a file it shows itself.
 */
export function wrenSymbol(): string {
  const color = (part: Part) => `var(${COLORS[part].property},${COLORS[part].fill.toLowerCase()})`;
  const shapes = [{ part: 'legs' as const, ...LEGS }, ...SHAPES].map(
    ({ part, d, width, opacity }) =>
      width === undefined
        ? `<path fill="${color(part)}" d="${d}"/>`
        : `<path stroke="${color(part)}" stroke-width="${width}"${opacity ? ` opacity="${opacity}"` : ''} d="${d}"/>`,
  );
  const dot = ({ x, y, r }: typeof EYE, fill: string) =>
    `<circle fill="${fill}" cx="${x}" cy="${y}" r="${String(r).replace(/^0/, '')}"/>`;
  const lines = [
    '<symbol id="wren" viewBox="0 0 64 64" fill="none" stroke-linecap="round">',
    ...shapes,
    dot(EYE, color('ink')),
    dot(GLINT, '#fff'),
    '</symbol>',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${lines.join('\n')}<use href="#wren"/></svg>`;
}
