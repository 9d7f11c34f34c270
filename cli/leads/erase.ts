/** Forgets a person, and says what this program cannot reach. */
import { erasePerson } from '../../server/leads/erase-person.ts';
import { type Person, readPerson } from '../../server/leads/person.ts';
import type { CommandContext, LeadsCommand } from './command.ts';

export const erase: LeadsCommand = {
  usage: 'erase sam@example.com',
  purpose: 'forgets a person, by e-mail or phone number, for good',
  read(words) {
    // A phone number may arrive as several words.
    const person = readPerson(words.join(' '));
    return person && ((context) => erasePersonAndSay(person, context));
  },
};

async function erasePersonAndSay(person: Person, { env, print }: CommandContext): Promise<boolean> {
  const { rows, files, mailUnderWay, backups } = await erasePerson(person, env);
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
      env.migrationDatabaseUrl
        ? "and PostgreSQL's own log (WAL) and archives until they are overwritten."
        : 'and file-system snapshots.',
    );
  }
  return found;
}
