/** The runner of all work that a server repeats (jobs.ts, the publisher, the outbox): one run of each at a time. */

/** Work that is repeated. */
export interface RepeatedWork {
  /** Runs it now; if a run is under way, once more after it. */
  wake(): void;
  /** Starts no more runs. @returns when the run under way has ended */
  stop(): Promise<void>;
}

/**
 * Repeats work, the first time after one interval. A run that takes longer than the interval delays the next one.
 * @param onFailure called with what a run threw; the next run comes all the same
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
