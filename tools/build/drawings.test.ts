/** The drawings in site/public/: files and tables have everything that pages name, in the palette and sizes of docs/drawing.md. */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PEST_MARKS, PLAN_SCENES } from '../../domain/content/home-schema.ts';
import { LANDSCAPES } from '../../domain/content/page-schema.ts';
import { allScenes } from '../../domain/drawings/scenes.ts';
import specimens from '../../domain/species/drawings.json' with { type: 'json' };
import pestMarks from '../../domain/species/pest-marks.json' with { type: 'json' };
import { loadHome } from '../../publisher/read/home.ts';

test('site/public/film has both films under 3 MB, the poster, and captions with the current words', () => {
  const size = (name: string) => statSync(`site/public/film/${name}`).size;
  expect(size('first-visit.mp4') + size('first-visit.webm')).toBeLessThan(3_000_000);
  expect(existsSync('site/public/film/first-visit.jpg')).toBe(true);
  const captions = readFileSync('site/public/film/first-visit.vtt', 'utf8').split('\n\n').slice(1);
  expect(captions.map((caption) => caption.split('\n')[1])).toEqual(
    loadHome().about.film?.scenes.map(({ words }) => words),
  );
});

describe('scenes', () => {
  const files = [...allScenes(), ...pestMarks].map(({ file }) => file);
  const sources = globSync('site/**/*.{ts,tsx,css}').filter((file) => !file.includes('.test.'));
  const named = sources.flatMap((source) => {
    const code = readFileSync(source, 'utf8');
    return [
      ...code.matchAll(/["'`(]\/art\/([\w-]+)\.svg(?:#([\w-]+))?/g),
      // site/ui/scene.tsx
      ...code.matchAll(/drawing="([\w-]+)"(?:\s+part="([\w-]+)")?/g),
    ].map(([, name, part]) => ({ source, file: `${name}.svg`, part }));
  });

  test('every file and part that a page names is drawn', () => {
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter(({ file, part }) => {
      const scene = allScenes().find((one) => one.file === file);
      return !files.includes(file) || (part && !scene?.parts?.includes(part));
    });
    expect(missing).toEqual([]);
  });

  // The component imports style sheets, which Node can't load, so its list is read as text.
  const headPictures = [
    ...(readFileSync('site/sections/page-hero/page-hero.tsx', 'utf8')
      .match(/HEAD_PICTURES = \[([^\]]+)\]/)?.[1]
      ?.matchAll(/'([\w-]+)'/g) ?? []),
  ].map(([, name]) => name);

  test('everything that content and code may name is drawn', () => {
    expect(headPictures.length).toBeGreaterThan(10);
    const asked = [
      ...['hall', 'attic', ...PLAN_SCENES].map((name) => `home-${name}.svg`),
      'section-house.svg',
      ...PEST_MARKS.map((name) => `pest-${name}.svg`),
      ...LANDSCAPES.map((name) => `landscape-${name}.svg`),
      ...headPictures.map((name) => `head-${name}.svg`),
    ];
    expect(asked.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('each row has a description, and the size or the parts of its file', () => {
    const wrong = allScenes().filter(({ file, words, width, height, parts = [] }) => {
      const svg = readFileSync(`site/public/art/${file}`, 'utf8');
      const size = /^<svg[^>]* viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1);
      const isSized = parts.length > 0 || `${width} ${height}` === size?.join(' ');
      return words.length < 5 || !isSized || parts.some((part) => !svg.includes(`id="${part}"`));
    });
    expect(wrong).toEqual([]);
  });

  test('site/public/art has exactly the files of the tables', () => {
    expect(readdirSync('site/public/art').sort()).toEqual([...files].sort());
  });
});

test('each animal has a description, and a plate and a card of the size in its row', () => {
  const wrong = specimens.filter(({ name, title, length, width, height }) =>
    ['specimens', 'specimen-cards'].some((folder) => {
      const svg = readFileSync(`site/public/${folder}/${name}.svg`, 'utf8');
      const size = `width="${width}" height="${height}"`;
      return title.length < 4 || length <= 0 || !svg.slice(0, 200).includes(size);
    }),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

describe('drawings of site/public/', () => {
  const drawings = globSync('site/public/**/*.svg').map((file) => ({
    file,
    svg: readFileSync(file, 'utf8'),
  }));

  test('have no scripts, no external files and no unrounded numbers', () => {
    expect(drawings.length).toBeGreaterThan(400);
    const refused =
      /NaN|undefined|Infinity|<script|<foreignObject|javascript:|\son\w+=|href="(?!#)|url\((?!#)/;
    expect(drawings.filter(({ svg }) => refused.test(svg)).map(({ file }) => file)).toEqual([]);
  });

  test('are at most 50 kB', () => {
    const isLarge = ({ svg }: { svg: string }) => Buffer.byteLength(svg) > 50_000;
    expect(drawings.filter(isLarge).map(({ file }) => file)).toEqual([]);
  });
});
