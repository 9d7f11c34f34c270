import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_COLORS, textsOnGrounds } from './text-on-ground.ts';

test('the default colors are those of the style sheet', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  for (const [name, color] of Object.entries(DEFAULT_COLORS))
    expect(tokens).toContain(`--${name}: ${color};`);
});

test('text in a company’s color is measured on each of its backgrounds', () => {
  const low = (own: Record<string, unknown>) =>
    textsOnGrounds(own).flatMap(({ text, ground, isEnough }) =>
      isEnough ? [] : [`${text} on ${ground}`],
    );
  expect(low({})).toEqual([]);
  expect(low({ ruf: '#ffd0a0' })).toEqual(['ruf on cream']);
  expect(low({ fig: '#999999' })).toContain('fig on lamp');
  expect(low({ ruf: '#ffd' })).toEqual([]);
});
