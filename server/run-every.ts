/** Runs repeated work (jobs.ts, the publisher, the outbox), one run of each at a time. */

/** A repeated job. */
export interface RepeatedWork {
  /** Runs the job now. If a run is in progress, the job runs once more after it. */
  wake(): void;
  /** Starts no more runs. @returns when the run in progress has ended */
  stop(): Promise<void>;
}

/**
 * Repeats a job, the first time after one interval. A run that takes longer than the interval delays the next one.
 * @param onFailure called with the error of a failed run; later runs still take place
 */
export function runEvery(
  intervalMs: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): RepeatedWork {
  let running: Promise<void> | null = null;
  let isStopped = false;
  let isWanted = false;
  function run(): void {
    if (running || isStopped) return;
    isWanted = false;
    running = work()
      .then(() => {}, onFailure)
      .finally(() => {
        running = null;
        if (isWanted) run();
      });
  }
  const timer = setInterval(run, intervalMs).unref();
  return {
    wake() {
      isWanted = running !== null;
      run();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
