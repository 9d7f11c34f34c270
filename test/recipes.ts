/**
 * Follows the recipes of docs/ on a copy of the tree: the edits of test/recipes.yaml, then types, content, and the tests
 * and commands that the recipes name. Fails where a recipe is stale.
 *   node test/recipes.ts                       every recipe, in one copy
 *   node test/recipes.ts a-page a-pest         these
 *   node test/recipes.ts a-page --all-tests    with every test that needs no server
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const Edit = v.pipe(
  v.strictObject({
    file: v.string(),
    /** Stands once in the file; the text comes before it, after it, or in its place. Absent = a new file. */
    before: v.optional(v.string()),
    after: v.optional(v.string()),
    replace: v.optional(v.string()),
    text: v.optional(v.string(), ''),
    /** A new file that says the same as this one in other words: what is particular to it stands in `changes`. */
    like: v.optional(v.string()),
    changes: v.optional(v.record(v.string(), v.string()), {}),
  }),
  v.check((edit) => Boolean(edit.text) !== Boolean(edit.like), 'expected `text` or `like`'),
);
type Edit = v.InferOutput<typeof Edit>;

const Recipe = v.strictObject({
  /** Documents and headings of which the text names every file of code that is edited. */
  steps: v.array(v.strictObject({ document: v.string(), heading: v.string() })),
  edits: v.array(Edit),
  /** New sentences: key to English and Spanish, or English alone. */
  messages: v.optional(
    v.record(v.string(), v.union([v.string(), v.tuple([v.string(), v.string()])])),
    {},
  ),
  /** Scripts of package.json, and what they write. */
  commands: v.optional(v.array(v.string()), []),
  writes: v.optional(v.array(v.string()), []),
  /** Arguments of Vitest. */
  tests: v.optional(v.array(v.string()), []),
});

type NamedRecipe = v.InferOutput<typeof Recipe> & { name: string };

/** What the compiler found the last time: the second run takes a quarter of the time. */
const TYPES_CACHE = '.cache/typescript.json';
/** Words that stand in nearly every five of a text, each with another: two pages must not say the same. */
const OTHER_WORDS = new Map(
  (
    'the this, a one, of off, and plus, to toward, in within, is seems, it that, for toward, or and, on upon, that which, ' +
    'you people, your their, we they, are stay, with beside, as like, at near, be stay, not never, from off, if when, when once, ' +
    'so thus, but yet, by near, what whatever, can may, they these, have hold, has holds, was seemed, up along, out away, an one'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const recipes = Object.entries(
  v.parse(v.record(v.string(), Recipe), parse(readFileSync('test/recipes.yaml', 'utf8'))),
)
  .map(([name, recipe]) => ({ name, ...recipe }))
  .filter(({ name }) => names.length === 0 || names.includes(name));
if (recipes.length === 0) throw new Error(`No recipe is named ${names.join(', ')}.`);

const problems = recipes.flatMap(documentProblems);
const tree = mkdtempSync(join(tmpdir(), 'recipes-'));
try {
  copyTree();
  for (const recipe of recipes) follow(recipe);
  git('add', '--all');
  run('Generated files', 'build/generated.ts');
  for (const command of new Set(recipes.flatMap(({ commands }) => commands)))
    check(command, spawnSync('npm', ['run', '--silent', ...command.split(' ')], options()));
  run('Content', 'cli/content-check.ts');
  run('Route types', 'node_modules/@react-router/dev/bin.cjs', 'typegen');
  run('Types', 'node_modules/typescript-7/bin/tsc');
  const tests = words.includes('--all-tests')
    ? ['--project', 'rules', '--project', 'app']
    : [...new Set(recipes.flatMap(({ tests }) => tests))];
  run('Tests', 'node_modules/vitest/vitest.mjs', 'run', '--reporter', 'dot', ...tests);
} finally {
  rmSync(tree, { recursive: true });
}
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `Followed ${recipes.length} recipes: ${recipes.map(({ name }) => name).join(', ')}.`
    : `${problems.length} problems with ${recipes.length} recipes.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Whether the documents name what is edited, and the table of recipes counts it right. */
function documentProblems({ name, steps, edits, messages, writes }: NamedRecipe): string[] {
  const texts = steps.map(({ document, heading }) => sectionOf(document, heading));
  const said = Object.values(messages);
  const edited = new Set([
    ...edits.map(({ file }) => file).filter((file) => !/\.test\.|^e2e\/|\/testing\//.test(file)),
    ...(said.length > 0 ? ['messages/en.json'] : []),
    ...(said.some(Array.isArray) ? ['messages/es.json'] : []),
    ...writes,
  ]);
  const isNamed = (file: string) =>
    /^(content|messages|docs)\//.test(file) || texts.some((text) => text.includes(`\`${file}`));
  const unnamed = [...edited].filter((file) => !isNamed(file));
  const [{ heading } = { heading: '' }] = steps;
  const row = new RegExp(`^\\| \\[${heading}\\].*\\| ([\\d+ ]+) \\|$`, 'mi').exec(
    readFileSync('docs/contributing.md', 'utf8'),
  );
  const count = row?.[1]?.split('+').reduce((sum, one) => sum + Number(one), 0);
  return [
    ...unnamed.map((file) => `${name}: its steps do not name ${file}`),
    ...(count === undefined || count === edited.size
      ? []
      : [`${name}: the table counts ${count} files, and it touches ${[...edited].join(', ')}`]),
  ];
}

