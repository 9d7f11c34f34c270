/**
 * What pictures may cost the server: places for requests, bytes in memory, and turns in the one process that opens
 * them. Leads and pages never wait for a picture; a picture that can't have its turn soon is refused.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type PhotoRefusal, photoTypeOf } from '../../../domain/lead/pest-photos.ts';

export const PICTURE_LIMITS = {
  /** Requests with pictures at once, received and opened. */
  requests: 60,
  /** The same of one client. */
  requestsPerClient: 4,
  /** Bytes of pictures in memory, of all requests. */
  bufferedBytes: 32_000_000,
  /** ms that a request's pictures wait and are worked on, together. */
  timeout: 3_500,
  /** ms to open one picture, of which a photo needs a tenth. */
  opening: 2_500,
  /** ms for which it is remembered how much work a client's pictures have made. */
  memory: 60_000,
  /** ms without a picture after which the process ends. */
  idle: 30_000,
} as const;

export type Recoded =
  | { ok: true; jpeg: Buffer }
  /** `busy`: not now. */
  | { ok: false; refusal: PhotoRefusal | 'busy' };

export interface PictureWork {
  /**
   * Gives a request its place; null = there is none now.
   * @param client its address; null = nobody is limited by himself (RATE_LIMIT=off)
   */
  enter(client: string | null): PictureRequest | null;
  /** Kills the process; what is under way is refused as busy. */
  stop(): void;
}

export interface PictureRequest {
  /** Counts bytes that have come. @returns false when there are too many in memory: the request is to be refused. */
  hold(bytes: number): boolean;
  /** Opens one picture; its bytes are no longer counted, those of the JPEG are. */
  recode(original: Buffer): Promise<Recoded>;
  /** Gives the place back and stops what is still under way. Call it however the request ends, also twice. */
  leave(): void;
}

interface Job {
  client: string | null;
  original: Buffer;
  finish(outcome: Recoded): void;
}

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

export function createPictureWork(
  limits: Partial<Record<keyof typeof PICTURE_LIMITS, number>> = {},
  now: () => number = () => performance.now(),
): PictureWork {
  const { requests, requestsPerClient, bufferedBytes, timeout, opening, memory, idle } = {
    ...PICTURE_LIMITS,
    ...limits,
  };
  const places = new Map<PictureRequest, string | null>();
  const made = new Map<string, { work: number; last: number }>();
  const waiting: Job[] = [];
  let buffered = 0;
  let current: Job | null = null;
  let began = 0;
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;

  function startNext(): void {
    if (current || waiting.length === 0) return;
    // Whose pictures have made the least work comes first: nobody's hold up everybody else's.
    const work = waiting.map(({ client }) => workOf(client));
    const [job] = waiting.splice(work.indexOf(Math.min(...work)), 1) as [Job];
    current = job;
    began = now();
    clearTimeout(timer);
    timer = setTimeout(kill, opening);
    child ??= startProcess();
    // Refused when the process has just ended: its exit says so.
    child.send(job.original, () => {});
  }

  function startProcess(): ChildProcess {
    const started = fork(PROCESS, {
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
    started.on('message', (jpeg: Uint8Array | null) => {
      if (started !== child) return;
      endWhenIdle();
      finishCurrent(
        jpeg
          ? { ok: true, jpeg: Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength) }
          : { ok: false, refusal: 'unreadable' },
      );
    });
    const ended = () => {
      if (started !== child) return;
      child = null;
      clearTimeout(timer);
      // By itself: this picture is what made it end.
      finishCurrent({ ok: false, refusal: 'unreadable' });
    };
    started.on('exit', ended);
    started.on('error', ended);
    return started;
  }

  function kill(): void {
    clearTimeout(timer);
    child?.kill('SIGKILL');
    child = null;
    finishCurrent(BUSY);
  }

  function finishCurrent(outcome: Recoded): void {
    const job = current;
    current = null;
    if (job && job.client !== null)
      made.set(job.client, { work: workOf(job.client) + now() - began, last: now() });
    job?.finish(outcome);
    startNext();
  }

  function workOf(client: string | null): number {
    return (client !== null && made.get(client)?.work) || 0;
  }

  function endWhenIdle(): void {
    clearTimeout(timer);
    timer = setTimeout(kill, idle);
    timer.unref();
  }

  function isRefused(client: string | null): boolean {
    if (places.size >= requests) return true;
    if (client === null) return false;
    return [...places.values()].filter((one) => one === client).length >= requestsPerClient;
  }

  return {
    enter(client) {
      if (isRefused(client)) return null;
      for (const [one, { last }] of made) if (now() - last > memory) made.delete(one);
      // While the body is still on its way.
      if (!child) {
        child = startProcess();
        endWhenIdle();
      }
      let mine = 0;
      let left = timeout;
      let job: Job | null = null;
      let hasLeft = false;
      const count = (bytes: number) => {
        mine += bytes;
        buffered += bytes;
      };
      const request: PictureRequest = {
        hold(bytes) {
          if (hasLeft || buffered + bytes > bufferedBytes) return false;
          count(bytes);
          return true;
        },
        async recode(original) {
          const type = photoTypeOf(original.subarray(0, 16));
          if (type === 'heic' || type === 'wrong-type') return { ok: false, refusal: type };
          if (hasLeft || left <= 0) return BUSY;
          const start = now();
          const outcome = await new Promise<Recoded>((resolve) => {
            job = { client, original, finish: resolve };
            const mineNow = job;
            const late = setTimeout(() => stopJob(mineNow), left);
            const finish = mineNow.finish;
            mineNow.finish = (result) => {
              clearTimeout(late);
              finish(result);
            };
            waiting.push(mineNow);
            startNext();
          });
          job = null;
          left -= now() - start;
          if (!hasLeft) count((outcome.ok ? outcome.jpeg.length : 0) - original.length);
          return outcome;
        },
        leave() {
          if (hasLeft) return;
          hasLeft = true;
          places.delete(request);
          buffered -= mine;
          if (job) stopJob(job);
        },
      };
      places.set(request, client);
      return request;
    },
    stop() {
      for (const job of waiting.splice(0)) job.finish(BUSY);
      kill();
    },
  };

  function stopJob(job: Job): void {
    if (job === current) kill();
    const place = waiting.indexOf(job);
    if (place < 0) return;
    waiting.splice(place, 1);
    job.finish(BUSY);
  }
}

const BUSY: Recoded = { ok: false, refusal: 'busy' };
