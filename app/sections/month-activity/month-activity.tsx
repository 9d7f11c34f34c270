import './month-activity.css';
import * as m from '#messages';
import type { MonthOfBuild } from '../../../content-loader/pest-calendar.ts';
import { monthNames } from '../../../domain/species/activity.ts';
import { type PestYear, pestsInMonth } from '../../../domain/species/calendar.ts';
import { Message } from '../../ui/message.tsx';

/**
 * What is about this month where a page is about: at its peak, and active. It names the month, so it is never wrong; once
 * scripts run it is the visitor's month (attach-month-activity.ts).
 */
export function MonthActivity({
  place,
  pests,
  monthOfBuild: month,
  calendar,
}: {
  place: string;
  pests: PestYear[];
  monthOfBuild: number;
  /** The page with the whole year; null where there is none. */
  calendar: { href: string } | null;
}) {
  const { peak, active } = pestsInMonth(pests, month);
  return (
    <div className="month-activity" data-month={month} data-pests={JSON.stringify(pests)}>
      <h3>
        <Message
          text={m.month_activity_month_in_place({ month: monthNames()[month] ?? '', place })}
          parts={{ month: (words) => <span>{words}</span> }}
        />
      </h3>
      <p hidden={peak.length === 0}>
        <b>{m.month_activity_at_its_peak()}</b> <Names pests={peak} />
      </p>
      <p hidden={active.length === 0}>
        <b>{m.month_activity_active()}</b> <Names pests={active} />
      </p>
      <p hidden={peak.length + active.length > 0}>
        {m.month_activity_quiet_outdoors_a_good_month_to()}
      </p>
      {calendar && (
        <a className="text-link" href={calendar.href}>
          {m.month_activity_the_whole_year()}
        </a>
      )}
    </div>
  );
}

function Names({ pests }: { pests: PestYear[] }) {
  return (
    <span>
      {pests.map(({ name, href }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a href={href}>{name}</a>
        </span>
      ))}
      .
    </span>
  );
}

/** What is about this month where the visitor lives; without scripts, in the month of the build. */
export function MonthSentence({ built }: { built: MonthOfBuild }) {
  const { month, territory, sentence } = built;
  return (
    <p className="month-sentence" data-month={month} data-month-territory={territory}>
      {sentence}
    </p>
  );
}
