import type { SessionList as SessionListAnswer } from '../../domain/office/api.ts';
import { momentWords } from '../parts/time-words.ts';
import { showToast } from '../parts/toast.tsx';
import { useNow } from '../parts/use-now.ts';
import { callConfirmed } from '../session/confirm-first.tsx';
import { useSession } from '../session/session.tsx';

/** Where somebody is signed in, each with the way to end it. This one ends by signing out. */
export function SessionList({
  sessions,
  onEnded,
}: {
  sessions: SessionListAnswer['sessions'];
  onEnded: () => unknown;
}) {
  const now = useNow();
  const { company } = useSession();
  const end = async (id: string, device: string) => {
    const answer = await callConfirmed(`/sessions/${id}`, { method: 'DELETE' });
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
              By {signed_in_by}, last here {momentWords(last_seen_at, now, company.time_zone)}
            </p>
          </div>
          {!current && (
            <button
              type="button"
              className="button low"
              aria-label={`Sign out ${device}`}
              onClick={() => end(session_id, device)}
            >
              Sign out
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
