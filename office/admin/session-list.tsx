import type { AnswerTo } from '../api/call-office.ts';
import { Button } from '../parts/button.tsx';
import { showToast } from '../parts/toast.tsx';
import { useTimes } from '../parts/use-now.ts';
import { callConfirmed } from '../session/confirm-first.tsx';

const SIGNED_IN_BY = { passkey: 'By passkey', link: 'By a link' };

/** A user's sessions, each with a button to end it. The current one ends by signing out. */
export function SessionList({
  sessions,
  onEnded,
}: {
  sessions: AnswerTo<'GET /sessions'>['sessions'];
  onEnded: () => unknown;
}) {
  const times = useTimes();

  const end = async (id: string, device: string) => {
    const answer = await callConfirmed('DELETE /sessions/:session_id', { session_id: id });
    showToast(answer.ok ? `Signed out: ${device}.` : answer.problem.detail);
    onEnded();
  };
  return (
    <ul className="list">
      {sessions.map(({ session_id, current, device, signed_in_by, last_seen_at }) => (
        <li key={session_id}>
          <div>
            <b>{device}</b>{' '}
            {current && (
              <span className="chip" data-kind="done">
                This one
              </span>
            )}
            <p className="muted small">
              {SIGNED_IN_BY[signed_in_by]}, last here {times.moment(last_seen_at)}
            </p>
          </div>
          {!current && (
            <Button
              look="low"
              aria-label={`Sign out ${device}`}
              onClick={() => end(session_id, device)}
            >
              Sign out
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
