/** /office/api: what has to be done now and then. Most of it is the owner's. */

import { Erase, EraseFind, JOB_KINDS, Resend } from '../../../domain/office/jobs-api.ts';
import { addAuditEntry } from '../../activity/store/audit.ts';
import { inTransaction } from '../../database/database.ts';
import { readWanted } from '../../erasure/service.ts';
import { readWordings } from '../../leads/store/consent-wordings.ts';
import { readDeadLetters, resendDeadLetters } from '../../outbox/store.ts';
import { excerptOf } from '../store/lead-summaries.ts';
import { type CallTable, changes, reads, unaudited } from './calls.ts';
import type { OfficeContext } from './context.ts';
import { refuse } from './problems.ts';

/** Refused mails of one answer. */
const MOST_LETTERS = 200;

const person = { access: 'person' } as const;
const owner = { access: 'owner' } as const;

/** Mails, webhook calls and pushes that were refused for good. */
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

export function eraseCalls({ jobs }: OfficeContext) {
  return {
    'GET /jobs/:kind': reads(owner, async ({ params }) => {
      const kind = JOB_KINDS.find((one) => one === params.kind);
      return kind ? { job: await jobs.last(kind) } : refuse('not-found');
    }),
    'POST /erase/find': unaudited(
      'a question with a body',
      { ...owner, body: EraseFind },
      async ({ body }) => {
        const wanted = readWanted(body.who);
        if (!wanted) return refuse('invalid', [{ field: 'who', message: WHO }]);
        const { people, near, signups } = await jobs.findPeople(wanted);
        const lead = (one: (typeof people)[number][number]) => ({
          submission_id: one.submission_id,
          name: one.first_name,
          phone: one.phone,
          email: one.email,
          received_at: one.created_at,
          excerpt: excerptOf(one.description),
        });
        return {
          people: people.map((leads) =>
            leads.map(lead).sort((a, b) => a.received_at - b.received_at),
          ),
          near: near.map((one) => ({ lead: lead(one.lead), reasons: one.reasons })),
          signups,
        };
      },
    ),
    'POST /erase': changes(
      { ...owner, fresh: true, body: Erase },
      async ({ reply, body, session, now }) => {
        const wanted = body.who ? readWanted(body.who) : null;
        const { person_id, name } = session.person;
        const by = { person_id, name };
        const order = {
          kind: 'erase',
          // A name alone may be somebody else's: of it, only what was ticked.
          wanted: wanted && !('name' in wanted) ? wanted : null,
          ids: body.ids,
          by,
        } as const;
        const started = await jobs.start(order, { by, now });
        if (!started) return refuse('job-running');
        reply.code(202);
        return { recorded: started.recorded, answer: started.job };
      },
    ),
  } satisfies CallTable;
}

/** What the launch check finds, and every wording that visitors agreed to. */
export function checkCalls(context: OfficeContext) {
  const { db, jobs } = context;

  return {
    'GET /launch-check': reads({ ...owner, limit: [20, 300] }, async () => ({
      findings: await jobs.checkLaunch(),
    })),
    'GET /consents': reads(person, async () => ({ wordings: await readWordings(db) })),
  } satisfies CallTable;
}

const WHO = 'Please enter an e-mail, a phone number, or first and last name.';
