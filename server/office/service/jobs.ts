/**
 * Work that takes long: erasing rewrites the database's file, and the search for a person reads all of it. Each runs in a process
 * of its own, by the functions of the command line, so that visitors don't wait for it. Erasures are jobs: nobody waits for their end, and the row of a job says how it is doing.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { EraseAnswer, JobKind, OfficeJob } from '../../../domain/office/jobs-api.ts';
import type { Database } from '../../database/tables.ts';
import type { Env } from '../../env.ts';
import type { ErasedBy, ErasureSettings, FoundPeople, Wanted } from '../../erasure/service.ts';
import { beginJob, endJob, type JobEnd, lastJob, type NewJob, noteJobRuns } from '../store/jobs.ts';

export interface Jobs {
  /** Starts one; null = one is running, and nothing was started. */
  start(order: JobOrder, job: Omit<NewJob, 'kind'>): ReturnType<typeof beginJob>;
  last(kind: JobKind): Promise<OfficeJob | null>;
  findPeople(wanted: Wanted): Promise<FoundPeople>;
  /** Cuts off what is running, and notes it. */
  stop(): Promise<void>;
}

/** `wanted`: everything of this person. `ids`: and these leads. */
export interface JobOrder {
  kind: 'erase';
  wanted: Exclude<Wanted, { name: string }> | null;
  ids: string[];
  by: ErasedBy;
}

/** What the process is told. */
export type ProcessOrder = (JobOrder | { kind: 'find'; wanted: Wanted }) & {
  settings: ErasureSettings;
};

/** What it answers. */
export type ProcessResult = { result: unknown } | { error: string };

export interface JobsOptions {
  env: Env;
  db: Kysely<Database>;
  /** ms since the epoch. */
  now(): number;
  /** A job has ended, however. */
  onEnd(): void;
  onFailure(error: unknown): void;
}

const PROCESS = fileURLToPath(new URL('job-process.ts', import.meta.url));
/** Longest time, ms: a large database. */
const TIMEOUT_MS = 10 * 60_000;
/** How often it is noted that a job runs, ms. */
const NOTE_INTERVAL_MS = 5000;

export function createJobs({ env, db, now, onEnd, onFailure }: JobsOptions): Jobs {
  const { dataDir, databaseUrl, backupRecipients, backupCommand } = env;
  const settings: ErasureSettings = {
    ...{ dataDir, databaseUrl, backupRecipients, backupCommand },
  };
  let current: { child: ChildProcess; ended: Promise<void> } | null = null;
  let isStopping = false;

  async function follow(
    jobId: string,
    { child, work }: ReturnType<typeof startProcess>,
  ): Promise<void> {
    const noting = setInterval(
      () => noteJobRuns(db, jobId, now()).catch(onFailure),
      NOTE_INTERVAL_MS,
    );
    const end = await work.then(
      (result): JobEnd => ({ state: 'done', erased: result as EraseAnswer | null }),
      (error): JobEnd => {
        if (!isStopping) onFailure(error);
        return { state: isStopping ? 'cut-off' : 'failed' };
      },
    );
    clearInterval(noting);
    // A job that counted as cut off may end while a newer one runs.
    if (current?.child === child) current = null;
    await endJob(db, jobId, end, now()).catch(onFailure);
    onEnd();
  }

  return {
    async start(order, job) {
      const begun = await beginJob(db, { ...job, kind: order.kind });
      if (!begun) return null;
      const started = startProcess({ ...order, settings });
      current = { child: started.child, ended: follow(begun.job.job_id, started) };
      return begun;
    },
    last: (kind) => lastJob(db, kind, now()),
    findPeople: async (wanted) =>
      (await startProcess({ kind: 'find', wanted, settings }).work) as FoundPeople,
    async stop() {
      isStopping = true;
      current?.child.kill('SIGKILL');
      await current?.ended;
    },
  };
}

function startProcess(order: ProcessOrder): { child: ChildProcess; work: Promise<unknown> } {
  const child = fork(PROCESS, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const work = new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    child.once('message', (message) => {
      const answer = message as ProcessResult;
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.result);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      reject(new Error(`the process ended with ${signal ?? code}`));
    });
    child.send(order);
  });
  return { child, work };
}
