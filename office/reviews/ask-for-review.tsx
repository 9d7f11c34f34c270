/** Asks the customer of a won request for a review: one mail, once, with their consent. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { queries, routeQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';

/** Renders nothing before a request is won. */
export function AskForReview({ lead }: { lead: LeadSummary }) {
  return lead.status === 'won' ? <Ask lead={lead} /> : null;
}

function Ask({ lead: { submission_id, email, event_id } }: { lead: LeadSummary }) {
  const stateQuery = {
    ...routeQuery('GET /leads/:submission_id/review-request', { submission_id }),
    // Refetched with each event: Won may arrive after the first fetch.
    queryKey: ['review-request', submission_id, String(event_id)],
  };
  const { data } = useQuery(stateQuery);
  const times = useTimes();

  const [hasConsent, setConsent] = useState(false);
  const { problem, call } = useCalls();
  // The new status has not reached the server yet.
  if (!data || data.state === 'not-won') return null;
  const ask = async () => {
    if (!hasConsent) return;
    const sent = { submission_id, consent: true } as const;
    const asked = await call('POST /leads/:submission_id/review-request', sent);
    if (asked) queries.setQueryData(stateQuery.queryKey, asked);
  };
  return (
    <section className="stack">
      <h2>Review</h2>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      {data.state === 'ready' ? (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={hasConsent}
              onChange={({ target }) => setConsent(target.checked)}
            />
            <span>They said that we may mail {email} about a review.</span>
          </label>
          <Button unavailable={!hasConsent} onClick={ask}>
            Ask for a review
          </Button>
          <p className="muted small">
            One mail with the company’s review links, for everybody the same. Nobody is asked twice.
          </p>
        </>
      ) : (
        <p role="status">
          {data.state === 'asked'
            ? `Asked for a review: ${times.moment(data.at)}.`
            : WHY_NOT[data.state]()}
        </p>
      )}
    </section>
  );
}

const WHY_NOT = {
  'no-links': () => 'Nobody can be asked for a review: site.yaml names no review_links.',
  'no-email': () => 'They gave no e-mail, so they can’t be asked for a review.',
  suppressed: () =>
    'This address is never written to: they unsubscribed, or the mail server refused it.',
} as const;
