/**
 * The processes that open pictures: one works, another is ready to take its place when it has to be killed. They end when no
 * picture comes for a while.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Picture {
  original: Uint8Array;
  /** Of the JPEG. Default: as photos are kept. */
  longestSidePx?: number | undefined;
}

export interface PictureProcesses {
  /** Starts them, so that they are ready when a picture has come. */
  warmUp(): void;
  /**
   * Opens one picture at a time.
   * @param begin called when a process has begun: until then nothing is done for this picture
   * @param signal kills the process
   * @returns the JPEG; null = it can't be opened; `killed` = see `signal`
   */
  open(picture: Picture, begin: () => void, signal: AbortSignal): Promise<Buffer | null | 'killed'>;
  /** Ends them for good. */
  stop(): void;
}

interface Worker {
  child: ChildProcess;
  /** Resolves when it takes pictures, or has ended. */
  ready: Promise<unknown>;
  ended: Promise<null>;
}

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/** @param idle ms without a picture after which they end */
export function createPictureProcesses(idle: number): PictureProcesses {
  let workers: Worker[] = [];
  let idleTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function warmUp(): void {
    if (isStopped) return;
    if (workers.length === 0) workers.push(start());
    clearTimeout(idleTimer);
    idleTimer = setTimeout(end, idle).unref();
  }

  function start(): Worker {
    const child = startProcess();
    const ended = new Promise<null>((resolve) => {
      const end = () => {
        forget(child);
        resolve(null);
      };
      child.once('exit', end);
      child.once('error', end);
    });
    const ready = Promise.race([nextMessage(child), ended]);
    // One after the other: two that start at once make the first picture wait longer.
    void ready.then(() => {
      if (!isStopped && workers.length === 1) workers.push(start());
    });
    return { child, ready, ended };
  }

  function forget(child: ChildProcess): void {
    workers = workers.filter((worker) => worker.child !== child);
  }

  function end(): void {
    clearTimeout(idleTimer);
    for (const { child } of workers.splice(0)) child.kill('SIGKILL');
  }

  return {
    warmUp,
    async open(picture, begin, signal) {
      if (isStopped) return 'killed';
      warmUp();
      clearTimeout(idleTimer);
      const { child, ready, ended } = workers[0] as Worker;
      const kill = () => {
        forget(child);
        child.kill('SIGKILL');
      };
      signal.addEventListener('abort', kill);
      try {
        if (!signal.aborted) await ready;
        if (signal.aborted) return 'killed';
        begin();
        // Refused when the process has just ended: its exit says so.
        child.send(picture, () => {});
        const answer = await Promise.race([nextMessage(child), ended]);
        if (signal.aborted) return 'killed';
        return answer && Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
      } finally {
        signal.removeEventListener('abort', kill);
        warmUp();
      }
    },
    stop() {
      isStopped = true;
      end();
    },
  };
}

const nextMessage = (child: ChildProcess) =>
  new Promise<Uint8Array | null>((resolve) => child.once('message', resolve as () => void));

function startProcess(): ChildProcess {
  return fork(PROCESS, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
    // Nothing of the server's settings, which hold secrets. These give memory back after each picture (glibc).
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
    stdio: 'ignore',
  });
}
