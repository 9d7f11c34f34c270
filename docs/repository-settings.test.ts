/** The files that GitHub and Renovate read agree with the repository. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

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
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual(
    [],
  );
  expect(JSON.parse(read('.github/renovate.json')).rangeStrategy).toBe('pin');
});

test('an issue form has what GitHub asks for', () => {
  const files = globSync('.github/ISSUE_TEMPLATE/*.yml').filter((file) => !/config/.test(file));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const { name, description, body } = parse(read(file)) as {
      name: string;
      description: string;
      body: { type: string; id?: string; attributes: { label?: string; options?: string[] } }[];
    };
    expect([name, description].every(Boolean), file).toBe(true);
    const fields = body.filter(({ type }) => type !== 'markdown');
    expect(new Set(fields.map(({ id }) => id)).size, file).toBe(fields.length);
    for (const { type, attributes } of fields) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      expect(attributes.label, file).toBeTruthy();
      expect(type === 'dropdown' && !attributes.options, file).toBe(false);
    }
  }
});

test('code owners are named for files that exist', () => {
  const paths = [...read('.github/CODEOWNERS').matchAll(/^(\/\S+)\s+@/gm)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((path) => !existsSync(`.${path}`))).toEqual([]);
});

test('SECURITY.md names the contact of security.txt', () => {
  const { security } = parse(read('content/site.yaml')) as { security: { contacts: string[] } };
  expect(security.contacts.length).toBeGreaterThan(0);
  for (const contact of security.contacts)
    expect(read('SECURITY.md')).toContain(contact.replace('mailto:', ''));
});
