import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentDir, loadPage, loadSite } from './load.ts';

const dir = mkdtempSync(join(tmpdir(), 'people-'));

const PERSON = 'key: ann-lee, name: Ann Lee, credentials: Entomologist, bio: Works here.';

test('nobody is invented: as shipped, no page names an author or a reviewer', () => {
  expect(loadSite().people).toEqual([]);
});

test('a page names only people whom site.yaml lists', () => {
  writeSite(`[{ ${PERSON} }]`);
  expect(pageBy('ann-lee').matter.author).toBe('ann-lee');
  expect(() => pageBy('bo-ray')).toThrow(
    'field "author": expected a key of people in site.yaml (ann-lee), found "bo-ray"',
  );
});

test('two people never share a key', () => {
  writeSite(`[{ ${PERSON} }, { ${PERSON} }]`);
  expect(() => loadSite(dir)).toThrow('a key of their own for everybody');
});

test('a portrait is the name of a picture', () => {
  writeSite(`[{ ${PERSON}, photo: { file: ann.jpg } }]`);
  expect(loadSite(dir).people[0]?.photo?.file).toBe('ann.jpg');
  writeSite(`[{ ${PERSON}, photo: { file: ann } }]`);
  expect(() => loadSite(dir)).toThrow('a file name like crew-2026.jpg');
});

function writeSite(people: string): void {
  cpSync(join(contentDir, 'site.yaml'), join(dir, 'site.yaml'));
  const source = readFileSync(join(dir, 'site.yaml'), 'utf8');
  writeFileSync(join(dir, 'site.yaml'), source.replace('people: []', `people: ${people}`));
}

function pageBy(author: string) {
  const source = readFileSync(join(contentDir, 'pages/pest-info/ants.md'), 'utf8');
  const file = join(dir, 'ants.md');
  writeFileSync(file, source.replace('---\n', `---\nauthor: ${author}\n`));
  return loadPage(dir, file, loadSite(dir));
}
