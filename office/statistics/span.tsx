/** Which days are counted: a few usual spans, or any. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as m from '#messages';
import { addDays, localDate } from '../../domain/hours/office-hours.ts';

import { Field } from '../parts/field.tsx';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';

export interface DaySpan {
  from: string;
  to: string;
}

/** Of the address, or the last thirty days. */
export function useSpan(): [DaySpan, (span: DaySpan) => void] {
  const [params, setParams] = useSearchParams();
  const { company } = useSession();
  const today = localDate(company.time_zone, useNow());
  const from = params.get('from') ?? addDays(today, -29);
  const to = params.get('to') ?? today;
  return [{ from, to }, (span) => setParams({ ...span }, { replace: true })];
}

export function SpanPicker({
  span,
  onChange,
}: {
  span: DaySpan;
  onChange: (span: DaySpan) => void;
}) {
  const { company } = useSession();
  const today = localDate(company.time_zone, useNow());
  const [typed, setTyped] = useState<DaySpan>(span);
  const [shown, setShown] = useState(span);
  if (shown.from !== span.from || shown.to !== span.to) {
    setShown(span);
    setTyped(span);
  }
  const usual: [name: string, from: string][] = [
    [m.office_statistics_last_30_days(), addDays(today, -29)],
    [m.office_statistics_last_12_weeks(), addDays(today, -83)],
    [m.office_statistics_last_12_months(), addDays(today, -364)],
    [m.office_statistics_this_year(), `${today.slice(0, 4)}-01-01`],
  ];
  const isTyped = typed.from <= typed.to && typed.from !== '' && typed.to !== '';
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped) onChange(typed);
      }}
    >
      <div className="row">
        {usual.map(([name, from]) => (
          <button
            key={name}
            type="button"
            className="button low"
            aria-pressed={span.from === from && span.to === today}
            onClick={() => onChange({ from, to: today })}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="span">
        <Field label={m.office_me_from()}>
          {(attributes) => (
            <input
              {...attributes}
              type="date"
              required
              value={typed.from}
              onChange={({ target }) => setTyped({ ...typed, from: target.value })}
            />
          )}
        </Field>
        <Field
          label={m.office_me_to()}
          error={isTyped ? undefined : m.office_statistics_first_day_is_later()}
        >
          {(attributes) => (
            <input
              {...attributes}
              type="date"
              required
              value={typed.to}
              onChange={({ target }) => setTyped({ ...typed, to: target.value })}
            />
          )}
        </Field>
        <button type="submit" className="button" aria-disabled={!isTyped}>
          {m.common_show()}
        </button>
      </div>
    </form>
  );
}
