import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AuditList } from '../../domain/office/api.ts';
import { readOffice } from '../api/call-office.ts';
import { Failed, Placeholder } from '../parts/states.tsx';
import { dayAndTime } from '../parts/time-words.ts';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { Screen } from './screen.tsx';

const LEAD = /^[\da-f]{8}-[\da-f-]{27}$/;

/** Who did what and when, newest first. */
export function Audit() {
  const now = useNow();
  const { company } = useSession();
  const list = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) =>
      readOffice<AuditList>(`/audit${pageParam === null ? '' : `?before=${pageParam}`}`, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
  return (
    <Screen
      title="Audit log"
      about="Every sign-in and every step, by whom and when. Nobody can change it here."
    >
      {list.data ? (
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
              </tr>
            </thead>
            <tbody>
              {list.data.pages
                .flatMap((page) => page.entries)
                .map(({ entry_id, at, who, what, about, detail }) => (
                  <tr key={entry_id}>
                    <td>{dayAndTime(at, now, company.time_zone)}</td>
                    <td>{who ?? 'Nobody signed in'}</td>
                    <td>
                      <b>{what}</b>{' '}
                      {about &&
                        (LEAD.test(about) ? (
                          <Link to={`/leads/${about}`}>the request</Link>
                        ) : (
                          about
                        ))}
                      {detail && <span className="muted"> {detail}</span>}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      ) : list.error ? (
        <Failed error={list.error} onRetry={() => list.refetch()} />
      ) : (
        <Placeholder lines={12} />
      )}
      {list.hasNextPage && (
        <p>
          <button
            type="button"
            className="button"
            disabled={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            Show older ones
          </button>
        </p>
      )}
    </Screen>
  );
}
