/**
 * npm run newsletter: who gets the newsletter. Without a command it counts; `npm run newsletter -- help` names the
 * commands.
 */

import { loadSite } from '../content-loader/load.ts';
import { makeFilesPrivate } from '../server/data-dir/private-files.ts';
import type { readEnv } from '../server/env.ts';
import { suppress } from '../server/newsletter/store/choices.ts';
import { countSubscribers } from '../server/newsletter/store/subscribers.ts';
import { exportSubscribers } from './newsletter/export.ts';
import { importAddresses } from './newsletter/import.ts';
import { refused, takeBack } from './newsletter/refusals.ts';
import { explain, type OwnerCommand, runTask } from './owner-command.ts';

/** How many get the newsletter, and how many do not. */
const count: OwnerCommand = {
  usage: 'count',
  purpose: 'how many are subscribed, unconfirmed, unsubscribed, and refused by a mail server',
  read(words) {
    if (words.length > 0) return null;
    return async ({ db, print }) => {
      const counts = await countSubscribers(db, loadSite().newsletter_confirm);
      for (const [name, number] of Object.entries(counts)) print(`${name}: ${number}`);
      return true;
    };
  },
};

/** Someone asked by phone or mail not to be written to. */
const suppressAddress: OwnerCommand = {
  usage: 'suppress sam@example.com',
  purpose: 'never write to this address again; this can not be taken back',
  read([address = '', ...more]) {
    if (!/^\S+@\S+$/.test(address) || more.length > 0) return null;
    return async ({ db, print }) => {
      const isNew = await suppress(db, address, Date.now());
      print(isNew ? 'We will not write to this address again.' : 'That was so before.');
      return isNew;
    };
  },
};

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
  // Not among what is exported.
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
