import './visits.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import * as m from '#messages';
import { clock } from '../../app/ui/icon/icon-shapes.ts';
import { addDays, localDate } from '../../domain/hours/office-hours.ts';
import { phoneLink } from '../../domain/lead/phone-number.ts';
import type { DayVisits, VisitFeed } from '../../domain/office/visits-api.ts';

import { dayWords, timeWords, windowWords } from '../../domain/visits/visit-words.ts';
import { pathQuery, queries } from '../api/queries.ts';
import { VISIT_STATE_WORDS } from '../leads/lead-visits.tsx';
import { Button } from '../parts/button.tsx';
import { downloadCsv } from '../parts/download-csv.ts';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';

/** The visits of a day by area or of a week by day, and who waits for an answer. */
export function Visits() {
  const { company, person } = useSession();
  const today = localDate(company.time_zone, useNow());
  const [params, setParams] = useSearchParams();
  const day = params.get('day') || today;
  const isWeek = params.get('view') === 'week';
  const area = params.get('area') ?? '';
  const from = isWeek ? mondayOf(day) : day;
  const step = isWeek ? 7 : 1;
  const query = useQuery(pathQuery<DayVisits>(`/visits?day=${from}&days=${step}`));
  const show = (changes: Record<string, string>) =>
    setParams(
      (old) => {
        const next = { ...Object.fromEntries(old), ...changes };
        return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''));
      },
      { replace: true },
    );
  return (
    <Screen title={m.office_visits()}>
      <div className="row visit-tools">
        <label className="row">
          <span className="visually-hidden">{m.office_visits_show()}</span>
          <select
            value={isWeek ? 'week' : ''}
            onChange={({ target }) => show({ view: target.value })}
          >
            <option value="">{m.office_visits_day()}</option>
            <option value="week">{m.office_visits_week()}</option>
          </select>
        </label>
        <label className="row">
          <span className="visually-hidden">{m.office_visits_day()}</span>
          <input
            type="date"
            value={day}
            onChange={({ target }) => target.value && show({ day: target.value })}
          />
        </label>
        <Button onClick={() => show({ day: addDays(day, -step) })}>
          {isWeek ? m.office_visits_week_before() : m.office_visits_day_before()}
        </Button>
        <Button onClick={() => show({ day: addDays(day, step) })}>
          {isWeek ? m.office_visits_week_after() : m.office_visits_day_after()}
        </Button>
        {day !== today && (
          <Button onClick={() => show({ day: today })}>{m.office_visits_today()}</Button>
        )}
        <span className="visit-print">
          <Button onClick={() => window.print()}>{m.office_visits_print()}</Button>
        </span>
      </div>
      <Answered query={query}>
        {(data) => (
          <>
            <Days
              from={from}
              isWeek={isWeek}
              area={area}
              data={data}
              onArea={(next) => show({ area: next })}
            />
            {data.visits.length > 0 && (
              <p className="row visit-tools">
                <Button onClick={() => downloadVisits(from, data)}>
                  {m.common_download_csv()}
                </Button>
              </p>
            )}
          </>
        )}
      </Answered>
      {person?.role === 'owner' && <Feed />}
    </Screen>
  );
}

/** Of all areas, for a spreadsheet. */
function downloadVisits(from: string, { visits }: DayVisits): void {
  const columns = ['day', 'window', 'state', 'area', 'name', 'phone', 'zip', 'service_needed'];
  const rows = visits.map(({ booked, ...visit }) => [
    ...[booked?.day ?? '', booked?.window ?? '', visit.state, visit.area, visit.name],
    ...[visit.phone, visit.zip, visit.service_needed, visit.reason, visit.done],
  ]);
  downloadCsv(`visits-${from}`, [...columns, 'reason', 'done'], rows);
}

const feedQuery = pathQuery<VisitFeed>('/visits/feed');

/** The address for calendar programs. */
function Feed() {
  const query = useQuery(feedQuery);
  const { problem, call } = useCalls();
  const make = async () => {
    const made = await call<VisitFeed>('/visits/feed', { method: 'POST', body: {} });
    if (made) queries.setQueryData(feedQuery.queryKey, made);
  };
  const url = query.data?.url;
  return (
    <details className="visit-tools">
      <summary>{m.office_visits_feed()}</summary>
      <div className="stack">
        <p className="muted">{m.office_visits_feed_about()}</p>
        {problem && <Notice kind="problem">{problem.detail}</Notice>}
        {url && (
          <Field
            label={m.office_visits_feed_address()}
            value={url}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        )}
        <p className="row">
          <Button onClick={make}>
            {url ? m.office_visits_feed_replace() : m.office_visits_feed_make()}
          </Button>
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
  area,
  data: { visits, asked, troubled },
  onArea,
}: {
  from: string;
  isWeek: boolean;
  /** Only this one; empty = all. */
  area: string;
  data: DayVisits;
  onArea: (area: string) => void;
}) {
  const areaOf = (visit: Visit) => visit.area ?? m.office_visits_no_area();
  const areas = [...new Set([...visits.map(areaOf), ...(area ? [area] : [])])].sort();
  const shown = visits.filter((visit) => area === '' || areaOf(visit) === area);
  const groups = Map.groupBy(shown, (visit) =>
    isWeek ? (visit.booked?.day ?? '') : areaOf(visit),
  );
  const names = isWeek ? [...groups.keys()] : [...groups.keys()].sort();
  return (
    <>
      <Requests words={m.office_visits_wait({ count: asked.length })} requests={asked} />
      <Requests words={m.office_visits_troubled({ count: troubled.length })} requests={troubled} />
      {areas.length > 1 && (
        <label className="row visit-tools">
          <span>{m.office_visits_area()}</span>
          <select value={area} onChange={({ target }) => onArea(target.value)}>
            <option value="">{m.office_visits_all_areas()}</option>
            {areas.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      {!isWeek && <h2>{dayWords(from)}</h2>}
      {shown.length === 0 ? (
        <Empty
          title={isWeek ? m.office_visits_none_in_week() : m.office_visits_none()}
          icon={clock}
        />
      ) : (
        <div className="visit-groups">
          {names.map((name) => (
            <section key={name} className="stack">
              {isWeek ? <h2>{dayWords(name)}</h2> : <h3>{name}</h3>}
              <ul className="list">
                {(groups.get(name) ?? []).map((visit) => (
                  <VisitLine key={visit.visit_id} visit={visit} hasArea={isWeek} />
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
              <Link to={`/leads/${submission_id}`}>{name || m.office_no_name()}</Link>
              {booked && <span> · {windowWords(booked)}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}

/** @param props.hasArea its heading does not name the area */
function VisitLine({ visit, hasArea }: { visit: Visit; hasArea: boolean }) {
  const { booked, state, submission_id, phone } = visit;
  return (
    <li>
      <div>
        <b>{booked && timeWords(booked.window)}</b>{' '}
        {state !== 'booked' && <span className="chip">{VISIT_STATE_WORDS[state]}</span>}{' '}
        <Link to={`/leads/${submission_id}`}>{visit.name || m.office_no_name()}</Link>
        <p className="muted">
          {[
            [hasArea && visit.area, visit.zip].filter(Boolean).join(' '),
            visit.service_needed,
            visit.is_extra && m.office_visits_one_more(),
            visit.is_over && m.office_visits_over(),
            visit.reason,
            visit.done,
            visit.is_closed && m.office_visits_day_is_closed(),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <a href={phoneLink(phone) ?? undefined}>{phone}</a>
    </li>
  );
}
