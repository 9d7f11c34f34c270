import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('it names first whose content it reads, and without a release of these files what to run before', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const content = resolve('test/rebrand/content');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('snapshot/write-snapshot.ts'), 'site', 'whole'],
    { cwd, encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content } },
  );
  rmSync(cwd, { recursive: true });
  expect(stdout).toBe(`Content of Larkspur Pest Control (${content}).\n`);
  expect(stderr).toBe('The release in dist/ does not fit these files: npm run build first.\n');
  expect(status).toBe(1);
});
