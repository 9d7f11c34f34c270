/**
 * npm run size [-- REVISION]: lines of the tracked files by kind, now or at a revision: what a maintainer has to read, keep
 * and update. Prints a table, with the difference to the revision that is named.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CODE = /\.(ts|tsx|mts|js|mjs)$/;
const TEST = /\.(test|spec)\.|\/testing\/|^e2e\/|^test\//;
const GENERATED = /^messages\/compiled\/|\.d\.ts$/;

/** A file belongs to the first kind that takes it. */
const KINDS: Record<string, (path: string) => boolean> = {
  generated: (path) => GENERATED.test(path),
  'tests and their helpers': (path) => CODE.test(path) && TEST.test(path),
  'TypeScript: drawings': (path) => CODE.test(path) && path.startsWith('packages/'),
  'TypeScript: measurements': (path) => CODE.test(path) && path.startsWith('bench/'),
  'TypeScript: the rest': (path) => CODE.test(path),
  CSS: (path) => path.endsWith('.css'),
  documents: (path) => path.startsWith('docs/') || /^[^/]+\.md$/.test(path),
  'words and pictures': (path) =>
    path.endsWith('.svg') || /^(content|starter|public|e2e\/pictures)\//.test(path),
  'other text': (path) => path !== 'package-lock.json',
};

type Sizes = Record<string, number>;

function sizesOf(revision?: string): Sizes {
  const sizes: Sizes = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, 0]));
  for (const { path, lines } of linesOf(revision)) {
    const [kind] = Object.entries(KINDS).find(([, takes]) => takes(path)) ?? [];
    if (kind) sizes[kind] = (sizes[kind] ?? 0) + lines;
  }
  const listing = revision ? ['ls-tree', '-r', '--name-only', revision] : ['ls-files'];
  const manifest = revision
    ? git('show', `${revision}:package.json`)
    : readFileSync('package.json', 'utf8');
  const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, object>;
  return {
    ...sizes,
    files: git(...listing)
      .trimEnd()
      .split('\n').length,
    packages: Object.keys({ ...dependencies, ...devDependencies }).length,
  };
}

/** Every tracked text file that is not empty. */
function linesOf(revision?: string): { path: string; lines: number }[] {
  const counted = git('grep', '-I', '--count', '--null', '', ...(revision ? [revision] : []));
  return counted
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', lines] = line.split('\0');
      return { path: revision ? name.slice(revision.length + 1) : name, lines: Number(lines) };
    });
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 100_000_000 });
}

const [, , revision] = process.argv;
const now = sizesOf();
const then = revision ? sizesOf(revision) : undefined;
console.log(
  `| lines of |${revision ? ` ${revision} |` : ''} now |${revision ? ' difference |' : ''}`,
);
console.log(`|---|${then ? '---|---|---|' : '---|'}`);
for (const [kind, size] of Object.entries(now)) {
  const before = then?.[kind];
  const name = ['files', 'packages'].includes(kind) ? `(number of ${kind})` : kind;
  console.log(
    before === undefined
      ? `| ${name} | ${size} |`
      : `| ${name} | ${before} | ${size} | ${size - before} |`,
  );
}
