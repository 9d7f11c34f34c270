/** What every command of `npm run leads` is made of; each has a file of its own in this folder. */
import type { Kysely } from 'kysely';
import type { Database } from '../../server/db/tables.ts';
import type { Env } from '../../server/env.ts';

export interface LeadsCommand {
  /** What stands after `npm run leads -- `, with its own name first. */
  usage: string;
  /** What it does, in a few words. */
  purpose: string;
  /**
   * Reads the words after the command's name.
   * @returns what to do, or null when the words cannot be used.
   */
  read(words: string[]): Task | null;
}

/** @returns false when there was nothing to do. */
export type Task = (context: CommandContext) => Promise<boolean>;

export interface CommandContext {
  /** Sees everything: on PostgreSQL under the role of the migrations. Opened by its first query. */
  db: Kysely<Database>;
  env: Env;
  print(line: string): void;
  /** Ends `watch`, which would go on for ever. */
  signal: AbortSignal;
}

/** One word, a lead's id in any case or `all`; null when there are more or none. */
export function readId(words: string[]): string | null {
  return words.length === 1 && words[0] ? words[0].toLowerCase() : null;
}
