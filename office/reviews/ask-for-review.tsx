/** Asks the customer of a won request for a review: one mail, once, with their consent. */
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { queries, routeQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Check } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';

/** Renders nothing before a request is won. */
export function AskForReview({ lead }: { lead: LeadSummary }) {
  const { submission_id, email, event_id, status } = lead;
  const stateQuery = {
    ...routeQuery('GET /leads/:submission_id/review-request', { submission_id }),
    // Refetched with each event: Won may arrive after the first fetch.
    queryKey: ['review-request', submission_id, String(event_id)],
  };
  const { data } = useQuery({ ...stateQuery, enabled: status === 'won' });
  const times = useTimes();
  const { problem, call } = useCalls();
  // `not-won`: the new status has not reached the server yet.
  if (status !== 'won' || !data || data.state === 'not-won') return null;
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const sent = { submission_id, consent: true } as const;
    const asked = await call('POST /leads/:submission_id/review-request', sent);
    if (asked) queries.setQueryData(stateQuery.queryKey, asked);
  };
  return (
    <section className="stack">
      <h2>Review</h2>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      {data.state === 'ready' ? (
        <form className="stack" onSubmit={ask}>
          <Check required>They said that we may mail {email} about a review.</Check>
          <Button type="submit">Ask for a review</Button>
          <p className="muted small">
            One mail with the company’s review links, for everybody the same. Nobody is asked twice.
          </p>
        </form>
      ) : (
        <p role="status">
          {data.state === 'asked'
            ? `Asked for a review: ${times.moment(data.at)}.`
            : WHY_NOT[data.state]}
        </p>
      )}
    </section>
  );
}

const WHY_NOT = {
  'no-links': 'Nobody can be asked for a review: site.yaml names no review_links.',
  'no-email': 'They gave no e-mail, so they can’t be asked for a review.',
  suppressed: 'This address is never written to: they unsubscribed, or the mail server refused it.',
} as const;
