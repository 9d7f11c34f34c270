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
  '\x89PNG\r\n\x1a\n',
  'text',
  '<path d="M0 0h9v9z"/>',
  svg('<script>alert(1)</script>'),
  svg('<_:script xmlns:_="http://www.w3.org/2000/svg">alert(1)</_:script>'),
  svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
  svg('<:script>alert(1)</:script>'),
  svg('<path:x/>'),
  svg('<!--><script>alert(1)</script>-->'),
  svg('<![CDATA[<script>alert(1)</script>]]>'),
  svg('<?xml-stylesheet href="#x"?>'),
  svg('<g onload="alert(1)"/>'),
  svg('<g/onload=alert(1) />'),
  svg('<path style="fill:red"/>'),
  svg('<style>body{display:none}</style>'),
  svg('<foreignObject><iframe src="/office"/></foreignObject>'),
  svg('<desc><img src=x onerror=alert(1)></desc>'),
  svg('<use href="https://example.com/a.svg#a"/>'),
  svg('<use xlink:href="javascript:alert(1)"/>'),
  svg('<path fill="url(https://example.com/a)"/>'),
  svg('<a href="#x"><text>x</text></a>'),
  svg('<set attributeName="href"/>'),
  svg('</svg><p>out of it</p><svg>'),
  `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
  svg(`<path d="${'M0 0'.repeat(10_000)}"/>`),
])('%.60s is refused', (text) => {
  expect(isLogo(text)).toBe(false);
});
