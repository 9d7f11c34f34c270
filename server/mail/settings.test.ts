import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { fixtureAreas, fixtureSite } from '../testing/fixture-site.ts';
import { mailContext } from './settings.ts';

test('mails in Spanish are of the snapshot that visitors see, whatever the content folder holds', () => {
  const snapshot = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const content = join(snapshot, 'content');
  for (const name of ['site.yaml', 'site.es.yaml']) cpSync(`content/${name}`, join(content, name));
  const published = readFileSync('content/site.es.yaml', 'utf8');
  const tagline = /^ {2}tagline: (.+)$/m.exec(published)?.[1] ?? '';
  writeFileSync(join(content, 'site.es.yaml'), published.replace(tagline, 'Otro lema'));
  const { sites } = mailContext(readEnv({}), {
    site: fixtureSite,
    areas: fixtureAreas,
    pages: () => snapshot,
  });
  rmSync(snapshot, { recursive: true });
  expect(sites?.es?.brand.tagline).toBe('Otro lema');
});
