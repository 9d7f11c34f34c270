import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { postProcessPage } from './post-process-page.ts';

const prerendered = `<!DOCTYPE html><html lang="en-US"><head><script type="application/json" id="company">{}</script><script type="importmap">{"imports":{}}</script><script>own()</script><template id="page-script"><script type="module" src="/assets/page.js"></script></template><link rel="stylesheet" media="print" href="/assets/print.css"/><title>Ants</title><link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/pest.css"/><style>b{color:blue}</style><script type="application/ld+json">{}</script></head><body><h1>Ants</h1></body></html>`;
const css: Record<string, string> = {
  '/assets/root.css': 'h1{color:red}',
  '/assets/pest.css': 'p{margin:0}',
};
const postProcess = (html = prerendered) => postProcessPage(html, (href) => css[href] ?? '');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('styles are inline, the company’s last, and only those of other media are linked', () => {
  const { html } = postProcess();
  expect(html).toContain('<style>h1{color:red}p{margin:0}b{color:blue}</style>');
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" media="print" href="/assets/print.css"/>',
  ]);
});

test('structured data is moved to the end', () => {
  expect(postProcess().html).toMatch(/<script type="application\/ld\+json">\{\}<\/script><\/body>/);
});

test('the CSP hashes are those of the import map, the inline script and the style', () => {
  const { scriptHashes, styleHashes } = postProcess();
  expect(scriptHashes).toEqual([hashOf('{"imports":{}}'), hashOf('own()')]);
  expect(styleHashes).toEqual([hashOf('h1{color:red}p{margin:0}b{color:blue}')]);
});

test.each([
  ['its inline script', '<script>own()</script>'],
  ['its import map', /<script type="importmap">.*?<\/script>/],
  ['the style of the company', /<style>.*?<\/style>/],
  ['any stylesheet', /<link rel="stylesheet" href[^>]*>/g],
])('a page without %s fails the build', (_name, part) => {
  expect(() => postProcess(prerendered.replace(part, ''))).toThrow(/post-process-page: expected/);
});
