/** New leads, in the terminal, as they come. */
import { setTimeout as wait } from 'node:timers/promises';
import { loadSite } from '../../content-loader/load.ts';
import { readLeadsChangedSince } from '../../server/leads/store/lead-list.ts';
import type { OwnerCommand } from '../owner-command.ts';
import { leadLines } from './lead-lines.ts';

/** How often the database is asked, ms. */
const INTERVAL = 1000;
/** How far back each look reaches, ms: the servers' clocks differ, and a transaction takes time to end. */
const OVERLAP = 60_000;

export const watch: OwnerCommand = {
  usage: 'watch',
  purpose: 'new leads as they come, until you press Ctrl+C',
  read(words) {
    if (words.length > 0) return null;
    return async ({ db, print, signal }) => {
      const timeZone = loadSite().contact.time_zone;
      const known = new Set<string>();
      const look = async () => {
        const leads = await readLeadsChangedSince(db, Date.now() - OVERLAP);
        return leads.filter((lead) => {
          // A finished chat is news although its unfinished stage has been shown.
          const key = `${lead.submission_id} ${lead.stage}`;
          return !known.has(key) && known.add(key);
        });
      };
      await look();
      print('Waiting for leads. Ctrl+C ends this.');
      while (!signal.aborted) {
        for (const lead of await look()) for (const line of leadLines(lead, timeZone)) print(line);
        await wait(INTERVAL, undefined, { signal }).catch(() => {});
      }
      return true;
    };
  },
};
