/** Comments and documents cite only what exists: files, sections of the specification, rules for the words. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const names = new Set(files.map((file) => basename(file)));
const texts = files
  .filter((file) => /\.(tsx?|mjs|css|yaml|md)$/.test(file) && !file.startsWith('content/pages/'))
  .map((file) => ({ file, comments: commentsOf(file, readFileSync(file, 'utf8')) }));

/** Files that a program writes or a recipe has its reader create. */
const MADE_LATER = new Set([
  'leads.json',
  'office/admin/holidays.tsx',
  'test-results/journeys.json',
  'sbom.json',
  'x.test.ts',
  'x.spec.ts',
  'server/office-hours/routes.ts',
  'server/leads/messages/survey-mail.ts',
  ...(readFileSync('docs/recipes.md', 'utf8').match(/content\/[\w/.-]+/g) ?? []),
]);
/** Records of the past: files that they cite may be gone. */
const HISTORY = /^(?:CHANGELOG\.md|docs\/figures\.md|docs\/decisions\/.*)$/;
const FILE =
  /(?<![\w/.:@{*-])((?:[\w@.-]+\/)*[\w@.-]+\.(?:tsx?|md|css|yaml|mjs|json|svg|conf|yml))\b(?!\.?\w*[*{])/g;

test('comments and documents cite files of the repository', () => {
  const current = texts.filter(({ file }) => !HISTORY.test(file));
  const missing = current.flatMap(({ file, comments }) =>
    [...comments.matchAll(FILE)]
      .map(([, cited = '']) => cited)
      .filter((cited) => !isHere(cited, file) && !MADE_LATER.has(cited))
      .map((cited) => `${file}: ${cited}`),
  );
  expect(missing).toEqual([]);
});

test('a section of the specification that is cited is in docs/specification.md', () => {
  const sections = new Set(readFileSync('docs/specification.md', 'utf8').match(/(?<=^## )\d+/gm));
  const cited = texts.flatMap(({ file, comments }) =>
    [...comments.matchAll(/\bspec ((?:§\d+(?:, |\s+and )?)+)/gi)].flatMap(([, list = '']) =>
      (list.match(/\d+/g) ?? []).map((section) => ({ file, section })),
    ),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ section }) => !sections.has(section))).toEqual([]);
});

test('nothing cites an issue or a contract that is not in the repository', () => {
  const lost = /\bissue (point )?\d|engineering contract|editorial\.md/i;
  expect(texts.filter(({ comments }) => lost.test(comments)).map(({ file }) => file)).toEqual([]);
});

function commentsOf(file: string, text: string): string {
  if (file.endsWith('.md')) return text;
  const pattern = file.endsWith('.yaml') ? /(^|\s)#.*/gm : /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/gm;
  return (text.match(pattern) ?? []).join('\n');
}

function isHere(cited: string, file: string): boolean {
  return (
    existsSync(cited) ||
    existsSync(join(dirname(file), cited)) ||
    (!cited.includes('/') && names.has(cited)) ||
    files.some((known) => known.endsWith(`/${cited}`))
  );
}
