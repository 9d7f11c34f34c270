import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from '../server/env.ts';
import { fixtureSite } from '../server/testing/fixture-site.ts';
import { exportStatic } from './export-static.ts';

const root = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(root, { recursive: true }));
const dist = join(root, 'dist');
mkdirSync(join(dist, 'client/404'), { recursive: true });
for (const name of ['index.html', 'index.html.br', '404/index.html'])
  writeFileSync(join(dist, 'client', name), '<p>page');
const page = (hash: string) => ({ file: '', scriptHashes: [`'sha256-${hash}'`], styleHashes: [] });
writeFileSync(
  join(dist, 'manifest.json'),
  JSON.stringify({
    siteUrl: 'https://www.example.com',
    redirects: { '/old': '/' },
    pages: { '/': page('home'), '/404': page('lost') },
  }),
);

const run = (words: string[]) => {
  const lines: string[] = [];
  const code = exportStatic(words, (line) => lines.push(line), {
    dist,
    readSettings: () => readEnv({ SITE_URL: 'https://www.example.com' }),
    loadCompany: () => fixtureSite,
  });
  return { code, text: lines.join('\n') };
};

test('writes the pages with their headers, redirects and the way to the API', () => {
  const folder = join(root, 'out');
  expect(run([folder, '--api', 'https://api.example.com']).code).toBe(0);
  expect(existsSync(join(folder, 'index.html.br'))).toBe(false);
  expect(existsSync(join(folder, '404.html'))).toBe(true);
  const headers = readFileSync(join(folder, '_headers'), 'utf8');
  expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)*? {2}strict-transport-security: max-age=/);
  expect(headers).toMatch(/\n\/assets\/\*\n {2}cache-control: .*immutable\n/);
  expect(headers).toMatch(/\n\/\n {2}content-security-policy: .*'sha256-home'/);
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe(
    '/old / 301\n/api/* https://api.example.com/api/:splat 200\n',
  );
});

test('refuses a folder that exists, and words it does not know', () => {
  expect(run([root])).toEqual({ code: 1, text: `${root} exists already.` });
  for (const words of [[], ['x', '--host', 'y'], ['x', '--api', 'nowhere']])
    expect(run(words).text).toMatch(/^Usage/);
});
