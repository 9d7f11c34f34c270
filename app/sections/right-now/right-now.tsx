import './right-now.css';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { ServiceDays } from '../../../content-loader/service-days.ts';
import type { NowMatter } from '../../../domain/content/page-schema.ts';
import { hoursInWords } from '../../../domain/hours/live-promise.ts';
import { useSite } from '../../lib/site-data.ts';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';

/** A number that is not broken into lines, as in "1-800-222-1222". */
const TOLL_FREE = /(1-\d{3}-\d{3}-\d{4})/;

/** @param calls the ways to reach the office */
export function RightNow({
  now,
  days,
  calls,
}: {
  now: NowMatter;
  days: ServiceDays;
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
        <LivePromise about={days.isNextDay ? 'visit' : 'office'}>{hoursInWords(hours)}</LivePromise>
      </p>
      {days.note && <p className="right-now-days">{days.note}</p>}
    </section>
  );
}
