import { Link, useSearchParams } from 'react-router';
import type { LeadDetail } from '../../domain/office/acts-api.ts';
import { useTimes } from '../parts/use-now.ts';
import { STATUS_WORDS } from './lead-words.ts';

/** Other requests that seem to come from the same person. */
export function SamePerson({ detail: { lead, same_person } }: { detail: LeadDetail }) {
  const times = useTimes();
  const [params] = useSearchParams();
  if (same_person.length === 0) return null;
  return (
    <section>
      <h2>Asked before</h2>
      <ul className="list">
        {same_person.map(
          ({ lead: { submission_id, name, service_needed, received_at, status }, reasons }) => (
            <li key={submission_id}>
              <div>
                <Link to={{ pathname: `/leads/${submission_id}`, search: String(params) }}>
                  {[service_needed, times.dayAndTime(received_at)].filter(Boolean).join(', ')}
                </Link>
                <p className="muted small">
                  {[STATUS_WORDS[status], name !== lead.name && name, ...reasons]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
