/** The tar of a backup. The system's program writes and reads it, in a process of its own. */

import { existsSync } from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { OPENED_FILE } from '../../pages/holding-page.ts';
import { copyName, Manifest } from './database-copy.ts';
import { BackupError, runProgram } from './programs.ts';

const MANIFEST = 'manifest.json';

/** What a backup holds beside the database: name in it, and path here. */
export const filesOf = (dataDir: string, contentDir: string): [name: string, path: string][] => [
  ['content', resolve(contentDir)],
  ['mail', join(dataDir, 'mail')],
  [OPENED_FILE, join(dataDir, OPENED_FILE)],
];

/**
 * Packs a folder that holds the database's copy, which is then deleted, together with the files beside.
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
  // 1: a file was changed or removed meanwhile, as those of mails are.
  await runProgram('tar', ['-chf', tar, '--exclude=.git', '-C', folder, ...names], {
    codes: [0, 1],
    signal,
  });
  await rm(folder, { recursive: true });
  return tar;
}

/** Unpacks a tar, or only what a check of it needs. @throws {BackupError} when it is cut, changed or none. */
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
