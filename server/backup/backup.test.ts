import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupName } from '../../domain/backup/backups.ts';
import { backUp } from '../../tools/commands/backup.ts';
import { restore } from '../../tools/commands/restore.ts';
import { fastFolder } from '../../tools/programs/find-postgres.ts';
import { openDatabase } from '../database/database.ts';
import { readEnv } from '../env.ts';
import { erasePerson } from '../personal-data/personal-data-service.ts';
import {
  createPostgresDatabase,
  type DatabaseKind,
  describeOnBoth,
  newSubmission,
  serverForEachTest,
} from '../testing/test-server.ts';
import { runCommand } from './service/backup-command.ts';
import { readErasures } from './service/erasures.ts';
import {
  type BackupSettings,
  backupSettings,
  isBackupDue,
  makeBackup,
} from './service/make-backup.ts';
import { openBackup } from './service/restore-backup.ts';
import { hourlyBackup } from './service/schedule.ts';
import { readBackupState } from './store/backup-state.ts';
import { checkCopy, copyDatabase } from './store/database-copy.ts';
import { openFile } from './store/encryption.ts';
import { lockBackups } from './store/lock.ts';

const HOUR_MS = 3_600_000;
const identity = await generateIdentity();
const recipient = await identityToRecipient(identity);
const otherIdentity = await generateIdentity();
const PATH = process.env.PATH;

/** Runs a command of the owner. */
async function run(command: typeof restore, words: string[], env: Record<string, string>) {
  const lines: string[] = [];
  const code = await command(
    words,
    (line) => lines.push(line),
    () => readEnv(env),
  );
  return { code, lines, last: lines.at(-1) ?? '' };
}

let folder: string;
let elsewhere: string;
let keyFile: string;
let contentDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(fastFolder(), 'backup-test-'));
  elsewhere = join(folder, 'elsewhere');
  contentDir = join(folder, 'content');
  keyFile = join(folder, 'key.txt');
  for (const path of [elsewhere, contentDir]) mkdirSync(path);
  writeFileSync(join(contentDir, 'site.yaml'), 'brand: Wren');
  writeFileSync(keyFile, `# created: today\n${identity}\n`);
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true, force: true });
});

/** A site with backups, and what its owner does with them. */
function backedUp(kind: DatabaseKind) {
  const server = serverForEachTest(kind);

  const settings = (changes: Partial<BackupSettings> = {}): BackupSettings => {
    const { dataDir, databaseUrl } = server.database;
    const env = readEnv({
      ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DISK_RESERVE_BYTES: '0' },
      ...{ BACKUP_RECIPIENTS: recipient, BACKUP_COMMAND: `cp "$1" ${elsewhere}` },
    });
    return { ...backupSettings(env, contentDir, 90), ...changes };
  };
  const back = async (changes: Partial<BackupSettings> = {}) => {
    const made = await makeBackup(settings(changes));
    if (!made) throw new Error('a backup is running');
    return made.file;
  };
  const lead = async (changes: Record<string, unknown> = {}) => {
    const submission = newSubmission(changes);
    expect((await server.post('/api/contact-submissions', submission)).statusCode).toBe(201);
    return submission.submission_id;
  };
  const state = () => readBackupState(server.database.db);
  const backups = () => readdirSync(join(server.database.dataDir, 'backups'));

  /** An empty machine. */
  const newPlace = async () => ({
    DATA_DIR: mkdtempSync(join(folder, 'new-')),
    ...(kind === 'postgres' && { DATABASE_URL: await createPostgresDatabase() }),
  });
  const restoreInto = (place: Record<string, string>, ...words: string[]) =>
    run(restore, words, place);
  async function restored(...words: string[]) {
    const place = await newPlace();
    const { code, lines } = await restoreInto(place, ...words);
    expect({ code, lines }).toMatchObject({ code: 0 });
    const { databaseUrl, dataDir } = readEnv(place);
    const database = openDatabase({ dataDir, databaseUrl });
    return { ...database, dataDir, lines };
  }
  return { server, settings, back, lead, state, backups, newPlace, restoreInto, restored };
}

const key = () => ['--identity', keyFile];
const otherKey = () => {
  writeFileSync(keyFile, otherIdentity);
  return key();
};
const cut = (file: string) => {
  truncateSync(file, readFileSync(file).length - 100_000);
  return file;
};

