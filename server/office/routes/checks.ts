/** /office/api: dead letters and consent wordings. */

import * as v from 'valibot';
import { readWordings } from '../../leads/store/consent-wordings.ts';
import { readDeadLetters, resendDeadLetters } from '../../outbox/outbox-store.ts';
import { type CallTable, changes, person, reads } from '../calls/calls.ts';
import type { OfficeContext } from '../calls/office-context.ts';

/** Maximum dead letters per answer. */
const MOST_LETTERS = 200;

const Resend = v.strictObject({
  ids: v.union([
    v.literal('all'),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(500)),
  ]),
});

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
      async ({ body, now, audited }) => {
        const only = body.ids === 'all' ? null : { ids: body.ids };
        let resent = 0;
        const recorded = await audited('dead-letters.resend', async (transaction) => {
          resent = await resendDeadLetters(transaction, now, only);
          return String(resent);
        });
        context.wakeOutbox();
        return { recorded, answer: { resent } };
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
