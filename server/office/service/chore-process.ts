/** The process of one chore (chores.ts): it is told what to do by a message, answers with one, and ends. */
import { deleteOldBackups } from '../../backup/service/delete-old-backups.ts';
import { writeBackup } from '../../backup/service/write-backup.ts';
import { makeFilesPrivate } from '../../data-dir/private-files.ts';
import { erasePerson } from '../../erasure/service.ts';
import type { ChoreOrder, ChoreResult } from './chores.ts';

makeFilesPrivate();
process.once('message', async (message) => {
  const answer = await carryOut(message as ChoreOrder).then(
    (result): ChoreResult => ({ result }),
    (error: unknown): ChoreResult => ({ error: error instanceof Error ? error.message : 'Error' }),
  );
  process.send?.(answer, () => process.disconnect());
});

async function carryOut(order: ChoreOrder): Promise<unknown> {
  const { settings } = order;
  if (order.chore === 'erase') return erasePerson(order.wanted, settings, order.by);
  const { folder } = await writeBackup(settings);
  await deleteOldBackups(settings);
  return folder;
}
