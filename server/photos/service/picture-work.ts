/**
 * What pictures may cost the server: places for requests, bytes in memory, and turns, because one is opened
 * at a time. Leads and pages never wait for a picture; a picture that can't have its turn soon is refused.
 */
import { type PhotoRefusal, photoTypeOf } from '../../../domain/lead/pest-photos.ts';
import { createPictureProcesses, type Picture } from './picture-processes.ts';

export const PICTURE_LIMITS = {
  /** Requests with pictures at once, received and opened. */
  requests: 60,
  /** The same of one client. */
  requestsPerClient: 4,
  /** Bytes of pictures in memory, of all requests. */
  bufferedBytes: 32_000_000,
  /** ms that a request's pictures wait for their turns, together. With the work less than an idle socket is kept (app.ts). */
  waiting: 8_000,
  /** ms that a request's pictures are worked on, together. */
  work: 3_500,
  /** ms to open one picture, of which a photo needs a tenth. */
  opening: 2_500,
  /** ms for which it is remembered how much work a client's pictures have made. */
  memory: 60_000,
  /** ms for which the pictures of a client come last after one of them took too long. */
  penalty: 5 * 60_000,
  /** ms without a picture after which the processes end. */
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
  recode(original: Buffer, longestSidePx?: number): Promise<Recoded>;
  /** Gives the place back and stops what is still under way. Call it however the request ends, also twice. */
  leave(): void;
}

interface Job {
  client: string | null;
  /** True = it is its turn; false = it has waited too long, or nobody waits for it any more. */
  turn: PromiseWithResolvers<boolean>;
  /** Ends the work on it. */
  kill: AbortController;
}

/** What is remembered of a client. */
interface Client {
  /** ms of work that its pictures have made. */
  work: number;
  last: number;
  /** When its penalty ends. */
  lastUntil: number;
}

export function createPictureWork(
  limits: Partial<Record<keyof typeof PICTURE_LIMITS, number>> = {},
  now: () => number = () => performance.now(),
): PictureWork {
  const {
    requests,
    requestsPerClient,
    bufferedBytes,
    waiting,
    work,
    opening,
    memory,
    penalty,
    idle,
  } = { ...PICTURE_LIMITS, ...limits };
  const processes = createPictureProcesses(idle);
  const places = new Map<PictureRequest, string | null>();
  const clients = new Map<string, Client>();
  let queue: Job[] = [];
  let current: Job | null = null;
  let buffered = 0;

  function startNext(): void {
    if (current || queue.length === 0) return;
    // Whose pictures have made the least work comes first: nobody's hold up everybody else's.
    const ranks = queue.map(({ client }) => rankOf(client));
    const [job] = queue.splice(ranks.indexOf(Math.min(...ranks)), 1) as [Job];
    current = job;
    job.turn.resolve(true);
  }

  function rankOf(client: string | null): number {
    const known = client === null ? undefined : clients.get(client);
    if (!known) return 0;
    return known.lastUntil > now() ? Number.MAX_VALUE : known.work;
  }

  function drop(job: Job): void {
    queue = queue.filter((one) => one !== job);
    job.turn.resolve(false);
    job.kill.abort();
  }

  /** @returns how long it was worked on, ms. */
  async function carryOut(job: Job, picture: Picture, limit: number): Promise<[Recoded, number]> {
    let began = now();
    let late: NodeJS.Timeout | undefined;
    let isLate = false;
    const begin = () => {
      began = now();
      late = setTimeout(() => {
        isLate = true;
        job.kill.abort();
      }, limit);
    };
    const opened = await processes.open(picture, begin, job.kill.signal);
    clearTimeout(late);
    const spent = now() - began;
    current = null;
    noteWork(job.client, spent, isLate);
    startNext();
    if (opened === 'killed') return [BUSY, spent];
    return [opened ? { ok: true, jpeg: opened } : { ok: false, refusal: 'unreadable' }, spent];
  }

  function noteWork(client: string | null, spent: number, isLate: boolean): void {
    if (client === null) return;
    const known = clients.get(client) ?? { work: 0, last: 0, lastUntil: 0 };
    const lastUntil = isLate ? now() + penalty : known.lastUntil;
    clients.set(client, { work: known.work + spent, last: now(), lastUntil });
  }

  function isRefused(client: string | null): boolean {
    if (places.size >= requests) return true;
    if (client === null) return false;
    return [...places.values()].filter((one) => one === client).length >= requestsPerClient;
  }

  return {
    enter(client) {
      if (isRefused(client)) return null;
      for (const [one, { last, lastUntil }] of clients)
        if (now() - last > memory && lastUntil < now()) clients.delete(one);
      // While the body is still on its way.
      processes.warmUp();
      let mine = 0;
      let waitingLeft = waiting;
      let workLeft = work;
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
        async recode(original, longestSidePx) {
          const type = photoTypeOf(original.subarray(0, 16));
          if (type === 'heic' || type === 'wrong-type') return { ok: false, refusal: type };
          if (hasLeft || workLeft <= 0) return BUSY;
          const mineNow: Job = {
            client,
            turn: Promise.withResolvers(),
            kill: new AbortController(),
          };
          job = mineNow;
          const start = now();
          const tooLong = setTimeout(() => drop(mineNow), waitingLeft);
          queue.push(mineNow);
          startNext();
          const hasTurn = await mineNow.turn.promise;
          clearTimeout(tooLong);
          waitingLeft -= now() - start;
          if (!hasTurn) return BUSY;
          const limit = Math.min(opening, workLeft);
          const picture = { original, longestSidePx };
          const [outcome, spent] = await carryOut(mineNow, picture, limit);
          workLeft -= spent;
          job = null;
          if (!hasLeft) count((outcome.ok ? outcome.jpeg.length : 0) - original.length);
          return outcome;
        },
        leave() {
          if (hasLeft) return;
          hasLeft = true;
          places.delete(request);
          buffered -= mine;
          if (job) drop(job);
        },
      };
      places.set(request, client);
      return request;
    },
    stop() {
      for (const job of [...queue, current]) if (job) drop(job);
      processes.stop();
    },
  };
}

const BUSY: Recoded = { ok: false, refusal: 'busy' };
