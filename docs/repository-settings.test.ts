/** The files that GitHub and Renovate read agree with the repository. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const workflow = read('.github/workflows/test.yml');

test('the workflow runs each part of npm test', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const parts = scripts.test?.split(' && ') ?? [];
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.filter((part) => !workflow.includes(`- run: ${part}\n`))).toEqual([]);
});

test('actions are pinned by the hash of a commit', () => {
  const files = globSync('.github/{workflows,actions}/**/*.yml');
  const actions = files.flatMap((file) => read(file).match(/uses: .*/g) ?? []);
  expect(actions.length).toBeGreaterThan(5);
  const pinned = /^uses: (\.\/|[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$)/;
  expect(actions.filter((action) => !pinned.test(action))).toEqual([]);
});

test('packages are pinned to exact versions, which Renovate keeps', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const tests = JSON.parse(read('tools/test/package.json'));
  const versions = Object.entries<string>({
    ...dependencies,
    ...devDependencies,
    ...tests.devDependencies,
  });
  expect(versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual(
    [],
  );
  expect(JSON.parse(read('.github/renovate.json')).rangeStrategy).toBe('pin');
});
