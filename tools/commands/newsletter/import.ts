/** Imports subscribers from another program's list, and addresses that must not get mail anymore. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseCsv, readText } from '../../../domain/csv/csv.ts';
import { isMailable } from '../../../server/mail/address.ts';
import { suppress } from '../../../server/newsletter/newsletter-service.ts';
import { isSuppressed } from '../../../server/newsletter/store/choices.ts';
import { IMPORT_SOURCE, insertSignup } from '../../../server/newsletter/store/subscribers.ts';
import { webhookReceivers } from '../../../server/webhooks/receivers.ts';
import type { CommandContext, OwnerCommand } from '../owner-command.ts';

/** Words of mail services for an address that must not get mail. */
const SUPPRESSED = new Set([
  'unsubscribed',
  'cleaned',
  'bounced',
  'blocklisted',
  ...['blacklisted', 'blocked', 'complained', 'undeliverable'],
]);
/** Words for an address that has not confirmed, or is not in use: it is neither added nor suppressed. */
const LEFT_OUT = new Set(['unconfirmed', 'unactivated', 'pending', 'disabled', 'archived']);

export const importFile: OwnerCommand = {
  usage: 'import list.csv',
  purpose:
    'adds addresses; a row that says unsubscribed, cleaned, bounced or blocklisted suppresses its own',
  read([file = '', ...more]) {
    if (!file || more.length > 0) return null;
    return async (context) => {
      const counts = new Map([
        ['added', 0],
        ['already there', 0],
      ]);
      const rows = parseCsv(readText(readFileSync(file)));
      const isHeader = rows[0] && !addressIn(rows[0]);
      const ofFile = wordOfFile(basename(file));
      for (const row of rows.slice(isHeader ? 1 : 0)) {
        const name = await importRow(addressIn(row), ofFile ?? wordIn(row), context);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      context.print([...counts].map(([name, number]) => `${name} ${number}`).join(', '));
      return true;
    };
  },
};

/**
 * Sends no mail, and calls no webhook for an added address, because the list's program already knows it.
 * @returns the result of the row, in the words under which it is counted
 */
async function importRow(
  email: string | undefined,
  word: string | undefined,
  { db, env }: CommandContext,
): Promise<string> {
  if (!email) return 'unreadable';
  const now = Date.now();
  if (word && SUPPRESSED.has(word)) {
    const receivers = webhookReceivers(env).map(({ name }) => name);
    await suppress(email, { db, now, receivers });
  }
  if (word) return word;
  if (await isSuppressed(db, email)) return 'unsubscribed here before';
  const isNew = await insertSignup(db, {
    email,
    source_page: IMPORT_SOURCE,
    submission_id: null,
    quarantine_reason: null,
    consent: null,
    language: 'en',
    created_at: now,
  });
  return isNew ? 'added' : 'already there';
}

/** The first cell that is an address, alone or within `Ann <ann@example.com>`. */
function addressIn(row: string[]): string | undefined {
  return row
    .map((cell) => (/<([^<>]+)>$/.exec(cell)?.[1] ?? cell).trim().toLowerCase())
    .map((cell) => cell.replace(/^'(?=[=+@|%-])/, ''))
    .find(isMailable);
}

/** The state in a row, whatever its column is called. If there are several, one that suppresses takes precedence. */
function wordIn(row: string[]): string | undefined {
  const words = row.map((cell) => cell.toLowerCase());
  return words.find((word) => SUPPRESSED.has(word)) ?? words.find((word) => LEFT_OUT.has(word));
}

/** Mailchimp exports one file per state, such as unsubscribed_members_export.csv, without the state in its rows. */
function wordOfFile(name: string): string | undefined {
  const [word = ''] = name.toLowerCase().split(/[_.-]/, 1);
  return SUPPRESSED.has(word) ? word : undefined;
}
