import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { readOffice } from '../api/call-office.ts';
import { Screen } from '../parts/screen.tsx';
import { Answered, MoreButton } from '../parts/states.tsx';
import { Table } from '../parts/table.tsx';
import { useTimes } from '../parts/use-now.ts';

const LEAD = /^[\da-f]{8}-[\da-f-]{27}$/;

/** The audit log, newest first. */
export function Audit() {
  const times = useTimes();
  const list = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) =>
      readOffice('GET /audit', { before: pageParam?.toString() }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
  return (
    <Screen
      title="Audit log"
      about="Every sign-in and every step, by whom and when. Nobody can change it here."
    >
      <Answered query={list}>
        {({ pages }) => (
          <Table
            columns={['When', 'Who', 'What']}
            rows={pages
              .flatMap((page) => page.entries)
              .map(({ entry_id, at, who, what, about, detail }) => ({
                key: entry_id,
                cells: [
                  times.dayAndTime(at),
                  who ?? 'Nobody signed in',
                  <>
                    <b>{what}</b>{' '}
                    {about && LEAD.test(about) ? (
                      <Link to={`/leads/${about}`}>the request</Link>
                    ) : (
                      about
                    )}
                    {detail && <span className="muted"> {detail}</span>}
                  </>,
                ],
              }))}
          />
        )}
      </Answered>
      <MoreButton list={list}>Show older ones</MoreButton>
    </Screen>
  );
}
