/** Whether what stands on the screen is of now, and what of ours the server has not heard of. */
import * as m from '#messages';
import { Icon } from '../../app/ui/icon/icon.tsx';
import { isOnDevice } from '../acts/act-queue.ts';
import { isWithoutConnection, sendingProblem, useWaitingActs } from '../acts/use-acts.ts';
import { serverNow } from '../api/call-office.ts';
import { shownFrom } from '../api/stored-answers.ts';
import { arrival, liveState } from '../live/use-live.ts';
import { offline } from '../parts/office-icons.ts';
import { useStore } from '../parts/store.ts';
import { momentWords } from '../parts/time-words.ts';
import { useSession } from '../session/session.tsx';

export function LiveLine() {
  const { company } = useSession();
  const live = useStore(liveState);
  const from = useStore(shownFrom);
  const count = useWaitingActs().length;
  const isStored = useStore(isOnDevice);
  const problem = useStore(sendingProblem);
  const arrived = useStore(arrival);
  const isUnreachable = live === 'reconnecting' || from !== null || isWithoutConnection(problem);
  const words = [
    isUnreachable && m.office_no_connection_trying_again(),
    from !== null &&
      m.office_you_see_what_was_here({ moment: momentWords(from, serverNow(), company.time_zone) }),
    (isUnreachable || problem) &&
      count > 0 &&
      (isStored ? m.office_steps_kept({ count }) : m.office_steps_in_page({ count })),
  ].filter(Boolean);
  return (
    <>
      <div role="status" className="live">
        {words.length > 0 && (
          <p className="live-line">
            <Icon shape={offline} />
            <span>{words.join(' ')}</span>
          </p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {arrived}
      </p>
    </>
  );
}
