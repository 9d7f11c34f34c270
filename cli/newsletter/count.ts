/** How many get the newsletter, and how many do not. */
import { loadSite } from '../../content-loader/load.ts';
import { readSubscribers } from '../../server/newsletter/store/subscribers.ts';
import type { OwnerCommand } from '../owner-command.ts';

export const count: OwnerCommand = {
  usage: 'count',
  purpose: 'how many are subscribed, unconfirmed and unsubscribed',
  read(words) {
    if (words.length > 0) return null;
    return async ({ db, print }) => {
      const { counts } = await readSubscribers(db, loadSite().newsletter_confirm);
      for (const [name, number] of Object.entries(counts)) print(`${name}: ${number}`);
      return true;
    };
  },
};
