/** The row with the state of backups, read by servers, office, /metrics and alarms. */
import type { Kysely } from 'kysely';
import type { BackupState } from '../../../domain/backup/backups.ts';
import type { Database } from '../../database/tables.ts';

/** All times in ms since the epoch. */
export async function readBackupState(db: Kysely<Database>): Promise<BackupState> {
  const row = await db
    .selectFrom('backup_state')
    .select(['tried_at', 'made_at', 'proved_at', 'failure'])
    .executeTakeFirst();
  return row ?? { tried_at: null, made_at: null, proved_at: null, failure: null };
}

export async function saveBackupState(
  db: Kysely<Database>,
  changes: Partial<BackupState>,
): Promise<void> {
  await db
    .insertInto('backup_state')
    .values({ id: 1, ...changes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
}
