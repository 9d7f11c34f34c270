import { Link } from 'react-router';
import { actWords } from '../leads/lead-words.ts';
import { Notice } from '../parts/notice.tsx';
import { useStore } from '../parts/store.ts';
import { useTimes } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { dropAct, storedActs } from './act-queue.ts';
import { recordOf } from './apply-acts.ts';

/** Acts of this user that the server refused, also while the office was closed, until they are dismissed. */
export function RefusedActs() {
  const { people, person } = useSession();
  const times = useTimes();
  const refused = useStore(storedActs).filter(
    ({ by, refusal }) => by.person_id === person.person_id && refusal !== undefined,
  );
  return refused.map((stored) => {
    const { act, submission_id, at, refusal } = stored;
    return (
      <Notice key={act.act_id} kind="problem">
        <p>
          Not stored: you {actWords(recordOf(stored), times, people)}, {times.moment(at)}. {refusal}
        </p>
        {act.type === 'note' && <blockquote>{act.text}</blockquote>}
        <p className="row">
          <Link to={`/leads/${submission_id}`}>Open the request</Link>
          <button type="button" className="link-button" onClick={() => void dropAct(act.act_id)}>
            Dismiss
          </button>
        </p>
      </Notice>
    );
  });
}
