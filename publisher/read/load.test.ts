import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPages } from './load.ts';

test('in development the pages are read again only if a file has changed', () => {
  const dir = mkdtempSync(join(tmpdir(), 'load-'));
  cpSync('tools/test/small-company', dir, { recursive: true });
  const pages = loadPages(dir);
  expect(loadPages(dir)).toBe(pages);
  const file = join(dir, 'pages/pest-info/voles.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence.\n`);
  const voles = loadPages(dir).find(({ url }) => url === '/pest-info/voles');
  expect(voles?.html).toContain('One more sentence.');
});
