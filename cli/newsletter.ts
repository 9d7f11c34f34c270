/**
 * npm run newsletter: who gets the newsletter. Without a command it counts; `npm run newsletter -- help` names the
 * commands.
 */

import { makeFilesPrivate } from '../server/data-dir/private-files.ts';
import type { readEnv } from '../server/env.ts';
import { count } from './newsletter/count.ts';
import { exportSubscribers } from './newsletter/export.ts';
import { importAddresses } from './newsletter/import.ts';
import { refused, takeBack } from './newsletter/refusals.ts';
import { suppressAddress } from './newsletter/suppress.ts';
import { explain, type OwnerCommand, runTask } from './owner-command.ts';

/** By name, in the order of the usage. */
const COMMANDS: Record<string, OwnerCommand> = {
  count,
  export: exportSubscribers,
  import: importAddresses,
  suppress: suppressAddress,
  refused,
  'take-back': takeBack,
};

if (import.meta.main) {
  makeFilesPrivate();
  process.exitCode = await runNewsletter(process.argv.slice(2), console.log);
}

/**
 * Runs one of the commands.
 * @returns the exit code: 1 when the words or the settings cannot be used, or there was nothing to do.
 */
export async function runNewsletter(
  [name = 'count', ...words]: string[],
  print: (line: string) => void,
  readSettings?: typeof readEnv,
): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const task = command?.read(words);
  if (task) return runTask(task, { print, ...(readSettings && { readSettings }) });
  return explain('newsletter', COMMANDS, [name], print);
}
