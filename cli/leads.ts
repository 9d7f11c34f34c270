/**
 * npm run leads: what the office does with leads, in the terminal, on SQLite or PostgreSQL.
 * Without a command it lists the newest; `npm run leads -- help` names the commands.
 */

import { makeFilesPrivate } from '../server/data-dir/private-files.ts';
import type { readEnv } from '../server/env.ts';
import { erase } from './leads/erase.ts';
import { exportLeads, pictures } from './leads/export.ts';
import { contacted, deadLetters, release, replay, resend } from './leads/messages.ts';
import { list, quarantine, show } from './leads/show.ts';
import { explain, type OwnerCommand, runTask, type Task } from './owner-command.ts';
import { whoseContent } from './whose-content.ts';

/** By name, in the order of the usage. */
const COMMANDS: Record<string, OwnerCommand> = {
  list,
  show,
  pictures,
  contacted,
  quarantine,
  release,
  export: exportLeads,
  'dead-letters': deadLetters,
  resend,
  replay,
  erase,
};

if (import.meta.main) {
  makeFilesPrivate();
  // Not among what is exported.
  console.error(whoseContent());
  process.exitCode = await runLeads(process.argv.slice(2), console.log);
}

/**
 * Runs one of the commands.
 * @returns the exit code: 1 when the words or the settings cannot be used, or there was nothing to do.
 */
export async function runLeads(
  words: string[],
  print: (line: string) => void,
  readSettings?: typeof readEnv,
): Promise<number> {
  const task = read(words);
  if (task) return runTask(task, { print, ...(readSettings && { readSettings }) });
  return explain('leads', COMMANDS, words, print);
}

/** A number alone is the length of the list. */
function read(words: string[]): Task | null {
  const [first = 'list', ...rest] = words;
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  return command ? command.read(rest) : list.read(words);
}
