import './activity-chart.css';
import { activityLevels, monthNames, shownState } from '../../../domain/species/activity.ts';

/** A state and its twelve levels, January first. */
interface StateYear {
  state: string;
  levels: number[];
}

/** Twelve windows per state, lit as high as the pest is active. */
export function ActivityChart({ years }: { years: StateYear[] }) {
  return (
    <div className="activity-chart">
      {years.map(({ state, levels }) => (
        <figure key={state}>
          <figcaption>{shownState(state)}</figcaption>
          <ol className="activity-chart-months">
            {monthNames().map((month, index) => (
              <li key={month} className={`level-${levels[index]}`}>
                <span aria-hidden="true">{month.slice(0, 3)}</span>
                <span className="visually-hidden">{`${month}: ${levelName(levels[index])}`}</span>
              </li>
            ))}
          </ol>
        </figure>
      ))}
      <ul className="activity-chart-key" aria-hidden="true">
        {activityLevels().map((name, level) => (
          <li key={name} className={`level-${level}`}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function levelName(level: number | undefined): string {
  return activityLevels()[level ?? 0] ?? '';
}
