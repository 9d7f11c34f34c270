import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';

const prerendered = `<!DOCTYPE html><html lang="en-US"><head><title>Ants</title><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/><script>own()</script><link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/pest.css"/></head><body><h1>Ants</h1><script>((storageKey, restoreKey) => {})("a", null)</script><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script><!--$--><script>window.__reactRouterContext.streamController.enqueue("data");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>`;
const css: Record<string, string> = {
  '/assets/root.css': 'h1{color:red}',
  '/assets/pest.css': 'p{margin:0}',
};
const finish = (html = prerendered) => finishPage(html, (href) => css[href] ?? '');

test('the page carries its CSS inline and asks for no script or stylesheet', () => {
  const { html } = finish();
  expect(html).toContain('<style>h1{color:red}p{margin:0}</style>');
  expect(html).not.toContain('modulepreload');
  expect(html.replace(/<template id="boot">.*?<\/template>/, '')).not.toMatch(/<script[^>]+src=/);
  for (const link of html.match(/<link rel="stylesheet"[^>]*>/g) ?? [])
    expect(link).toContain('disabled');
});

test('a stylesheet that a lazy part shares is found without its mark, and its link keeps it', () => {
  const { html } = finish(prerendered.replace('/assets/pest.css"', '/assets/pest.css#"'));
  expect(html).toContain('<style>h1{color:red}p{margin:0}</style>');
  expect(html).toContain('href="/assets/pest.css#" disabled');
});

test('links lose the mark for route discovery', () => {
  const { html } = finish(
    prerendered.replace('<h1>', '<a data-discover="true" href="/ants">Ants</a><h1>'),
  );
  expect(html).toContain('<a href="/ants">Ants</a>');
});

test('only our own inline script keeps its code; the others stay as empty elements for hydration', () => {
  const { html } = finish();
  expect(html.match(/<script[^>]*>[^<]+<\/script>/g)).toEqual(['<script>own()</script>']);
  expect(html.match(/<script/g)).toHaveLength(7);
});

test('the boot module sets the context, loads all chunks side by side and then starts the router', () => {
  const { html, boot } = finish();
  expect(html).toContain(
    `<template id="boot"><script type="module" src="${boot.path}"></script></template></head>`,
  );
  const order = [
    '__reactRouterContext = {}',
    'enqueue("data")',
    'close()',
    'modulepreload',
    'Promise.all',
    '__reactRouterRouteModules',
    'import("/assets/entry.js")',
  ];
  const places = order.map((part) => boot.code.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(boot.code).toContain(
    'const [, route0] = await Promise.all([import("/assets/manifest.js"), import("/assets/root.js")])',
  );
});

test('the CSP hashes are those of the inline script and style', () => {
  const { scriptHashes, styleHashes } = finish();
  expect(scriptHashes).toEqual([
    `'sha256-${createHash('sha256').update('own()').digest('base64')}'`,
  ]);
  expect(styleHashes).toHaveLength(1);
});

test.each([
  ['our inline script', '<script>own()</script>'],
  ['the module script', /<script type="module"[\s\S]*?<\/script>/],
  ['every stylesheet', /<link rel="stylesheet"[^>]*>/g],
])('a page without %s fails the build instead of going out broken', (_name, part) => {
  expect(() => finish(prerendered.replace(part, ''))).toThrow(/finish-page: expected/);
});

test('structured data stands at the end of the body, whole', () => {
  const data = '<script type="application/ld+json">{"name":"$& ants"}</script>';
  const { html } = finish(prerendered.replace('</head>', () => `${data}</head>`));
  expect(html.split(data)).toHaveLength(2);
  expect(html).toContain(`${data}</body>`);
});
