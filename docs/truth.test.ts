/** Documents name only what exists: commands, settings, links, names in code. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FILES = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'tools/deploy/README.md'],
  ...['.github/pull_request_template.md', ...globSync('docs/**/*.md')],
];
/** Records of the past: what they name may be gone, but their links must lead somewhere. */
const isHistory = (file: string) =>
  /^(CHANGELOG\.md|docs\/figures\.md|docs\/decisions\/.*)$/.test(file);
/** Files in which a name is looked up. */
const SEARCHED = [
  ...['*.ts', '*.tsx', '*.mjs', '*.css', '*.sh', '*.yaml', '*.yml', 'tools/deploy', '.ci'],
  ...['.env.example', ':!docs', ':!*.md', ':!content/pages'],
];
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** A name in code: camelCase, PascalCase, CONSTANT_CASE or snake_case. */
const CODE_NAME =
  /^(?:[a-z]+\d*(?:[A-Z][A-Za-z0-9]*)+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+|[a-z]+(?:_[a-z]+)+)(?:\(\))?$/;
/** Programs of others, and names that a recipe has its reader write. */
const NOT_OURS = new Set(['pg_dump', 'blue_ridge']);
/** Every word of code, tests and settings. */
const WORDS_OF_CODE = wordsIn(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...SEARCHED], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file)),
);

function wordsIn(files: string[]): Set<string> {
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
}

/** The anchors of a page's headings, as GitHub makes them. */
const chaptersOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('links lead somewhere', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    const missing = links.filter(
      (link) => !/^\w+:/.test(link) && !existsSync(join(dirname(file), link)),
    );
    expect(missing).toEqual([]);
  });

  test('links to a chapter lead to one', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]*\.md)?#([^)]+)\)/g)];
    const missing = links.filter(([, target, chapter = '']) => {
      const headings = readFileSync(target ? join(dirname(file), target) : file, 'utf8');
      return !chaptersOf(headings).includes(chapter);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});

describe.each(FILES.filter((file) => !isHistory(file)))('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

  test('commands', () => {
    const named = all(/\bnpm run ([a-z][\w:-]*)/g);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const programs = all(/\bnode ([\w/-]+\.ts)\b/g);
    expect(programs.filter((program) => !existsSync(program))).toEqual([]);
  });

  test('names in the text', () => {
    const names = all(/`([^`\n]+)`/g).filter((name) => CODE_NAME.test(name));
    const missing = names.filter((name) => !WORDS_OF_CODE.has(name.replace('()', '')));
    expect(missing.filter((name) => !NOT_OURS.has(name))).toEqual([]);
  });
});

test('the README leads to each page of docs/', () => {
  const pages = globSync('docs/*.md');
  const readme = readFileSync('README.md', 'utf8');
  expect(pages.filter((page) => !readme.includes(`(${page})`))).toEqual([]);
});

test('the list of decisions leads to each', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  const decisions = globSync('docs/decisions/0*.md').map((file) => basename(file));
  expect(decisions.length).toBeGreaterThan(20);
  expect(decisions.filter((file) => !list.includes(`(${file})`))).toEqual([]);
});

test('the page about data names every table', () => {
  const database = readFileSync('docs/data.md', 'utf8');
  const types = readFileSync('server/database/tables.ts', 'utf8');
  const tables = /interface Database \{([^}]*)\}/.exec(types)?.[1]?.match(/\w+(?=:)/g) ?? [];
  expect(tables.length).toBeGreaterThan(8);
  expect(tables.filter((table) => !database.includes(`\`${table}\``))).toEqual([]);
});

test('the page about hosting names every setting', () => {
  const hosting = readFileSync('docs/hosting.md', 'utf8');
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)];
  expect(
    settings.map(([, name]) => name).filter((name) => !hosting.includes(`\`${name}\``)),
  ).toEqual([]);
});
