/**
 * Proof that the newest copy can be restored: it is, into a database that is thrown away, and counts and hashes are compared. The result is
 * signed with the private key and put beside the copies, where the server reads it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putProof } from '../../backup/service/proofs.ts';
import { BackupError, sameHashes } from '../../backup/store/backup-file.ts';
import { StoreError } from '../../backup/store/object-store.ts';
import { hashRows, type RowHashes } from '../../backup/store/row-hashes.ts';
import { openSnapshot } from '../../backup/store/snapshot.ts';
import { type CopySource, findCopy, type RestoredCopy, restoreCopy } from './restore-copy.ts';

/**
 * @param now ms since the epoch
 * @throws SealError, StoreError, BackupError: one sentence. Of a copy that can't be restored a proof of that lies beside the copies.
 */
export async function proveCopy(source: CopySource, now = Date.now()): Promise<RestoredCopy> {
  const copy = await findCopy(source);
  const dataDir = await mkdtemp(join(tmpdir(), 'prove-'));
  // SQLite, whatever the site has: a backup may be restored into either.
  const settings = { dataDir, databaseUrl: null };
  let found: RowHashes = {};
  try {
    const restored = await restoreCopy({ ...source, copy }, settings, async () => {
      const snapshot = await openSnapshot(settings);
      found = await hashRows(snapshot.rows()).finally(() => snapshot.close());
    });
    if (!sameHashes(restored.tables, found))
      throw new BackupError(`${copy} was restored with other rows than were copied.`);
    const { takenAt, tables } = restored;
    await putProof(source, { copy, proved_at: now, taken_at: takenAt, tables, failure: null });
    return restored;
  } catch (error) {
    // A line that broke says nothing about the copy.
    if (error instanceof StoreError && error.failure === 'away') throw error;
    const failure = error instanceof Error ? error.message : String(error);
    await putProof(source, { copy, proved_at: now, taken_at: null, tables: {}, failure });
    throw error;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
