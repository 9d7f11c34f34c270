/**
 * npm run restore -- FILE --identity KEY --erasures erasures.age     into an empty DATA_DIR or an empty PostgreSQL
 * npm run restore -- FILE --identity KEY --check                     only opens the backup and reads all of it
 *
 * --identity      file with the private key that age-keygen made; not needed if the backup is not encrypted
 * --erasures      the newest list of erased people, from beside the backups; the command erases them again
 * --no-erasures   instead of --erasures, if nobody was ever erased
 *
 * Stop the site first. `--check` works on any machine that has the private key.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentDir } from '../../publisher/read/load.ts';
import { keepErasures, readErasures } from '../../server/backup/service/erasures.ts';
import {
  type BackupSource,
  openBackup,
  restoreBackup,
} from '../../server/backup/service/restore-backup.ts';
import type { Manifest } from '../../server/backup/store/database-copy.ts';
import { BackupError } from '../../server/backup/store/programs.ts';
import { makeFilesPrivate } from '../../server/data-dir/private-files.ts';
import { readEnv } from '../../server/env.ts';
import { eraseAgain } from '../../server/personal-data/personal-data-service.ts';
import { answerHelp, helpOf } from './help.ts';

type Print = (line: string) => void;

if (import.meta.main) {
  answerHelp(import.meta.filename);
  makeFilesPrivate();
  process.exitCode = await restore(process.argv.slice(2), console.log);
}

/** @returns the exit code: 1 if nothing was restored or proved. */
export async function restore(
  words: string[],
  print: Print,
  readSettings = readEnv,
): Promise<number> {
  const options = readOptions(words);
  if (!options) {
    print(helpOf(readFileSync(import.meta.filename, 'utf8')));
    return 1;
  }
  const { file, values } = options;
  try {
    const identity = values.identity === undefined ? null : await readKey(values.identity);
    const source = { file, identity };
    if (values.check) return await check(source, print);
    if ((values.erasures === undefined) === !values['no-erasures'])
      throw new BackupError(
        'Say who was erased since: --erasures FILE with the newest erasures.age from beside the backups, or --no-erasures if nobody ever was.',
      );
    const erasures =
      values.erasures === undefined
        ? { entries: [], lines: [] }
        : await readErasures(values.erasures, identity);
    const settings = { ...readSettings(), contentDir };
    const restored = await restoreBackup(source, settings, async (database, dataDir) => {
      await eraseAgain(erasures.entries, database, dataDir);
      await keepErasures(database.db, erasures);
    });
    sayRows(restored, print);
    print(`Restored as of ${new Date(restored.made_at).toISOString()}.`);
    print(`Erasures that were applied again: ${erasures.entries.length}.`);
    if (restored.contentDir !== contentDir)
      print(
        `${contentDir} holds files and was left alone: the content is in ${restored.contentDir}.`,
      );
    print('Mails that waited at that time go out again under their old Message-ID.');
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    print(values.check ? `Not proved: ${message}` : `Nothing was restored: ${message}`);
    return 1;
  }
}

function readOptions(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        identity: { type: 'string' },
        erasures: { type: 'string' },
        'no-erasures': { type: 'boolean' },
        check: { type: 'boolean' },
      },
    });
    const [file, ...more] = positionals;
    return file && more.length === 0 ? { file, values } : null;
  } catch {
    return null;
  }
}

async function readKey(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new BackupError(`The file of the private key, ${file}, can't be read.`);
  });
}

async function check(source: BackupSource, print: Print): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'website-restore-'));
  try {
    sayRows(await openBackup(source, folder, true), print);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const name = basename(source.file);
  print(`Proved: ${name} opens, and every row is there. Record it on the server:`);
  print(`npm run backup -- proved ${name}`);
  return 0;
}

function sayRows({ rows }: Manifest, print: Print): void {
  for (const [table, count] of Object.entries(rows))
    if (count > 0) print(`${table}: ${count} rows`);
}
