import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#messages';
import { OFFICE_API } from '../../domain/office/api.ts';
import type { BackupList, OfficeJob } from '../../domain/office/jobs-api.ts';
import { pathQuery, queries, sessionQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { disk } from '../parts/office-icons.ts';
import { Screen } from '../parts/screen.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { lengthWords } from '../parts/time-words.ts';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';
import { confirmation } from '../session/confirm-first.tsx';
import { useSession } from '../session/session.tsx';
import { JobState, noteJob, useJob } from './job.tsx';

const backupsQuery = pathQuery<BackupList>('/backups');
const DAY_MS = 24 * 60 * 60_000;

export function Backups() {
  const query = useQuery(backupsQuery);
  const times = useTimes();
  const { now } = times;
  const { problem, call } = useCalls();
  const [isAsking, setAsking] = useState(false);
  const job = useJob('backup', ({ state }) => {
    void queries.invalidateQueries(backupsQuery);
    if (state === 'done') showToast(m.office_backups_a_new_backup_is_there());
  });
  const isMaking = isAsking || job?.state === 'running';
  const { fresh_until } = useSession();
  const make = async () => {
    if (isMaking) return;
    setAsking(true);
    const made = await call<OfficeJob>('/backups', { method: 'POST', body: {} });
    setAsking(false);
    if (made) noteJob(made);
  };
  const download = async (name: string) => {
    if ((fresh_until ?? 0) < now + 5_000 && !(await confirmation())) return;
    await queries.invalidateQueries(sessionQuery);
    const link = document.createElement('a');
    link.href = `${OFFICE_API}/backups/${encodeURIComponent(name)}`;
    link.download = name;
    link.click();
  };
  return (
    <Screen title={m.office_backups()} about={m.office_backups_copies_of_everything_the_office()}>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <p>
        <Button unavailable={isMaking} onClick={make}>
          {isMaking ? m.office_backups_making_one() : m.office_backups_make_one_now()}
        </Button>
      </p>
      <div role="status">
        <JobState
          job={job}
          words={{ failed: m.office_backups_failed, cutOff: m.office_backups_cut_off }}
        />
      </div>
      <Answered query={query}>
        {({ backups, days }) => {
          const newest = backups[0];
          if (!newest)
            return (
              <Empty title={m.office_backups_there_is_no_backup_yet()} icon={disk}>
                <p>{m.office_backups_make_one_now_and_let_the_server()}</p>
              </Empty>
            );
          const age = now - newest.created_at;
          return (
            <>
              {age > 2 * DAY_MS && (
                <Notice kind="problem">
                  {m.office_backups_newest_is_old({ age: lengthWords(age) })}
                </Notice>
              )}
              <ul className="list">
                {backups.map(({ name, bytes, created_at }) => (
                  <li key={name}>
                    <div>
                      <b>{times.moment(created_at)}</b>
                      <p className="muted small">
                        {sizeWords(bytes)}, <code>{name}</code>
                      </p>
                    </div>
                    <Button
                      look="low"
                      aria-label={m.office_backups_download_named({ name })}
                      onClick={() => download(name)}
                    >
                      {m.office_backups_download()}
                    </Button>
                  </li>
                ))}
              </ul>
              <p className="muted">{m.office_backups_deleted_after_days({ count: days })}</p>
            </>
          );
        }}
      </Answered>
    </Screen>
  );
}

/** "4.2 MB". */
export function sizeWords(bytes: number): string {
  const [value, unit] =
    bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
