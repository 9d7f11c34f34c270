import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPages, contentDir, loadPages, loadSite, type Page } from './load.ts';

const pages = loadPages();
const page = pages.find(({ url }) => url === '/pest-info/ants') as Page;

test('a link to a missing page is refused', () => {
  const broken = { ...page, markdown: 'See [this](/no-such-page).' };
  expect(() => checkPages([...pages.filter((one) => one !== page), broken])).toThrow(
    'link to /no-such-page: expected a page that exists',
  );
});

const dir = mkdtempSync(join(tmpdir(), 'load-'));

const PERSON = 'key: ann-lee, name: Ann Lee, credentials: Entomologist, bio: Works here.';

test('a portrait must be the name of a picture', () => {
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

test('in development the pages are read again only if a file has changed', () => {
  const copy = join(dir, 'copy');
  cpSync(contentDir, copy, { recursive: true });
  const pages = loadPages(copy);
  expect(loadPages(copy)).toBe(pages);
  const file = join(copy, 'pages/pest-info/ants.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence.\n`);
  const ants = loadPages(copy).find(({ url }) => url === '/pest-info/ants');
  expect(ants?.html).toContain('One more sentence.');
});
