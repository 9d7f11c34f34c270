import './right-now.css';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { NowMatter } from '../../../domain/content/page-schema.ts';
import { useSite } from '../../lib/site-data.ts';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';

/** A number that is not broken into lines, as in "1-800-222-1222". */
const TOLL_FREE = /(1-\d{3}-\d{3}-\d{4})/;

/**
 * @param isNextDay whether a call before noon brings a visit on the next day
 * @param calls the ways to reach the office
 */
export function RightNow({
  now,
  isNextDay,
  calls,
}: {
  now: NowMatter;
  isNextDay: boolean;
  calls: ReactNode;
}) {
  const { hours } = useSite().site;
  return (
    <section
      className={`right-now${now.urgent ? ' right-now-urgent' : ''}`}
      aria-labelledby="right-now"
    >
      <h2 id="right-now">{m.common_right_now()}</h2>
      <ul>
        {now.commands.map((command) => (
          <li key={command}>{command}</li>
        ))}
      </ul>
      {now.help && (
        <p className="right-now-help">
          {now.help
            .split(TOLL_FREE)
            .map((part) => (TOLL_FREE.test(part) ? <span key={part}>{part}</span> : part))}
        </p>
      )}
      {calls}
      <p className="right-now-promise">
        <LivePromise about={isNextDay ? 'visit' : 'office'}>{`${hours.label}.`}</LivePromise>
      </p>
    </section>
  );
}
