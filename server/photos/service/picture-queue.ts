/** Recodes uploaded pictures one after the other, each in a process of its own (recode-picture.ts). */
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type PhotoRefusal, photoTypeOf } from '../../../domain/lead/pest-photos.ts';

export const PICTURE_LIMITS = {
  /** Concurrent requests with pictures, each with one original in memory. More than one client may send in ten minutes. */
  requests: 16,
  /** Time in ms for all pictures of one request, waiting included. Shorter than the idle timeout of a socket (app.ts). */
  request: 13_000,
  /** Time in ms after which a process counts as hanging, its start included. sharp's own timeout is shorter. */
  hang: 8_000,
} as const;

/** Longest side of stored photos, px: enough to count the legs of an ant. */
const LONGEST_SIDE_PX = 2400;
/** No JPEG of that size is larger, bytes. */
const MAX_JPEG_BYTES = 20_000_000;

type Recoded =
  | { ok: true; jpeg: Buffer }
  /** `busy`: the visitor may try again later. */
  | { ok: false; refusal: PhotoRefusal | 'busy' };

/** @param longestSidePx of the JPEG. Default: the size in which photos are stored */
export type Recode = (original: Buffer, longestSidePx?: number) => Promise<Recoded>;

export interface PictureQueue {
  /** Runs `work` for a request with pictures. @returns null if too many others are running */
  admit<T>(work: (recode: Recode) => Promise<T>): Promise<T | null>;
}

const PROGRAM = fileURLToPath(new URL('./recode-picture.ts', import.meta.url));
const BUSY: Recoded = { ok: false, refusal: 'busy' };

export function createPictureQueue(
  limits: Partial<Record<keyof typeof PICTURE_LIMITS, number>> = {},
): PictureQueue {
  const { requests, request, hang } = { ...PICTURE_LIMITS, ...limits };
  let admitted = 0;
  /** Resolves when the previous picture is done. */
  let turn: Promise<unknown> = Promise.resolve();
  return {
    async admit(work) {
      if (admitted >= requests) return null;
      admitted += 1;
      let leftMs = request;
      const recode: Recode = async (original, longestSidePx = LONGEST_SIDE_PX) => {
        const type = photoTypeOf(original.subarray(0, 16));
        if (type === 'heic' || type === 'wrong-type') return { ok: false, refusal: type };
        const started = performance.now();
        const deadline = started + leftMs;
        const opened = turn.then(() =>
          performance.now() < deadline ? open(original, longestSidePx, hang) : BUSY,
        );
        turn = opened;
        const outcome = await Promise.race([opened, wait(leftMs, BUSY, { ref: false })]);
        leftMs -= performance.now() - started;
        return outcome;
      };
      try {
        return await work(recode);
      } finally {
        admitted -= 1;
      }
    },
  };
}

function open(original: Buffer, longestSidePx: number, timeout: number): Promise<Recoded> {
  return new Promise((resolve) => {
    const { stdin } = execFile(
      process.execPath,
      ['--max-old-space-size=64', PROGRAM, String(longestSidePx)],
      // None of the server's variables, which hold secrets.
      { encoding: 'buffer', env: {}, maxBuffer: MAX_JPEG_BYTES, timeout, killSignal: 'SIGKILL' },
      (error, jpeg) => {
        if (error?.killed) resolve(BUSY);
        else if (error || jpeg.length === 0) resolve({ ok: false, refusal: 'unreadable' });
        else resolve({ ok: true, jpeg });
      },
    );
    // If the process has died, its exit settles the promise.
    stdin?.on('error', () => {}).end(original);
  });
}
