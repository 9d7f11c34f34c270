import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../tools/programs/find-postgres.ts';
import { askForCompany } from './first-start-routes.ts';

let folder: string;
let url: string;
let code: string;
let made: Promise<() => Promise<void>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  code = await new Promise((resolve) => {
    made = askForCompany({ host: '127.0.0.1', port }, folder, (line) =>
      resolve(/code: (\S{9})$/.exec(line)?.[1] ?? ''),
    );
  });
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  // An unanswered page ends, too.
  if (!existsSync(join(folder, 'site.yaml'))) await post({ town: 'Bend, OR' }).catch(() => {});
  await (await made)();
  rmSync(folder, { recursive: true, force: true });
});

function post(fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({
    name: 'Cascade Pest',
    phone: '',
    town: 'Bend',
    code,
    ...fields,
  });
  return fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
}
const isWritten = () => existsSync(join(folder, 'site.yaml'));

test('three answers and the code make a company, and the page says so until the site begins', async () => {
  expect(await (await fetch(url)).text()).toContain('In which town do you work?');
  // Letters of any size, and without the dash.
  const typed = code.replace('-', '').toUpperCase();
  expect((await post({ phone: '541 382 5309', code: typed })).status).toBe(303);
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toContain('phone: "(541) 382-5309"');
  expect(await (await fetch(url)).text()).toContain('Your site is being made');
});

test.each<[string, number, Record<string, string>, Record<string, string>]>([
  ['with another code', 403, { code: '0' }, {}],
  ['from another site', 403, {}, { origin: 'https://elsewhere.example' }],
  ['without a name', 422, { name: ' ' }, {}],
  ['with a phone of seven digits', 422, { phone: '382 5309' }, {}],
  ['that is too long', 413, { town: 'x'.repeat(5000) }, {}],
])('a form %s writes nothing', async (_, status, fields, headers) => {
  expect((await post(fields, headers)).status).toBe(status);
  expect(isWritten()).toBe(false);
});

test('a folder that can’t be written, or holds such a file, says so and stays as it was', async () => {
  mkdirSync(join(folder, 'areas'));
  writeFileSync(join(folder, 'areas/bend.yaml'), 'mine');
  const answer = await post();
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('areas/bend.yaml is there already');
  expect(isWritten()).toBe(false);
  expect(readFileSync(join(folder, 'areas/bend.yaml'), 'utf8')).toBe('mine');
});
