/** /office/api: dead letters and consent wordings. */

import { Resend } from '../../../domain/office/checks-api.ts';
import { addAuditEntry } from '../../activity/store/audit.ts';
import { inTransaction } from '../../database/database.ts';
import { readWordings } from '../../leads/store/consent-wordings.ts';
import { readDeadLetters, resendDeadLetters } from '../../outbox/outbox-store.ts';
import { type CallTable, changes, person, reads } from '../calls/calls.ts';
import type { OfficeContext } from '../calls/office-context.ts';

/** Maximum dead letters per answer. */
const MOST_LETTERS = 200;

/** Mails, webhook calls and pushes that failed permanently. */
export function deadLetterCalls(context: OfficeContext) {
  const { db } = context;

  return {
    'GET /dead-letters': reads(person, async () => {
      const rows = await readDeadLetters(db, MOST_LETTERS);
      return {
        letters: rows.map(({ first_name, last_error, ...row }) => ({
          ...row,
          receiver: row.kind.endsWith('webhook') ? row.receiver : null,
          name: first_name,
          error: last_error,
        })),
      };
    }),
    'POST /dead-letters/resend': changes(
      { ...person, body: Resend },
      async ({ body, session, now }) => {
        const only = body.ids === 'all' ? null : { ids: body.ids };
        const result = await inTransaction(db, async (transaction) => {
          const resent = await resendDeadLetters(transaction, now, only);
          const recorded = await addAuditEntry(transaction, {
            at: now,
            person: session.person,
            what: 'dead-letters.resend',
            detail: String(resent),
          });
          return { recorded, answer: { resent } };
        });
        context.wakeOutbox();
        return result;
      },
    ),
  } satisfies CallTable;
}

/** Every consent wording that visitors have seen. */
export function consentCalls({ db }: OfficeContext) {
  return {
    'GET /consents': reads(person, async () => ({ wordings: await readWordings(db) })),
  } satisfies CallTable;
}
