import { join } from 'node:path';
import { outdatedFiles, ROOT } from '@wrenhouse/svg';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { CHAPTERS } from './chapters/chapters.ts';
import { drawnFiles, SCENES } from './draw.ts';
import { PNG_ICONS, pngIcon } from './icons.ts';

test('the committed files are what the code draws: npm run art', () => {
  expect(outdatedFiles(drawnFiles())).toEqual([]);
});

test.each(PNG_ICONS)('$file is the icon that the code draws', async (one) => {
  const pixelsOf = (image: Sharp) => image.ensureAlpha().raw().toBuffer();
  const [drawn, committed] = await Promise.all([
    pixelsOf(sharp(await pngIcon(one).toBuffer())),
    pixelsOf(sharp(join(ROOT, 'public', one.file))),
  ]);
  expect(committed).toHaveLength(one.width ** 2 * 4);
  // Another version of librsvg may blend an edge otherwise.
  const differing = drawn.filter((value, index) => Math.abs(value - (committed[index] ?? 0)) > 16);
  expect(differing.length / drawn.length).toBeLessThan(0.005);
});

test.each(SCENES.map(({ name, svg }) => [name, svg]))(
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
  for (const { name, svg } of SCENES) expect(svg.length, name).toBeLessThan(45_000);
});

test.each(CHAPTERS.map(({ name, layers }) => [name, layers]))(
  'the layers of %s have names of their own, and go with one that comes later',
  (_name, layers) => {
    const names = layers.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, until } of layers)
      if (until) expect(names.indexOf(until), until).toBeGreaterThan(names.indexOf(name));
  },
);
