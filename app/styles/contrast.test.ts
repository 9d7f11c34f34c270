import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** WCAG 2.2, 1.4.3: text of any size. Larger text may have 3, which this test does not use. */
const LEAST = 4.5;

const tokens = new Map(
  [
    ...readFileSync('app/styles/tokens.css', 'utf8').matchAll(/(--[\w-]+):\s*(#[\da-f]{3,6})\b/g),
  ].map(([, name = '', colour = '']) => [name, colour]),
);

/** Every rule of the site that sets both the colour of text and the ground under it, each pair once. */
const pairs = new Map<string, { text: string; ground: string; where: string }>();
for (const file of globSync('app/**/*.css')) {
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
      LEAST,
    );
  });
});

test('black on white is 21', () => expect(ratio('#000', '#fff')).toBeCloseTo(21));

/** Contrast ratio by WCAG 2.2. */
function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const digits =
    colour.slice(1).length === 3 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((from) => {
    const part = Number.parseInt(digits.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
