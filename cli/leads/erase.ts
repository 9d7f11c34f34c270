/** Forgets a person, and says what this program cannot reach. */
import type { DatabaseSettings } from '../../server/db/database.ts';
import { erasePerson } from '../../server/leads/erase-person.ts';
import type { Person } from '../../server/leads/person.ts';

/** @returns false when nothing about the person was found. */
export async function erase(
  person: Person,
  settings: DatabaseSettings,
  print: (line: string) => void,
): Promise<boolean> {
  const { rows, files, mailUnderWay, backups } = await erasePerson(person, settings);
  for (const [table, count] of Object.entries(rows)) print(`${table}: ${count} erased`);
  if (files > 0) print(`files (mails, uploads): ${files} erased`);
  const found = files > 0 || Object.keys(rows).length > 0;
  if (!found) print('Nothing about this person is stored.');
  if (mailUnderWay) print('A mail was just being sent: run this again in a minute.');
  for (const folder of backups) print(`Still held by the backup ${folder}`);
  if (backups.length > 0) {
    print('Delete these backups, or erase the person again after restoring one of them.');
  }
  if (found) {
    print('Not reached from here: mails already delivered, copies of backups elsewhere,');
    print(
      settings.migrationDatabaseUrl
        ? "and PostgreSQL's own log (WAL) and archives until they are overwritten."
        : 'and file-system snapshots.',
    );
  }
  return found;
}
