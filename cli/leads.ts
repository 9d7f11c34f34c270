/**
 * npm run leads: leads as files, refused mails again, and the erasure of a person, on SQLite or PostgreSQL. All else that is done with
 * leads is done in the office. `npm run leads` names the commands.
 */

import { makeFilesPrivate } from '../server/data-dir/private-files.ts';
import type { readEnv } from '../server/env.ts';
import { erase } from './leads/erase.ts';
import { exportLeads } from './leads/export.ts';
import { resend } from './leads/resend.ts';
import { explain, type OwnerCommand, runTask } from './owner-command.ts';

/** By name, in the order of the usage. */
const COMMANDS: Record<string, OwnerCommand> = { export: exportLeads, resend, erase };

if (import.meta.main) {
  makeFilesPrivate();
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
  const [name = '', ...rest] = words;
  const task = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.read(rest) : null;
  if (task) return runTask(task, { print, ...(readSettings && { readSettings }) });
  return explain('leads', COMMANDS, words, print);
}
