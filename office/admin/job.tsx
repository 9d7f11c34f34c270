import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { JobKind, OfficeJob } from '../../domain/office/jobs-api.ts';
import { queries, routeQuery } from '../api/queries.ts';
import { Notice } from '../parts/notice.tsx';
import { lengthWords } from '../parts/time-words.ts';
import { useTimes } from '../parts/use-now.ts';

const ASK_AGAIN_MS = 2000;

const jobQuery = (kind: JobKind) => routeQuery('GET /jobs/:kind', { kind });

/** The server has just begun it. */
export function noteJob(job: OfficeJob): void {
  queries.setQueryData(jobQuery(job.kind).queryKey, { job });
}

/** The newest of a kind, asked for again while it runs. @param onEnd called when one that was seen running has ended */
export function useJob(kind: JobKind, onEnd: (job: OfficeJob) => void): OfficeJob | null {
  const { data } = useQuery({
    ...jobQuery(kind),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.job?.state === 'running' ? ASK_AGAIN_MS : false),
  });
  const job = data?.job ?? null;
  const running = useRef<string | null>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (job && job.state !== 'running' && running.current === job.job_id) end.current(job);
    running.current = job?.state === 'running' ? job.job_id : null;
  }, [job]);
  return job;
}

/** How a job is doing; nothing when it is done. */
export function JobState({ job, words }: { job: OfficeJob | null; words: JobWords }) {
  const times = useTimes();
  const { now } = times;

  if (!job || job.state === 'done') return null;
  const moment = times.dayAndTime(job.started_at);
  if (job.state === 'running')
    return (
      <Notice kind="waiting">
        Running for {lengthWords(now - job.started_at)}. You can leave this page.
      </Notice>
    );
  return (
    <Notice kind="problem">
      {job.state === 'failed' ? words.failed({ moment }) : words.cutOff({ moment })}
    </Notice>
  );
}

export interface JobWords {
  failed(values: { moment: string }): string;
  cutOff(values: { moment: string }): string;
}
