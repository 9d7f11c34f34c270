/** Where backups lie, and the owner's command that takes each file to another machine. */
import { basename, join } from 'node:path';
import type { Env } from '../../env.ts';
import { BackupError, runProgram } from '../store/programs.ts';

export type CommandSettings = Pick<Env, 'dataDir' | 'backupRecipients' | 'backupCommand'>;

export const backupsFolder = ({ dataDir }: Pick<Env, 'dataDir'>) => join(dataDir, 'backups');

/** Longest time of the command, ms: the next backup is due after an hour. */
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
