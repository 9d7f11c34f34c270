import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ContentDocument,
  type ContentEdit,
  type ContentField,
  EditError,
  fieldsOf,
  valuesOf,
} from './content-document.ts';

const PAGE = `---
template: article # how it is shown
title: "Ants: what to do"
related: [/services, /quote]
faqs:
  - q: Do they bite?
    a: >-
      Some do.

  # the one that people ask most
  - q: 'How much?'
    a: See below.
---
Intro.

## What you see
A trail.

## What we do
Bait.
`;

/** @returns the text after the edits; checks that its values are those of the document */
function edited(file: string, text: string, ...edits: ContentEdit[]): string {
  const document = new ContentDocument(file, text);
  for (const edit of edits) document.apply(edit);
  const after = String(document);
  expect(valuesOf(file, after)).toEqual(document.values);
  return after;
}

describe('a page', () => {
  const page = (...edits: ContentEdit[]) => edited('pages/a.md', PAGE, ...edits);

  test.each([
    [['template'], 'post', 'template: article #', 'template: post #'],
    [['related', 1], 'a, b', '[/services, /quote]', '[/services, "a, b"]'],
    [['faqs', 1, 'a'], 'yes: no', 'a: See below.', 'a: "yes: no"'],
    [['faqs', 1, 'a'], 'two\nlines', 'a: See below.', 'a: |-\n      two\n      lines'],
    [['body', 1], '## Signs\nNone.', '## What you see\nA trail.\n\n', '## Signs\nNone.\n'],
  ])('changes only %j', (path, value, before, after) => {
    expect(page({ path, value })).toBe(PAGE.replace(before, () => after));
  });

  test('lists get an entry, lose one, and may become empty', () => {
    const begin = { q: '', a: '' };
    expect(page({ path: ['faqs', 2], begin })).toBe(
      PAGE.replace('a: See below.\n', 'a: See below.\n  - q: ""\n    a: ""\n'),
    );
    expect(page({ path: ['faqs', 1], remove: true })).not.toMatch(/How much|most/);
    expect(page({ path: ['related', 0], remove: true })).toContain('related: [/quote]\n');
    const first: ContentEdit = { path: ['faqs', 0], remove: true };
    expect(page(first, first)).toContain('faqs: []\n---');
    expect(page(first, first, { path: ['faqs', 0], begin })).toContain('faqs:\n  - q: ""\n');
  });

  test('an entry swaps places with its neighbor and keeps the comment above it', () => {
    const moved = page({ path: ['faqs', 0], move: 1 });
    expect(moved).toContain(
      "faqs:\n  # the one that people ask most\n  - q: 'How much?'\n    a: See below.\n\n  - q: Do",
    );
    expect(page({ path: ['faqs', 1], move: -1 })).toBe(moved);
    expect(page({ path: ['faqs', 0], move: 1 }, { path: ['faqs', 0], move: 1 })).toBe(PAGE);
    expect(page({ path: ['body', 1], move: 1 })).toContain('Intro.\n\n## What we do\nBait.\n## Wh');
  });

  test('a new field is added at the end of its group', () => {
    const begin = [{ file: '', alt: '' }];
    expect(page({ path: ['photos'], begin })).toBe(
      PAGE.replace('a: See below.\n', 'a: See below.\nphotos:\n  - file: ""\n    alt: ""\n'),
    );
  });

  test.each<ContentEdit>([
    { path: ['faqs'], value: 'x' },
    { path: ['faqs', 7, 'q'], value: 'x' },
    { path: ['body', 9], value: 'x' },
    { path: ['nothing'], remove: true },
    { path: ['body', 9], remove: true },
    { path: ['title'], begin: 'x' },
    { path: ['faqs', 7], begin: 'x' },
    { path: ['body', 3], begin: 'x' },
    { path: ['faqs', 1], move: 1 },
    { path: ['title', 0], move: 1 },
  ])('refuses %j', (edit) => {
    expect(() => page(edit)).toThrow(EditError);
  });
});

test('a field is removed with its comment, and the last field of a group removes the group', () => {
  const text =
    'a: 1\n\n# dark\ncolors:\n  ruf: "#000000" # main\n  # black\n  fig: "#111111"\nb: 2\n';
  const one = edited('site.yaml', text, { path: ['colors', 'fig'], remove: true });
  expect(one).toBe(text.replace('  # black\n  fig: "#111111"\n', ''));
  expect(edited('site.yaml', one, { path: ['colors', 'ruf'], remove: true })).toBe('a: 1\nb: 2\n');
});

const textOf = (path: string) => readFileSync(`content/${path}`, 'utf8');

test('every content file has the form that the office writes, so that an edit changes no other line', () => {
  const files = globSync('**/*.{md,yaml}', { cwd: 'content' });
  expect(files.length).toBeGreaterThan(200);
  for (const path of files) {
    const text = textOf(path);
    expect(String(new ContentDocument(path, text)), path).toBe(text);
  }
});

/** Texts that a person may type, and texts that try to become more than a value. */
const VALUES = [
  ...[
    'Two words',
    'a: b',
    '- dash',
    '"quoted" and \'single\'',
    '# no comment',
    'two\nlines',
    '---',
  ],
  ...['<script>alert(1)</script>', '{a: 1}, [b]', '日本語 ñ', ' spaces ', 'true', '12', '', '\n'],
  'a\n\n b\n',
];
const commentsIn = (text: string) => text.match(/^#.*$|\s#.*$/gm)?.sort();

test.each(['site.yaml', 'areas/richmond.yaml', 'pages/pest-info/ants.md'])(
  'in %s an edit changes only its own field and lines, and keeps every comment',
  (path) => {
    const text = textOf(path);
    const document = new ContentDocument(path, text);
    const fields = fieldsOf(path, text).filter(({ path: [top] }) => top !== 'body');
    // Each edit writes and reads the whole file, so only some fields of a long one are edited.
    const step = Math.ceil(fields.length / 40);
    for (let index = 0; index < fields.length; index += step) {
      const field = fields[index] as ContentField;
      const isText = typeof field.value === 'string';
      const value = isText ? (VALUES[(index / step) % VALUES.length] as string) : field.value;
      const before = String(document);
      document.apply({ path: field.path, value });
      const after = String(document);
      expect(valuesOf(path, after), `${field.path} ${value}`).toEqual(document.values);
      expect(commentsIn(after)).toEqual(commentsIn(text));
      document.apply(field);
      const own = String(field.value).length / 20 + 8;
      expect(linesLost(before, after), `${field.path}`).toBeLessThanOrEqual(own);
    }
    expect(document.values).toEqual(valuesOf(path, text));
  },
);

/** Number of lines of `before` between the common beginning and the common end. */
function linesLost(before: string, after: string): number {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return a.length - start - end;
}
