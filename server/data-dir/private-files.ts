/** Files with personal data: readable by the server's user only, and written atomically. */
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MODES = { folder: 0o700, file: 0o600 };

/** Files that the server and the owner's commands write into DATA_DIR. */
const OURS = ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm', 'mail', 'backups'];

/** Sets the umask so that new files are private. Every program that writes into DATA_DIR calls it. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Removes other users' permissions from existing files in DATA_DIR.
 * @returns paths whose permissions this user may not change
 */
export function tightenFiles(dataDir: string): string[] {
  return OURS.flatMap((name) => tighten(join(dataDir, name)));
}

/** Skips the content of a folder that is already private. */
function tighten(path: string): string[] {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink()) return [];
  const mode = stat.isDirectory() ? MODES.folder : MODES.file;
  if ((stat.mode & 0o777 & ~mode) === 0) return [];
  const failed = stat.isDirectory()
    ? readdirSync(path).flatMap((name) => tighten(join(path, name)))
    : [];
  try {
    // The folder last, so that an interrupted run is repeated in full.
    chmodSync(path, stat.mode & mode);
    return failed;
  } catch {
    return [...failed, path];
  }
}

/** Writes a file atomically and syncs it. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.tmp`, content, { mode: 0o600, flush: true });
  await rename(`${file}.tmp`, file);
}
