import { expect, test } from 'vitest';
import { sectionsOf } from './post-data.ts';

const html =
  '<p>Beginning</p>\n<h2 id="a">A</h2>\n<h2 id="b">B</h2>\n<h2 id="c">C</h2>\n<h2 id="d">D</h2>\n';
const figuresOf = (figures: string[]) => sectionsOf(html, figures).map(({ figure }) => figure);

test('figures are spread over the sections of a post; the beginning has none', () => {
  expect(figuresOf([])).toEqual([null, null, null, null, null]);
  expect(figuresOf(['house', 'bed'])).toEqual([null, 'section-house', null, 'chapter-bed', null]);
});

test('a post keeps all its text, and figures without a section are left out', () => {
  const sections = sectionsOf(html, ['bed', 'bait', 'yard', 'nest', 'beam']);
  expect(sections.map((section) => section.html).join('')).toBe(html);
  expect(sections.map(({ figure }) => figure).at(-1)).toBe('chapter-nest');
});
