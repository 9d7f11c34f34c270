/** Status line: whether the screen is current, and which acts are unsent. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { plural } from '../../domain/language/plural.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { isOnDevice } from '../acts/act-queue.ts';
import { isWithoutConnection, sendingProblem, useWaitingActs } from '../acts/use-acts.ts';
import { serverNow } from '../api/call-office.ts';
import { healthQuery, newsQuery } from '../api/queries.ts';
import { shownFrom } from '../api/stored-answers.ts';
import { offline, warning } from '../parts/office-icons.ts';
import { useStore } from '../parts/store.ts';
import { momentWords } from '../parts/time-words.ts';
import { useSession } from '../session/session.tsx';

export function LiveLine() {
  const { company } = useSession();
  const { isError } = useQuery(newsQuery);
  const from = useStore(shownFrom);
  const count = useWaitingActs().length;
  const isStored = useStore(isOnDevice);
  const problem = useStore(sendingProblem);
  const isUnreachable = isError || from !== null || isWithoutConnection(problem);
  const health = useQuery(healthQuery).data;
  const mail = health?.alarms.find(({ alarm }) => alarm === 'mail');
  const words = [
    isUnreachable && 'No connection: trying again.',
    from !== null && `You see what was here ${momentWords(from, serverNow(), company.time_zone)}.`,
    (isUnreachable || problem) &&
      count > 0 &&
      (isStored
        ? plural(
            count,
            'One step is kept and sent later.',
            `${count} steps are kept and sent later.`,
          )
        : plural(
            count,
            'One step waits in this page only: keep it open until there is a connection.',
            `${count} steps wait in this page only: keep it open until there is a connection.`,
          )),
  ].filter(Boolean);
  return (
    <div role="status" className="live">
      {mail && (
        <p className="live-line">
          <Icon shape={warning} />
          <span>
            {mail.says} <Link to="/numbers">What to do</Link>
          </span>
        </p>
      )}
      {words.length > 0 && (
        <p className="live-line">
          <Icon shape={offline} />
          <span>{words.join(' ')}</span>
        </p>
      )}
    </div>
  );
}
