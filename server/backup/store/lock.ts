/** Allows one backup at a time across all servers. The system or the database releases the lock of a killed process. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DatabaseSettings } from '../../database/database.ts';
import { databaseFailure } from '../../database/failures.ts';
import { connectPostgres } from '../../database/postgres.ts';

/** Key of the advisory lock. */
const LOCK = 3_728_105;

/**
 * Takes the lock: a file lock in DATA_DIR for SQLite, a session's advisory lock for PostgreSQL.
 * @param folder of the backups; must exist
 * @returns a function that releases the lock; null if a backup is running
 */
export async function lockBackups(
  { databaseUrl }: DatabaseSettings,
  folder: string,
): Promise<(() => Promise<void>) | null> {
  if (databaseUrl) {
    const client = await connectPostgres(databaseUrl);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [LOCK]);
    if (rows[0].is_ours) return () => client.end();
    await client.end();
    return null;
  }
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return async () => lock.close();
  } catch (error) {
    lock.close();
    if (databaseFailure(error) === 'busy') return null;
    throw error;
  }
}
