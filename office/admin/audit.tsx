import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as m from '#messages';
import type { AuditList } from '../../domain/office/people-api.ts';
import { readOffice } from '../api/call-office.ts';
import { Screen } from '../parts/screen.tsx';
import { Failed, Placeholder } from '../parts/states.tsx';
import { dayAndTime } from '../parts/time-words.ts';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';

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
    <Screen title={m.office_audit_log()} about={m.office_audit_every_sign_in_and_every_step_by()}>
      {list.data ? (
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">{m.office_audit_when()}</th>
                <th scope="col">{m.office_audit_who()}</th>
                <th scope="col">{m.office_audit_what()}</th>
              </tr>
            </thead>
            <tbody>
              {list.data.pages
                .flatMap((page) => page.entries)
                .map(({ entry_id, at, who, what, about, detail }) => (
                  <tr key={entry_id}>
                    <td>{dayAndTime(at, now, company.time_zone)}</td>
                    <td>{who ?? m.office_audit_nobody_signed_in()}</td>
                    <td>
                      <b>{what}</b>{' '}
                      {about &&
                        (LEAD.test(about) ? (
                          <Link to={`/leads/${about}`}>{m.office_audit_the_request()}</Link>
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
            aria-disabled={list.isFetchingNextPage}
            onClick={() => list.isFetchingNextPage || list.fetchNextPage()}
          >
            {m.office_audit_show_older_ones()}
          </button>
        </p>
      )}
    </Screen>
  );
}