/** The text between a heading and the next one of its level. */
function sectionOf(document: string, heading: string): string {
  const text = readFileSync(document, 'utf8');
  const [, marks = '', rest = ''] = new RegExp(`^(#+) ${heading}\n([^]*)`, 'm').exec(text) ?? [];
  if (!marks) throw new Error(`${document} has no heading "${heading}".`);
  return rest.split(new RegExp(`^#{1,${marks.length}} `, 'm'))[0] ?? '';
}

function copyTree(): void {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.stdout.trimEnd().split('\n'))
    if (existsSync(file)) cpSync(file, join(tree, file));
  // Some tests look at what git tracks.
  git('init', '--quiet');
  git('add', '--all');
  git(
    '-c',
    'user.name=test',
    '-c',
    'user.email=test@example.com',
    'commit',
    '--quiet',
    '-m',
    'Copy',
  );
  if (existsSync(TYPES_CACHE)) cpSync(TYPES_CACHE, join(tree, TYPES_CACHE));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
}

function follow({ name, edits, messages }: NamedRecipe): void {
  for (const edit of edits) {
    const file = join(tree, edit.file);
    const found = existsSync(file) ? readFileSync(file, 'utf8') : null;
    const text = edited(edit, found);
    if (text === null) problems.push(`${name}: ${edit.file} is not as its recipe expects it`);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  for (const [at, language] of ['en', 'es'].entries()) {
    const file = join(tree, `messages/${language}.json`);
    const added = Object.entries(messages).flatMap(([key, said]) => {
      const text = [said].flat()[at];
      return text ? [[key, text]] : [];
    });
    const catalogue = { ...JSON.parse(readFileSync(file, 'utf8')), ...Object.fromEntries(added) };
    writeFileSync(file, JSON.stringify(catalogue, null, 2));
  }
}

/** The file's text after an edit; null = the anchor does not stand there once, or a new file is there already. */
function edited({ before, after, replace, text, like, changes }: Edit, found: string | null) {
  const anchor = before ?? after ?? replace;
  if (anchor === undefined) {
    if (found !== null) return null;
    return like ? inOtherWords(readFileSync(like, 'utf8'), changes) : text;
  }
  if (found?.split(anchor).length !== 2) return null;
  const place = before ? text + anchor : after ? anchor + text : text;
  return found.replace(anchor, () => place);
}

/** @param changes lines of the front matter by their field */
function inOtherWords(page: string, changes: Record<string, string>): string {
  const other = page.replace(
    // Neither URLs nor fields.
    /https?:\S+|\/[\w/-]+|\b([A-Za-z])([a-z]*)\b(?!:)/g,
    (found, first: string | undefined, rest: string) => {
      const word = first && OTHER_WORDS.get(first.toLowerCase() + rest);
      if (!word) return found;
      return first < 'a' ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    },
  );
  return Object.entries(changes).reduce(
    (text, [field, value]) =>
      text.replace(new RegExp(`^${field}:.*$`, 'm'), () => `${field}: ${value}`),
    other,
  );
}

function run(what: string, ...args: string[]): void {
  check(what, spawnSync(process.execPath, args, options()));
}

function git(...args: string[]): void {
  check('git', spawnSync('git', args, options()));
}

function options() {
  return { cwd: tree, encoding: 'utf8', maxBuffer: 100_000_000 } as const;
}

function check(what: string, { status, stdout, stderr }: SpawnSyncReturns<string>): void {
  if (what !== 'git') console.log(`${what}: ${status === 0 ? 'passed' : 'failed'}`);
  if (status !== 0) problems.push(`${what} failed:\n${`${stdout}\n${stderr}`.slice(-20_000)}`);
}
