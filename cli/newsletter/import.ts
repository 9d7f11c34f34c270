/** Addresses from another program. Whoever unsubscribed here stays unsubscribed. */
import { readFileSync } from 'node:fs';
import { isMailable } from '../../server/mail/address.ts';
import { isSuppressed } from '../../server/newsletter/store/choices.ts';
import { IMPORT_SOURCE } from '../../server/newsletter/store/subscribers.ts';
import type { OwnerCommand } from '../owner-command.ts';

export const importAddresses: OwnerCommand = {
  usage: 'import old-list.csv',
  purpose: 'adds the e-mail of each line; who unsubscribed stays out. No mail is sent',
  read([file = '', ...more]) {
    if (!file || more.length > 0) return null;
    return async ({ db, print }) => {
      const counts = { added: 0, known: 0, unsubscribed: 0, unreadable: 0 };
      for (const line of readFileSync(file, 'utf8')
        .split(/\r?\n/)
        .filter((text) => text.trim())) {
        const email = addressIn(line);
        if (!email) counts.unreadable += 1;
        else if (await isSuppressed(db, email)) counts.unsubscribed += 1;
        else {
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('newsletter_signups')
            .values({
              email,
              source_page: IMPORT_SOURCE,
              submission_id: null,
              quarantine_reason: null,
              consent: null,
              created_at: Date.now(),
            })
            .onConflict((conflict) => conflict.column('email').doNothing())
            .executeTakeFirst();
          counts[numInsertedOrUpdatedRows === 1n ? 'added' : 'known'] += 1;
        }
      }
      for (const [name, number] of Object.entries(counts)) print(`${name}: ${number}`);
      return counts.added > 0;
    };
  },
};

/** The first cell that is an address. */
function addressIn(line: string): string | undefined {
  return line
    .split(/[,;\t]/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^["']+|["']+$/g, '')
        .toLowerCase(),
    )
    .find(isMailable);
}
