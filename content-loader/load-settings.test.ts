import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentDir, loadCareers, loadPages, loadProducts } from './load.ts';

const dir = mkdtempSync(join(tmpdir(), 'settings-'));

test('the labels page has its products and the address of the label search', () => {
  const { products, label_search } = loadProducts();
  expect(label_search).toMatch(/^https:/);
  expect(products.length).toBeGreaterThan(20);
});

test('the careers page has roles in areas that exist', () => {
  expect(loadCareers().roles.map((role) => role.id)).toContain('pest-control-technician');
});

test('a role in an unknown area is refused with the field, the areas and the stranger', () => {
  cpSync(join(contentDir, 'areas'), join(dir, 'areas'), { recursive: true });
  writeFileSync(
    join(dir, 'careers.yaml'),
    `sample: true
mail_subject: "Application: {role}"
roles:
  - { id: tester, title: T, areas: [atlantis], open: true, summary: S, does: [d], needs: [n], training: t }
`,
  );
  expect(() => loadCareers(dir)).toThrow(
    /careers\.yaml:4: field "roles\.0\.areas\.0": expected one of richmond, .*found "atlantis"/,
  );
});

test('development reads the pages again when a file has changed, and only then', () => {
  const copy = join(dir, 'copy');
  cpSync(contentDir, copy, { recursive: true });
  const pages = loadPages(copy);
  expect(loadPages(copy)).toBe(pages);
  const file = join(copy, 'pages/pest-info/ants.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence.\n`);
  const ants = loadPages(copy).find(({ url }) => url === '/pest-info/ants');
  expect(ants?.html).toContain('One more sentence.');
});
