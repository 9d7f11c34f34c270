import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLogo } from './logo.ts';

const svg = (inner: string) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>\n`;

test.each([
  readFileSync('content/logo.svg', 'utf8'),
  svg('<!-- ours --><path fill="#123456" d="M0 0h9v9z"/>'),
  svg('<defs><linearGradient id="a"/></defs><g fill="url(#a)"><use href="#b"/></g>'),
])('an SVG of shapes alone is accepted', (text) => {
  expect(isLogo(text)).toBe(true);
});

test.each([
  ...['\x89PNG\r\n\x1a\n', '<path d="M0 0h9v9z"/>', svg('</svg><p>out of it</p><svg>')],
  ...['<script>alert(1)</script>', '<:script>alert(1)</script>', '<path:x/>'].map(svg),
  ...['<!--><script>alert(1)</script>-->', '<![CDATA[<script>alert(1)</script>]]>'].map(svg),
  ...['<?xml-stylesheet href="#x"?>', '<a href="#x"><text>x</text></a>'].map(svg),
  ...['<g onload="alert(1)"/>', '<g/onload=alert(1) />', '<path style="fill:red"/>'].map(svg),
  ...['<use href="https://example.com/a.svg#a"/>', '<desc src=x/>'].map(svg),
  svg('<path fill="url(https://example.com/a)"/>'),
  `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
  svg(`<path d="${'M0 0'.repeat(10_000)}"/>`),
])('%.60s is refused', (text) => {
  expect(isLogo(text)).toBe(false);
});
