/** Someone asked by phone or mail not to be written to. */
import { suppress } from '../../server/newsletter/store/choices.ts';
import type { OwnerCommand } from '../owner-command.ts';

export const suppressAddress: OwnerCommand = {
  usage: 'suppress sam@example.com',
  purpose: 'never write to this address again; this can not be taken back',
  read([address = '', ...more]) {
    if (!/^\S+@\S+$/.test(address) || more.length > 0) return null;
    return async ({ db, print }) => {
      const isNew = await suppress(db, address, Date.now());
      print(isNew ? 'We will not write to this address again.' : 'That was so before.');
      return isNew;
    };
  },
};
