/** Makes deleted rows vanish from the files as well: both databases only mark their space as free. */
import { sql } from 'kysely';
import { sqliteFile } from '../env.ts';
import type { DatabaseSettings, OpenDatabase } from './database.ts';
import { connectPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Bytes of the SQLite file that hold nothing. */
export async function freePages({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<number> {
  if (kind !== 'sqlite') return 0;
  const { rows } = await sql<{ bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}

/**
 * Rewrites the database's files; the site may run meanwhile, its posts wait a moment.
 * @throws Error when another process keeps the old rows in use.
 */
export async function compactDatabase(settings: DatabaseSettings): Promise<void> {
  const address = settings.migrationDatabaseUrl;
  if (address) await compactPostgres(address);
  else await compactSqlite(sqliteFile(settings));
}

/** How often SQLite is asked to empty its log while others read it, and the wait between, ms. */
const ATTEMPTS = 50;
const PAUSE = 100;

async function compactSqlite(file: string): Promise<void> {
  const database = openSqlite(file);
  try {
    database.exec('VACUUM');
    for (let attempt = 1; ; attempt++) {
      const answer = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
      if (answer?.busy === 0) return;
      if (attempt === ATTEMPTS) throw new Error('another process keeps the database busy');
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  } finally {
    database.close();
  }
}

async function compactPostgres(address: string): Promise<void> {
  const client = await connectPostgres(address);
  try {
    await client.query('VACUUM (FULL)');
  } finally {
    await client.end();
  }
}
