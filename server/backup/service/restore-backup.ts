/** Restores a backup into an empty DATA_DIR or an empty PostgreSQL database, or only reads it as proof. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from '../../database/database.ts';
import { MIGRATIONS } from '../../database/migrate.ts';
import { sqliteFile } from '../../env.ts';
import { filesOf, readArchive } from '../store/archive.ts';
import { checkCopy, copyName, type Manifest } from '../store/database-copy.ts';
import { openFile } from '../store/encryption.ts';
import { BackupError } from '../store/programs.ts';
import { fillPostgres, isEmptyPostgres, markRestored } from '../store/restored-postgres.ts';

export interface BackupSource {
  file: string;
  /** Content of the private key file; null if the backup is not encrypted. */
  identity: string | null;
}

/**
 * Unpacks a backup into a folder and reads it to its end.
 * @throws {BackupError} with one sentence about the file, the key or this machine
 */
export async function openBackup(
  { file, identity }: BackupSource,
  folder: string,
  onlyDatabase: boolean,
): Promise<Manifest> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = basename(file);
  const manifest = await readArchive(await openFile(file, identity), folder, {
    name,
    onlyDatabase,
  });
  if (manifest.migrations.some((migration) => !(migration in MIGRATIONS)))
    throw new BackupError(
      `${name} was made by a newer version of this site: restore it with that version.`,
    );
  await checkCopy(folder, manifest);
  return manifest;
}

interface RestoreSettings extends DatabaseSettings {
  contentDir: string;
}

export interface Restored extends Manifest {
  /** Folder to which the content was restored. */
  contentDir: string;
}

/**
 * Restores a backup.
 * @param finish runs on the restored rows before a server can see them: erases people again who were erased after the
 * backup
 * @throws {BackupError} if the destination is not empty, and as openBackup does
 */
export async function restoreBackup(
  source: BackupSource,
  settings: RestoreSettings,
  finish: (database: OpenDatabase, dataDir: string) => Promise<void>,
): Promise<Restored> {
  const { dataDir, databaseUrl } = settings;
  await requireEmpty(settings);
  const folder = join(dataDir, 'restore');
  try {
    const manifest = await openBackup(source, folder, false);
    const kind = databaseUrl ? 'postgres' : 'sqlite';
    if (manifest.database !== kind)
      throw new BackupError(
        kind === 'sqlite'
          ? 'This is a backup of a PostgreSQL: set DATABASE_URL to an empty one.'
          : 'This is a backup of SQLite: leave DATABASE_URL out.',
      );
    const copy = join(folder, copyName(kind));
    const restored = databaseUrl ? settings : { ...settings, dataDir: folder };
    if (databaseUrl) await fillPostgres(databaseUrl, copy);
    else await rename(copy, sqliteFile(restored));
    const database = openDatabase(restored);
    try {
      await database.migrate();
      await finish(database, folder);
    } finally {
      await database.close();
    }
    const contentDir = await placeFiles(folder, settings);
    if (databaseUrl) await markRestored(databaseUrl);
    else await rename(sqliteFile(restored), sqliteFile(settings));
    return { ...manifest, contentDir };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function requireEmpty({ dataDir, databaseUrl }: RestoreSettings): Promise<void> {
  if (existsSync(sqliteFile({ dataDir })) && !databaseUrl)
    throw new BackupError(
      `${dataDir} holds a database already: stop the site, and move ${basename(sqliteFile({ dataDir }))} and its -wal and -shm away.`,
    );
  if (databaseUrl && !(await isEmptyPostgres(databaseUrl)))
    throw new BackupError(
      'The database of DATABASE_URL holds tables already: stop the site, and make an empty database for it.',
    );
}

/** A content folder with files is left alone; the backup's content then goes into DATA_DIR. */
async function placeFiles(
  folder: string,
  { dataDir, contentDir }: RestoreSettings,
): Promise<string> {
  const isFree = (await readdir(contentDir).catch(() => [])).length === 0;
  const place = isFree ? contentDir : join(dataDir, 'restored-content');
  for (const [name, path] of filesOf(dataDir, place)) {
    const unpacked = join(folder, name);
    if (existsSync(unpacked)) await cp(unpacked, path, { recursive: true });
  }
  return place;
}
