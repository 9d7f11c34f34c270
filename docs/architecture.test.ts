import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test('every folder of sources is in the table of rooms', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const rooms = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => name !== 'dist' && name !== 'data');
  expect(rooms.filter((name) => !page.includes(`| \`${name}/\` |`))).toEqual([]);
});

test('no capability of the server leads back to itself', () => {
  const capabilities = readdirSync('server', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map((entry) => `server/${entry.name}`);
  const known = new Map(
    capabilities.map((folder) => [
      folder,
      capabilities.filter((other) => other !== folder && imports(folder, other)),
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

/** True if a file below `folder` imports one below `other`. Tests may import any capability. */
function imports(folder: string, other: string): boolean {
  return filesOf(folder)
    .filter((file) => !/\.test\.ts$/.test(file))
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
