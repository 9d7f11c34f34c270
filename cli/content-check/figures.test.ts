import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Page } from '../../content-loader/load.ts';
import type { PageMatter } from '../../domain/content/page-schema.ts';
import { figuresOfAll, readPages, readPagesAt, tableOf } from './figures.ts';

const [any] = readPages('content/pages') as [Page];
const page = (url: string, markdown: string, sources = 0): Page => ({
  ...any,
  url,
  file: `${url}.md`,
  matter: { template: 'article', sources: Array(sources).fill({ title: 'T' }) } as PageMatter,
  markdown,
});

test('links count once for each page that has them in its running text, and never from the page itself', () => {
  const { linksIn } = figuresOfAll([
    page('/a', 'To [b](/b), to [b](/b#part) and to [itself](/a).'),
    page('/b', 'To [a](/a).'),
    page('/c', 'To [a](/a) and [b](/b).'),
  ]);
  expect(linksIn.few).toEqual([
    { url: '/c', links: 0 },
    { url: '/a', links: 2 },
    { url: '/b', links: 2 },
  ]);
});

test('short sentences are those of paragraphs, not headings or items of lists', () => {
  const { shortSentences } = figuresOfAll([
    page(
      '/a',
      '## Two words\n\n- One item\n\nFive words are too few. This one has enough words in it.',
    ),
    page('/b', 'Nothing is short in this whole sentence.'),
  ]);
  expect(shortSentences).toEqual({ share: 1 / 3, highest: 0.5 });
});

test('banned words and missing sources are counted', () => {
  const figures = figuresOfAll([
    page('/a', 'A safe spray for the cellar.'),
    page('/b', 'Fine.', 2),
  ]);
  expect(figures.bannedWords).toBe(2);
  expect(figures.sources).toEqual({ median: 2, pagesWithout: 1 });
});

test('a revision’s pages are read as they were, beside today’s', () => {
  const before = readPagesAt('HEAD');
  const files = execFileSync('git', ['ls-tree', '-r', '--name-only', 'HEAD', 'content/pages'], {
    encoding: 'utf8',
  });
  const english = files
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('.es.md'));
  expect(before).toHaveLength(english.length);
  expect(before.map(({ url }) => url)).toContain('/pest-info/ants');
  const [ants] = readPages('content/pages').filter(({ url }) => url === '/pest-info/ants');
  const figures = figuresOfAll([ants as Page]);
  const table = tableOf([
    { name: 'HEAD', figures },
    { name: 'these files', figures },
  ]);
  expect(table).toMatch(/^ +HEAD +these files$/m);
  expect(table).toMatch(/^pages +1 +1$/m);
});
