import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const text = readFileSync('docs/architecture.md', 'utf8');
const picture = /```mermaid\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
/** Folder of each node of the diagram. */
const folders = new Map(
  [...picture.matchAll(/(\w+)\[\(?"([^"]*)"/g)].flatMap(([, node = '', label = '']) => {
    const folder = /\b([\w-]+(?:\/[\w-]+)*)\//.exec(label)?.[1];
    return folder ? [[node, folder] as const] : [];
  }),
);

test('every folder of sources stands in the table', () => {
  const listed = [...text.matchAll(/^\| `([\w-]+)\/[\w/-]*`/gm)].map((match) => match[1]);
  const sources = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && holdsSources(entry.name))
    .map((entry) => entry.name);
  expect(sources.filter((name) => !listed.includes(name))).toEqual([]);
});

test('an arrow between two folders of code is an import', () => {
  const arrows = [...picture.matchAll(/^\s*(\w+)[^\n]*? --> (\w+)/gm)].flatMap(
    ([, from = '', to = '']) => {
      const [giver, taker] = [folders.get(from), folders.get(to)];
      return giver && taker ? [[giver, taker] as const] : [];
    },
  );
  const code = arrows.filter((pair) =>
    pair.every((folder) => existsSync(folder) && hasCode(folder)),
  );
  expect(code.length).toBeGreaterThan(6);
  expect(code.filter(([a, b]) => !imports(b, a) && !imports(a, b))).toEqual([]);
});

test('no capability of the server leads back to itself', () => {
  const capabilities = readdirSync('server', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map((entry) => `server/${entry.name}`);
  const known = new Map(
    capabilities.map((folder) => [
      folder,
      capabilities.filter((other) => other !== folder && imports(folder, other, isOwnCode)),
    ]),
  );
  expect([...known.values()].flat().length).toBeGreaterThan(30);
  /** The imports that lead from a capability back to itself, or null. */
  const circle = (path: string[]): string[] | null => {
    for (const next of known.get(path.at(-1) ?? '') ?? []) {
      if (next === path[0]) return [...path, next];
      const longer = path.includes(next) ? null : circle([...path, next]);
      if (longer) return longer;
    }
    return null;
  };
  expect(capabilities.map((folder) => circle([folder])).filter((path) => path !== null)).toEqual(
    [],
  );
});

test('only stores and server/database/ hold SQL', () => {
  const holdsSql = (file: string) =>
    /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/.test(
      readFileSync(file, 'utf8'),
    );
  const files = filesOf('server').filter((file) => !/\.test\.ts$|^server\/testing\//.test(file));
  const isStore = (file: string) =>
    /^server\/database\/|^server\/[^/]+\/(store\/|[^/]+-store\.)/.test(file);
  expect(files.filter(isStore).filter(holdsSql).length).toBeGreaterThan(30);
  expect(files.filter((file) => !isStore(file)).filter(holdsSql)).toEqual([]);
});

/** Tests may import any capability. */
const isOwnCode = (file: string) => !/\.test\.ts$/.test(file);

/** Examples, documents, tests, files for visitors, and generated files. */
const NO_SOURCES = new Set(['docs', 'node_modules', 'dist', 'data']);
function holdsSources(name: string): boolean {
  return (
    !name.startsWith('.') &&
    !name.endsWith('-results') &&
    !name.endsWith('-report') &&
    !NO_SOURCES.has(name)
  );
}

/** tools/deploy/ holds configurations and tests that run them. */
function hasCode(folder: string): boolean {
  return folder !== 'tools/deploy' && filesOf(folder).length > 0;
}

/** True if a file below `folder` imports one below `other`. @param counts which files count. Default: all */
function imports(folder: string, other: string, counts = (_file: string) => true): boolean {
  return filesOf(folder)
    .filter(counts)
    .some((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)].some(
        ([, module = '']) => join(dirname(file), module).startsWith(`${other}/`),
      ),
    );
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
