/** Defines and runs the owner's commands: `npm run leads`, `npm run newsletter`, `npm run office`. */
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../server/database/database.ts';
import type { Database } from '../../server/database/tables.ts';
import { type Env, EnvError, readEnv, sqliteFile } from '../../server/env.ts';

export interface OwnerCommand {
  /** What follows `npm run … -- `, starting with the command's name. */
  usage: string;
  /** Its effect, in a few words. */
  purpose: string;
  /**
   * Parses the arguments after the command's name.
   * @returns what to do; null if the arguments are invalid.
   */
  read(words: string[]): Task | null;
}

/** @returns false if there was nothing to do. */
type Task = (context: CommandContext) => Promise<boolean>;

export interface CommandContext {
  /** Connects with its first query. */
  db: Kysely<Database>;
  env: Env;
  print(line: string): void;
}

interface CommandRun {
  print(line: string): void;
  readSettings?: typeof readEnv;
}

/**
 * Prints one line per command: for `help` and `--help`, and for invalid arguments.
 * @returns the exit code: 0 for `help` and `--help`.
 */
export function explain(
  program: string,
  commands: Record<string, OwnerCommand>,
  [asked]: string[],
  print: (line: string) => void,
): number {
  print('Usage:');
  for (const { usage, purpose } of Object.values(commands))
    print(`  npm run ${program} -- ${usage.padEnd(28)} ${purpose}`);
  return asked === 'help' || asked === '--help' ? 0 : 1;
}

/**
 * Runs a command's task on the site's database.
 * @returns the exit code: 1 if the settings are invalid, or there was nothing to do.
 */
export async function runTask(
  task: Task,
  { print, readSettings = readEnv }: CommandRun,
): Promise<number> {
  try {
    const env = readSettings();
    if (!env.databaseUrl && !existsSync(sqliteFile(env))) {
      print(`No leads yet: there is no ${sqliteFile(env)}.`);
      return 0;
    }
    const database = openDatabase(env);
    const done = task({ db: database.db, env, print }).finally(() => database.close());
    return (await done) ? 0 : 1;
  } catch (error) {
    print(error instanceof EnvError ? error.message : `That did not work: ${reason(error)}`);
    return 1;
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/** A single argument, a lead's id in any case or `all`; null if there is none or more than one. */
export function readId(words: string[]): string | null {
  return words.length === 1 && words[0] ? words[0].toLowerCase() : null;
}
