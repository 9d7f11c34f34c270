/**
 * Addresses from another program. What was unsubscribed here stays so; what a mail server refused is added and gets nothing until
 * that is taken back.
 */
import { readFileSync } from 'node:fs';
import { isMailable } from '../../server/mail/address.ts';
import { hasUnsubscribed } from '../../server/newsletter/store/choices.ts';
import { isRefused } from '../../server/newsletter/store/refusals.ts';
import { IMPORT_SOURCE, insertSignup } from '../../server/newsletter/store/subscribers.ts';
import type { OwnerCommand } from '../owner-command.ts';

export const importAddresses: OwnerCommand = {
  usage: 'import old-list.csv',
  purpose: 'adds the e-mail of each line; who unsubscribed stays out. No mail is sent',
  read([file = '', ...more]) {
    if (!file || more.length > 0) return null;
    return async ({ db, print }) => {
      const counts = { added: 0, known: 0, unsubscribed: 0, refused: 0, unreadable: 0 };
      for (const line of readFileSync(file, 'utf8')
        .split(/\r?\n/)
        .filter((text) => text.trim())) {
        const email = addressIn(line);
        if (!email) counts.unreadable += 1;
        else if (await hasUnsubscribed(db, email)) counts.unsubscribed += 1;
        else {
          const isUndeliverable = await isRefused(db, email);
          const signup = {
            email,
            source_page: IMPORT_SOURCE,
            submission_id: null,
            quarantine_reason: null,
            consent: null,
            language: 'en' as const,
            created_at: Date.now(),
          };
          const isNew = await insertSignup(db, signup, isUndeliverable);
          counts[!isNew ? 'known' : isUndeliverable ? 'refused' : 'added'] += 1;
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
