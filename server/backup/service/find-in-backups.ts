/** Which backups still hold a person who has been erased. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSamePhone, type PhoneNumber, readPhone } from '../../../domain/lead/phone-number.ts';
import { mailboxOf } from '../../../domain/lead/same-person.ts';
import type { Env } from '../../env.ts';
import { readBackupFile } from '../store/backup-file.ts';
import { backupsFolder, DATABASE_FILE } from './write-backup.ts';

/** What a row of the person may hold. */
export interface Traces {
  /** Lower case. */
  emails: string[];
  phones: PhoneNumber[];
  submissionIds: string[];
}

export interface HoldingBackup {
  folder: string;
  /** Its name is its time: `npm run backup` deletes it BACKUP_DAYS later. */
  name: string;
}

/** Folders in DATA_DIR/backups with a row of the person, or that can't be read and so may have one. */
export async function findInBackups(
  traces: Traces,
  settings: Pick<Env, 'dataDir'>,
): Promise<HoldingBackup[]> {
  const all = backupsFolder(settings);
  if (!existsSync(all)) return [];
  const holding: HoldingBackup[] = [];
  for (const name of readdirSync(all).sort()) {
    const folder = join(all, name);
    if (await holds(join(folder, DATABASE_FILE), traces).catch(() => true))
      holding.push({ folder, name });
  }
  return holding;
}

async function holds(file: string, { emails, phones, submissionIds }: Traces): Promise<boolean> {
  const mailboxes = emails.map(mailboxOf);
  for await (const { row } of (await readBackupFile(file)).rows) {
    const text = (column: string) => (typeof row[column] === 'string' ? row[column] : '');
    const phone = readPhone(text('phone'));
    if (submissionIds.includes(text('submission_id'))) return true;
    if (text('email') && mailboxes.includes(mailboxOf(text('email')))) return true;
    if (phone && phones.some((one) => isSamePhone(one, phone))) return true;
  }
  return false;
}
