import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readEnv } from '../../env.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('without a company in CONTENT_DIR a first start says in one sentence what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  vi.stubEnv('CONTENT_DIR', join(folder, 'none'));
  // The folder is read from the environment when the module is loaded.
  vi.resetModules();
  const { startPages } = await import('./start-content.ts');
  const lines: string[] = [];
  const started = await startPages(readEnv({ DATA_DIR: folder }), (line) => lines.push(line));
  expect(started).toBeNull();
  expect(lines).toEqual([
    expect.stringMatching(/^There is no site\.yaml in .*none: set CONTENT_DIR to .*\.$/),
  ]);
});
