import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as m from '#messages';
import type { AuditList } from '../../domain/office/people-api.ts';
import { readOffice } from '../api/call-office.ts';
import { Screen } from '../parts/screen.tsx';
import { Answered, MoreButton } from '../parts/states.tsx';
import { useTimes } from '../parts/use-now.ts';

const LEAD = /^[\da-f]{8}-[\da-f-]{27}$/;

/** Who did what and when, newest first. */
export function Audit() {
  const times = useTimes();

  const list = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) =>
      readOffice<AuditList>(`/audit${pageParam === null ? '' : `?before=${pageParam}`}`, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
  return (
    <Screen title={m.office_audit_log()} about={m.office_audit_every_sign_in_and_every_step_by()}>
      <Answered query={list} lines={12}>
        {({ pages }) => (
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
                {pages
                  .flatMap((page) => page.entries)
                  .map(({ entry_id, at, who, what, about, detail }) => (
                    <tr key={entry_id}>
                      <td>{times.dayAndTime(at)}</td>
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
        )}
      </Answered>
      <MoreButton list={list}>{m.office_audit_show_older_ones()}</MoreButton>
    </Screen>
  );
}
