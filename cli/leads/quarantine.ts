/** Leads that look like spam: stored, never mailed until somebody releases them. */
import { loadSite } from '../../content-loader/load.ts';
import { readQuarantinedLeads } from '../../server/leads/store/lead-list.ts';
import type { OwnerCommand } from '../owner-command.ts';
import { leadLines } from './lead-lines.ts';

export const quarantine: OwnerCommand = {
  usage: 'quarantine',
  purpose: 'leads that look like spam, and why; they are not mailed',
  read(words) {
    if (words.length > 0) return null;
    return async ({ db, print }) => {
      const leads = await readQuarantinedLeads(db);
      const timeZone = loadSite().contact.time_zone;
      for (const line of leads.flatMap((lead) => leadLines(lead, timeZone))) print(line);
      print(leads.length > 0 ? LET_GO : 'Nothing is quarantined.');
      return true;
    };
  },
};

const LET_GO = 'Is one of them a customer? npm run leads -- release, and its id.';
