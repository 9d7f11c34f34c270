/** The newest leads, in the terminal. */

import { loadSite } from '../../content-loader/load.ts';
import { DEAD_LETTER } from '../../server/database/tables.ts';
import { type LeadSummary, readNewestLeads } from '../../server/leads/store/lead-list.ts';
import type { OwnerCommand } from '../owner-command.ts';
import { leadLines } from './lead-lines.ts';

const DEFAULT_COUNT = 20;

export const list: OwnerCommand = {
  usage: 'list 50',
  purpose: `the newest leads, ${DEFAULT_COUNT} unless you say how many`,
  read([word, ...more]) {
    const count = word === undefined ? DEFAULT_COUNT : Number(word);
    if (more.length > 0 || !Number.isInteger(count) || count < 1 || count > 10_000) return null;
    return async ({ db, print }) => {
      const { leads, total } = await readNewestLeads(db, count);
      const timeZone = loadSite().contact.time_zone;
      for (const line of leads.flatMap((lead) => leadLines(lead, timeZone))) print(line);
      print(summaryOf(leads, total));
      return true;
    };
  },
};

/** How many there are, and what needs a person. */
function summaryOf(leads: LeadSummary[], total: number): string {
  if (leads.length === 0) return 'No leads yet.';
  const refused = leads.filter((lead) => lead.mail === DEAD_LETTER).length;
  const quarantined = leads.filter((lead) => lead.quarantine_reason).length;
  const parts = [`${leads.length} of ${total} leads`];
  if (refused > 0) parts.push(`${refused} with a mail that was refused`);
  if (quarantined > 0) parts.push(`${quarantined} in quarantine`);
  return `${parts.join(', ')}.`;
}
