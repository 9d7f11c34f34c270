import { useInfiniteQuery } from '@tanstack/react-query';
import { readOffice } from '../api/call-office.ts';
import { Button } from '../parts/button.tsx';
import { saveCsv } from '../parts/download-csv.ts';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered, MoreButton } from '../parts/states.tsx';
import { Table } from '../parts/table.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';

/** Newsletter subscribers, to export for the mail service. */
export function Newsletter() {
  const { person } = useSession();
  const times = useTimes();
  const { problem, call } = useCalls();
  const list = useInfiniteQuery({
    queryKey: ['newsletter'],
    queryFn: ({ pageParam, signal }) =>
      readOffice('GET /newsletter', { after: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const save = async () => {
    const file = await call('POST /newsletter/export', {});
    if (file) saveCsv('subscribers', file.csv);
  };
  return (
    <Screen
      title="Newsletter"
      about="Visitors who signed up. A mail service sends the letters: docs/integrations.md says how it gets the list and how unsubscriptions come back."
    >
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={list}>
        {({ pages: [first, ...others] }) =>
          first && (
            <>
              <p>
                {first.counts.subscribed} subscribed, {first.counts.unconfirmed} not confirmed.{' '}
                {first.counts.unsubscribed} mailboxes must not be written to.
              </p>
              {person.role === 'owner' && (
                <p>
                  <Button onClick={save}>Export as CSV</Button>
                </p>
              )}
              {first.subscribers.length > 0 && (
                <Table
                  columns={['E-mail', 'Since', 'Form', 'Language']}
                  rows={[first, ...others]
                    .flatMap((page) => page.subscribers)
                    .map(({ email, signed_up_at, source_page, language }) => ({
                      key: email,
                      cells: [email, times.dayAndTime(signed_up_at), source_page, language],
                    }))}
                />
              )}
            </>
          )
        }
      </Answered>
      <MoreButton list={list} />
    </Screen>
  );
}
