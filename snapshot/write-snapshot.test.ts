import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('without a release of these files it says what to run before', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve('snapshot/write-snapshot.ts'), 'site', 'whole'],
    { cwd, encoding: 'utf8', env: { ...process.env, CONTENT_DIR: resolve('test/small-company') } },
  );
  rmSync(cwd, { recursive: true });
  expect(stderr).toBe('The release in dist/ does not fit these files: npm run build first.\n');
  expect(status).toBe(1);
});
