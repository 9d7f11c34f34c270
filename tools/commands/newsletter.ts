/**
 * npm run newsletter: manages subscribers. Without a command it prints their number; `npm run newsletter -- help` lists the
 * commands.
 */
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { loadSite } from '../../publisher/read/load.ts';
import { makeFilesPrivate } from '../../server/data-dir/private-files.ts';
import type { readEnv } from '../../server/env.ts';
import { subscribersCsv } from '../../server/newsletter/messages/subscriber-record.ts';
import { exportSubscribers, suppress } from '../../server/newsletter/newsletter-service.ts';
import { countSubscribers } from '../../server/newsletter/store/subscribers.ts';
import { linkKey } from '../../server/office/store/office-keys.ts';
import { webhookReceivers } from '../../server/webhooks/receivers.ts';
import { importFile } from './newsletter/import.ts';
import { explain, type OwnerCommand, runTask } from './owner-command.ts';

const confirm = () => loadSite().newsletter_confirm;

const count: OwnerCommand = {
  usage: 'count',
  purpose: 'how many are subscribed, have not confirmed, and have unsubscribed',
  read(words) {
    if (words.length > 0) return null;
    return async ({ db, print }) => {
      const counts = await countSubscribers(db, confirm());
      for (const [name, number] of Object.entries(counts)) print(`${name}: ${number}`);
      return true;
    };
  },
};

const exportToFile: OwnerCommand = {
  usage: 'export subscribers.csv',
  purpose: 'into a new .csv file, each address with its unsubscribe link',
  read([file = '', ...more]) {
    if (extname(file).toLowerCase() !== '.csv' || more.length > 0) return null;
    return async ({ db, env, print }) => {
      const how = { confirm: confirm(), siteUrl: env.siteUrl, linkKey: await linkKey(db) };
      const records = await exportSubscribers(db, how);
      // Personal data: readable only by the owner, and never written over another file.
      writeFileSync(file, subscribersCsv(records), { flag: 'wx', mode: 0o600 });
      print(
        `${records.length} ${records.length === 1 ? 'address' : 'addresses'} written to ${file}.`,
      );
      return true;
    };
  },
};

const suppressAddress: OwnerCommand = {
  usage: 'suppress sam@example.com',
  purpose: 'unsubscribes this address, and keeps it from signing up; this can not be taken back',
  read([address = '', ...more]) {
    if (!/^\S+@\S+$/.test(address) || more.length > 0) return null;
    return async ({ db, env, print }) => {
      const receivers = webhookReceivers(env).map(({ name }) => name);
      const isNew = await suppress(address, { db, now: Date.now(), receivers });
      print(isNew ? 'This address is suppressed.' : 'That was so before.');
      return isNew;
    };
  },
};

/** By name, in the order of the usage. */
const COMMANDS: Record<string, OwnerCommand> = {
  count,
  export: exportToFile,
  import: importFile,
  suppress: suppressAddress,
};

if (import.meta.main) {
  makeFilesPrivate();
  process.exitCode = await runNewsletter(process.argv.slice(2), console.log);
}

/**
 * Runs one of the commands.
 * @returns the exit code: 1 if arguments or settings are invalid, or there was nothing to do.
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
