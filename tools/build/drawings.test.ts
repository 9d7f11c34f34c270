/** The drawings in site/public/: files and tables have everything that pages name, in the palette and sizes of docs/drawing.md. */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PEST_MARKS, PLAN_SCENES } from '../../domain/content/home-schema.ts';
import { LANDSCAPES } from '../../domain/content/page-schema.ts';
import { allChapters, CHAPTER_SIZE } from '../../domain/drawings/chapters.ts';
import { allScenes } from '../../domain/drawings/scenes.ts';
import specimens from '../../domain/species/drawings.json' with { type: 'json' };
import pestMarks from '../../domain/species/pest-marks.json' with { type: 'json' };
import { designOf, shareImageOf } from '../../publisher/page-data/share-image.ts';
import { loadHome } from '../../publisher/read/home.ts';
import { loadPages } from '../../publisher/read/load.ts';

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
      ...code.matchAll(/["'`(]\/art\/([\w-]+\.svg)(?:#([\w-]+))?/g),
      // site/ui/scene.tsx
      ...code.matchAll(/drawing="([\w-]+)"(?:\s+part="([\w-]+)")?/g),
    ].map(([, name = '', part]) => ({
      source,
      file: name.endsWith('.svg') ? name : `${name}.svg`,
      part,
    }));
  });

  test('every file and part that a page names is drawn', () => {
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter(({ file, part }) => {
      const scene = allScenes().find((one) => one.file === file);
      return !files.includes(file) || (part && !scene?.parts?.includes(part));
    });
    expect(missing).toEqual([]);
  });

  test('a picture has the proportions that the page reserves, so that nothing shifts when it loads', () => {
    const sizes = sources.flatMap((source) =>
      [
        ...readFileSync(source, 'utf8').matchAll(
          /<img[^>]*?src="\/art\/([\w-]+\.svg)"[^>]*?width="(\d+)"[^>]*?height="(\d+)"/g,
        ),
      ].map(([, file = '', width, height]) => ({
        source,
        file,
        ratio: Number(width) / Number(height),
      })),
    );
    expect(sizes.length).toBeGreaterThan(1);
    const wrong = sizes.filter(({ file, ratio }) => {
      const { width = 0, height = 1 } = allScenes().find((one) => one.file === file) ?? {};
      return Math.abs(width / height / ratio - 1) > 0.01;
    });
    expect(wrong).toEqual([]);
  });

  test('the house of the plans on the home page has the sizes of its drawings', () => {
    const source = readFileSync('site/sections/home/service-cards.tsx', 'utf8');
    for (const name of ['attic', ...PLAN_SCENES]) {
      const { width, height } =
        allScenes().find(({ file }) => file === `home-${name}.svg`) ?? expect.fail('not drawn');
      expect(source).toContain(`${name}: { width: ${width}, height: ${height} }`);
    }
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

  test('each layer of a chapter is drawn', () => {
    const asked = allChapters().flatMap(({ name, layers }) => [
      `chapter-${name}.svg`,
      ...layers.map((layer) => `chapter-${name}-${layer.name}.svg`),
    ]);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((file) => !files.includes(file))).toEqual([]);
    const sizes = asked.map((file) => allScenes().find((one) => one.file === file));
    expect(sizes.filter((one) => one?.width !== CHAPTER_SIZE.width)).toEqual([]);
    expect(sizes.filter((one) => one?.height !== CHAPTER_SIZE.height)).toEqual([]);
  });

  test('a share image has the description of its drawing', () => {
    const pages = loadPages();
    const shown = ['/', ...pages.map(({ url }) => url)].flatMap((url) => {
      const { art } = designOf(url, pages);
      const scene = allScenes().find(({ file }) => art === `art/${file}`);
      return scene ? [{ alt: shareImageOf(url, pages).alt, words: scene.words }] : [];
    });
    expect(new Set(shown.map(({ words }) => words)).size).toBeGreaterThan(1);
    expect(shown.filter(({ alt, words }) => !alt.endsWith(words))).toEqual([]);
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

  test('every lamp is in a part that pages place, and the drawing leaves out its glow', () => {
    const lit = allScenes().flatMap(({ file, parts = [], lights = {} }) =>
      Object.keys(lights).map((part) => ({ file, parts, part })),
    );
    expect(lit.length).toBeGreaterThan(10);
    expect(lit.filter(({ parts, part }) => !parts.includes(part))).toEqual([]);
    const drawn = lit.filter(({ file, parts }) =>
      /<circle[^>]*fill="#FFB627" opacity="0?\.1/.test(
        parts.length === 1 ? readFileSync(`site/public/art/${file}`, 'utf8') : '',
      ),
    );
    expect(drawn.map(({ file }) => file)).toEqual([]);
  });

  test('a file of parts is not drawn itself, so that its elements are styled only in the page', () => {
    const placed = allScenes().filter(({ parts }) => parts);
    expect(placed.length).toBeGreaterThan(30);
    const drawn = placed.filter(
      ({ file }) =>
        !/^<svg[^>]*>\n<svg display="none">/.test(readFileSync(`site/public/art/${file}`, 'utf8')),
    );
    expect(drawn.map(({ file }) => file)).toEqual([]);
  });

  test('parts that pages may hide are not groups, because browsers lay out hidden groups', () => {
    const groups = allScenes().filter(({ file }) =>
      /<g\b[^>]* display=/.test(readFileSync(`site/public/art/${file}`, 'utf8')),
    );
    expect(groups.map(({ file }) => file)).toEqual([]);
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

  test('are small', () => {
    const MOST_BYTES = { art: 45_000, specimens: 50_000, 'specimen-cards': 26_000, maps: 40_000 };
    for (const [folder, most] of Object.entries(MOST_BYTES)) {
      const sizes = drawings
        .filter(({ file }) => file.startsWith(`site/public/${folder}/`))
        .map(({ file, svg }) => ({ file, bytes: Buffer.byteLength(svg) }));
      expect(sizes.length, folder).toBeGreaterThan(0);
      expect(sizes.filter(({ bytes }) => bytes > most)).toEqual([]);
    }
  });

  test('use the palette’s colors at night', () => {
    const palette = new Map(
      [...readFileSync('docs/drawing.md', 'utf8').matchAll(/`(#\w+)` (?:\||→) `(#\w+)`/g)].map(
        ([, day, night]) => [day, night],
      ),
    );
    const changes = drawings.flatMap(({ file, svg }) =>
      [...svg.matchAll(/^#night:target \[\w+="(#\w+)"\].* (#\w+) \}$/gm)].map(([, day, night]) => ({
        file,
        day,
        night,
      })),
    );
    expect(changes.length).toBeGreaterThan(500);
    const unnamed = drawings.filter(
      ({ svg }) => svg.includes('#night:target') && !svg.includes('id="night"'),
    );
    expect(unnamed.map(({ file }) => file)).toEqual([]);
    expect(changes.filter(({ day, night }) => palette.get(day) !== night)).toEqual([]);
  });

  test('of site/public/art are neither green nor navy', () => {
    const isRefused = ([red = 0, green = 0, blue = 0]: number[]) =>
      (green > red + 24 && green > blue + 24) || (blue > red + 70 && blue > green + 40);
    const refused = drawings
      .filter(({ file }) => file.startsWith('site/public/art/'))
      .flatMap(({ file, svg }) =>
        [...svg.matchAll(/#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})\b/gi)]
          .filter(([, ...parts]) => isRefused(parts.map((part) => Number.parseInt(part, 16))))
          .map(([color]) => `${file}: ${color}`),
      );
    expect(refused).toEqual([]);
  });
});
