import './visits-screen.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { addDays, localDate } from '../../domain/hours/office-hours.ts';
import { plural } from '../../domain/language/plural.ts';
import { phoneLink } from '../../domain/lead/phone-number.ts';
import { dayWords, timeWords, windowWords } from '../../domain/visits/visit-words.ts';
import { clock } from '../../site/ui/icon/icon-shapes.ts';
import type { AnswerTo } from '../api/call-office.ts';
import { queries, routeQuery } from '../api/queries.ts';
import { VISIT_STATE_WORDS } from '../leads/lead-visits.tsx';
import { withParam } from '../leads/list-query.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';

type DayVisits = AnswerTo<'GET /visits'>;

/** The visits of a day by area or of a week by day, and who waits for an answer. */
export function Visits() {
  const { company, person } = useSession();
  const today = localDate(company.time_zone, useTimes().now);
  const [params, setParams] = useSearchParams();
  const day = params.get('day') || today;
  const isWeek = params.get('view') === 'week';
  const from = isWeek ? mondayOf(day) : day;
  const step = isWeek ? 7 : 1;
  const query = useQuery(routeQuery('GET /visits', { day: from, days: isWeek ? '7' : '1' }));
  const show = (name: 'view' | 'day', value: string) =>
    setParams((now) => withParam(now, name, value), { replace: true });
  return (
    <Screen title="Visits">
      <div className="row visit-tools">
        <label className="row">
          <span className="visually-hidden">Show</span>
          <select
            value={isWeek ? 'week' : ''}
            onChange={({ target }) => show('view', target.value)}
          >
            <option value="">Day</option>
            <option value="week">Week</option>
          </select>
        </label>
        <label className="row">
          <span className="visually-hidden">Day</span>
          <input type="date" value={day} onChange={({ target }) => show('day', target.value)} />
        </label>
        <Button onClick={() => show('day', addDays(day, -step))}>
          {isWeek ? 'Week before' : 'Day before'}
        </Button>
        <Button onClick={() => show('day', addDays(day, step))}>
          {isWeek ? 'Week after' : 'Day after'}
        </Button>
        {day !== today && <Button onClick={() => show('day', '')}>Today</Button>}
        <Link className="button" to="/leads/new">
          A visit for a caller
        </Link>
        <span className="visit-print">
          <Button onClick={() => window.print()}>Print</Button>
        </span>
      </div>
      <Answered query={query}>
        {(data) => <Days from={from} isWeek={isWeek} data={data} />}
      </Answered>
      {person.role === 'owner' && <Feed />}
    </Screen>
  );
}

const feedQuery = routeQuery('GET /visits/feed', {});

/** The address for calendar programs. */
function Feed() {
  const query = useQuery(feedQuery);
  const { problem, call } = useCalls();
  const make = async () => {
    const made = await call('POST /visits/feed', {});
    if (made) queries.setQueryData(feedQuery.queryKey, made);
  };
  const url = query.data?.url;
  return (
    <details className="visit-tools">
      <summary>In your calendar program</summary>
      <div className="stack">
        <p className="muted">
          Visits as a calendar to subscribe to: day, place and service, without names or phone
          numbers. Who has the address can read it, so keep it to yourselves. A new one ends the one
          before.
        </p>
        {problem && <Notice kind="problem">{problem.detail}</Notice>}
        {url && (
          <Field
            label="Address of the calendar"
            value={url}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        )}
        <p className="row">
          <Button onClick={make}>{url ? 'Make a new address' : 'Make an address'}</Button>
        </p>
      </div>
    </details>
  );
}

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));

type Visit = DayVisits['visits'][number];

function Days({
  from,
  isWeek,
  data: { visits, asked, troubled },
}: {
  from: string;
  isWeek: boolean;
  data: DayVisits;
}) {
  const areaOf = (visit: Visit) => visit.area ?? 'No area of ours';
  const groups = Map.groupBy(visits, (visit) =>
    isWeek ? (visit.booked?.day ?? '') : areaOf(visit),
  );
  const names = isWeek ? [...groups.keys()] : [...groups.keys()].sort();
  return (
    <>
      <Requests
        words={plural(
          asked.length,
          `${asked.length} request waits for a time:`,
          `${asked.length} requests wait for a time:`,
        )}
        requests={asked}
      />
      <Requests
        words={plural(
          troubled.length,
          `${troubled.length} visit to come is on a closed day or beyond the spots:`,
          `${troubled.length} visits to come are on a closed day or beyond the spots:`,
        )}
        requests={troubled}
      />
      {!isWeek && <h2>{dayWords(from)}</h2>}
      {visits.length === 0 ? (
        <Empty title={isWeek ? 'No visits in this week' : 'No visits on this day'} icon={clock} />
      ) : (
        <div className="visit-groups">
          {names.map((name) => (
            <section key={name} className="stack">
              {isWeek ? <h2>{dayWords(name)}</h2> : <h3>{name}</h3>}
              <ul className="list">
                {(groups.get(name) ?? []).map((visit) => (
                  <VisitLine key={visit.visit_id} visit={visit} namesArea={isWeek} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** Nothing when there are none. */
function Requests({
  words,
  requests,
}: {
  words: string;
  requests: (DayVisits['asked'][number] & Partial<Pick<Visit, 'booked'>>)[];
}) {
  if (requests.length === 0) return null;
  return (
    <Notice kind="waiting">
      <div>
        <p>{words}</p>
        <ul>
          {requests.map(({ submission_id, name, booked }) => (
            <li key={`${submission_id} ${booked?.day}`}>
              <Link to={`/leads/${submission_id}`}>{name || 'No name'}</Link>
              {booked && <span> · {windowWords(booked)}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}

/** @param namesArea true if no heading above names the area */
function VisitLine({ visit, namesArea }: { visit: Visit; namesArea: boolean }) {
  const { booked, state, submission_id, phone } = visit;
  return (
    <li>
      <div>
        <b>{booked && timeWords(booked.window)}</b>{' '}
        {state !== 'booked' && <span className="chip">{VISIT_STATE_WORDS[state]}</span>}{' '}
        <Link to={`/leads/${submission_id}`}>{visit.name || 'No name'}</Link>
        <p className="muted">
          {[
            [namesArea && visit.area, visit.zip].filter(Boolean).join(' '),
            visit.service_needed,
            visit.is_extra && 'One more than the spots, on purpose',
            visit.is_over && 'More visits than spots in this window.',
            visit.reason,
            visit.done,
            visit.is_closed && 'The day is closed by now. Move the visit or call.',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <a href={phoneLink(phone) ?? undefined}>{phone}</a>
    </li>
  );
}
