import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { postProcessPage } from './post-process-page.ts';

const prerendered = `<!DOCTYPE html><html lang="en-US"><head><script>own()</script><template id="page-script"><script type="module" src="/assets/page.js"></script></template><link rel="stylesheet" media="print" href="/assets/print.css"/><title>Ants</title><link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/pest.css"/><script type="application/ld+json">{}</script></head><body><h1>Ants</h1></body></html>`;
const css: Record<string, string> = {
  '/assets/root.css': 'h1{color:red}',
  '/assets/pest.css': 'p{margin:0}',
};
const postProcess = (html = prerendered) => postProcessPage(html, (href) => css[href] ?? '');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the page carries its styles inline, and asks for none but those of other media', () => {
  const { html } = postProcess();
  expect(html).toContain('<style>h1{color:red}p{margin:0}</style>');
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" media="print" href="/assets/print.css"/>',
  ]);
});

test('structured data stands last', () => {
  expect(postProcess().html).toMatch(/<script type="application\/ld\+json">\{\}<\/script><\/body>/);
});

test('the CSP hashes are those of the inline script and style', () => {
  const { scriptHashes, styleHashes } = postProcess();
  expect(scriptHashes).toEqual([hashOf('own()')]);
  expect(styleHashes).toEqual([hashOf('h1{color:red}p{margin:0}')]);
});

test.each([
  ['its inline script', '<script>own()</script>'],
  ['any stylesheet', /<link rel="stylesheet" href[^>]*>/g],
])('a page without %s fails the build instead of going out broken', (_name, part) => {
  expect(() => postProcess(prerendered.replace(part, ''))).toThrow(/post-process-page: expected/);
});
