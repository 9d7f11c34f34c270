/** Addresses that get nothing because a mail server refused them: which they are, and how that is taken back. */
import { addAuditEntry } from '../../server/activity/store/audit.ts';
import { inTransaction } from '../../server/database/database.ts';
import { addressHash } from '../../server/newsletter/store/address-hash.ts';
import {
  countRefusals,
  readRefusals,
  takeBackRefusals,
} from '../../server/newsletter/store/refusals.ts';
import type { OwnerCommand } from '../owner-command.ts';

export const refused: OwnerCommand = {
  usage: 'refused',
  purpose: 'addresses that get nothing because a mail server refused them, newest first',
  read(words) {
    if (words.length > 0) return null;
    return async ({ db, print }) => {
      const refusals = await readRefusals(db);
      for (const { email, address_hash, code, at, subject } of refusals) {
        const day = new Date(at).toISOString().slice(0, 10);
        print(`${email ?? `erased (${address_hash})`}  ${day}  ${code}  ${subject ?? ''}`.trim());
      }
      const count = await countRefusals(db);
      if (count > refusals.length) print(`and ${count - refusals.length} more`);
      if (count === 0) print('none');
      return true;
    };
  },
};

export const takeBack: OwnerCommand = {
  usage: 'take-back sam@example.com',
  purpose: 'write to a refused address again, or to all of them (`all`)',
  read([address = '', ...more]) {
    if (!/^(all|\S+@\S+)$/.test(address) || more.length > 0) return null;
    return async ({ db, print }) => {
      const count = await inTransaction(db, async (transaction) => {
        const taken = await takeBackRefusals(
          transaction,
          address === 'all' ? undefined : addressHash(address),
        );
        if (taken > 0)
          await addAuditEntry(transaction, {
            at: Date.now(),
            person: null,
            what: 'mailing.take-back-refusals',
            detail: `${taken}`,
          });
        return taken;
      });
      print(`written to again: ${count}`);
      return count > 0;
    };
  },
};
