/**
 * Makes a backup of the running site: a tar of database, content and mails, opened again as proof, encrypted, and
 * passed to BACKUP_COMMAND.
 */
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupState, backupName, expiredBackups } from '../../../domain/backup/backups.ts';
import { hasDiskSpace } from '../../data-dir/disk-reserve.ts';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from '../../database/database.ts';
import type { Env } from '../../env.ts';
import { filesOf, readArchive, writeArchive } from '../store/archive.ts';
import { readBackupState, saveBackupState } from '../store/backup-state.ts';
import { checkCopy, copyDatabase, databaseSize, type Manifest } from '../store/database-copy.ts';
import { checkRecipients, encryptFile } from '../store/encryption.ts';
import { deleteErasureLines } from '../store/erasure-lines.ts';
import { lockBackups } from '../store/lock.ts';
import { BackupError } from '../store/programs.ts';
import { backupsFolder, runCommand } from './backup-command.ts';
import { sendErasures } from './erasures.ts';

export type BackupSettings = DatabaseSettings &
  Pick<Env, 'diskReserveBytes' | 'backupRecipients' | 'backupCommand' | 'backupKeep'> & {
    contentDir: string;
    /** retention.copy_days of site.yaml: days after which no copy contains an erased person. */
    copyDays: number;
  };

/** The settings that the backup thread needs: threads take no functions. @param copyDays retention.copy_days */
export function backupSettings(env: Env, contentDir: string, copyDays: number): BackupSettings {
  const { dataDir, databaseUrl, diskReserveBytes } = env;
  const { backupRecipients, backupCommand, backupKeep } = env;
  return {
    ...{ dataDir, databaseUrl, diskReserveBytes },
    ...{ backupRecipients, backupCommand, backupKeep, contentDir, copyDays },
  };
}

interface MadeBackup {
  file: string;
  /** Number of rows per table. */
  rows: Manifest['rows'];
  /** Names of deleted old backups. */
  deleted: string[];
}

interface BackupOptions {
  /** Skips the backup if the last one began less than an hour ago. Default false. */
  ifDue?: boolean;
  signal?: AbortSignal | undefined;
}

const INTERVAL_MS = 3_600_000;
/** A recorded run further in the future than this, ms, comes from a wrong clock. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

/** @param now ms since the epoch */
export const isBackupDue = ({ tried_at }: Pick<BackupState, 'tried_at'>, now: number): boolean =>
  tried_at === null || now - tried_at >= INTERVAL_MS || tried_at > now + CLOCK_TOLERANCE_MS;

/**
 * Makes one backup.
 * @returns null if another backup is running, or if `ifDue` and none is due
 * @throws {BackupError} with one sentence, which is also stored in the state. Earlier backups stay.
 */
export async function makeBackup(
  settings: BackupSettings,
  { ifDue = false, signal }: BackupOptions = {},
): Promise<MadeBackup | null> {
  const folder = backupsFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockBackups(settings, folder);
  if (!unlock) return null;
  const database = openDatabase(settings);
  const { db } = database;
  const now = Date.now();
  try {
    if (ifDue && !isBackupDue(await readBackupState(db), now)) return null;
    await saveBackupState(db, { tried_at: now });
    const made = await writeBackup(settings, database, now, signal);
    await saveBackupState(db, { made_at: now, failure: null });
    return made;
  } catch (error) {
    const failure = sentenceOf(error, settings);
    // A full disk may reject this row, too. The alarm then comes from the age of the last backup.
    if (!signal?.aborted) await saveBackupState(db, { failure }).catch(() => {});
    throw new BackupError(failure, { cause: error });
  } finally {
    await database.close();
    await unlock();
  }
}

async function writeBackup(
  settings: BackupSettings,
  { db }: Pick<OpenDatabase, 'db'>,
  now: number,
  signal?: AbortSignal,
): Promise<MadeBackup> {
  const { dataDir, backupRecipients, backupKeep } = settings;
  const folder = backupsFolder(settings);
  const work = join(folder, 'unfinished');
  // Left over from a killed run.
  await rm(work, { recursive: true, force: true });
  const files = filesOf(dataDir, settings.contentDir);
  try {
    checkRecipients(backupRecipients);
    await requireRoom(settings, files);
    const copy = join(work, 'copy');
    await mkdir(copy, { recursive: true, mode: 0o700 });
    const copied = await copyDatabase(settings, copy, signal);
    const manifest: Manifest = { format: 'website-backup-2', made_at: now, ...copied };
    const tar = await writeArchive(copy, manifest, files, signal);
    await proveArchive(tar, join(work, 'proof'), manifest, signal);
    let name = backupName(now);
    let finished = tar;
    if (backupRecipients.length > 0) {
      name += '.age';
      finished = join(work, name);
      await encryptFile(tar, finished, backupRecipients);
    }
    await chmod(finished, 0o600);
    await flush(finished);
    const file = join(folder, name);
    await rename(finished, file);
    await flush(folder);
    const deleted = expiredBackups(await readdir(folder), now, backupKeep);
    for (const old of deleted) await rm(join(folder, old));
    await runCommand(file, settings, undefined, signal);
    const oldest = Math.max(settings.copyDays, backupKeep.daily);
    await deleteErasureLines(db, now - oldest * DAY_MS);
    await sendErasures(db, settings);
    return { file, rows: manifest.rows, deleted };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Copy, tar and proof need at most twice the size of the data. */
async function requireRoom(
  settings: BackupSettings,
  files: [name: string, path: string][],
): Promise<void> {
  let bytes = await databaseSize(settings);
  for (const [, path] of files) bytes += await sizeOf(path);
  if (await hasDiskSpace(settings, 2 * bytes)) return;
  throw new BackupError(
    `A backup takes up to ${Math.ceil((2 * bytes) / 1e6)} MB, which ${settings.dataDir} does not have above DISK_RESERVE_BYTES: delete old backups there, set BACKUP_KEEP lower, or make the disk larger.`,
  );
}

async function sizeOf(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true }).catch(() => ['']);
  let bytes = 0;
  for (const name of entries)
    bytes += await stat(join(path, name)).then(
      (found) => (found.isFile() ? found.size : 0),
      () => 0,
    );
  return bytes;
}

/** Reads the tar as a restore would. */
async function proveArchive(
  tar: string,
  folder: string,
  { rows }: Manifest,
  signal?: AbortSignal,
): Promise<void> {
  await mkdir(folder);
  const from = { name: 'The new backup', onlyDatabase: true, signal };
  const found = await readArchive(createReadStream(tar), folder, from);
  await checkCopy(folder, { ...found, rows });
  await rm(folder, { recursive: true });
}

/** Syncs a file or a directory to disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

function sentenceOf(error: unknown, { dataDir }: BackupSettings): string {
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || /No space left|database or disk is full/.test(message))
    return `The disk of ${dataDir} is full: delete old backups there, set BACKUP_KEEP lower, or make the disk larger.`;
  if (error instanceof BackupError && message.endsWith('.')) return message;
  return `No backup was made (${message}): mend that, then run npm run backup.`;
}
