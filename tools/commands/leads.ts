/**
 * npm run leads: exports leads to files, resends refused mails, and erases a person, on SQLite or PostgreSQL. Everything else is done
 * in the office. `npm run leads` lists the commands.
 */

import { makeFilesPrivate } from '../../server/data-dir/private-files.ts';
import type { readEnv } from '../../server/env.ts';
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
 * @returns the exit code: 1 if arguments or settings are invalid, or there was nothing to do.
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
