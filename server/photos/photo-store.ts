/** Pictures on disk, in DATA_DIR/uploads: outside of everything that is served. */
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** @param dataDir DATA_DIR; with several servers it must be a folder that all of them see. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

export interface StoredPhotos {
  /** File names, in the order in which they were sent: `{submission_id}-{hash}.jpg`. */
  names: string[];
  /** Takes back what was not there before: the lead was not saved. */
  undo(): Promise<void>;
}

/** Writes a lead's pictures; they are on disk when this resolves. The same pictures again change nothing. */
export async function storePhotos(
  folder: string,
  submissionId: string,
  photos: Buffer[],
): Promise<StoredPhotos> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names: string[] = [];
  const created: string[] = [];
  const undo = async () => {
    await Promise.all(created.map((file) => rm(file, { force: true })));
  };
  try {
    for (const photo of photos) {
      const name = `${submissionId}-${createHash('sha256').update(photo).digest('hex').slice(0, 16)}.jpg`;
      if (names.includes(name)) continue;
      names.push(name);
      const file = join(folder, name);
      if (await exists(file)) continue;
      created.push(file);
      await writeDurably(file, photo);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { names, undo };
}

/** A stored picture; null when it is gone, as after an erasure. */
export async function readPhoto(folder: string, name: string): Promise<Buffer | null> {
  if (!/^[0-9a-f-]+\.jpg$/.test(name)) return null;
  return readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.tmp`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