describeOnBoth('a backup', (kind) => {
  const { server, settings, back, lead, newPlace, restoreInto, restored } = backedUp(kind);

  test('brings back every row, the mails and the content, but no sign-in, and holds nothing that was deleted before', async () => {
    const { db, dataDir } = server.database;
    await lead({ email: 'canary@example.com' });
    await db.deleteFrom('contact_submissions').execute();
    await db.deleteFrom('outbox').execute();
    await lead({ description: 'Tab\tand\nline \\. end' });
    await db
      .insertInto('office_challenges')
      .values({
        ...{ challenge_id: 'canary', challenge: 'canary', kind: 'sign-in', expires_at: 1 },
        person_id: null,
      })
      .execute();
    mkdirSync(join(dataDir, 'mail'), { recursive: true });
    writeFileSync(join(dataDir, 'mail/a.eml'), 'A mail');
    const file = await back();
    const bytes = await text(await openFile(file, identity));
    expect(bytes.includes('canary')).toBe(false);
    expect(readFileSync(file).includes('A mail')).toBe(false);
    expect(readFileSync(join(elsewhere, basename(file))).equals(readFileSync(file))).toBe(true);
    const place = await restored(file, ...key(), '--erasures', join(elsewhere, 'erasures.age'));
    for (const table of ['contact_submissions', 'outbox'] as const) {
      const rows = await place.db.selectFrom(table).selectAll().execute();
      expect(rows).toEqual(await db.selectFrom(table).selectAll().execute());
    }
    expect(await place.db.selectFrom('office_challenges').selectAll().execute()).toEqual([]);
    expect(readFileSync(join(place.dataDir, 'mail/a.eml'), 'utf8')).toBe('A mail');
    const content = join(place.dataDir, 'restored-content/site.yaml');
    expect(readFileSync(content, 'utf8')).toBe('brand: Wren');
    expect(readdirSync(place.dataDir)).not.toContain('restore');
    await place.close();
  });

  test('of before an erasure comes back without the person', async () => {
    const gone = await lead({ email: 'gone@example.com', phone: '804 555 0142' });
    const stays = await lead({ email: 'stays@example.com', phone: '804 555 0143' });
    const file = await back();
    const person = { email: 'gone@example.com', phone: null };
    const { isListedElsewhere } = await erasePerson(person, settings());
    expect(isListedElsewhere).toBe(true);
    const list = join(elsewhere, 'erasures.age');
    expect(readFileSync(list, 'utf8')).not.toContain(gone);
    await expect(readErasures(list, otherIdentity)).rejects.toThrow(/does not open every entry/);
    const place = await restored(file, ...key(), '--erasures', list);
    const ids = await place.db.selectFrom('contact_submissions').select('submission_id').execute();
    expect(ids).toEqual([{ submission_id: stays }]);
    // The list goes on: an older backup may be restored next.
    expect(await place.db.selectFrom('erasures').selectAll().execute()).toHaveLength(1);
    await place.close();
    const text = readFileSync(list, 'utf8');
    writeFileSync(list, text.slice(0, text.length - 60));
    await expect(readErasures(list, identity)).rejects.toThrow(/is cut, or no list of erasures/);
  });

  test('that lacks a row is no backup', async () => {
    await lead();
    const copy = join(folder, 'copy');
    mkdirSync(copy);
    const copied = await copyDatabase(settings(), copy);
    await checkCopy(copy, copied);
    const rows = { ...copied.rows, contact_submissions: 2 };
    await expect(checkCopy(copy, { ...copied, rows })).rejects.toThrow(
      'The backup is not whole: contact_submissions has 1 of 2 rows.',
    );
  });

  test('only one runs at a time', async () => {
    const folder = join(server.database.dataDir, 'backups');
    mkdirSync(folder);
    const unlock = await lockBackups(settings(), folder);
    expect(await makeBackup(settings())).toBeNull();
    await unlock?.();
    expect(await makeBackup(settings())).not.toBeNull();
  });

  test('a missing program is named', async () => {
    process.env.PATH = '/nowhere';
    const program = kind === 'postgres' ? 'pg_dump' : 'tar';
    await expect(back()).rejects.toThrow(`${program} is not installed: install it`);
  });

  test('is not restored over data, nor into the other kind of database, nor by an older version', async () => {
    const { dataDir, databaseUrl } = server.database;
    const file = await back();
    const here = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const words = [file, ...key(), '--no-erasures'];
    expect((await restoreInto(here, ...words)).last).toMatch(/holds (a database|tables) already/);
    const other = {
      DATA_DIR: mkdtempSync(join(folder, 'other-')),
      ...(kind === 'sqlite' && { DATABASE_URL: await createPostgresDatabase() }),
    };
    expect((await restoreInto(other, ...words)).last).toMatch(
      kind === 'sqlite' ? /backup of SQLite: leave DATABASE_URL out/ : /set DATABASE_URL/,
    );
    await server.database.db
      .insertInto('kysely_migration' as never)
      .values({ name: '9999-later', timestamp: '' } as never)
      .execute();
    const newer = [await back(), ...key(), '--no-erasures'];
    expect((await restoreInto(await newPlace(), ...newer)).last).toContain(
      'made by a newer version',
    );
  });
});

