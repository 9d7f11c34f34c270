/** What the timer and the office run: a backup, its copy elsewhere, and the end of old ones. */
import type { RowHashes } from '../store/row-hashes.ts';
import { type CopyOutcome, type CopySettings, copyAway } from './copy-away.ts';
import { deleteOldBackups } from './delete-old-backups.ts';
import { type BackupSettings, writeBackup } from './write-backup.ts';

export type RunBackupSettings = BackupSettings &
  CopySettings & {
    backupDays: number;
    /** retention.copy_days of site.yaml: longest age of a copy elsewhere, whole days. */
    copyDays: number;
  };

export interface BackupRun {
  folder: string;
  tables: RowHashes;
  /** Folders of backups that were deleted here. */
  deleted: string[];
  /** null = BACKUP_URL is not set. */
  copy: CopyOutcome | null;
}

/**
 * @param onBackup hears of the backup here, before it is copied
 * @throws BackupError, StoreError: one sentence. After onBackup the backup here is complete.
 */
export async function runBackup(
  settings: RunBackupSettings,
  onBackup: (backup: Omit<BackupRun, 'copy'>) => void = () => {},
): Promise<BackupRun> {
  const { folder, tables } = await writeBackup(settings);
  const deleted = await deleteOldBackups(settings);
  onBackup({ folder, tables, deleted });
  const copy = await copyAway(folder, settings, { days: settings.copyDays, allHours: 24 });
  return { folder, tables, deleted, copy };
}
