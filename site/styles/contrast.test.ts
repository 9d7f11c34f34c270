import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio, rgbOf } from '../../domain/colors/contrast.ts';

/** WCAG 2.2, 1.4.3: text of any size. Larger text may have 3, which this test does not use. */
const MIN_CONTRAST = 4.5;

const tokens = colorsIn('site/styles/tokens.css');
const light = readFileSync('site/styles/light.css', 'utf8');
/** The second of the two colors of a token. */
const night = new Map(
  [...light.matchAll(/(--[\w-]+): light-dark\(.*?, (?:var\(--[\w-]+, )?(#[\da-f]{6})\)+;/g)].map(
    ([, name = '', color = '']) => [name, color],
  ),
);

type Pair = [text: string, ground: string, where: string];

/** The colors of every rule that sets both text and ground. */
const rules = globSync('site/**/*.css').flatMap((file): Pair[] => {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const text = tokens.get(/(?:^|[;\s])color:\s*var\((--[\w-]+)\)/.exec(body)?.[1] ?? '');
    const ground = tokens.get(/background(?:-color)?:\s*var\((--[\w-]+)\)/.exec(body)?.[1] ?? '');
    // WCAG leaves out disabled controls.
    const isMeasured = text && ground && !selector.includes(':disabled');
    return isMeasured ? [[text, ground, `${file}: ${selector.trim()}`]] : [];
  });
});

const WORDS = ['--fig', '--soft', '--plum', '--rufd', '--teal'];
const NIGHT_WORDS = [...WORDS, '--ruf', '--teal2'];
const pairs = (words: string[], colors: Map<string, string>, grounds: string[]) =>
  words.flatMap((word) =>
    grounds.map((ground): Pair => [colors.get(word) ?? '', ground, `${word} on ${ground}`]),
  );
const nightGrounds = ['--cream', '--paper', '--haint', '--haint2', '--peach'];
/** The sky of each light is a gradient behind words; in golden hour all of them have the color of ink. */
const [day = [], golden = [], ...dark] = [...light.matchAll(/--sky: (.*);/g)].map(
  ([, sky = '']) => sky.match(/#[\da-f]{6}/g) ?? [],
);

test.each([
  ['the rules of style sheets', rules, 9],
  [
    'words at night',
    pairs(
      NIGHT_WORDS,
      night,
      nightGrounds.map((name) => night.get(name) ?? ''),
    ),
    35,
  ],
  ['words on the sky by day', pairs(WORDS, tokens, day), 10],
  ['ink on the sky in golden hour', pairs(['--fig'], tokens, golden), 3],
  [
    'words on the top of the sky at night',
    pairs(NIGHT_WORDS, night, dark[0]?.slice(0, 1) ?? []),
    7,
  ],
])('%s can be read', (_what, measured, atLeast) => {
  expect(measured.length).toBeGreaterThanOrEqual(atLeast);
  const low = measured.filter(
    ([text, ground]) => contrastRatio(rgbOf(text), rgbOf(ground)) < MIN_CONTRAST,
  );
  expect(low).toEqual([]);
});

test('the two rules of the night have the same sky', () => {
  expect(dark).toEqual([dark[0], dark[0]]);
});

function colorsIn(file: string): Map<string, string> {
  const found = readFileSync(file, 'utf8').matchAll(/(--[\w-]+):\s*(#[\da-f]{3,6})\b/g);
  return new Map([...found].map(([, name = '', color = '']) => [name, color]));
}
