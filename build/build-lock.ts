/** One build at a time writes dist/. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFailure } from '../server/database/failures.ts';

/** Longest wait for another build, ms: ten times the usual one. */
const WAIT_MS = 5 * 60_000;

/**
 * Waits until no other process builds here. The lock is SQLite's, so it goes with a process that is killed.
 * @returns whether it is this process's turn; false when the other one has not ended in time
 */
export function lockBuild(file = '.cache/build.lock', waitMs = WAIT_MS): boolean {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: waitMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (databaseFailure(error) !== 'busy') throw error;
    return false;
  }
  // What nobody refers to is closed before its time.
  process.once('exit', () => lock.close());
  return true;
}
