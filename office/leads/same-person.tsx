import { Link, useSearchParams } from 'react-router';
import type { LeadDetail } from '../../domain/office/acts-api.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { useAct } from '../acts/use-acts.ts';
import { Button } from '../parts/button.tsx';
import { useTimes } from '../parts/use-now.ts';
import { STATUS_WORDS } from './lead-words.ts';

/** Other requests that seem to come from the same person, each with a button to separate it. */
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
  const times = useTimes();
  const [params] = useSearchParams();

  const { submission_id, name, service_needed, received_at, status } = other.lead;
  return (
    <li>
      <div>
        <Link to={{ pathname: `/leads/${submission_id}`, search: String(params) }}>
          {[service_needed, times.dayAndTime(received_at)].filter(Boolean).join(', ')}
        </Link>
        <p className="muted small">
          {[STATUS_WORDS[status], name !== lead.name && name, ...other.reasons]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <Button
        look="low"
        onClick={() =>
          act(
            lead,
            { type: joined ? 'split' : 'join', other: submission_id },
            joined ? 'Told apart.' : 'Joined again.',
          )
        }
      >
        {joined ? 'Not the same person' : 'The same person after all'}
      </Button>
    </li>
  );
}
