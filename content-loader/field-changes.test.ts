import { expect, test } from 'vitest';
import { changesOf } from './field-changes.ts';

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
  [`${FILE}shown: true\n`, [{ path: ['shown'], before: null, after: 'true' }]],
  [null, [{ path: [], before: '', after: null }]],
  ['a: [', [{ path: [], before: expect.any(String), after: expect.any(String) }]],
])('%# a changed file is said in its fields', (after, changes) => {
  const found = changesOf('site.yaml', FILE, after);
  if (after === 'a: [') expect(found.length).toBeGreaterThan(0);
  else expect(found).toEqual(changes);
});

test('the words of a page are compared part by part', () => {
  const page = '---\nh1: A\n---\nOne.\n\n## Two\nB.\n';
  expect(changesOf('pages/a.md', page, page.replace('B.', 'C.'))).toEqual([
    { path: ['body', 1], before: '## Two\nB.\n', after: '## Two\nC.\n' },
  ]);
  expect(changesOf('pages/a.md', null, page)).toMatchObject([{ path: [], before: null }]);
});
