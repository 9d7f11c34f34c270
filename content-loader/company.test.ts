import { expect, test } from 'vitest';
import { symbolOf, withEdges } from './company.ts';

test('a logo keeps its own viewBox, whatever its size', () => {
  expect(
    symbolOf('<?xml version="1.0"?>\n<svg viewBox="0 0 200 80"><path d="M0 0"/></svg>\n'),
  ).toBe('<symbol id="wren" viewBox="0 0 200 80"><path d="M0 0"/></symbol>');
  expect(symbolOf('<svg width="120px" height="40"><g/></svg>')).toContain('viewBox="0 0 120 40"');
});

test('shapes alone are drawn in a square of 64', () => {
  expect(symbolOf('<path d="M32 14v36"/>')).toBe(
    '<symbol id="wren" viewBox="0 0 64 64"><path d="M32 14v36"/></symbol>',
  );
});

test('boards of another color have edges of that color, unless the company names one', () => {
  expect(withEdges({ ruf: '#1f5d8c' })).toEqual({ ruf: '#1f5d8c', rufl: '#3b719a' });
  const own = { ruf: '#1f5d8c', rufl: '#ffffff' };
  expect(withEdges(own)).toBe(own);
  expect(withEdges({ cream: '#f4f8fb' })).toEqual({ cream: '#f4f8fb' });
});
