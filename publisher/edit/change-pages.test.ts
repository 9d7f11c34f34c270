import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { addressFault, linksTo, newPage, removedPage, renamedPage } from './change-pages.ts';

const FILES = new Map([
  ['pages/blog/ants.md', '---\ntemplate: post\nh1: Ants\n---\nSee [ants](/blog/ants#nest).\n'],
  ['pages/blog/ants.es.md', '---\nh1: Hormigas\n---\n'],
  [
    'pages/about/index.md',
    '---\nrelated: [/blog/ants, /blog/ants-at-home]\n---\nOur [post](/blog/ants) and https://other.example/blog/ants.\n',
  ],
  ['navigation.yaml', '- href: /blog/ants\n'],
  ['redirects.yaml', '# Moved.\n/ants: /blog/ants\n'],
]);

test('a page is renamed in both languages, with its links and a redirect', () => {
  expect(Object.fromEntries(renamedPage(FILES, 'pages/blog/ants.md', '/blog/house-ants'))).toEqual({
    'pages/blog/ants.md': null,
    'pages/blog/ants.es.md': null,
    'pages/blog/house-ants.md':
      '---\ntemplate: post\nh1: Ants\n---\nSee [ants](/blog/house-ants#nest).\n',
    'pages/blog/house-ants.es.md': '---\nh1: Hormigas\n---\n',
    'pages/about/index.md':
      '---\nrelated: [/blog/house-ants, /blog/ants-at-home]\n---\nOur [post](/blog/house-ants) and https://other.example/blog/ants.\n',
    'navigation.yaml': '- href: /blog/house-ants\n',
    'redirects.yaml': '# Moved.\n/ants: /blog/house-ants\n/blog/ants: /blog/house-ants\n',
  });
});

test('a page that gets its old name back has no redirect', () => {
  const files = new Map([
    ['pages/blog/b.md', '---\nh1: B\n---\n'],
    ['redirects.yaml', '/blog/a: /blog/b\n'],
  ]);
  expect(renamedPage(files, 'pages/blog/b.md', '/blog/a').get('redirects.yaml')).toBe(
    '/blog/b: /blog/a\n',
  );
});

test('a removed page leaves lists, and links lead to another page', () => {
  expect(linksTo(FILES, 'pages/blog/ants.md')).toEqual([
    'pages/about/index.md',
    'navigation.yaml',
    'redirects.yaml',
  ]);
  expect(Object.fromEntries(removedPage(FILES, 'pages/blog/ants.es.md', '/blog'))).toEqual({
    'pages/blog/ants.md': null,
    'pages/blog/ants.es.md': null,
    'pages/about/index.md':
      '---\nrelated: [/blog/ants-at-home]\n---\nOur [post](/blog) and https://other.example/blog/ants.\n',
    'navigation.yaml': '- href: /blog\n',
    'redirects.yaml': '# Moved.\n/ants: /blog\n/blog/ants: /blog\n',
  });
});

test('a new page begins with the words that search engines show', () => {
  const page = { template: 'post' as const, url: '/blog/mice', h1: 'Winter: mice' };
  const [[path, text] = []] = newPage(FILES, { ...page, today: '2026-11-26' });
  expect(path).toBe('pages/blog/mice.md');
  expect(parse(text?.split('---\n')[1] ?? '')).toMatchObject({
    template: 'post',
    h1: 'Winter: mice',
    title: 'Winter: mice | {brand.short_name}',
    description: '{brand.name}: Winter: mice in {brand.serves}.',
    updated: '2026-11-26',
  });
  expect(addressFault(FILES, page.url, 'post')).toBeNull();
});

test.each([
  ['/blog/ants', 'taken'],
  ['/blog/../../etc', 'letters'],
  ['/blog/a/b', 'letters'],
  ['/services/x', 'place'],
])('a post can’t have the URL %s', (url, fault) => {
  expect(addressFault(FILES, url, 'post')).toBe(fault);
});
