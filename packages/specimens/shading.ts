/**
 * Light from the upper left on a rounded surface, as tone and as stipple. Flat areas of tone only, no gradients: the dots
 * carry the eye from one to the next, as in an inked plate.
 */
import { brightnessOf, INK, LAMPLIGHT, mix } from './color.ts';
import { dotsPath, type Point, smoothPath } from './geometry.ts';
import type { Sheet } from './sheet.ts';

/** A surface with places `along` it from 0 to 1 and `across` it from -1 to 1. */
export interface Surface {
  place: (along: number, across: number) => Point;
  /** How much light a place gets, 0 to 1. */
  lightAt: (along: number, across: number) => number;
  /** Area in square units, about. */
  area: number;
  /** Longest way across, units. */
  width: number;
}

/** Up, to the left and towards the eye. */
const LIGHT: readonly [number, number, number] = [-0.5, -0.58, 0.64];

/** @param slopes of the height, x to the right and y to the tail */
export function lightOn(slopeX: number, slopeY: number): number {
  const dot = -slopeX * LIGHT[0] - slopeY * LIGHT[1] + LIGHT[2];
  return Math.max(0, dot / Math.hypot(slopeX, slopeY, 1));
}

/** Where tone begins, and how strong it is: each lies over the one before. */
const SHADES: readonly [below: number, opacity: number][] = [
  [0.6, 0.13],
  [0.44, 0.17],
  [0.26, 0.2],
  [0.08, 0.24],
];
/** Of surfaces so wide that single steps would be seen. */
const WIDE_SHADES: typeof SHADES = [
  [0.66, 0.07],
  [0.56, 0.08],
  [0.47, 0.09],
  [0.38, 0.1],
  [0.28, 0.11],
  [0.18, 0.12],
  [0.07, 0.14],
];
/** Units. */
const WIDE = 260;
/** Of what is too narrow for more. */
const ONE_SHADE: typeof SHADES = [[0.44, 0.29]];
/** Of a card. */
const CARD_SHADES: typeof SHADES = [
  [0.55, 0.2],
  [0.26, 0.28],
];
const LIGHTS: readonly [above: number, opacity: number][] = [
  [0.82, 0.06],
  [0.92, 0.08],
  [0.975, 0.13],
];
const STEPS = [0.02, 0.07, 0.16, 0.3, 0.48, 0.66, 0.8, 0.89, 0.945, 0.98];
const WIDE_LIGHTS: typeof LIGHTS = [
  [0.78, 0.04],
  [0.86, 0.05],
  [0.92, 0.06],
  [0.96, 0.07],
  [0.985, 0.08],
];
/** Narrower surfaces show no more than one tone, units. */
const NARROW = 26;

export interface Shading {
  fill: string;
  /** Strength of the shade, 0 to 1. */
  shade: number;
  /** 0 = velvet, 1 = lacquer. */
  gloss: number;
  /** False where hairs carry the form. */
  stippled: boolean;
}

export function shadeSurface(sheet: Sheet, surface: Surface, shading: Shading): void {
  const { fill, shade, gloss } = shading;
  const isDark = brightnessOf(fill) < 75;
  const { shades, lights, steps } = tonesOf(sheet, surface);
  if (shade > 0) {
    const color = isDark ? INK : mix(fill, INK, 0.8);
    for (const [below, opacity] of shades)
      sheet.path(shadePath(surface, below, steps), {
        fill: color,
        opacity: opacity * shade * (isDark ? 1.5 : 1),
      });
  }
  if (gloss > 0 && lights.length) {
    const color = isDark ? mix(LAMPLIGHT, '#b9c4d6', 0.5) : LAMPLIGHT;
    for (const [above, opacity] of lights)
      sheet.path(lightPath(surface, above), {
        fill: color,
        opacity: opacity * (0.5 + gloss * 1.4),
      });
    if (gloss > 0.5)
      sheet.path(lightPath(surface, 0.988), { fill: '#ffffff', opacity: (gloss - 0.3) * 0.5 });
    if (isDark) drawReflectedLight(sheet, surface);
  }
  if (shading.stippled && shade > 0) stippleSurface(sheet, surface, fill, shade, isDark);
}

/** The steps of tone that a size shows on a surface, and where along it their edges are measured. */
function tonesOf({ detail, ink }: Sheet, { width }: Surface) {
  if (detail === 'chip' || width < NARROW * (ink / 3.2))
    return {
      shades: ONE_SHADE,
      lights: [],
      steps: detail === 'chip' ? STEPS.filter((_, index) => index % 3 === 0) : STEPS,
    };
  if (detail === 'card')
    return {
      shades: CARD_SHADES,
      lights: LIGHTS.slice(1, 2),
      steps: STEPS.filter((_, index) => index % 3 !== 1),
    };
  return width > WIDE
    ? { shades: WIDE_SHADES, lights: WIDE_LIGHTS, steps: STEPS }
    : { shades: SHADES, lights: LIGHTS, steps: STEPS };
}

