import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['leads', 'newsletter', 'backup'])(
  'npm run %s names the company of which it reads settings, beside what it prints',
  (command) => {
    const folder = mkdtempSync(join(tmpdir(), 'data-'));
    const { stdout, stderr } = spawnSync(process.execPath, [`cli/${command}.ts`], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder, CONTENT_DIR: 'test/rebrand/content' },
    });
    rmSync(folder, { recursive: true });
    expect(stderr).toMatch(/^Content of Larkspur Pest Control \(test\/rebrand\/content\)\.$/m);
    expect(stdout).not.toContain('Content of');
  },
);
