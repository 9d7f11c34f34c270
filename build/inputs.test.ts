import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOf, refusal } from './inputs.ts';

const build = { hash: 'x', contentDir: 'content-acme' };
const here = { production: true, hasBuildTools: true, contentDir: 'content' };

test('in production a build of one company is never replaced by another one’s', () => {
  const said =
    'The build was made from content-acme, but CONTENT_DIR names content: set CONTENT_DIR=content-acme, or build again with the content you mean.';
  expect(refusal(build, here)).toBe(said);
  expect(refusal(build, { ...here, hasBuildTools: false })).toBe(said);
  // On a developer's machine the other content is built, and the line above it says which.
  expect(refusal(build, { ...here, production: false })).toBeNull();
});

test('the same content that has changed is built again where that can be done', () => {
  const same = { ...here, contentDir: 'content-acme' };
  expect(refusal(build, same)).toBeNull();
  expect(refusal(null, same)).toBeNull();
  expect(refusal(build, { ...same, hasBuildTools: false })).toMatch(/^The build does not fit /);
});

test('a folder is the same however CONTENT_DIR is written', () => {
  const folderOf = (CONTENT_DIR: string) =>
    execFileSync(
      process.execPath,
      ['-e', "import('./build/inputs.ts').then((m) => console.log(m.contentFolder()))"],
      { encoding: 'utf8', env: { ...process.env, CONTENT_DIR } },
    ).trim();
  expect(['', 'content', './content/', `${process.cwd()}/content`].map(folderOf)).toEqual(
    Array(4).fill('content'),
  );
});

test('what a tool leaves among the sources makes no build stale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'messages/.cache'), { recursive: true });
  for (const name of [
    'page.tsx',
    '.page.tsx.swp',
    'messages/en.json',
    'messages/.meta.json',
    'messages/.cache/README.md',
  ])
    writeFileSync(join(folder, name), '');
  expect(filesOf(folder)).toEqual(
    ['messages/en.json', 'page.tsx'].map((name) => join(folder, name)),
  );
});
