import { Link } from 'react-router';
import { serverNow } from '../api/call-office.ts';
import { actWords } from '../leads/lead-words.ts';
import { Notice } from '../parts/notice.tsx';
import { useStore } from '../parts/store.ts';
import { momentWords } from '../parts/time-words.ts';
import { useSession } from '../session/session.tsx';
import { dropAct, storedActs } from './act-queue.ts';
import { recordOf } from './apply-acts.ts';

/** Acts of this user that the server refused, also while the office was closed, until they are dismissed. */
export function RefusedActs() {
  const { company, people, person } = useSession();
  const refused = useStore(storedActs).filter(
    ({ by, refusal }) => by.person_id === person.person_id && refusal !== undefined,
  );
  const now = serverNow();
  return refused.map((stored) => {
    const what = actWords(recordOf(stored, people), now, company.time_zone);
    const moment = momentWords(stored.at, now, company.time_zone);
    return (
      <Notice key={stored.act.act_id} kind="problem">
        <p>
          Not stored: you {what}, {moment}. {stored.refusal ?? ''}
        </p>
        {stored.act.type === 'note' && <blockquote>{stored.act.text}</blockquote>}
        <p className="row">
          <Link to={`/leads/${stored.submission_id}`}>Open the request</Link>
          <button
            type="button"
            className="link-button"
            onClick={() => void dropAct(stored.act.act_id)}
          >
            Dismiss
          </button>
        </p>
      </Notice>
    );
  });
}
