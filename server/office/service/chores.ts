/**
 * Chores that take long: erasing rewrites the database's file, a backup reads all of it, the launch check reads the content.
 * Each runs in a process of its own, by the functions of the command line, so that visitors don't wait for it.
 */
import { fork, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LaunchCheck } from '../../../domain/office/chores-api.ts';
import type { Env } from '../../env.ts';
import type { ErasedBy, Erasure, Wanted } from '../../erasure/service.ts';

export interface Chores {
  erase(wanted: Exclude<Wanted, { name: string }>, by: ErasedBy): Promise<Erasure>;
  /** Writes one, and deletes those that are too old. */
  backUp(): Promise<void>;
  checkLaunch(): Promise<LaunchCheck['findings']>;
}

/** What the process is told. */
export type ChoreOrder =
  | {
      chore: 'erase';
      wanted: Exclude<Wanted, { name: string }>;
      by: ErasedBy;
      settings: ChoreSettings;
    }
  | { chore: 'backup'; settings: ChoreSettings };

export type ChoreSettings = Pick<
  Env,
  'dataDir' | 'databaseUrl' | 'migrationDatabaseUrl' | 'backupDays' | 'diskReserveBytes'
>;

/** What it answers. */
export type ChoreResult = { result: unknown } | { error: string };

const PROCESS = fileURLToPath(new URL('chore-process.ts', import.meta.url));
const LAUNCH_CHECK = fileURLToPath(new URL('../../../cli/launch-check.ts', import.meta.url));
/** Longest time, ms: a large database. */
const TIMEOUT_MS = 10 * 60_000;

export function createChores(env: Env): Chores {
  const { dataDir, databaseUrl, migrationDatabaseUrl, backupDays, diskReserveBytes } = env;
  const settings = { dataDir, databaseUrl, migrationDatabaseUrl, backupDays, diskReserveBytes };
  return {
    erase: async (wanted, by) =>
      (await runChore({ chore: 'erase', wanted, by, settings })) as Erasure,
    backUp: async () => {
      await runChore({ chore: 'backup', settings });
    },
    checkLaunch,
  };
}

function runChore(order: ChoreOrder): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    child.once('message', (message) => {
      const answer = message as ChoreResult;
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.result);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      reject(new Error(`the process ended with ${signal ?? code}`));
    });
    child.send(order);
  });
}

/** With the settings of this server, which the process inherits. */
function checkLaunch(): Promise<LaunchCheck['findings']> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [LAUNCH_CHECK, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: TIMEOUT_MS,
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', () => {
      try {
        resolve(JSON.parse(output) as LaunchCheck['findings']);
      } catch {
        reject(new Error('the launch check gave no answer'));
      }
    });
  });
}
