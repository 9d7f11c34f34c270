import { expect, test } from 'vitest';
import { Site } from '../../domain/content/site-schema.ts';
import { ACTED_ON, changesOf, isBinding, olderFields } from './field-changes.ts';

const FILE = `prices:
  outdoor_plan: { from: 199, per: season }
faqs:
  - q: One
    a: First.
  - q: Two
    a: Second.
`;

test.each([
  [FILE, []],
  [
    FILE.replace('199', '209'),
    [{ path: ['prices', 'outdoor_plan', 'from'], before: '199', after: '209' }],
  ],
  [FILE.replace('Second', '2nd'), [{ path: ['faqs', 1, 'a'], before: 'Second.', after: '2nd.' }]],
  [
    FILE.replace('faqs:\n', 'faqs:\n  - q: None\n    a: Before.\n'),
    [{ path: ['faqs', 0], before: null, after: 'None · Before.' }],
  ],
  [
    FILE.replace('  - q: One\n    a: First.\n', ''),
    [{ path: ['faqs', 0], before: 'One · First.', after: null }],
  ],
  [
    `${FILE.replace('  - q: One\n    a: First.\n', '')}  - q: One\n    a: First.\n`,
    [{ path: ['faqs'], before: null, after: null, isOrder: true }],
  ],
  [null, [{ path: [], before: '', after: null }]],
])('%# a changed file is described by its fields', (after, changes) => {
  expect(changesOf('site.yaml', FILE, after)).toEqual(changes);
});

test('a file that is no YAML is described as a whole', () => {
  expect(changesOf('site.yaml', FILE, 'a: [')).toMatchObject([{ path: [] }]);
});

test('a page’s body is compared part by part', () => {
  const page = '---\nh1: A\n---\nOne.\n\n## Two\nB.\n';
  expect(changesOf('pages/a.md', page, page.replace('B.', 'C.'))).toEqual([
    { path: ['body', 1], before: '## Two\nB.\n', after: '## Two\nC.\n' },
  ]);
  expect(changesOf('pages/a.md', null, page)).toMatchObject([{ path: [], before: null }]);
});

test.each([
  ['pages/privacy-policy.md', 'h1: One\n', 'h1: Two\n', true],
  ['pages/offers/winter.md', null, 'h1: Winter\n', true],
  ['site.yaml', 'prices: { plan: { from: 49 } }\n', 'prices: { plan: { from: 59 } }\n', true],
  ['site.yaml', 'counter: null\n', 'counter: https://stats.example.com/script.js\n', true],
  ['site.yaml', 'contact: { email: a@b.example }\n', 'contact: { email: c@d.example }\n', true],
  ['site.yaml', 'contact: { postal_address: A }\n', 'contact: { postal_address: B }\n', false],
  [
    'site.yaml',
    'territories: { other: { label: A, quote_form: /embed/quote-form } }\n',
    'territories: { other: { label: A, quote_form: https://elsewhere.example } }\n',
    true,
  ],
  ['visits.yaml', null, 'spots: 2\n', true],
  ['pages/blog/offers.md', '---\nh1: One\n---\n', '---\nh1: Two\n---\n', false],
  ['pages/offers/winter.md', 'h1: Winter\n', 'h1: Winter\n', false],
])('%s from %j to %j binds the company: %s', (file, before, after, isSo) => {
  expect(isBinding(file, before, after)).toBe(isSo);
});

/** Fields of site.yaml that only affect what pages show. */
const SHOWN = [
  ...['brand', 'trade', 'colors', 'hours', 'chat', 'campaign_phones', 'not_offered', 'claims'],
  ...['licenses', 'people', 'social', 'search_verification'],
  'sample',
];

test('every settings field is decided to be binding or not', () => {
  const binding = [
    ...(ACTED_ON['site.yaml'] ?? []).map((field) => field.replace(/\..*/, '')),
    ...['prices', 'promises', 'consent'],
  ];
  expect(Object.keys(Site.entries).sort()).toEqual([...new Set([...binding, ...SHOWN])].sort());
});

const PAGE = 'pages/a.md';
const page = (h1: string, summary: string) => `---\nh1: ${h1}\nsummary: ${summary}\n---\nWords.\n`;

test('a translation is older if its English words changed in a later publication', () => {
  const states = [
    { english: page('Ants', 'Short'), own: page('Hormigas', 'Breve') },
    { english: page('Ants here', 'Short'), own: page('Hormigas', 'Breve') },
    { english: page('Ants here', 'Shorter'), own: page('Hormigas', 'Más breve') },
  ];
  expect(olderFields(PAGE, states)).toEqual([['h1']]);
  const translated = { english: page('Ants here', 'Shorter'), own: page('Hormigas aquí', 'Breve') };
  expect(olderFields(PAGE, [...states, translated])).toEqual([]);
});

test('a translation published after its page, or with it, is not older', () => {
  const english = page('Ants', 'Short');
  const own = page('Hormigas', 'Breve');
  const untranslated = { english, own: undefined };
  expect(olderFields(PAGE, [untranslated, { english, own }])).toEqual([]);
  expect(olderFields(PAGE, [{ english, own }])).toEqual([]);
  expect(olderFields(PAGE, [{ english: '---', own }])).toEqual([]);
});
