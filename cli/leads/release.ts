/** A quarantined lead is a customer after all: the office and the visitor get their mails. */
import { loadSite } from '../../content-loader/load.ts';
import { notificationSettings } from '../../server/leads/messages/lead-messages.ts';
import { releaseLead } from '../../server/leads/store/quarantine.ts';
import { type OwnerCommand, readId } from '../owner-command.ts';

export const release: OwnerCommand = {
  usage: 'release 0b9c2f0e-…',
  purpose: 'this lead is no spam; its mails go out',
  read(words) {
    const id = readId(words);
    if (!id) return null;
    return async ({ db, env, print }) => {
      const notifications = notificationSettings(env, loadSite());
      const outcome = await releaseLead(db, id, Date.now(), notifications);
      print(SENTENCES[outcome]);
      return outcome === 'released';
    };
  },
};

const SENTENCES = {
  released: 'Released. Its mails go out within a minute.',
  'not quarantined': 'It is not in quarantine.',
  unknown: 'There is no such lead.',
};
