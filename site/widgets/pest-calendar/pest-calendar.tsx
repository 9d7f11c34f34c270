import './pest-calendar.css';
import * as m from '#messages';
import { activityLevels, monthNames, shownState } from '../../../domain/species/activity.ts';
import { inOrderOfPeak, pestsInMonth } from '../../../domain/species/pest-year.ts';
import type { CalendarPest, StateYear } from '../../../publisher/page-data/pest-calendar.ts';
import { Message } from '../../ui/message.tsx';

/**
 * One table per state, the first open: a row per pest in the order of their peaks, and a bar per month for its activity. Marked is the
 * month in which the page was rendered; attach-pest-calendar.ts then marks the current one and opens the visitor's state.
 */
export function PestCalendar({
  states,
  monthOfBuild: now,
}: {
  states: StateYear[];
  monthOfBuild: number;
}) {
  return (
    <div className="pest-calendar">
      {states.map(({ state, territories, pests }, index) => (
        <details
          key={state}
          className="fold"
          name="state"
          open={index === 0}
          data-territories={territories.join(' ')}
        >
          <summary>
            <b>{shownState(state)}</b>
          </summary>
          <Peaks pests={pests} month={now} />
          <ul className="pest-calendar-key" aria-hidden="true">
            {activityLevels().map((name, level) => (
              <li key={name} className={`level-${level}`}>
                {name}
              </li>
            ))}
          </ul>
          <table>
            <caption className="visually-hidden">{shownState(state)}</caption>
            <thead>
              <tr>
                <td />
                {monthNames().map((month, index) => (
                  <th
                    key={month}
                    scope="col"
                    abbr={month}
                    className={index === now ? 'now' : undefined}
                    aria-current={index === now ? 'date' : undefined}
                  >
                    <span aria-hidden="true">
                      {month[0]}
                      <span className="month-rest">{month.slice(1, 3)}</span>
                    </span>
                    <span className="visually-hidden">{month}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {inOrderOfPeak(pests).map(({ name, href, levels }) => (
                <tr key={href}>
                  <th scope="row">
                    <a href={href}>{name}</a>
                  </th>
                  {monthNames().map((month, index) => (
                    <td
                      key={month}
                      className={`level-${levels[index]}${index === now ? ' now' : ''}`}
                    >
                      {activityLevels()[levels[index] ?? 0]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  );
}

/** The pests at their peak in a month. Those of other months are hidden; scripts show them. @param month 0 to 11 */
function Peaks({ pests, month }: { pests: CalendarPest[]; month: number }) {
  const months = monthNames().map((_, index) => pestsInMonth(pests, index).peak);
  return (
    <section className="pest-calendar-peaks" hidden={months[month]?.length === 0}>
      <h3>
        <Message
          text={m.pest_calendar_at_their_peak_in({ month: monthNames()[month] ?? '' })}
          parts={{ month: (words) => <span>{words}</span> }}
        />
      </h3>
      <ul>
        {pests.flatMap((pest) => {
          const peaks = months.flatMap((those, index) => (those.includes(pest) ? index : []));
          if (peaks.length === 0) return [];
          return (
            <li key={pest.href} data-months={peaks.join(' ')} hidden={!peaks.includes(month)}>
              <a href={pest.href}>
                {pest.picture && <img {...pest.picture} alt="" loading="lazy" decoding="async" />}
                {pest.name}
              </a>
              {pest.cost && <small>{pest.cost}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
