import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isMap, parse, parseDocument } from 'yaml';
import { englishFile } from './content-files.ts';
import { EditError, fieldOnLine, fieldsOf, groupsOf, valuesOf, withEdit } from './edit-text.ts';
import { leftOut } from './schema-fields.ts';

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

describe('a page', () => {
  test('has its front matter and the parts of its words as fields', () => {
    expect(fieldsOf('pages/a.md', PAGE)).toEqual([
      { path: ['template'], value: 'article' },
      { path: ['title'], value: 'Ants: what to do' },
      { path: ['related', 0], value: '/services' },
      { path: ['related', 1], value: '/quote' },
      { path: ['faqs', 0, 'q'], value: 'Do they bite?' },
      { path: ['faqs', 0, 'a'], value: 'Some do.' },
      { path: ['faqs', 1, 'q'], value: 'How much?' },
      { path: ['faqs', 1, 'a'], value: 'See below.' },
      { path: ['body', 0], value: 'Intro.\n\n' },
      { path: ['body', 1], value: '## What you see\nA trail.\n\n' },
      { path: ['body', 2], value: '## What we do\nBait.\n' },
    ]);
    expect(listsOf('pages/a.md', PAGE)).toEqual([['related'], ['faqs']]);
  });

  test.each([
    [1, null],
    [3, ['title']],
    [6, ['faqs', 0, 'q']],
    [8, ['faqs', 0, 'a']],
    [12, ['faqs', 1, 'a']],
    [14, ['body', 0]],
    [17, ['body', 1]],
    [20, ['body', 2]],
  ])('has on line %i the field %j', (line, field) => {
    expect(fieldOnLine('pages/a.md', PAGE, line)).toEqual(field);
  });

  test.each([
    [['template'], 'post', 'template: article #', 'template: post #'],
    [['title'], 'A "new" one: yes', '"Ants: what to do"', '"A \\"new\\" one: yes"'],
    [['related', 1], '/about', '[/services, /quote]', '[/services, /about]'],
    [['faqs', 1, 'q'], 'Price? #1', "'How much?'", '"Price? #1"'],
    [['faqs', 1, 'a'], 'yes: no', 'a: See below.', 'a: "yes: no"'],
    [['faqs', 1, 'a'], 'See, below [1]', 'a: See below.', 'a: See, below [1]'],
    [['related', 1], 'a, b', '[/services, /quote]', '[/services, "a, b"]'],
    [['faqs', 0, 'a'], 'Few do.', '>-\n      Some do.\n', '"Few do."\n'],
    [['body', 1], '## Signs\nNone.', '## What you see\nA trail.\n\n', '## Signs\nNone.\n'],
  ])('changes %j alone', (path, value, before, after) => {
    expect(withEdit('pages/a.md', PAGE, { path, value })).toBe(PAGE.replace(before, () => after));
  });

  test('lists get an entry, and lose one', () => {
    expect(withEdit('pages/a.md', PAGE, { path: ['faqs', 2], begin: { q: '', a: '' } })).toBe(
      PAGE.replace('a: See below.\n', 'a: See below.\n  - q: ""\n    a: ""\n'),
    );
    expect(withEdit('pages/a.md', PAGE, { path: ['faqs', 1], remove: true })).toBe(
      PAGE.replace("  # the one that people ask most\n  - q: 'How much?'\n    a: See below.\n", ''),
    );
    expect(withEdit('pages/a.md', PAGE, { path: ['faqs', 0], remove: true })).toBe(
      PAGE.replace('  - q: Do they bite?\n    a: >-\n      Some do.\n\n', ''),
    );
    expect(withEdit('pages/a.md', PAGE, { path: ['related', 0], remove: true })).toBe(
      PAGE.replace('[/services, /quote]', '[/quote]'),
    );
    const one = withEdit('pages/a.md', PAGE, { path: ['faqs', 0], remove: true });
    const none = withEdit('pages/a.md', one, { path: ['faqs', 0], remove: true });
    expect(none).toContain('faqs: []\n---');
    const begin = { q: '', a: '' };
    expect(withEdit('pages/a.md', none, { path: ['faqs', 0], begin })).toContain(
      'faqs: [ { q: "", a: "" } ]\n---',
    );
  });

  test('an entry changes places with its neighbor, and takes the comment above it along', () => {
    const before = '  - q: Do they bite?\n    a: >-\n      Some do.\n';
    const after = "  # the one that people ask most\n  - q: 'How much?'\n    a: See below.\n";
    const moved = PAGE.replace(`${before}\n${after}`, `${after}\n${before}`);
    expect(withEdit('pages/a.md', PAGE, { path: ['faqs', 0], move: 1 })).toBe(moved);
    expect(withEdit('pages/a.md', PAGE, { path: ['faqs', 1], move: -1 })).toBe(moved);
    expect(withEdit('pages/a.md', PAGE, { path: ['related', 1], move: -1 })).toBe(
      PAGE.replace('/services, /quote', '/quote, /services'),
    );
    expect(withEdit('pages/a.md', PAGE, { path: ['body', 1], move: 1 })).toContain(
      'Intro.\n\n## What we do\nBait.\n## What you see',
    );
    expect(() => withEdit('pages/a.md', PAGE, { path: ['faqs', 1], move: 1 })).toThrow(EditError);
  });

  test('a field or list that it lacks is put at the end of its group', () => {
    const begin = [{ file: '', alt: '' }];
    expect(withEdit('pages/a.md', PAGE, { path: ['photos'], begin })).toBe(
      PAGE.replace('a: See below.\n', 'a: See below.\nphotos:\n  - file: ""\n    alt: ""\n'),
    );
    expect(withEdit('pages/a.md', PAGE, { path: ['faqs', 0, 'by'], begin: '' })).toBe(
      PAGE.replace('      Some do.\n', '      Some do.\n    by: ""\n'),
    );
  });

  test('a field is left out with its lines, and the last one of a group takes it along', () => {
    const without = (...path: (string | number)[]) =>
      withEdit('pages/a.md', PAGE, { path, remove: true });
    expect(without('related')).toBe(PAGE.replace('related: [/services, /quote]\n', ''));
    expect(without('faqs', 0, 'a')).toBe(PAGE.replace('    a: >-\n      Some do.\n', ''));
    const colors = 'a: 1\ncolors:\n  # dark\n  ruf: "#000000" # main\n  fig: "#111111"\nb: 2\n';
    const one = withEdit('site.yaml', colors, { path: ['colors', 'fig'], remove: true });
    expect(one).toBe(colors.replace('  fig: "#111111"\n', ''));
    const none = withEdit('site.yaml', one, { path: ['colors', 'ruf'], remove: true });
    expect(none).toBe('a: 1\nb: 2\n');
  });

  test('a field is begun and left out on the one line of its group', () => {
    const text = 'people: [ { key: ada, bio: "Ants, mostly" } ] # us\n';
    const path = ['people', 0, 'photo'];
    const begin = { file: '', crop: { top: 0 } };
    const begun = withEdit('site.yaml', text, { path, begin });
    const photo = ', photo: { file: "", crop: { top: 0 } }';
    expect(begun).toBe(text.replace('mostly"', `mostly"${photo}`));
    expect(withEdit('site.yaml', begun, { path, remove: true })).toBe(text);
    const without = withEdit('site.yaml', begun, { path: ['people', 0, 'key'], remove: true });
    expect(without).toBe(begun.replace('key: ada, ', ''));
    const empty = withEdit('site.yaml', 'a: {}\n', { path: ['a', 'b'], begin: '' });
    expect(empty).toBe('a: { b: "" }\n');
  });

  test('a day is closed and opened again', () => {
    const begin = { opens: '', closes: '' };
    for (const [open, closed, again] of [
      [
        'saturday: { opens: "08:00", closes: "16:00" } # half\nsunday: null\n',
        'saturday: null # half\nsunday: null\n',
        'saturday: { opens: "", closes: "" } # half\nsunday: null\n',
      ],
      [
        'saturday:\n  opens: "08:00"\n  closes: "16:00"\nsunday:\n',
        'saturday: null\nsunday:\n',
        'saturday: { opens: "", closes: "" }\nsunday:\n',
      ],
    ] as const) {
      const path = ['saturday'];
      expect(withEdit('site.yaml', open, { path, remove: true, isNull: true })).toBe(closed);
      expect(withEdit('site.yaml', closed, { path, begin })).toBe(again);
      expect(groupsOf('site.yaml', closed)).toEqual([{ path: [], entries: null, names: [] }]);
      expect(withEdit('site.yaml', closed, { path: ['sunday'], begin }).split('\n')[1]).toBe(
        'sunday: { opens: "", closes: "" }',
      );
    }
  });

  test('the comment right above a field goes with it', () => {
    const text = 'a: 1\n\n# the second\nb: 2\n# the third\nc: 3\n';
    const without = (name: string) => withEdit('site.yaml', text, { path: [name], remove: true });
    expect(without('b')).toBe('a: 1\n\n# the third\nc: 3\n');
    expect(without('c')).toBe('a: 1\n\n# the second\nb: 2\n');
  });

  test('what is not there is refused', () => {
    for (const path of [['nothing'], ['faqs'], ['faqs', 7, 'q'], ['body', 9]])
      expect(() => withEdit('pages/a.md', PAGE, { path, value: 'x' })).toThrow(EditError);
    for (const path of [['nothing'], ['faqs', 7, 'q']])
      expect(() => withEdit('pages/a.md', PAGE, { path, remove: true })).toThrow(EditError);
    for (const path of [['title'], ['faqs', 1], ['faqs', 7], ['nothing', 'a'], ['body', 3]])
      expect(() => withEdit('pages/a.md', PAGE, { path, begin: 'x' })).toThrow(EditError);
  });
});

