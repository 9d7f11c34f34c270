/** The command line says that a lead was called back: the lead's own row, the reminder and the inbox follow. */
import type { Kysely } from 'kysely';
import { inTransaction } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';
import { markContactedWithin } from '../../leads/store/mark-contacted.ts';
import { noteContacted } from '../store/note-contacted.ts';

export function markContactedByOwner(
  db: Kysely<Database>,
  submissionId: string,
  now: number,
): Promise<'marked' | 'marked before' | 'unknown'> {
  return inTransaction(db, async (transaction) => {
    const outcome = await markContactedWithin(transaction, submissionId, now);
    if (outcome === 'marked') await noteContacted(transaction, submissionId, now);
    return outcome;
  });
}
