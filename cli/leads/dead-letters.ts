/** Mails and webhook calls that were refused for good and wait for a person. */

import { loadSite } from '../../content-loader/load.ts';
import { officeTime } from '../../domain/hours/office-hours.ts';
import { DEAD_LETTER } from '../../server/database/tables.ts';
import type { OwnerCommand } from '../owner-command.ts';

export const deadLetters: OwnerCommand = {
  usage: 'dead-letters',
  purpose: 'mails and webhook calls that were refused, and why',
  read(words) {
    if (words.length > 0) return null;
    return async ({ db, print }) => {
      const rows = await db
        .selectFrom('outbox')
        .select(['kind', 'stage', 'receiver', 'created_at', 'last_error', 'submission_id'])
        .where('state', '=', DEAD_LETTER)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      const zone = loadSite().contact.time_zone;
      for (const row of rows) {
        const what = [row.kind, row.stage, row.receiver].filter(Boolean).join(' ');
        print(
          [officeTime(zone, row.created_at), what, row.last_error, row.submission_id].join('  '),
        );
      }
      print(rows.length > 0 ? SEND_AGAIN : 'Nothing was refused.');
      return true;
    };
  },
};

const SEND_AGAIN = 'Mend the reason, then: npm run leads -- resend all';
