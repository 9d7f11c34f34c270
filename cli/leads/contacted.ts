/** The office has called back: nobody needs to be reminded. */
import { markContacted } from '../../server/leads/mark-contacted.ts';
import { type LeadsCommand, readId } from './command.ts';

export const contacted: LeadsCommand = {
  usage: 'contacted 0b9c2f0e-…',
  purpose: 'the office has called this lead back; no reminder is mailed',
  read(words) {
    const id = readId(words);
    if (!id) return null;
    return async ({ db, print }) => {
      const outcome = await markContacted(db, id, Date.now());
      print(SENTENCES[outcome]);
      return outcome === 'marked';
    };
  },
};

const SENTENCES = {
  marked: 'Marked as contacted.',
  'marked before': 'It was marked as contacted before.',
  unknown: 'There is no such lead.',
};
