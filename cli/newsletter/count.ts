/** How many get the newsletter, and how many do not. */
import { loadSite } from '../../content-loader/load.ts';
import { countSubscribers, hashSignups } from '../../server/newsletter/store/subscribers.ts';
import type { OwnerCommand } from '../owner-command.ts';

export const count: OwnerCommand = {
  usage: 'count',
  purpose: 'how many are subscribed, unconfirmed, unsubscribed, and refused by a mail server',
  read(words) {
    if (words.length > 0) return null;
    return async ({ db, print }) => {
      await hashSignups(db);
      const counts = await countSubscribers(db, loadSite().newsletter_confirm);
      for (const [name, number] of Object.entries(counts)) print(`${name}: ${number}`);
      return true;
    };
  },
};
