/** /office/api: asks a customer for a review by mail. */
import * as v from 'valibot';
import { type CallTable, changes, person, reads } from '../office/calls/calls.ts';
import type { OfficeContext } from '../office/calls/office-context.ts';
import { refuse } from '../office/calls/refusals.ts';
import { askForReview, reviewRequestState } from './review-request-service.ts';

const ReviewRequest = v.strictObject({
  /** The customer agreed to get a mail about it. */
  consent: v.literal(true, 'Ask the customer first.'),
});

export function reviewRequestCalls(context: OfficeContext) {
  const { db, site, notifications } = context;

  return {
    'GET /leads/:submission_id/review-request': reads(
      person,
      async ({ params }) =>
        (await reviewRequestState(params.submission_id ?? '', { db, site })) ?? refuse('not-found'),
    ),
    'POST /leads/:submission_id/review-request': changes(
      { ...person, body: ReviewRequest },
      async ({ params, session, now }) => {
        const { messageIdDomain } = notifications;
        const { person_id, name } = session.person;
        const asked = await askForReview(
          params.submission_id ?? '',
          { person_id, name },
          { db, site, now, messageIdDomain },
        );
        if (!asked) return refuse('not-found');
        if (asked.recorded) context.wakeOutbox();
        return asked;
      },
    ),
  } satisfies CallTable;
}
