import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ART } from './art.ts';
import { icon } from './icons.ts';

test('public/art holds exactly what the drawings say: run npm run art after a change', () => {
  expect(
    readdirSync('public/art')
      .filter((name) => name.endsWith('.svg'))
      .sort(),
  ).toEqual(Object.keys(ART).sort());
  for (const [name, svg] of Object.entries(ART)) {
    expect(readFileSync(`public/art/${name}`, 'utf8') === svg, name).toBe(true);
  }
});

test.each(Object.entries(ART))(
  '%s has no unfinished number, no green and no navy',
  (_name, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    for (const [, r, g, b] of svg.matchAll(/#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})\b/gi)) {
      const [red, green, blue] = [r, g, b].map((part) => Number.parseInt(part ?? '', 16)) as [
        number,
        number,
        number,
      ];
      expect(green > red + 24 && green > blue + 24, `${r}${g}${b} is green`).toBe(false);
    }
  },
);

test('every drawing is under 45 kB', () => {
  for (const [name, svg] of Object.entries(ART)) expect(svg.length, name).toBeLessThan(45_000);
});

test('the icon is the drawn one', () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(icon(false));
});
