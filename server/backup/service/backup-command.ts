/** The folder of backups, and BACKUP_COMMAND, which copies each file to another machine. */
import { basename, join } from 'node:path';
import type { Env } from '../../env.ts';
import { BackupError, runProgram } from '../store/programs.ts';

export type CommandSettings = Pick<Env, 'dataDir' | 'backupRecipients' | 'backupCommand'>;

export const backupsFolder = ({ dataDir }: Pick<Env, 'dataDir'>) => join(dataDir, 'backups');

/** Timeout of the command in ms, less than the hour until the next backup. */
const TIMEOUT_MS = 50 * 60_000;

/**
 * Runs BACKUP_COMMAND, if there is one, in a shell whose `$1` is the file.
 * @throws {BackupError} when it fails or takes too long. The file stays.
 */
export async function runCommand(
  file: string,
  { backupCommand }: Pick<CommandSettings, 'backupCommand'>,
  timeoutMs = TIMEOUT_MS,
  signal?: AbortSignal,
): Promise<void> {
  if (backupCommand === null) return;
  const run = runProgram('/bin/sh', ['-c', backupCommand, 'BACKUP_COMMAND', file], {
    ...{ timeoutMs, signal },
  });
  await run.catch((error: Error) => {
    const why = error.message.replace(/^sh /, 'BACKUP_COMMAND ');
    throw new BackupError(
      `${basename(file)} lies on this machine alone, because ${why}. Mend the command, then run npm run backup.`,
    );
  });
}
