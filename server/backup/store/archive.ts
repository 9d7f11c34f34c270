/** The tar of a backup, written and read by the system's tar. */

import { existsSync } from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { OPENED_FILE } from '../../pages/holding-page.ts';
import { copyName, Manifest } from './database-copy.ts';
import { BackupError, runProgram } from './programs.ts';

const MANIFEST = 'manifest.json';

/** What a backup contains besides the database: name in the tar, path on this machine. */
export const filesOf = (dataDir: string, contentDir: string): [name: string, path: string][] => [
  ['content', resolve(contentDir)],
  ['mail', join(dataDir, 'mail')],
  [OPENED_FILE, join(dataDir, OPENED_FILE)],
];

/**
 * Packs the folder with the database copy, which is then deleted, and the other files.
 * @returns path of the tar
 */
export async function writeArchive(
  folder: string,
  manifest: Manifest,
  files: [name: string, path: string][],
  signal?: AbortSignal,
): Promise<string> {
  const names = [MANIFEST, copyName(manifest.database)];
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
  for (const [name, path] of files)
    if (existsSync(path)) {
      await symlink(path, join(folder, name));
      names.push(name);
    }
  const tar = `${folder}.tar`;
  // Exit code 1: a file changed or was removed meanwhile, as mail files are.
  await runProgram('tar', ['-chf', tar, '--exclude=.git', '-C', folder, ...names], {
    codes: [0, 1],
    signal,
  });
  await rm(folder, { recursive: true });
  return tar;
}

/** Unpacks a tar, or only what a check needs. @throws {BackupError} if it is truncated, changed or no tar */
export async function readArchive(
  tar: Readable,
  folder: string,
  {
    name,
    onlyDatabase,
    signal,
  }: { name: string; onlyDatabase: boolean; signal?: AbortSignal | undefined },
): Promise<Manifest> {
  const wanted = onlyDatabase ? ['--exclude=content/*', '--exclude=mail/*'] : [];
  const args = ['-xf', '-', '--no-same-owner', '--no-same-permissions', ...wanted, '-C', folder];
  await runProgram('tar', args, { input: tar, signal }).catch((error: Error) => {
    if (/not installed|ENOSPC|No space left/.test(error.message)) throw error;
    throw new BackupError(
      `${name} is cut or damaged, or no backup of this site: take another one.`,
    );
  });
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '');
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text);
  if (!manifest.success)
    throw new BackupError(`${name} is no backup of this site: name one that npm run backup made.`);
  return manifest.output;
}