const listsOf = (file: string, text: string) =>
  groupsOf(file, text).flatMap(({ path, entries }) => (entries === null ? [] : [path]));

/** What a person may type, and what tries to become more than a value. */
const VALUES = [
  'Two words',
  'a: b',
  '- dash',
  '"quoted" and \'single\'',
  '# no comment',
  'two\nlines',
  '---',
  '<script>alert(1)</script>',
  '{a: 1}, [b]',
  '日本語 ñ',
  ' spaces ',
  'true',
  '12',
];

test('in every content file each edit changes its field, and the lines of no other', () => {
  for (const file of globSync('content/**/*.{md,yaml}')) {
    const path = relative('content', file);
    const text = readFileSync(file, 'utf8');
    const fields = fieldsOf(path, text);
    const texts = fields.filter(({ value }) => typeof value === 'string');
    for (let step = 0; step < 3; step++) {
      const field = texts[(step * 7919) % texts.length];
      const value = VALUES[(step * 31 + path.length) % VALUES.length] as string;
      if (!field || field.path[0] === 'body') continue;
      const changed = withEdit(path, text, { path: field.path, value });
      const found = fieldsOf(path, changed);
      expect(found, path).toEqual(fields.map((one) => (one === field ? { ...one, value } : one)));
      expect(linesChanged(text, changed), `${path} ${field.path}`).toBeLessThanOrEqual(
        String(field.value).length / 20 + 8,
      );
    }
  }
});

