import * as m from '#messages';
import type { ActRecord, LeadDetail } from '../../domain/office/acts-api.ts';
import { useWaitingActs } from '../acts/use-acts.ts';
import { KIND_WORDS } from '../admin/undelivered.tsx';
import { momentWords } from '../parts/time-words.ts';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { actWords, VIA_WORDS } from './lead-words.ts';

const STATE_WORDS: Record<string, string> = {
  pending: m.office_state_pending(),
  sending: m.office_state_sending(),
  sent: m.office_state_sent(),
  dead_letter: m.office_state_dead_letter(),
  quarantined: m.office_state_quarantined(),
  superseded: m.office_state_superseded(),
  suppressed: m.office_state_suppressed(),
};

/** Who did what, newest first, and how its mails fared. */
export function LeadHistory({ detail: { acts, notifications } }: { detail: LeadDetail }) {
  const now = useNow();
  const { company } = useSession();
  const stored = new Set(useWaitingActs().map(({ act }) => act.act_id));
  const whatWords = (act: ActRecord) => {
    const did = actWords(act, now, company.time_zone);
    const what =
      act.via === 'mail-link' && act.by ? m.office_lead_by_mail_link({ what: did }) : did;
    return act.undone_by === null ? what : m.office_lead_taken_back({ what });
  };
  const when = (at: number) => momentWords(at, now, company.time_zone);
  return (
    <section>
      <h2>{m.office_lead_history()}</h2>
      <ol className="history">
        {acts.toReversed().map((act) => (
          <li key={act.act_id}>
            <span>
              <b>{act.by?.name ?? VIA_WORDS[act.via]}</b> {whatWords(act)}
            </span>
            <span className="muted small">
              {stored.has(act.act_id) ? m.office_lead_kept_on_device() : when(act.at)}
            </span>
          </li>
        ))}
        {notifications.toReversed().map(({ id, kind, receiver, state, at, error }) => (
          <li key={id}>
            <span>
              <span>{KIND_WORDS[kind] ?? kind}</span> {receiver && <span>({receiver}) </span>}
              <span>{STATE_WORDS[state] ?? state}</span>
              {error && state !== 'sent' && <span>: {error}</span>}
            </span>
            <span className="muted small">{when(at)}</span>
          </li>
        ))}
      </ol>
      {acts.length + notifications.length === 0 && (
        <p className="muted">{m.office_lead_nothing_yet()}</p>
      )}
    </section>
  );
}