describe('a backup', () => {
  const { server, settings, back, lead, state, backups, newPlace, restoreInto } =
    backedUp('sqlite');

  test('an erasure is listed before it happens, also while nothing can be taken elsewhere', async () => {
    await lead({ email: 'gone@example.com' });
    const person = { email: 'gone@example.com', phone: null };
    const broken = settings({ backupCommand: 'exit 1' });
    expect(await erasePerson(person, broken)).toMatchObject({ isListedElsewhere: false });
    expect(existsSync(join(elsewhere, 'erasures.age'))).toBe(false);
    await back();
    const { entries } = await readErasures(join(elsewhere, 'erasures.age'), identity);
    expect(entries).toHaveLength(1);
  });

  test.each<[string, Partial<BackupSettings>, RegExp]>([
    ['an invalid recipient', { backupRecipients: ['age1x'] }, /"age1x" in BACKUP_RECIPIENTS is no/],
    ['too little room', { diskReserveBytes: 1e15 }, /above DISK_RESERVE_BYTES: delete old backups/],
    [
      'a command that fails',
      { backupCommand: 'echo no bucket >&2; exit 3' },
      /lies on this machine alone, because BACKUP_COMMAND ended with 3: no bucket\. Mend the command/,
    ],
  ])(
    '%s is one sentence that says what to do, and the last good file stays',
    async (_what, changes, says) => {
      const file = await back();
      await expect(makeBackup(settings(changes))).rejects.toThrow(says);
      expect((await state()).failure).toMatch(says);
      await openBackup({ file, identity }, join(folder, 'look'), true);
      expect(backups()).not.toContain('unfinished');
      await back();
      expect((await state()).failure).toBeNull();
    },
  );

  test('is made every hour in a thread of its own, while leads are answered', async () => {
    const { db } = server.database;
    const backup = hourlyBackup(db, settings());
    const made = backup.runIfDue();
    await expect
      .poll(
        async () => {
          await lead();
          return (await state()).made_at;
        },
        { timeout: 20_000 },
      )
      .not.toBeNull();
    await made;
    await backup.runIfDue();
    expect(backups().filter((name) => name.startsWith('website-'))).toHaveLength(1);
  }, 30_000);

  test('is proved elsewhere, and the proof is recorded by its name', async () => {
    const file = await back();
    const { code, last } = await restoreInto({}, file, ...key(), '--check');
    expect([code, last]).toEqual([0, `npm run backup -- proved ${basename(file)}`]);
    const env = { DATA_DIR: server.database.dataDir };
    const prove = async (name: string) => (await run(backUp, ['proved', name], env)).code;
    expect(await prove('yesterday')).toBe(1);
    expect(await prove(backupName(Date.now() + HOUR_MS))).toBe(1);
    expect((await state()).proved_at).toBeNull();
    expect(await prove(basename(file))).toBe(0);
    const { made_at, proved_at } = await state();
    expect((made_at ?? 0) - (proved_at ?? 0)).toBeLessThan(1000);
  });

  test.each<[string, (file: string) => string[], string]>([
    ['no word about erasures', (file) => [file, ...key()], 'Say who was erased since'],
    ['no key', (file) => [file, '--no-erasures'], 'is encrypted: name the file of the private key'],
    ['another key', (file) => [file, ...otherKey(), '--no-erasures'], 'This key does not open'],
    ['a file that is cut', (file) => [cut(file), ...key(), '--no-erasures'], 'is cut or damaged'],
    ['another file', () => [keyFile, '--no-erasures'], 'or no backup of this site'],
  ])('is not restored with %s', async (_what, words, says) => {
    writeFileSync(join(contentDir, 'photo.jpg'), Buffer.alloc(200_000, 'x'));
    const place = await newPlace();
    const { code, lines } = await restoreInto(place, ...words(await back()));
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^Nothing was restored: .*${says}`))]);
    expect(code).toBe(1);
    // Nothing is left of it: the next try is the first.
    expect(readdirSync(place.DATA_DIR)).toEqual([]);
  });

  test('stays for as long as BACKUP_KEEP says', async () => {
    const folder = join(server.database.dataDir, 'backups');
    mkdirSync(folder, { recursive: true });
    const old = backupName(Date.now() - 40 * 24 * HOUR_MS);
    for (const name of [old, 'notes.txt']) writeFileSync(join(folder, name), '');
    await back();
    expect(backups()).not.toContain(old);
    expect(backups()).toContain('notes.txt');
  });
});

describe('without a database', () => {
  test('a backup is due an hour after the last began, and after a clock that was wrong', () => {
    const now = Date.UTC(2026, 10, 28);
    const isDue = (tried_at: number | null) => isBackupDue({ tried_at }, now);
    expect([null, now - HOUR_MS, now + HOUR_MS].map(isDue)).toEqual([true, true, true]);
    expect([now - HOUR_MS + 1, now + 60_000].map(isDue)).toEqual([false, false]);
  });

  test('a command that hangs is killed with what it has started', async () => {
    const pid = join(folder, 'pid');
    const backupCommand = `sleep 300 & echo $! > ${pid}; wait`;
    await expect(runCommand('x.tar.age', { backupCommand }, 2000)).rejects.toThrow(
      /x\.tar\.age lies on this machine alone, because BACKUP_COMMAND took longer than/,
    );
    // Empty for a zombie: a process that ended and was not waited for.
    const started = `/proc/${readFileSync(pid, 'utf8').trim()}/cmdline`;
    await expect.poll(() => existsSync(started) && readFileSync(started, 'utf8')).toBeFalsy();
  });
});
