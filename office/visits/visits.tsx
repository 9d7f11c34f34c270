import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import * as m from '#messages';
import { clock } from '../../app/ui/icon/icon-shapes.ts';
import { localDate } from '../../domain/hours/office-hours.ts';
import { phoneLink } from '../../domain/lead/phone-link.ts';
import type { DayVisits } from '../../domain/office/visits-api.ts';
import { dayAfter } from '../../domain/visits/visit-windows.ts';
import { dayWords, timeWords } from '../../domain/visits/visit-words.ts';
import { pathQuery } from '../api/queries.ts';
import { VISIT_STATE_WORDS } from '../leads/lead-visits.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';

/** The visits of one day, and who waits for an answer. */
export function Visits() {
  const { company } = useSession();
  const today = localDate(company.time_zone, useNow());
  const [params, setParams] = useSearchParams();
  const day = params.get('day') || today;
  const query = useQuery(pathQuery<DayVisits>(`/visits?day=${day}`));
  const show = (next: string) => setParams({ day: next }, { replace: true });
  return (
    <Screen title={m.office_visits()}>
      <div className="row">
        <Button onClick={() => show(dayAfter(day, -1))}>{m.office_visits_day_before()}</Button>
        <label className="row">
          <span className="visually-hidden">{m.office_visits_day()}</span>
          <input
            type="date"
            value={day}
            onChange={({ target }) => target.value && show(target.value)}
          />
        </label>
        <Button onClick={() => show(dayAfter(day, 1))}>{m.office_visits_day_after()}</Button>
        {day !== today && <Button onClick={() => show(today)}>{m.office_visits_today()}</Button>}
      </div>
      <Answered query={query}>{(data) => <Day day={day} data={data} />}</Answered>
    </Screen>
  );
}

function Day({ day, data: { visits, asked } }: { day: string; data: DayVisits }) {
  return (
    <>
      {asked.length > 0 && (
        <Notice kind="waiting">
          <div>
            <p>{m.office_visits_wait({ count: asked.length })}</p>
            <ul>
              {asked.map(({ submission_id, name }) => (
                <li key={submission_id}>
                  <Link to={`/leads/${submission_id}`}>{name || m.office_no_name()}</Link>
                </li>
              ))}
            </ul>
          </div>
        </Notice>
      )}
      <h2>{dayWords(day)}</h2>
      {visits.length === 0 ? (
        <Empty title={m.office_visits_none()} icon={clock} />
      ) : (
        <ul className="list">
          {visits.map(({ visit_id, submission_id, booked, ...visit }) => (
            <li key={visit_id}>
              <div>
                <b>{booked && timeWords(booked.window)}</b>{' '}
                {visit.state !== 'booked' && (
                  <span className="chip">{VISIT_STATE_WORDS[visit.state]}</span>
                )}{' '}
                <Link to={`/leads/${submission_id}`}>{visit.name || m.office_no_name()}</Link>
                <p className="muted">
                  {[
                    [visit.area, visit.zip].filter(Boolean).join(' '),
                    visit.service_needed,
                    visit.is_over && m.office_visits_over(),
                    visit.reason,
                    visit.done,
                    visit.is_closed && m.office_visits_day_is_closed(),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <a href={phoneLink(visit.phone) ?? undefined}>{visit.phone}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
