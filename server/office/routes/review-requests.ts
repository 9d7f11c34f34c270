/** /office/api: the mail that asks a customer for a review. */
import { ReviewRequest } from '../../../domain/office/review-api.ts';
import { askForReview, reviewRequestState } from '../../review-requests/service.ts';
import type { Calls } from './calls.ts';
import type { OfficeContext } from './context.ts';
import { refuse } from './problems.ts';

const person = { access: 'person' } as const;

export function reviewRequestCalls(calls: Calls, context: OfficeContext): void {
  const { db, site, notifications } = context;
  calls.add(
    'GET /leads/:submission_id/review-request',
    person,
    async ({ params }) =>
      (await reviewRequestState(params.submission_id ?? '', { db, site })) ?? refuse('not-found'),
  );
  calls.change(
    'POST /leads/:submission_id/review-request',
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
  );
}
