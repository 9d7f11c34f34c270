import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageFaults } from './check-page.ts';
import { hashOf } from './post-process-page.ts';

const STYLE = 'p{color:red}';
const HASHES = { scriptHashes: [hashOf('start()')], styleHashes: [hashOf(STYLE)] };
const page = (body: string, head = '') =>
  `<html lang="en-US"><head><style>${STYLE}</style><script>start()</script>${head}</head><body><h1>Ants</h1>${body}</body></html>`;
const faultsOf = (html: string) =>
  pageFaults(html, HASHES, (path) => ['/about', '/photos/a.jpg'].includes(path));

test('a correct page has no faults', () => {
  const body =
    '<a href="/about?from=ants#team">We</a> <a href="#tips">Tips</a> <img src="/photos/a.jpg">';
  const held = '<template id="page-script"><script type="module" src="/a.js"></script></template>';
  expect(
    faultsOf(page(body).replace('</head>', `${held.replace('/a.js', '/about')}</head>`)),
  ).toEqual([]);
});

test.each([
  ['a dead link', page('<a href="/nowhere">x</a>'), 'link to /nowhere: expected a page or a file'],
  ['a picture that is missing', page('<img src="/photos/b.jpg">'), 'link to /photos/b.jpg'],
  ['no main heading', page('').replace(/<h1>.*<\/h1>/, ''), 'expected one h1, found 0'],
  ['two main headings', page('<h1>Bees</h1>'), 'expected one h1, found 2'],
  ['a link as it was written', page('Later [close the gaps](/about).'), 'the gaps](/about)'],
  ['a setting that nobody has filled in', page('<p title="{brand.name}">x</p>'), '{brand.name}'],
  [
    'a link as it was written in the data',
    page('<script type="application/ld+json">{"url":"[Ants](/about)"}</script>'),
    'expected words, found',
  ],
  ['a script of its own', page('<script>other()</script>'), 'expected no script that it does not'],
  ['another style', page('<style>p{}</style>'), 'expected no style that it does not name, found 1'],
  ['a style of an element', page('<p style="color:red">x</p>'), 'expected no attribute style'],
  ['a script of an element', page('<p onclick="x()">x</p>'), 'expected no attribute of an event'],
])('%s is reported', (_name, html, fault) => {
  expect(faultsOf(html)).toEqual([expect.stringContaining(fault)]);
});

test('a page that takes seconds on a slow phone is reported', () => {
  const noise = (bytes: number) => randomBytes(bytes).toString('base64');
  expect(faultsOf(page(noise(50_000)))).toEqual([]);
  expect(faultsOf(page(noise(80_000)))).toEqual([
    expect.stringMatching(/^expected 70000 bytes at most, compressed, found 8\d{4}: make two/),
  ]);
});
