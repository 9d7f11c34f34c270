/** Only one backup runs at a time, on any number of servers. A killed process holds no lock: the system or the database frees it. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DatabaseSettings } from '../../database/database.ts';
import { databaseFailure } from '../../database/failures.ts';
import { connectPostgres } from '../../database/postgres.ts';

/** Number of the advisory lock. */
const LOCK = 3_728_105;

/**
 * Servers on SQLite share DATA_DIR, so a lock on a file is enough; those on PostgreSQL share a session's advisory lock.
 * @param folder of the backups; must exist
 * @returns releases the lock; null = a backup is running
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
