/** Asks the customer of a won request for a review: one mail, once, with their consent. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#messages';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import type { ReviewRequestState } from '../../domain/office/review-api.ts';
import { callOffice, type Problem } from '../api/call-office.ts';
import { pathQuery, queries } from '../api/queries.ts';
import { Notice } from '../parts/notice.tsx';
import { momentWords } from '../parts/time-words.ts';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';

/** Nothing before a request is won. */
export function AskForReview({ lead }: { lead: LeadSummary }) {
  return lead.status === 'won' ? <Ask lead={lead} /> : null;
}

function Ask({ lead: { submission_id, email, event_id } }: { lead: LeadSummary }) {
  const path = `/leads/${submission_id}/review-request`;
  // Asked anew with each event: the press on Won may arrive after the first question.
  const stateQuery = pathQuery<ReviewRequestState>(`${path}?event=${event_id}`);
  const { data } = useQuery(stateQuery);
  const now = useNow();
  const { company } = useSession();
  const [hasConsent, setConsent] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // The status has just changed and has not arrived yet.
  if (!data || data.state === 'not-won') return null;
  const ask = async () => {
    if (!hasConsent) return;
    const answer = await callOffice<ReviewRequestState>(path, {
      method: 'POST',
      body: { consent: true },
    });
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) queries.setQueryData(stateQuery.queryKey, answer.value);
  };
  return (
    <section className="stack">
      <h2>{m.office_review()}</h2>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      {data.state === 'ready' ? (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={hasConsent}
              onChange={({ target }) => setConsent(target.checked)}
            />
            <span>{m.office_review_consent({ email })}</span>
          </label>
          <button type="button" className="button" aria-disabled={!hasConsent} onClick={ask}>
            {m.office_review_ask()}
          </button>
          <p className="muted small">{m.office_review_once()}</p>
        </>
      ) : (
        <p role="status">
          {data.state === 'asked'
            ? m.office_review_asked({ when: momentWords(data.at, now, company.time_zone) })
            : WHY_NOT[data.state]()}
        </p>
      )}
    </section>
  );
}

const WHY_NOT = {
  'no-links': m.office_review_no_links,
  'no-email': m.office_review_no_email,
  suppressed: m.office_review_suppressed,
} as const;
