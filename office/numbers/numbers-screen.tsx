/** Requests by week, source, territory and service, as a table and a CSV file; below, the server's health. */
import './numbers-screen.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type NumbersRow, WEEK_SPANS, type WeekSpan } from '../../domain/office/numbers-api.ts';
import { routeQuery } from '../api/queries.ts';
import { sourceWords } from '../leads/lead-words.ts';
import { Button } from '../parts/button.tsx';
import { downloadCsv, saveCsv } from '../parts/download-csv.ts';
import { SelectField } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { Table } from '../parts/table.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useSession } from '../session/session.tsx';
import { Health } from './health.tsx';

export function NumbersScreen() {
  const { person } = useSession();
  const [weeks, setWeeks] = useState<WeekSpan>('13');
  const query = useQuery({
    ...routeQuery('GET /numbers', { weeks }),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen
      title="Numbers"
      about="Requests by week, without spam. What became of them is as of today; booked ones include those that were won."
    >
      <div className="numbers">
        <SelectField
          label="Show the last"
          value={weeks}
          options={WEEK_SPANS.map((value) => ({ value, label: `${value} weeks` }))}
          onChoose={setWeeks}
        />
        <Answered query={query}>{({ rows }) => <RequestTable rows={rows} />}</Answered>
        {person.role === 'owner' && <Export />}
        <Health />
      </div>
    </Screen>
  );
}

/** Every request with what was typed, for another program. */
function Export() {
  const { problem, call } = useCalls();
  const save = async () => {
    const file = await call('POST /leads/export', {});
    if (file) saveCsv('requests', file.csv);
  };
  return (
    <div className="stack">
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <p className="muted small">
        Names, phones and words of every request. Keep the file safe: it is not erased with a
        person.
      </p>
      <p>
        <Button onClick={save}>Export all requests as CSV</Button>
      </p>
    </div>
  );
}

function RequestTable({ rows }: { rows: NumbersRow[] }) {
  const { company } = useSession();
  if (rows.length === 0) return <p>No requests came in these weeks.</p>;
  const columns = ['Week of', 'Form', 'Territory', 'Service', 'Requests', 'Booked', 'Lost'];
  const cells = rows.map((row) => [
    row.week,
    sourceWords(row.source),
    company.territories.find(({ id }) => id === row.territory)?.label ?? row.territory,
    row.service,
    row.requests,
    row.booked,
    row.lost,
  ]);
  return (
    <>
      <section
        className="numbers-table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Requests"
      >
        <Table
          columns={columns}
          rows={cells.map((row) => ({
            key: row.slice(0, 4).join('\n'),
            cells: row.map((cell) => (cell === '' ? '–' : cell)),
          }))}
        />
      </section>
      <Button onClick={() => downloadCsv('requests-by-week', columns, cells)}>
        Download as CSV
      </Button>
    </>
  );
}
