/** Which backups still hold a person who has been erased. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSettings } from '../db/database.ts';
import { isPersonOf, type Person } from '../leads/person.ts';
import { readBackupFile } from './backup-file.ts';
import { backupsFolder, DATABASE_FILE } from './write-backup.ts';

/** Folders in DATA_DIR/backups with a row of the person, or that can't be read and so may have one. */
export async function findInBackups(person: Person, settings: DatabaseSettings): Promise<string[]> {
  const all = backupsFolder(settings);
  if (!existsSync(all)) return [];
  const holding: string[] = [];
  for (const name of readdirSync(all).sort()) {
    const folder = join(all, name);
    if (await holds(join(folder, DATABASE_FILE), person).catch(() => true)) holding.push(folder);
  }
  return holding;
}

async function holds(file: string, person: Person): Promise<boolean> {
  for await (const { row } of (await readBackupFile(file)).rows) {
    const { email, phone } = row;
    const lead = {
      email: typeof email === 'string' ? email : '',
      phone: typeof phone === 'string' ? phone : '',
    };
    if (isPersonOf(person, lead)) return true;
  }
  return false;
}
