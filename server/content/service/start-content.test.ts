import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '../../env.ts';
import { fakeRenderer } from '../../testing/fake-renderer.ts';

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  lines = [];
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Starts on this company. The folder is read from the environment when the module is loaded. */
async function start(contentDir: string, env: Record<string, string> = {}) {
  vi.stubEnv('CONTENT_DIR', contentDir);
  vi.resetModules();
  const { startPages } = await import('./start-content.ts');
  return startPages(readEnv({ DATA_DIR: folder, ...env }), (line) => lines.push(line));
}

test('without a company in CONTENT_DIR a first start says in one sentence what to do', async () => {
  expect(await start(join(folder, 'none'))).toBeNull();
  expect(lines).toEqual([
    expect.stringMatching(/^There is no site\.yaml in .*none: set CONTENT_DIR to .*\.$/),
  ]);
});

test('without its database it serves what was served last', async () => {
  const texts = new Map([['pages/about.md', 'About us']]);
  await fakeRenderer(folder).renderSite('state', { texts, now: 0, uploads: new Map() });
  const published = await start('content', { DATABASE_URL: 'postgres://x@127.0.0.1:1/none' });
  expect(published?.first).toBeNull();
  expect(String(await published?.served.current()?.files.get('/')?.plain())).toBe('About us');
  published?.renderer.stop();
});
