import type { LeadDetail } from '../../domain/office/api.ts';
import { keptActs } from '../acts/act-queue.ts';
import { momentWords } from '../parts/time-words.ts';
import { useNow } from '../parts/use-now.ts';
import { useStore } from '../parts/use-store.ts';
import { useSession } from '../session/session.tsx';
import { actWords, VIA_WORDS } from './lead-words.ts';

const MAIL_WORDS: Record<string, string> = {
  lead: 'Mail to the office',
  reminder: 'Reminder to the office',
  acknowledgement: 'Mail to the visitor',
  webhook: 'Webhook',
  push: 'Alert',
};
const STATE_WORDS: Record<string, string> = {
  pending: 'waits to be sent',
  sending: 'is being sent',
  sent: 'was sent',
  dead_letter: 'was refused',
  quarantined: 'waits for a person',
  superseded: 'was overtaken by a later one',
  suppressed: 'was left out: too many that day',
};

/** Who did what, newest first, and how its mails fared. */
export function LeadHistory({ detail: { acts, notifications } }: { detail: LeadDetail }) {
  const now = useNow();
  const { company } = useSession();
  const kept = new Set(useStore(keptActs).map(({ act }) => act.act_id));
  const when = (at: number) => momentWords(at, now, company.time_zone);
  return (
    <section>
      <h2>History</h2>
      <ol className="history">
        {acts.toReversed().map((act) => (
          <li key={act.act_id}>
            <span>
              <b>{act.by?.name ?? VIA_WORDS[act.via]}</b> {actWords(act, now, company.time_zone)}
              {act.via === 'mail-link' && act.by && ' by a link in the mail'}
              {act.undone_by !== null && ' (taken back)'}
            </span>
            <span className="muted small">
              {kept.has(act.act_id) ? 'kept on this device' : when(act.at)}
            </span>
          </li>
        ))}
        {notifications.toReversed().map(({ id, kind, receiver, state, at, error }) => (
          <li key={id}>
            <span>
              {MAIL_WORDS[kind] ?? kind} {receiver && `(${receiver}) `}
              {STATE_WORDS[state] ?? state}
              {error && state !== 'sent' && `: ${error}`}
            </span>
            <span className="muted small">{when(at)}</span>
          </li>
        ))}
      </ol>
      {acts.length + notifications.length === 0 && <p className="muted">Nothing yet.</p>}
    </section>
  );
}
