import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readEnv } from '../server/env.ts';
import { newSubmission, startTestServer } from '../server/testing/test-server.ts';
import { backUp, makeKey } from './backup.ts';
import { restore } from './restore.ts';

const run = async (
  command: (print: (line: string) => void, settings: typeof readEnv) => Promise<number>,
  dataDir: string,
  env: Record<string, string> = {},
) => {
  const lines: string[] = [];
  const code = await command(
    (line) => lines.push(line),
    () => readEnv({ DATA_DIR: dataDir, ...env }),
  );
  return { code, lines };
};

test('npm run backup and npm run restore say what they did', async () => {
  const server = await startTestServer('sqlite');
  await server.post('/api/contact-submissions', newSubmission());
  const made = await run(backUp, server.database.dataDir);
  expect(made.lines[0]).toBe('contact_submissions: 1 rows');
  const folder =
    /written to (\S+)\.$/.exec(made.lines.find((line) => line.startsWith('Backup')) ?? '')?.[1] ??
    '';
  const empty = mkdtempSync(join(tmpdir(), 'leads-restored-'));
  const restoring = (...args: Parameters<typeof backUp>) => restore([folder], ...args);
  const restored = await run(restoring, empty);
  expect([restored.code, restored.lines[0]]).toEqual([0, 'contact_submissions: 1 rows']);
  const again = await run(restoring, empty);
  expect([again.code, again.lines[0]]).toEqual([
    1,
    expect.stringMatching(/^Nothing was restored: There is data in \w+ already/),
  ]);
  rmSync(empty, { recursive: true });
  await server.close();
});

test('a key pair is made, a backup copied to another disk, and restored on a fresh machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-elsewhere-'));
  const [file, disk, fresh] = ['key', 'disk', 'fresh'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const lines: string[] = [];
  expect(makeKey([file], (line) => lines.push(line))).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(makeKey([file], (line) => lines.push(line))).toBe(1);
  expect(lines.at(-1)).toBe(`${file} is there already.`);
  expect(makeKey(['--help'], (line) => lines.push(line))).toBe(1);
  expect(lines.at(-1)).toMatch(/^Usage/);
  const [, BACKUP_PUBLIC_KEY = ''] = /BACKUP_PUBLIC_KEY=(.+)/.exec(lines.join('\n')) ?? [];
  const BACKUP_URL = pathToFileURL(disk).href;
  const server = await startTestServer('sqlite');
  await server.post('/api/contact-submissions', newSubmission());
  const { dataDir } = server.database;
  const backUpThere = () => run(backUp, dataDir, { BACKUP_URL, BACKUP_PUBLIC_KEY });
  const unmounted = await backUpThere();
  expect([unmounted.code, unmounted.lines.at(-1)]).toEqual([
    1,
    `No copy was made elsewhere: ${disk} is not there: is the disk mounted?`,
  ]);
  mkdirSync(disk);
  const made = await backUpThere();
  expect(made.lines.at(-1)).toMatch(/^Copied to .*\/backups\/.*\.sealed$/);
  const restoring = (...words: string[]) => run((...args) => restore(words, ...args), fresh);
  const wrong = await restoring('--from', BACKUP_URL, '--key', join(folder, 'none'));
  expect(wrong.lines.at(-1)).toMatch(/^Nothing was restored: The file of the private key/);
  const restored = await restoring('--from', BACKUP_URL, '--key', file);
  expect([restored.code, restored.lines[0]]).toEqual([0, 'contact_submissions: 1 rows']);
  expect((await restoring('--from', BACKUP_URL)).lines[0]).toMatch(/^Usage/);
  await server.close();
});

test('without a database there is nothing to back up', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'leads-nothing-'));
  const { code, lines } = await run(backUp, empty);
  expect([code, lines[0]]).toEqual([1, expect.stringMatching(/^No backup was made: /)]);
});

test('npm run backup deletes what is older than BACKUP_DAYS, and nothing else', async () => {
  const server = await startTestServer('sqlite');
  const { dataDir } = server.database;
  const dayMs = 86_400_000;
  const nameOf = (time: number) => new Date(time).toISOString().replaceAll(':', '-');
  const names = {
    old: nameOf(Date.now() - 15 * dayMs),
    killed: `${nameOf(Date.now() - 2 * dayMs)}.unfinished`,
    young: nameOf(Date.now() - 13 * dayMs),
    own: 'before-the-move',
    ownWithNumber: 'before-upgrade-2',
  };
  for (const name of Object.values(names))
    mkdirSync(join(dataDir, 'backups', name), { recursive: true });
  const { code, lines } = await run(backUp, dataDir);
  expect(code).toBe(0);
  const left = readdirSync(join(dataDir, 'backups'));
  expect(left).toHaveLength(4);
  expect(left).toEqual(expect.arrayContaining([names.young, names.own, names.ownWithNumber]));
  expect(lines.filter((line) => line.startsWith('Deleted '))).toEqual([
    `Deleted ${join(dataDir, 'backups', names.old)}, which has been there long enough (BACKUP_DAYS).`,
    `Deleted ${join(dataDir, 'backups', names.killed)}, which has been there long enough (BACKUP_DAYS).`,
  ]);
  await server.close();
});
