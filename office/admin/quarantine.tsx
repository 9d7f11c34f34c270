import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { useAct, useWithActs } from '../acts/use-acts.ts';
import type { LeadList } from '../api/queries.ts';
import { listQuery } from '../leads/list-query.ts';
import { Button } from '../parts/button.tsx';
import { shield } from '../parts/office-icons.ts';
import { Screen } from '../parts/screen.tsx';
import { Answered, Empty, MoreButton } from '../parts/states.tsx';
import { useTimes } from '../parts/use-now.ts';

/** Leads that look like spam. They are not in the inbox until someone releases them. */
export function Quarantine() {
  const list = useInfiniteQuery(listQuery({ view: 'quarantine' }));
  const withActs = useWithActs();
  const suspects = (pages: LeadList[]) =>
    pages
      .flatMap((page) => page.leads)
      .map(withActs.summary)
      .filter(({ quarantine_reason, status }) => quarantine_reason !== null && status !== 'spam');
  return (
    <Screen
      title="Quarantine"
      about="Requests that look like spam. No mail went out and no alert was given. Release what is real: it is then treated like any other."
    >
      <Answered query={list}>
        {({ pages }) => {
          const leads = suspects(pages);
          if (leads.length === 0) return <Empty title="Nothing looks like spam" icon={shield} />;
          return (
            <ul className="list">
              {leads.map((lead) => (
                <Suspect key={lead.submission_id} lead={lead} />
              ))}
            </ul>
          );
        }}
      </Answered>
      <MoreButton list={list} />
    </Screen>
  );
}

function Suspect({ lead }: { lead: LeadSummary }) {
  const act = useAct();
  const times = useTimes();

  const { submission_id, name, service_needed, excerpt, quarantine_reason, received_at } = lead;
  return (
    <li>
      <div>
        <Link to={`/leads/${submission_id}`}>
          <b>{name || 'No name'}</b>
        </Link>{' '}
        <span className="muted small">{times.moment(received_at)}</span>
        <p>{[service_needed, excerpt].filter(Boolean).join(': ')}</p>
        <p className="muted small">Why: {quarantine_reason ?? ''}</p>
      </div>
      <div className="row">
        <Button
          look="low"
          onClick={() => act(lead, { type: 'release' })}
          aria-label={`Release ${name}`}
        >
          Release
        </Button>
        <Button
          look="low"
          onClick={() => act(lead, { type: 'status', status: 'spam' }, 'Marked as spam.')}
          aria-label={`${name} is spam`}
        >
          Spam
        </Button>
      </div>
    </li>
  );
}
