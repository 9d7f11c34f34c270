import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup } from '../backup/service/make-backup.ts';
import { openDatabase } from '../database/database.ts';
import { createMailer } from '../mail/mailer.ts';
import { fixtureMail } from '../testing/fixture-site.ts';
import { tightenFiles } from './private-files.ts';

let dir: string;
let umask: number;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'private-'));
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
});
const modeOf = (...names: string[]) => (statSync(join(dir, ...names)).mode & 0o777).toString(8);

test('whatever the umask, the database, its log, the mails and the backups are the user’s alone', async () => {
  const settings = { dataDir: dir, databaseUrl: null };
  const database = openDatabase(settings);
  await database.migrate();
  const from = { from: 'a@example.com', fromName: 'A' };
  await createMailer({ smtpUrl: null, ...from, folder: join(dir, 'mail') }).send(fixtureMail);
  const made = await makeBackup({
    ...{ ...settings, diskReserveBytes: 0, backupRecipients: [], backupCommand: null },
    ...{ backupKeep: { hourly: 1, daily: 1 }, contentDir: join(dir, 'none'), copyDays: 1 },
  });
  const backup = made?.file.slice(dir.length + 1) ?? '';
  for (const name of ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm', 'mail/lead.1.eml'])
    expect([name, modeOf(name)]).toEqual([name, '600']);
  for (const name of ['mail', 'backups']) expect([name, modeOf(name)]).toEqual([name, '700']);
  for (const name of [backup, 'backups/erasures.age'])
    expect([name, modeOf(name)]).toEqual([name, '600']);
  await database.close();
});

test('what an older version left open is closed at the start, deep down, and nothing else is touched', () => {
  mkdirSync(join(dir, 'mail'));
  mkdirSync(join(dir, 'backups/2026-11-21/mail'), { recursive: true });
  for (const name of ['leads.sqlite', 'mail/a.eml', 'backups/2026-11-21/mail/a.eml', 'other.txt'])
    writeFileSync(join(dir, name), '');
  chmodSync(join(dir, 'mail/a.eml'), 0o444);
  expect(tightenFiles(dir)).toEqual([]);
  expect([
    modeOf('leads.sqlite'),
    modeOf('mail'),
    modeOf('mail/a.eml'),
    modeOf('backups'),
    modeOf('backups/2026-11-21/mail'),
    modeOf('backups/2026-11-21/mail/a.eml'),
    modeOf('other.txt'),
  ]).toEqual(['600', '700', '400', '700', '700', '600', '644']);
  expect(tightenFiles(join(dir, 'nowhere'))).toEqual([]);
});
