import './right-now.css';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { NowMatter } from '../../../domain/content/page-schema.ts';
import { emergencyNote } from '../../../domain/hours/live-promise.ts';
import { useSite } from '../../lib/site-data.ts';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';

/** What the first screen of a page answers: what to do, whether someone can come, what it costs. */
export interface FirstScreen {
  now: NowMatter;
  /** The price in a <span>, then in <small> what it is for, or that it is by quote; null = the page names none. */
  cost: ReactNode;
}

/** A number that is not broken into lines, as in "1-800-222-1222". */
const TOLL_FREE = /(1-\d{3}-\d{3}-\d{4})/;

/** @param calls the ways to reach the office */
export function RightNow({ now, cost, calls }: FirstScreen & { calls: ReactNode }) {
  const { claims, hours } = useSite().site;
  const emergency = emergencyNote(hours);
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
      <div className="right-now-answers">
        <div>
          <h3>{m.right_now_can_someone_come()}</h3>
          {emergency && <p>{emergency}</p>}
          <p className="right-now-promise">
            <LivePromise>{`${claims.next_day}.`}</LivePromise>
          </p>
        </div>
        {cost && (
          <div>
            <h3>{m.common_what_it_costs()}</h3>
            <p className="right-now-cost">{cost}</p>
          </div>
        )}
      </div>
      {calls}
    </section>
  );
}
