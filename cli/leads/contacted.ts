/** The office has called back: nobody needs to be reminded. */

import { readPerson } from '../../server/leads/person.ts';
import { findLeads } from '../../server/leads/store/lead-list.ts';
import { markContactedByOwner } from '../../server/office/service/contacted.ts';
import type { OwnerCommand } from '../owner-command.ts';

export const contacted: OwnerCommand = {
  usage: 'contacted sam@example.com',
  purpose: 'the office has called back, by e-mail, phone or id; no reminder is mailed',
  read(words) {
    const said = words.join(' ').trim();
    if (!said) return null;
    return async ({ db, print }) => {
      const leads = await findLeads(db, readPerson(said) ?? said.toLowerCase());
      let marked = 0;
      for (const { submission_id } of leads) {
        const outcome = await markContactedByOwner(db, submission_id, Date.now());
        if (outcome === 'marked') marked += 1;
      }
      if (leads.length === 0) print('There is no such lead.');
      else print(marked > 0 ? 'Marked as contacted.' : 'It was marked as contacted before.');
      return marked > 0;
    };
  },
};
