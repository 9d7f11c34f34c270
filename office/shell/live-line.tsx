/** Status line: whether the screen is current, and which acts are unsent. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { plural } from '../../domain/language/plural.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { isWithoutConnection, sendingProblem, useWaitingActs } from '../acts/use-acts.ts';
import { healthQuery, newsQuery } from '../api/queries.ts';
import { shownFrom } from '../api/stored-answers.ts';
import { offline, warning } from '../parts/office-icons.ts';
import { useStore } from '../parts/store.ts';
import { useTimes } from '../parts/use-now.ts';

export function LiveLine() {
  const times = useTimes();
  const { isError } = useQuery(newsQuery);
  const from = useStore(shownFrom);
  const count = useWaitingActs().length;
  const problem = useStore(sendingProblem);
  const isUnreachable = isError || from !== null || isWithoutConnection(problem);
  const health = useQuery(healthQuery).data;
  const mail = health?.alarms.find(({ alarm }) => alarm === 'mail');
  const words = [
    isUnreachable && 'No connection: trying again.',
    from !== null && `You see what was here ${times.moment(from)}.`,
    (isUnreachable || problem) &&
      count > 0 &&
      plural(count, 'One step is kept and sent later.', `${count} steps are kept and sent later.`),
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
