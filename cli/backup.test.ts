import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '../server/env.ts';
import { newSubmission, startTestServer } from '../server/testing/test-server.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const run = async (
  command: (print: (line: string) => void, settings: typeof readEnv) => Promise<number>,
  dataDir: string,
) => {
  const lines: string[] = [];
  const code = await command(
    (line) => lines.push(line),
    () => readEnv({ DATA_DIR: dataDir }),
  );
  return { code, lines };
};

test('npm run backup and npm run restore say what they did', async () => {
  const server = await startTestServer('sqlite');
  await server.post('/api/contact-submissions', newSubmission());
  const made = await run(backUp, server.database.dataDir);
  expect(made.lines[0]).toBe('contact_submissions: 1 rows');
  const folder = /written to (\S+)\./.exec(made.lines.at(-1) ?? '')?.[1] ?? '';
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

test('without a database there is nothing to back up', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'leads-nothing-'));
  const { code, lines } = await run(backUp, empty);
  expect([code, lines[0]]).toEqual([1, expect.stringMatching(/^No backup was made: /)]);
  rmSync(empty, { recursive: true });
});

test('npm run backup deletes what is older than BACKUP_DAYS, and nothing else', async () => {
  const server = await startTestServer('sqlite');
  const { dataDir } = server.database;
  const dayMs = 86_400_000;
  const nameOf = (time: number) => new Date(time).toISOString().replaceAll(':', '-');
  const names = {
    old: nameOf(Date.now() - 15 * dayMs),
    killed: `${nameOf(Date.now() - 15 * dayMs)}.unfinished`,
    young: nameOf(Date.now() - 13 * dayMs),
    own: 'before-the-move',
  };
  for (const name of Object.values(names))
    mkdirSync(join(dataDir, 'backups', name), { recursive: true });
  const { code, lines } = await run(backUp, dataDir);
  expect(code).toBe(0);
  const left = readdirSync(join(dataDir, 'backups'));
  expect(left).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining([names.young, names.own]));
  expect(lines.filter((line) => line.startsWith('Deleted '))).toEqual([
    `Deleted ${join(dataDir, 'backups', names.old)}: older than 14 days (BACKUP_DAYS).`,
    `Deleted ${join(dataDir, 'backups', names.killed)}: older than 14 days (BACKUP_DAYS).`,
  ]);
  await server.close();
});
