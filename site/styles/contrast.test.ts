import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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

/** Every rule of the site that sets both the color of text and the ground under it, each pair once. */
const pairs = new Map<string, { text: string; ground: string; where: string }>();
for (const file of globSync('site/**/*.css')) {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selector = '', body = ''] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    // WCAG leaves out what cannot be used.
    if (selector.includes(':disabled')) continue;
    const text = /(?:^|[;\s])color:\s*var\((--[\w-]+)\)/.exec(body)?.[1];
    const ground = /background(?:-color)?:\s*var\((--[\w-]+)\)/.exec(body)?.[1];
    if (!text || !ground || !tokens.has(text) || !tokens.has(ground)) continue;
    pairs.set(`${text} on ${ground}`, { text, ground, where: `${file}: ${selector.trim()}` });
  }
}

describe('token pairs in use', () => {
  test('there are some', () => expect(pairs.size).toBeGreaterThan(8));

  test.each([...pairs])('%s', (_name, { text, ground, where }) => {
    expect(ratio(tokens.get(text) ?? '', tokens.get(ground) ?? ''), where).toBeGreaterThanOrEqual(
      MIN_CONTRAST,
    );
  });
});

/** What stands on the ground itself, after dark. */
describe('words of the night', () => {
  const words = ['--fig', '--soft', '--plum', '--ruf', '--rufd', '--teal', '--teal2'];
  const grounds = ['--cream', '--paper', '--haint', '--haint2', '--peach'];
  test.each(words.flatMap((word) => grounds.map((ground) => [word, ground])))(
    '%s on %s',
    (word = '', ground = '') => {
      expect(ratio(night.get(word) ?? '', night.get(ground) ?? '')).toBeGreaterThanOrEqual(
        MIN_CONTRAST,
      );
    },
  );
});

/** The sky of each light is a gradient behind words; in golden hour every one of them has the color of ink. */
describe('words on the sky', () => {
  const skies = [...light.matchAll(/--sky: (.*);/g)].map(([, sky = '']) => sky);
  const [day = '', golden = '', ...dark] = skies.map((sky) => sky.match(/#[\da-f]{6}/g) ?? []);

  test('there is one of each light', () => {
    expect(dark.length).toBe(2);
    expect(dark[0]).toEqual(dark[1]);
  });
  test.each(['--fig', '--soft', '--plum', '--rufd', '--teal'])('%s by day', (word) => {
    for (const sky of day)
      expect(ratio(tokens.get(word) ?? '', sky), sky).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
  test('ink in golden hour', () => {
    expect(golden.length).toBe(3);
    for (const sky of golden)
      expect(ratio(tokens.get('--fig') ?? '', sky), sky).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
  test.each(['--fig', '--soft', '--plum', '--ruf', '--rufd', '--teal', '--teal2'])(
    '%s at night',
    (word) => {
      const [sky = ''] = dark[0] ?? [];
      expect(ratio(night.get(word) ?? '', sky)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    },
  );
});

function colorsIn(file: string): Map<string, string> {
  const found = readFileSync(file, 'utf8').matchAll(/(--[\w-]+):\s*(#[\da-f]{3,6})\b/g);
  return new Map([...found].map(([, name = '', color = '']) => [name, color]));
}

function ratio(one: string, other: string): number {
  return contrastRatio(rgbOf(one), rgbOf(other));
}
