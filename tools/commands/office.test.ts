import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../server/database/database.ts';
import { findLink, redeemLink } from '../../server/office/store/people.ts';
import { runOffice } from './office.ts';
import { runCommand } from './testing/run-command.ts';

const HOUR = 3_600_000;
let dataDir: string;
let opened: OpenDatabase | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'office-cli-'));
});
afterEach(() => opened?.close());

const run = (...words: string[]) =>
  runCommand(runOffice, words, { DATA_DIR: dataDir, SITE_URL: 'https://fixture.example' });
const database = () => {
  opened = openDatabase({ dataDir, databaseUrl: null });
  return opened.db;
};
const tokenIn = (text: string) =>
  /^https:\/\/fixture\.example\/office\/sign-in#([\w-]{43})$/m.exec(text)?.[1] ?? '';

test('the first person can be invited before the server was ever started, and again, and is an owner', async () => {
  await run('invite', 'olive@fixture.example');
  const [code, text] = await run('invite', 'Olive@Fixture.example');
  expect([code, text]).toEqual([
    0,
    expect.stringMatching(/^olive@fixture.example is invited as owner\./),
  ]);
  const link = (at: number) => findLink(database(), tokenIn(text), Date.now() + at);
  expect(await link(23 * HOUR)).toMatchObject({ kind: 'invite' });
  expect(await link(24 * HOUR)).toBeNull();
  expect((await run('people'))[1]).toBe('olive@fixture.example  owner  invited');
});

test('inviting an office user prints a sign-in link, even without passkey and mail server', async () => {
  const [, invited] = await run('invite', 'olive@fixture.example');
  const db = database();
  await redeemLink(db, tokenIn(invited), 'Olive', Date.now());
  const [code, again] = await run('invite', 'olive@fixture.example');
  expect([code, again]).toEqual([0, expect.stringContaining('signs in once')]);
  expect(await findLink(db, tokenIn(again), Date.now())).toMatchObject({ kind: 'sign-in' });
});

test('people are listed and removed', async () => {
  await run('invite', 'olive@fixture.example');
  await run('invite', 'mia@fixture.example');
  const [olive, mia] = ['olive@fixture.example  owner  invited', 'mia@fixture.example'];
  expect((await run())[1]).toBe(`${olive}\n${mia}  office  invited`);
  expect(await run('remove', mia)).toEqual([0, `${mia} is removed.`]);
  expect((await run('remove', mia))[0]).toBe(1);
  expect((await run('people'))[1]).toBe(olive);
});

test.each([
  [1, ['invite']],
  [1, ['invite', 'a@b.example', 'boss']],
  [0, ['help']],
])('with code %i, %j prints the usage', async (code, words) => {
  expect(await run(...words)).toEqual([code, expect.stringMatching(/^Usage:/)]);
});
