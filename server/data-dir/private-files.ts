/** Leads, mails, pictures and backups may be read by the server’s own user alone, and are whole or not there. */
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MODES = { folder: 0o700, file: 0o600 };

/** What the server and the owner's commands write into DATA_DIR. */
const OURS = ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm', 'mail', 'backups'];

/** For every program that writes into DATA_DIR: what it makes from now on is its user's alone. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Takes other users' rights from what an older version, or a program with another umask, has left in DATA_DIR.
 * @returns paths whose rights this user may not change
 */
export function tightenFiles(dataDir: string): string[] {
  return OURS.flatMap((name) => tighten(join(dataDir, name)));
}

/** A folder that is closed already is not read through: nobody else gets to what lies in it. */
function tighten(path: string): string[] {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink()) return [];
  const mode = stat.isDirectory() ? MODES.folder : MODES.file;
  if ((stat.mode & 0o777 & ~mode) === 0) return [];
  const failed = stat.isDirectory()
    ? readdirSync(path).flatMap((name) => tighten(join(path, name)))
    : [];
  try {
    // The folder last: cut off before, all of it is done again.
    chmodSync(path, stat.mode & mode);
    return failed;
  } catch {
    return [...failed, path];
  }
}

/** The whole file or none, on disk before this resolves. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.tmp`, content, { mode: 0o600, flush: true });
  await rename(`${file}.tmp`, file);
}
