import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { readEnv } from '../../server/env.ts';
import { findLink, redeemLink } from '../../server/office/store/people.ts';
import { runOffice } from './office.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'office-cli-'));
});

async function run(...words: string[]): Promise<[code: number, lines: string[]]> {
  const lines: string[] = [];
  const settings = () => readEnv({ DATA_DIR: dataDir, SITE_URL: 'https://fixture.example' });
  const code = await runOffice(words, (line) => lines.push(line), settings);
  return [code, lines];
}

test('the first person can be invited before the server was ever started, and is an owner', async () => {
  const [code, lines] = await run('invite', 'Olive@Fixture.example');
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^olive@fixture.example is invited as owner\./);
  const [, token = ''] =
    /^https:\/\/fixture\.example\/office\/sign-in#([\w-]{43})$/.exec(lines[1] ?? '') ?? [];
  const database = openDatabase({ dataDir, databaseUrl: null });
  expect(await findLink(database.db, token, Date.now() + 23 * 3_600_000)).toMatchObject({
    kind: 'invite',
  });
  expect(await findLink(database.db, token, Date.now() + 24 * 3_600_000)).toBeNull();
  await database.close();
});

test('inviting the first person again prints a new link, and the person stays an owner', async () => {
  await run('invite', 'olive@fixture.example');
  const [code, lines] = await run('invite', 'olive@fixture.example');
  expect([code, lines[0]]).toEqual([0, expect.stringContaining('is invited as owner.')]);
  expect((await run('people'))[1]).toEqual(['olive@fixture.example  owner  invited']);
});

test('inviting an office user prints a sign-in link, even without passkey and mail server', async () => {
  const [, lines] = await run('invite', 'olive@fixture.example');
  const database = openDatabase({ dataDir, databaseUrl: null });
  const tokenIn = (line = '') => line.replace(/^.*#/, '');
  await redeemLink(database.db, tokenIn(lines[1]), 'Olive', Date.now());
  const [code, again] = await run('invite', 'olive@fixture.example');
  expect([code, again[0]]).toEqual([0, expect.stringContaining('signs in once')]);
  expect(await findLink(database.db, tokenIn(again[1]), Date.now())).toMatchObject({
    kind: 'sign-in',
  });
  await database.close();
});

test('people are listed and removed', async () => {
  await run('invite', 'olive@fixture.example');
  await run('invite', 'mia@fixture.example');
  expect((await run())[1]).toEqual([
    'olive@fixture.example  owner  invited',
    'mia@fixture.example  office  invited',
  ]);
  expect(await run('remove', 'mia@fixture.example')).toEqual([
    0,
    ['mia@fixture.example is removed.'],
  ]);
  expect((await run('remove', 'mia@fixture.example'))[0]).toBe(1);
  expect((await run('people'))[1]).toHaveLength(1);
});

test('invalid arguments print the usage', async () => {
  for (const words of [['invite'], ['invite', 'x'], ['invite', 'a@b.example', 'boss'], ['help']]) {
    const [code, lines] = await run(...words);
    expect([words, code, lines[0]]).toEqual([words, words[0] === 'help' ? 0 : 1, 'Usage:']);
  }
});
