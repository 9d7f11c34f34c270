import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSubjectProblem } from './commit-subjects.ts';

test.each([
  'Handle refused Web Locks in cross-site frames',
  'Process pictures in their own thread',
  'Embed the form with a height of its own',
  'Pass the clock to the worker',
  `Add ${'x'.repeat(68)}`,
])('"%s" is a good subject', (subject) => {
  expect(findSubjectProblem(subject)).toBeNull();
});

test.each([
  ['Add', 'x'.repeat(69), '73 characters'],
  ['add', 'a check', 'capital letter'],
  ['Add', 'a check.', 'period'],
  ['Added', 'a check', '"Added"'],
  ['Adding', 'a check', '"Adding"'],
  ['Adds', 'a check', '"Adds"'],
])('"%s %s" is refused: %s', (start, rest, problem) => {
  expect(findSubjectProblem(`${start} ${rest}`)).toContain(problem);
});

test('only commits after the revision are checked; the hook reads the first line of its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'subjects-'));
  try {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    const git = (...words: string[]) =>
      execFileSync('git', [...identity, ...words], { cwd: folder, encoding: 'utf8' });
    const commit = (subject: string) => git('commit', '-q', '--allow-empty', '-m', subject);
    git('init', '-q');
    commit('an old subject that ends with a period.');
    commit('Add a file');
    const program = join(import.meta.dirname, 'commit-subjects.ts');
    const check = (...words: string[]) =>
      spawnSync(process.execPath, [program, ...words], { cwd: folder, encoding: 'utf8' });
    expect(check('HEAD~1')).toMatchObject({ status: 0, stderr: '' });
    commit('Added another file');
    expect(check('HEAD~2')).toMatchObject({ status: 1 });
    expect(check('HEAD~2').stderr).toContain('"Added another file" begins with "Added"');
    writeFileSync(join(folder, 'message'), 'Add a file\n\nIt was missing.\n');
    expect(check('--message', 'message').status).toBe(0);
    writeFileSync(join(folder, 'message'), 'Adds a file\n');
    expect(check('--message', 'message').status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
