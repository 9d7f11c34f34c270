import { expect, test } from 'vitest';
import { placesOf } from './text-places.ts';

const FILES = new Map([
  [
    'pages/ants.md',
    `---
h1: "Ants: what to do"
summary: We repair {claims.cause}, then come back.
steps:
  - title: Look
    text: We look **first**.[^clemson]
---
A trail "of" ants. See [the labels](/labels).

## What you see

- A trail
- Nests in the *lawn* that come back every single year
`,
  ],
  ['pages/bees.md', '---\nh1: Bees\nlabel: Honey bees\n---\nA hive.\n'],
  ['pages/bees.es.md', '---\nh1: Abejas\n---\nUna colmena.\n'],
  [
    'site.yaml',
    'claims:\n  cause: the cause\nprices:\n  ant_control:\n    from: 49\nphone: (804) 555-0100\n',
  ],
  ['faqs.yaml', '- q: Do ants bite?\n  a: Some do.\n'],
]);
const place = async (
  text: string,
  files: ReadonlyMap<string, string> = FILES,
  page = 'pages/ants.md',
) => (await placesOf(files, page, [text]))[0];
const own = (...field: (string | number)[]) => ({ path: 'pages/ants.md', field });

test.each([
  ['Ants: what to do', own('h1')],
  ['We repair the cause, then come back.', own('summary')],
  ['We look first.', own('steps', 0, 'text')],
  ['A trail “of” ants. See the labels.', own('body', 0)],
  ['What you see', own('body', 1)],
  ['Nests in the lawn that come back every single year', own('body', 1)],
  ['Do ants bite?', { path: 'faqs.yaml', field: [0, 'q'] }],
  ['(804) 555-0100', { path: 'site.yaml', field: ['phone'] }],
  ['From $49 a month', { path: 'site.yaml', field: ['prices', 'ant_control', 'from'] }],
  ['Honey bees', { path: 'pages/bees.md', field: ['label'] }],
  ['Three words nowhere', null],
  ['', null],
])('%j is found where it is written', async (text, expected) => {
  expect(await place(text)).toEqual(expected);
});

test('a page’s own words come before settings, and settings before other pages', async () => {
  const files = new Map([
    ['pages/bees.md', '---\nh1: Ants\n---\n'],
    ['faqs.yaml', '- q: Ants\n'],
    ['pages/ants.md', '---\nh1: Ants\n---\n'],
  ]);
  expect((await place('Ants', files))?.path).toBe('pages/ants.md');
  expect((await place('Ants', files, 'pages/wasps.md'))?.path).toBe('faqs.yaml');
});

test('a heading opens its own field, even if the title has the same words', async () => {
  const files = new Map([
    [
      'pages/ants.md',
      '---\ntitle: Ant control in Norman and around\nh1: Ant control in Norman and around\n---\n',
    ],
  ]);
  for (const words of ['Ant control in Norman and around', 'Ant control in Norman and aro'])
    expect((await place(words, files))?.field).toEqual(['h1']);
});