test('in every content file what may be left out goes, and no line of anything else', () => {
  for (const file of globSync('content/**/*.{md,yaml}')) {
    const path = relative('content', file);
    const text = readFileSync(file, 'utf8');
    const values = valuesOf(englishFile(path), readFileSync(englishFile(file), 'utf8'));
    const document = parseDocument(path.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text);
    // On one line the line stays.
    const isFlow = (group: unknown) => isMap(group) && group.flow === true;
    const [field] = groupsOf(path, text)
      .filter(({ path: group }) => group.length === 0 || !isFlow(document.getIn(group, true)))
      .flatMap(({ path: group, names }) => names.map((name) => [...group, name]))
      .filter((one) => leftOut(path, one, values) !== undefined)
      .sort((a, b) => `${b}`.length - `${a}`.length);
    if (!field) continue;
    const isNull = leftOut(path, field, values) === 'null';
    const lines = text.split('\n');
    const changed = withEdit(path, text, { path: field, remove: true, isNull }).split('\n');
    const others = changed.filter((line) => !lines.includes(line));
    expect(others.length, `${path} ${field}`).toBeLessThanOrEqual(isNull ? 1 : 0);
    expect(changed.length).toBeLessThanOrEqual(lines.length);
  }
});

test('in every content file lists are put in another order and back, byte for byte', () => {
  for (const file of globSync('content/**/*.{md,yaml}')) {
    const path = relative('content', file);
    const text = readFileSync(file, 'utf8');
    for (const list of listsOf(path, text).slice(0, 3)) {
      const entry = [...list, 0];
      if (!fieldsOf(path, text).some((one) => one.path.join() === [...list, 1].join())) continue;
      const moved = withEdit(path, text, { path: entry, move: 1 });
      expect(withEdit(path, moved, { path: entry, move: 1 }), `${path} ${list}`).toBe(text);
      expect([...moved].sort().join(''), `${path} ${list}`).toBe([...text].sort().join(''));
    }
  }
});

/** Lines of the first between what both begin and end with. */
function linesChanged(before: string, after: string): number {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return a.length - start - end;
}

test('an edit of a number or a choice stays one', () => {
  const text = 'from: 49 # dollars\nshown: true\n';
  const changed = withEdit('site.yaml', text, { path: ['from'], value: 59 });
  expect(changed).toBe('from: 59 # dollars\nshown: true\n');
  expect(parse(withEdit('site.yaml', text, { path: ['shown'], value: false }))).toEqual({
    from: 49,
    shown: false,
  });
});
