import './month-here.css';
import { MONTHS } from '../../../domain/species/activity.ts';
import { type PestYear, pestsInMonth } from '../../../domain/species/calendar.ts';
import { useMonth } from '../pest-calendar/use-month.ts';

/** What is about this month where a page is about: at its peak, and active. It names the month, so it is never wrong. */
export function MonthHere({
  place,
  pests,
  monthOfBuild,
  calendar,
}: {
  place: string;
  pests: PestYear[];
  monthOfBuild: number;
  /** The page with the whole year; null where there is none. */
  calendar: { href: string } | null;
}) {
  const month = useMonth(monthOfBuild);
  const { peak, active } = pestsInMonth(pests, month);
  return (
    <div className="month-here">
      <h3>
        {MONTHS[month]} in {place}
      </h3>
      {peak.length > 0 && <Names title="At its peak" pests={peak} />}
      {active.length > 0 && <Names title="Active" pests={active} />}
      {peak.length + active.length === 0 && <p>Quiet outdoors. A good month to seal and dry.</p>}
      {calendar && (
        <a className="text-link" href={calendar.href}>
          The whole year
        </a>
      )}
    </div>
  );
}

function Names({ title, pests }: { title: string; pests: PestYear[] }) {
  return (
    <p>
      <b>{title}:</b>{' '}
      {pests.map(({ name, href }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a href={href}>{name}</a>
        </span>
      ))}
      .
    </p>
  );
}
