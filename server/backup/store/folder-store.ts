/** A folder as the place of copies, such as a mounted disk. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { type ObjectStore, type StoredObject, StoreError } from './object-store.ts';

export function openFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, ...key.split('/'));
  // A disk that is not mounted is an empty folder, or none: nothing is written into its place.
  const checkFolder = () =>
    stat(folder).catch(() => {
      throw new StoreError('away', `${folder} is not there: is the disk mounted?`);
    });
  const failureOf = (error: unknown): never => {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof StoreError) throw error;
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new StoreError('full', `${folder} has no room left.`);
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new StoreError('refused', `${folder} can't be written by this user.`);
    throw new StoreError('broken', `${folder} can't be used: ${code ?? String(error)}.`);
  };
  const write = async (key: string, writeTo: (path: string) => Promise<void>) => {
    await checkFolder();
    const path = pathOf(key);
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeTo(`${path}.tmp`);
      await rename(`${path}.tmp`, path);
    } catch (error) {
      await rm(`${path}.tmp`, { force: true });
      failureOf(error);
    }
  };
  return {
    name: join(folder, '/'),
    put: (key, content) =>
      write(key, (path) => writeFile(path, content, { mode: 0o600, flush: true })),
    putFile: (key, file) =>
      write(key, async (path) => {
        await copyFile(file, path);
        const handle = await open(path, 'r+');
        await handle.sync().finally(() => handle.close());
        if ((await hashOf(path)) !== (await hashOf(file)))
          throw new StoreError('broken', `${folder} has stored other bytes than were sent.`);
      }),
    async get(key) {
      await checkFolder();
      const path = pathOf(key);
      if (!(await stat(path).catch(() => null)))
        throw new StoreError('missing', `${folder} has no ${key}.`);
      return createReadStream(path);
    },
    async list(prefix) {
      await checkFolder();
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const found: StoredObject[] = [];
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith('.tmp')) continue;
        const path = join(entry.parentPath, entry.name);
        const key = path.slice(join(folder, sep).length).replaceAll(sep, '/');
        if (!key.startsWith(prefix)) continue;
        // Removed since the folder was read: it is not there.
        const file = await stat(path).catch(() => null);
        if (file) found.push({ key, bytes: file.size, modifiedAt: Math.round(file.mtimeMs) });
      }
      return found.sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    async remove(key) {
      await checkFolder();
      await rm(pathOf(key), { force: true }).catch(failureOf);
    },
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
