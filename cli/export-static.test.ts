import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readEnv } from '../server/env.ts';
import { fixtureSite } from '../server/testing/fixture-site.ts';
import { exportStatic } from './export-static.ts';

// The module sets it for its whole process, in which other tests follow.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => {
  vi.unstubAllEnvs();
});

const root = mkdtempSync(join(tmpdir(), 'export-'));
const dist = join(root, 'dist');
const FILES = ['index.html', 'index.html.br', '404/index.html', 'a/index.html', 'a/b/index.html'];
for (const name of [...FILES, 'a/b.xml']) {
  mkdirSync(join(dist, 'client', dirname(name)), { recursive: true });
  writeFileSync(join(dist, 'client', name), '<p>page');
}
const page = (file: string, hash: string) => ({
  file,
  scriptHashes: [`'sha256-${hash}'`],
  styleHashes: [],
});
writeFileSync(
  join(dist, 'manifest.json'),
  JSON.stringify({
    siteUrl: 'https://www.example.com',
    redirects: { '/old': '/' },
    pages: {
      '/': page('index.html', 'home'),
      '/404': page('404/index.html', 'lost'),
      '/a': page('a/index.html', 'a'),
      '/a/b': page('a/b/index.html', 'b'),
    },
  }),
);

const run = async (words: string[], settings = { SITE_URL: 'https://www.example.com' }) => {
  const lines: string[] = [];
  const code = await exportStatic(words, (line) => lines.push(line), {
    write: async (folder) => cpSync(dist, folder, { recursive: true }),
    readSettings: () => readEnv(settings),
    loadCompany: () => fixtureSite,
  });
  return { code, text: lines.join('\n') };
};

test('writes the pages with their headers, redirects and the way to the API', async () => {
  const folder = join(root, 'out');
  expect((await run([`${folder}/`, '--api', 'https://api.example.com'])).code).toBe(0);
  // No folder with an index.html: hosts would send /a on to /a/.
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(
    [
      '.well-known',
      '.well-known/security.txt',
      '404.html',
      '_headers',
      '_redirects',
      'a',
      'a.html',
      'a/b.html',
      'a/b.xml',
      'index.html',
    ].sort(),
  );
  const headers = readFileSync(join(folder, '_headers'), 'utf8');
  expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)*? {2}strict-transport-security: max-age=/);
  expect(headers).toMatch(/\n\/assets\/\*\n {2}cache-control: .*immutable\n/);
  expect(headers).toMatch(/\n\/a\/b\n {2}content-security-policy: .*'sha256-b'/);
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe(
    '/old / 301\n/api/* https://api.example.com/api/:splat 200\n',
  );
  expect(readFileSync(`${folder}.nginx.conf`, 'utf8')).toMatch(
    /map \$uri \$content_policy \{\n {4}"default" "";\n {4}"\/index\.html" ".*'sha256-home'/,
  );
});

test('no header of one file stands in two rules: hosts join them with a comma', async () => {
  const folder = join(root, 'once');
  await run([folder]);
  const rules = [
    ...readFileSync(join(folder, '_headers'), 'utf8').matchAll(/^(\/\S*)\n((?: {2}.*\n)*)/gm),
  ].map(([, path = '', lines = '']) => ({
    path: path.replace('*', ''),
    all: path.endsWith('*'),
    names: [...lines.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name),
  }));
  const namesOf = (file: string) =>
    rules
      .filter(({ path, all }) => (all ? file.startsWith(path) : file === path))
      .flatMap(({ names }) => names);
  expect(namesOf('/a')).toContain('content-security-policy');
  expect(namesOf('/assets/x.js')).toContain('cache-control');
  for (const file of ['/', '/a', '/a/b', '/assets/x.js', '/service-worker.js'])
    expect(new Set(namesOf(file)).size).toBe(namesOf(file).length);
});

test('refuses to export without an address: the sitemap would name localhost', async () => {
  const { code, text } = await run([join(root, 'nowhere')], {} as { SITE_URL: string });
  expect([code, text]).toEqual([1, expect.stringMatching(/^SITE_URL is not set: /)]);
});

test('refuses a folder that exists, and words it does not know', async () => {
  expect(await run([root])).toEqual({ code: 1, text: `${root} exists already.` });
  for (const words of [[], ['x', '--host', 'y'], ['x', '--api', 'nowhere']])
    expect((await run(words)).text).toMatch(/^Usage/);
});
