import { Link, useSearchParams } from 'react-router';
import type { LeadDetail, LeadSummary } from '../../domain/office/api.ts';
import { useAct } from '../acts/use-acts.ts';
import { dayAndTime } from '../parts/time-words.ts';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { STATUS_WORDS } from './lead-words.ts';

/** Other requests that seem to be of the same person, each with the way to say that it is not. */
export function SamePerson({ detail: { lead, same_person, split_off } }: { detail: LeadDetail }) {
  if (same_person.length + split_off.length === 0) return null;
  return (
    <section>
      <h2>Asked before</h2>
      {same_person.length > 0 && (
        <ul className="list">
          {same_person.map((other) => (
            <Other key={other.lead.submission_id} lead={lead} {...{ other }} joined />
          ))}
        </ul>
      )}
      {split_off.length > 0 && (
        <details>
          <summary>Told apart ({split_off.length})</summary>
          <ul className="list">
            {split_off.map((other) => (
              <Other key={other.lead.submission_id} lead={lead} other={other} joined={false} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Other({
  lead,
  other,
  joined,
}: {
  lead: LeadSummary;
  other: LeadDetail['same_person'][number];
  joined: boolean;
}) {
  const act = useAct();
  const now = useNow();
  const [params] = useSearchParams();
  const { company } = useSession();
  const { submission_id, name, service_needed, received_at, status } = other.lead;
  return (
    <li>
      <div>
        <Link to={{ pathname: `/leads/${submission_id}`, search: String(params) }}>
          {[service_needed, dayAndTime(received_at, now, company.time_zone)]
            .filter(Boolean)
            .join(', ')}
        </Link>
        <p className="muted small">
          {[STATUS_WORDS[status], name !== lead.name && name, ...other.reasons]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <button
        type="button"
        className="button low"
        onClick={() =>
          act(
            lead,
            { type: joined ? 'split' : 'join', other: submission_id },
            joined ? 'Told apart.' : 'Joined again.',
          )
        }
      >
        {joined ? 'Not the same person' : 'The same person after all'}
      </button>
    </li>
  );
}
