import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '../read/load.ts';
import { officeFiles } from './office-files.ts';

const built = loadSite();
const siteOf = (short_name: string) => ({ ...built, brand: { ...built.brand, short_name } });
const PAGE =
  '<title>%SHORT_NAME% office</title><script type="application/json" id="company">{}</script>';

function filesOf(short_name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'service-worker.js'), 'start()');
  for (const name of ['index-1.js', 'index-1.css', 'icon.svg'])
    writeFileSync(join(folder, 'assets', name), '');
  try {
    return officeFiles(folder, siteOf(short_name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Files that the worker stores, in order. */
function storedBy(worker: string | undefined): { url: string; revision: string | null }[] {
  return JSON.parse(/^self\.officeFiles=(.*);\nstart\(\)$/.exec(worker ?? '')?.[1] ?? '[]');
}

test('the page has the company’s names, with any characters in them', () => {
  const page = filesOf('A & </script> $& B')['index.html'];
  expect(page).toContain('<title>A &#38; &#60;/script&#62; $&#38; B office</title>');
  const [, json = ''] = /id="company">(.*?)<\/script>/.exec(page ?? '') ?? [];
  expect(JSON.parse(json)).toEqual({ name: built.brand.name, short_name: 'A & </script> $& B' });
});

test('the worker stores the page, styles and scripts, and changes with the company', () => {
  const [one, other] = ['One', 'Two'].map((name) => storedBy(filesOf(name)['service-worker.js']));
  expect(one?.map(({ url }) => url)).toEqual([
    '/office/assets/index-1.css',
    '/office/assets/index-1.js',
    '/office/company.css',
    '/office/',
  ]);
  const pageOf = (files: typeof one) => files?.find(({ url }) => url === '/office/')?.revision;
  expect(pageOf(one)).toMatch(/^[0-9a-f]{16}$/);
  expect(pageOf(other)).not.toBe(pageOf(one));
});
