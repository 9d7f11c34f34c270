import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { contentDir, publishedVisits } from './load.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-visits-'));
  for (const name of ['before', 'after'])
    cpSync(contentDir, join(folder, name), { recursive: true });
});

test('windows and closed days are those of what is shown now, and the last ones where it has none', () => {
  const file = join(folder, 'after', 'visits.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('closed: [', 'closed: ["2026-12-03", '));
  let shown: string | undefined = join(folder, 'before');
  const visits = publishedVisits(() => shown);
  expect(visits?.().closed).not.toContain('2026-12-03');
  shown = join(folder, 'after');
  expect(visits?.().closed).toContain('2026-12-03');
  rmSync(join(folder, 'before', 'visits.yaml'));
  shown = join(folder, 'before');
  expect(visits?.().closed).toContain('2026-12-03');
  expect(publishedVisits(() => shown)).toBeNull();
});
