import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as m from '#messages';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { useAct, useWithActs } from '../acts/use-acts.ts';
import { listQuery } from '../leads/list-query.ts';
import { shield } from '../parts/office-icons.ts';
import { Screen } from '../parts/screen.tsx';
import { Empty, Failed, Placeholder } from '../parts/states.tsx';
import { momentWords } from '../parts/time-words.ts';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';

/** What looks like spam: nobody was told of it until somebody releases it. */
export function Quarantine() {
  const list = useInfiniteQuery(listQuery({ view: 'quarantine' }));
  const withActs = useWithActs();
  const leads = (list.data?.pages ?? [])
    .flatMap((page) => page.leads)
    .map(withActs.summary)
    .filter(({ quarantine_reason, status }) => quarantine_reason !== null && status !== 'spam');
  return (
    <Screen
      title={m.office_quarantine()}
      about={m.office_quarantine_requests_that_look_like_spam_no()}
    >
      {list.data ? (
        leads.length > 0 ? (
          <ul className="list">
            {leads.map((lead) => (
              <Suspect key={lead.submission_id} lead={lead} />
            ))}
          </ul>
        ) : (
          <Empty title={m.office_quarantine_nothing_looks_like_spam()} icon={shield} />
        )
      ) : list.error ? (
        <Failed error={list.error} onRetry={() => list.refetch()} />
      ) : (
        <Placeholder />
      )}
      {list.hasNextPage && (
        <button type="button" className="button" onClick={() => list.fetchNextPage()}>
          {m.office_show_more()}
        </button>
      )}
    </Screen>
  );
}

function Suspect({ lead }: { lead: LeadSummary }) {
  const act = useAct();
  const now = useNow();
  const { company } = useSession();
  const { submission_id, name, service_needed, excerpt, quarantine_reason, received_at } = lead;
  return (
    <li>
      <div>
        <Link to={`/leads/${submission_id}`}>
          <b>{name || m.office_no_name()}</b>
        </Link>{' '}
        <span className="muted small">{momentWords(received_at, now, company.time_zone)}</span>
        <p>{[service_needed, excerpt].filter(Boolean).join(': ')}</p>
        <p className="muted small">
          {m.office_quarantine_why({ reason: quarantine_reason ?? '' })}
        </p>
      </div>
      <div className="row">
        <button
          type="button"
          className="button low"
          onClick={() => act(lead, { type: 'release' })}
          aria-label={m.office_quarantine_release_named({ name })}
        >
          {m.office_quarantine_release()}
        </button>
        <button
          type="button"
          className="button low"
          onClick={() =>
            act(lead, { type: 'status', status: 'spam' }, m.office_quarantine_marked_as_spam())
          }
          aria-label={m.office_quarantine_is_spam({ name })}
        >
          {m.office_spam()}
        </button>
      </div>
    </li>
  );
}