/** What gets less light than `below`: from a line down the surface to its far edge. */
function shadePath({ place, lightAt }: Surface, below: number, steps: readonly number[]): string {
  const edges = steps.map((along) => {
    for (let step = 0; step <= 24; step++) {
      const across = 0.985 - (1.97 * step) / 24;
      if (lightAt(along, across) >= below) return Math.min(0.985, across + 0.04);
    }
    return -0.985;
  });
  if (edges.every((edge) => edge > 0.93)) return '';
  return smoothPath(
    [
      ...steps.map((along) => place(along, 0.985)),
      ...steps.map((along, index) => place(along, edges[index] as number)).reverse(),
    ],
    true,
    0.62,
  );
}

/** What gets more light than `above`, as one patch. */
function lightPath({ place, lightAt }: Surface, above: number): string {
  const rows = Array.from({ length: 13 }, (_, index) => 0.03 + index * 0.075).flatMap((along) => {
    const lit = Array.from({ length: 37 }, (_, step) => -0.9 + step * 0.05).filter(
      (across) => lightAt(along, across) > above,
    );
    return lit.length > 1 ? [{ along, from: lit[0] as number, to: lit.at(-1) as number }] : [];
  });
  if (rows.length < 2) return '';
  return smoothPath(
    [
      ...rows.map(({ along, to }) => place(along, to)),
      ...rows.map(({ along, from }) => place(along, from)).reverse(),
    ],
    true,
    0.9,
  );
}

/** Light thrown back from the paper: keeps dark bodies round. */
function drawReflectedLight(sheet: Sheet, { place }: Surface): void {
  const steps = [0.26, 0.42, 0.58, 0.74, 0.88];
  const edge = (across: number, thin: number) =>
    steps.map((along, index) => place(along, across - thin * Math.sin((Math.PI * index) / 4)));
  sheet.path(smoothPath([...edge(0.93, 0), ...edge(0.93, 0.09).reverse()], true, 0.9), {
    fill: '#b9c4d6',
    opacity: 0.2,
  });
}

/** Most dots on one surface. */
const MOST_DOTS = { plate: 540, card: 24, chip: 0 };

/** Dots closer together the less light there is; on a dark body light ones where it is lit. */
function stippleSurface(
  sheet: Sheet,
  surface: Surface,
  fill: string,
  shade: number,
  isDark: boolean,
): void {
  const most = MOST_DOTS[sheet.detail];
  const finest = sheet.ink * 2.3;
  if (!most || surface.width < finest * 4) return;
  const spacing = Math.max(finest, Math.sqrt((surface.area * 0.22) / most));
  const density = (along: number, across: number) => {
    const light = surface.lightAt(along, across);
    if (isDark) return Math.max(0, (light - 0.42) / 0.58) ** 1.9;
    return Math.max(0, (0.74 - light) / 0.74) ** 1.2;
  };
  const dots = scatter(sheet, surface, spacing, density, most);
  const color = isDark ? mix(fill, '#e6e0d6', 0.62) : mix(fill, INK, 0.9);
  // Two nibs: the finer dots lie where the tone ends.
  const coarse = dots.filter(({ density }) => density > 0.42).map(({ at }) => at);
  const fine = dots.filter(({ density }) => density <= 0.42).map(({ at }) => at);
  const opacity = (isDark ? 0.6 : 0.85) * Math.min(1, shade + 0.1);
  sheet.path(dotsPath(fine), { stroke: color, width: sheet.ink * 0.72, opacity });
  sheet.path(dotsPath(coarse), { stroke: color, width: sheet.ink * 1.02, opacity });
}

interface Dot {
  at: Point;
  density: number;
  along: number;
  across: number;
}

/** Places that keep their distance: `spacing` units where density is 1, more where it is less. In rows, so that files stay small. */
export function scatter(
  sheet: Sheet,
  surface: Surface,
  spacing: number,
  density: (along: number, across: number) => number,
  most: number,
): Dot[] {
  const cell = spacing * 2;
  const grid = new Map<string, Dot[]>();
  const cellOf = ([x, y]: Point): [number, number] => [Math.floor(x / cell), Math.floor(y / cell)];
  const dots: Dot[] = [];
  const tries = most * 14;
  for (let index = 0; index < tries && dots.length < most; index++) {
    const [along, across] = [0.012 + 0.976 * sheet.random(), (sheet.random() * 2 - 1) * 0.965];
    const value = density(along, across);
    if (value < 0.035) continue;
    const at = surface.place(along, across);
    const distance = spacing / Math.sqrt(value);
    const [column, row] = cellOf(at);
    const reach = Math.ceil(distance / cell);
    let isFree = true;
    for (let x = column - reach; x <= column + reach && isFree; x++)
      for (let y = row - reach; y <= row + reach && isFree; y++)
        for (const { at: other } of grid.get(`${x} ${y}`) ?? [])
          if (Math.hypot(other[0] - at[0], other[1] - at[1]) < distance) isFree = false;
    if (!isFree) continue;
    const dot = { at, density: value, along, across };
    dots.push(dot);
    const key = `${column} ${row}`;
    grid.set(key, [...(grid.get(key) ?? []), dot]);
  }
  const rowOf = ({ at }: Dot) => Math.floor(at[1] / (spacing * 2.5));
  return dots.sort(
    (a, b) => rowOf(a) - rowOf(b) || (rowOf(a) % 2 ? b.at[0] - a.at[0] : a.at[0] - b.at[0]),
  );
}
