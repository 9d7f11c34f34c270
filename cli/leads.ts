/**
 * npm run leads: the newest leads, in the terminal, from SQLite or PostgreSQL.
 *   npm run leads -- 50                     fifty of them
 *   npm run leads -- resend all             refused mails go out again; instead of `all` one lead's id
 *   npm run leads -- erase sam@example.com  forgets a person, by e-mail or phone number, for good
 */
import { existsSync } from 'node:fs';
import { loadSite } from '../content-loader/load.ts';
import { openDatabaseAsOwner } from '../server/db/database.ts';
import { type Env, EnvError, readEnv, sqliteFile } from '../server/env.ts';
import { type Person, readPerson } from '../server/leads/person.ts';
import { erase } from './leads/erase.ts';
import { listLeads } from './leads/list.ts';
import { resendMails } from './leads/resend.ts';

const DEFAULT_COUNT = 20;

if (import.meta.main) process.exitCode = await runLeads(process.argv.slice(2), console.log);

/**
 * Runs one of the commands above.
 * @returns the exit code: 1 when the words or the settings cannot be used, or there was nothing to do.
 */
export async function runLeads(
  words: string[],
  print: (line: string) => void,
  readSettings: typeof readEnv = readEnv,
): Promise<number> {
  const command = parse(words);
  if (!command) {
    print('Usage: npm run leads, npm run leads -- 50 for the newest fifty,');
    print("npm run leads -- resend all (or a lead's id) for mails that were refused,");
    print('npm run leads -- erase and an e-mail or phone number to forget a person.');
    return 1;
  }
  try {
    const env = readSettings();
    if (!env.databaseUrl && !existsSync(sqliteFile(env))) {
      print(`No leads yet: there is no ${sqliteFile(env)}.`);
      return 0;
    }
    return (await perform(command, env, print)) ? 0 : 1;
  } catch (error) {
    print(error instanceof EnvError ? error.message : `The leads can't be read: ${reason(error)}`);
    return 1;
  }
}

type Command =
  | { name: 'list'; count: number }
  | { name: 'resend'; which: string }
  | { name: 'erase'; person: Person };

function parse(words: string[]): Command | null {
  const [first, second, ...more] = words;
  if (first === 'erase') {
    // A phone number may arrive as several words.
    const person = readPerson(words.slice(1).join(' '));
    return person && { name: first, person };
  }
  if (more.length > 0) return null;
  if (first === 'resend' && second) return { name: first, which: second.toLowerCase() };
  const count = first === undefined ? DEFAULT_COUNT : Number(first);
  if (second !== undefined || !Number.isInteger(count) || count < 1 || count > 10_000) return null;
  return { name: 'list', count };
}

/** @returns false when there was nothing to do. */
async function perform(
  command: Command,
  env: Env,
  print: (line: string) => void,
): Promise<boolean> {
  if (command.name === 'erase') return erase(command.person, env, print);
  const database = openDatabaseAsOwner(env);
  try {
    switch (command.name) {
      case 'list':
        await listLeads(database.db, command.count, loadSite().contact.time_zone, print);
        return true;
      case 'resend':
        return await resendMails(database.db, command.which, print);
    }
  } finally {
    await database.close();
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
