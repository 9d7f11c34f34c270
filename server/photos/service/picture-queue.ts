/** Opens uploaded pictures one after the other in a child process, which is restarted when it dies or hangs. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type PhotoRefusal, photoTypeOf } from '../../../domain/lead/pest-photos.ts';

export const PICTURE_LIMITS = {
  /** Requests with pictures at once, each with one original in memory: more than one client may send in ten minutes. */
  requests: 16,
  /** ms that the pictures of one request may wait and be opened, together: less than an idle socket lives (app.ts). */
  request: 13_000,
  /** ms after which the process counts as hanging; its start is included, and sharp's own timeout is shorter. */
  hang: 8_000,
} as const;

type Recoded =
  | { ok: true; jpeg: Buffer }
  /** `busy`: not now. */
  | { ok: false; refusal: PhotoRefusal | 'busy' };

export interface PictureQueue {
  /** Admits a request with pictures; null = the queue is full. */
  enter(): PictureRequest | null;
  /** Kills the process for good. */
  stop(): void;
}

export interface PictureRequest {
  /** @param longestSidePx of the JPEG. Default: as photos are kept. */
  recode(original: Buffer, longestSidePx?: number): Promise<Recoded>;
  /** Frees the place; pictures that still wait are not opened. May be called twice. */
  leave(): void;
}

/** What picture-process.ts is sent. */
export interface Picture {
  original: Uint8Array;
  longestSidePx?: number | undefined;
}

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const BUSY: Recoded = { ok: false, refusal: 'busy' };

export function createPictureQueue(
  limits: Partial<Record<keyof typeof PICTURE_LIMITS, number>> = {},
): PictureQueue {
  const { requests, request, hang } = { ...PICTURE_LIMITS, ...limits };
  let admitted = 0;
  let child: ChildProcess | null = null;
  let isStopped = false;
  /** Resolves when the picture before has been opened. */
  let turn: Promise<unknown> = Promise.resolve();

  function open(picture: Picture): Promise<Recoded> {
    const opener = runningProcess();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        opener.kill('SIGKILL');
        end(BUSY);
      }, hang);
      const onMessage = (jpeg: Uint8Array | null) =>
        end(jpeg ? { ok: true, jpeg: bufferOf(jpeg) } : { ok: false, refusal: 'unreadable' });
      // The decoder died of this picture, unless the server stops.
      const onExit = () => end(isStopped ? BUSY : { ok: false, refusal: 'unreadable' });
      function end(outcome: Recoded): void {
        clearTimeout(timer);
        opener.off('message', onMessage).off('exit', onExit);
        resolve(outcome);
      }
      opener.once('message', onMessage).once('exit', onExit);
      // A process that has just died refuses the message: its exit settles the promise.
      opener.send(picture, () => {});
    });
  }

  function runningProcess(): ChildProcess {
    // `killed` before the exit event: a process that hung is not used again.
    if (child && !child.killed && child.exitCode === null && child.signalCode === null)
      return child;
    child = startProcess();
    return child;
  }

  return {
    enter() {
      if (admitted >= requests) return null;
      admitted += 1;
      let leftMs = request;
      let hasLeft = false;
      return {
        async recode(original, longestSidePx) {
          const type = photoTypeOf(original.subarray(0, 16));
          if (type === 'heic' || type === 'wrong-type') return { ok: false, refusal: type };
          if (leftMs <= 0) return BUSY;
          const started = performance.now();
          let isLate = false;
          let timer: NodeJS.Timeout | undefined;
          const late = new Promise<Recoded>((resolve) => {
            timer = setTimeout(() => {
              isLate = true;
              resolve(BUSY);
            }, leftMs);
          });
          const opened = turn.then(() =>
            hasLeft || isLate || isStopped ? BUSY : open({ original, longestSidePx }),
          );
          turn = opened;
          const outcome = await Promise.race([opened, late]);
          clearTimeout(timer);
          leftMs -= performance.now() - started;
          return outcome;
        },
        leave() {
          if (hasLeft) return;
          hasLeft = true;
          admitted -= 1;
        },
      };
    },
    stop() {
      isStopped = true;
      child?.kill('SIGKILL');
    },
  };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

function startProcess(): ChildProcess {
  const child = fork(PROCESS, {
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
  // Without a listener a process that cannot be started would end the server; the hang timer answers the request.
  child.on('error', () => {});
  return child;
}
