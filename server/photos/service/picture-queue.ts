/** Opens uploaded pictures one after the other in a child process, which is restarted when it dies or hangs. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type PhotoRefusal, photoTypeOf } from '../../../domain/lead/pest-photos.ts';

export const PICTURE_LIMITS = {
  /**
   * Concurrent requests with pictures, each with one original in memory. More than one client may send in ten
   * minutes.
   */
  requests: 16,
  /** Time in ms for all pictures of one request, waiting included. Shorter than the idle timeout of a socket (app.ts). */
  request: 13_000,
  /** Time in ms after which the process counts as hanging, its start included. sharp's own timeout is shorter. */
  hang: 8_000,
} as const;

type Recoded =
  | { ok: true; jpeg: Buffer }
  /** `busy`: the visitor may try again later. */
  | { ok: false; refusal: PhotoRefusal | 'busy' };

export interface PictureQueue {
  /** Admits a request with pictures; null if the queue is full. */
  enter(): PictureRequest | null;
  /** Kills the process for good. */
  stop(): void;
}

export interface PictureRequest {
  /** @param longestSidePx of the JPEG. Default: the size in which photos are stored */
  recode(original: Buffer, longestSidePx?: number): Promise<Recoded>;
  /** Leaves the queue; its waiting pictures are not opened. May be called twice. */
  leave(): void;
}

/** Message to picture-process.ts. */
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
  /** Resolves when the previous picture is done. */
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
      // The decoder crashed on this picture, unless the server is stopping.
      const onExit = () => end(isStopped ? BUSY : { ok: false, refusal: 'unreadable' });
      function end(outcome: Recoded): void {
        clearTimeout(timer);
        opener.off('message', onMessage).off('exit', onExit);
        resolve(outcome);
      }
      opener.once('message', onMessage).once('exit', onExit);
      // If the process has just died, `send` fails and its exit settles the promise.
      opener.send(picture, () => {});
    });
  }

  function runningProcess(): ChildProcess {
    // `killed` is set before the exit event: a process that hung is not reused.
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
    // Passes none of the server's variables, which hold secrets. These make glibc return memory after each picture.
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
    stdio: 'ignore',
  });
  // Without a listener, a process that can't start would end the server. The hang timer answers the request.
  child.on('error', () => {});
  return child;
}
