import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockBuild } from './build-lock.ts';

test('a second build waits for the first, also for one that is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
  const file = join(folder, 'build.lock');
  const code = `import { lockBuild } from './build/build-lock.ts';
    console.log(lockBuild(${JSON.stringify(file)}));
    setInterval(() => globalThis.gc?.(), 10);`;
  const first = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', code]);
  onTestFinished(() => {
    first.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const [said] = await once(first.stdout, 'data');
  expect(String(said)).toBe('true\n');
  expect(lockBuild(file, 200)).toBe(false);
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(lockBuild(file, 200)).toBe(true);
});

test('a lock that can’t be had for another reason is not taken for another build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'build.lock');
  writeFileSync(file, 'no database '.repeat(100));
  expect(() => lockBuild(file, 200)).toThrow('not a database');
});
