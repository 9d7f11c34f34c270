import type { ActRecord, LeadDetail } from '../../domain/office/acts-api.ts';
import { useWaitingActs } from '../acts/use-acts.ts';
import { KIND_WORDS } from '../admin/undelivered.tsx';
import { useTimes } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { actWords, VIA_WORDS } from './lead-words.ts';

const STATE_WORDS: Record<string, string> = {
  pending: 'waits to be sent',
  sending: 'is being sent',
  sent: 'was sent',
  dead_letter: 'was refused',
  quarantined: 'waits for a person',
  superseded: 'was overtaken by a later one',
  suppressed: 'was left out: too many that day',
};

/** Acts on the lead, newest first, and the state of its mails. */
export function LeadHistory({ detail }: { detail: LeadDetail }) {
  const { acts, notifications, lead } = detail;
  const times = useTimes();
  const { people } = useSession();
  // The assignee may have joined after this page was loaded.
  const known = lead.assigned_to ? [lead.assigned_to, ...people] : people;
  const stored = new Set(useWaitingActs().map(({ act }) => act.act_id));
  const whatWords = (act: ActRecord) => {
    const did = actWords(act, times, known);
    return act.via === 'mail-link' && act.by ? `${did} by a link in the mail` : did;
  };
  return (
    <section>
      <h2>History</h2>
      <ol className="list">
        {acts.toReversed().map((act) => (
          <li key={act.act_id}>
            <span>
              <b>{act.by?.name ?? VIA_WORDS[act.via]}</b> {whatWords(act)}
            </span>
            <span className="muted small">
              {stored.has(act.act_id) ? 'kept on this device' : times.moment(act.at)}
            </span>
          </li>
        ))}
        {notifications.toReversed().map(({ id, kind, receiver, state, at, error }) => (
          <li key={id}>
            <span>
              {[
                ...[KIND_WORDS[kind] ?? kind, receiver && `(${receiver})`],
                `${STATE_WORDS[state] ?? state}${error && state !== 'sent' ? `: ${error}` : ''}`,
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
            <span className="muted small">{times.moment(at)}</span>
          </li>
        ))}
      </ol>
      {acts.length + notifications.length === 0 && <p className="muted">Nothing yet.</p>}
    </section>
  );
}
