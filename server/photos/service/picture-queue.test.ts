import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { interlacedPng, png } from '../../testing/malicious-pictures.ts';
import { createPictureProcesses } from './picture-processes.ts';
import { createPictureWork, PICTURE_LIMITS, type PictureWork } from './picture-work.ts';

// Files of this folder share a process: what others have loaded holds the real module.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('node:child_process', { spy: true });

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();

/** Opening these pictures takes long where the machine is busy. */
const LONG_LIMITS = { opening: 100_000, work: 100_000, waiting: 100_000 };

/** Three million pixels that take long to open. */
let made: Promise<Buffer> | undefined;
const noise = () => {
  made ??= sharp({
    create: {
      width: 2000,
      height: 1500,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ progressive: true, quality: 90 })
    .toBuffer();
  return made;
};

let work: PictureWork;
afterEach(() => work?.stop());

function enter(client: string) {
  const request = work.enter(client);
  if (!request) throw new Error(`${client} was refused`);
  return request;
}

test('a picture is opened in another process, which is ended and started again as needed', async () => {
  work = createPictureWork({ idle: 50 });
  const first = await enter('a').recode(await photo());
  await new Promise((resolve) => setTimeout(resolve, 300));
  const second = await enter('b').recode(await photo());
  for (const outcome of [first, second]) expect(outcome).toMatchObject({ ok: true });
});

test.each([
  ['480 MB of interlaced 16-bit PNG', async () => interlacedPng()],
  [
    '27 million pixels of interlaced PNG',
    async () => png(5200, 5200, { depth: 8, channels: 3, interlaced: true }),
  ],
  [
    '36 million pixels of 16-bit PNG',
    async () => png(6000, 6000, { depth: 16, channels: 3, interlaced: false }),
  ],
  [
    '25 million pixels of WebP',
    () =>
      sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#777' } })
        .webp({ effort: 0 })
        .toBuffer(),
  ],
])('%s are refused by their header', async (_what, picture) => {
  // Opening it takes longer than this.
  work = createPictureWork(LONG_LIMITS);
  const request = enter('a');
  await request.recode(await photo());
  expect(await request.recode(await picture())).toEqual({ ok: false, refusal: 'unreadable' });
});

test.each([
  ['12 million pixels of progressive JPEG', { progressive: true }],
  ['50 million pixels of JPEG, as large phones take them', { width: 8160, height: 6120 }],
])('%s are opened', async (_what, { width = 4000, height = 3000, progressive = false }: Shape) => {
  work = createPictureWork(LONG_LIMITS);
  const large = await sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg({ progressive })
    .toBuffer();
  const outcome = await enter('a').recode(large);
  expect(outcome.ok && (await sharp(outcome.jpeg).metadata()).width).toBe(2400);
});
interface Shape {
  width?: number;
  height?: number;
  progressive?: boolean;
}

test('a picture that takes too long is stopped, and the next one is processed', async () => {
  work = createPictureWork({ opening: 1 });
  expect(await enter('a').recode(await photo(4000, 3000))).toEqual({ ok: false, refusal: 'busy' });
  work.stop();
  work = createPictureWork(LONG_LIMITS);
  const slow = enter('a');
  const stopped = slow.recode(png(4000, 4000, { depth: 16, channels: 3, interlaced: false }));
  const waiting = enter('b').recode(await photo());
  // The visitor hangs up.
  slow.leave();
  expect(await stopped).toEqual({ ok: false, refusal: 'busy' });
  expect(await waiting).toMatchObject({ ok: true });
});

test('a picture that waits too long in the queue is refused', async () => {
  work = createPictureWork({ waiting: 20, opening: 50_000, work: 50_000 });
  const outcomes = await Promise.all([
    enter('a').recode(await photo(4000, 3000)),
    enter('b').recode(await photo()),
  ]);
  expect(outcomes).toMatchObject([{ ok: true }, { ok: false, refusal: 'busy' }]);
});

test('the start of a process is not counted as work', async () => {
  const processes = createPictureProcesses(PICTURE_LIMITS.idle);
  onTestFinished(() => processes.stop());
  const begin = vi.fn();
  const opened = processes.open({ original: await photo() }, begin, new AbortController().signal);
  const child = vi.mocked(fork).mock.results.at(-1)?.value as ChildProcess;
  let begunAtStart = 0;
  child.once('message', () => {
    begunAtStart = begin.mock.calls.length;
  });
  expect(await opened).not.toBeNull();
  expect([begunAtStart, begin.mock.calls.length]).toEqual([0, 1]);
});

test('a client whose picture took too long comes last for five minutes', async () => {
  const clock = { now: 0 };
  work = createPictureWork({ ...LONG_LIMITS, opening: 30 }, () => clock.now);
  expect(await enter('slow').recode(await noise())).toEqual({ ok: false, refusal: 'busy' });
  const order: string[] = [];
  const small = await photo();
  const recode = async (client: string) => {
    await enter(client).recode(small);
    order.push(client);
  };
  const round = async () => {
    order.length = 0;
    await Promise.all(['first', 'slow', 'second', 'third'].map(recode));
    return order.indexOf('slow');
  };
  expect(await round()).toBe(3);
  clock.now = 5 * 60_000 + 1;
  expect(await round()).toBeLessThan(3);
});

test('after a picture that took too long the next one is opened by a process that was ready', async () => {
  const started = vi.mocked(fork).mock;
  started.results.length = 0;
  work = createPictureWork(LONG_LIMITS);
  const first = enter('a').recode(await photo());
  const inFirst = started.results[0]?.value as ChildProcess;
  expect(await first).toMatchObject({ ok: true });
  await vi.waitUntil(() => started.results.length === 2, 10_000);
  const spare = started.results[1]?.value as ChildProcess;
  await once(spare, 'message');
  const begun = vi.spyOn(inFirst, 'send');
  const slow = enter('b');
  const killed = slow.recode(await noise());
  await vi.waitUntil(() => begun.mock.calls.length === 1, 10_000);
  slow.leave();
  expect(await killed).toEqual({ ok: false, refusal: 'busy' });
  const sent = vi.spyOn(spare, 'send');
  expect(await enter('c').recode(await photo())).toMatchObject({ ok: true });
  expect(sent).toHaveBeenCalledOnce();
});

test('whose pictures have made the least work comes first', async () => {
  work = createPictureWork(LONG_LIMITS);
  const [large, small] = await Promise.all([photo(6000, 4000), photo()]);
  const order: string[] = [];
  const recode = async (client: string, picture: Buffer) => {
    await enter(client).recode(picture);
    order.push(client);
  };
  await recode('flood', large);
  await Promise.all([
    recode('flood', large),
    recode('flood', large),
    recode('flood', large),
    recode('visitor', small),
  ]);
  // The first of them had its turn before the visitor came.
  expect(order).toEqual(['flood', 'flood', 'visitor', 'flood', 'flood']);
});

test('requests and bytes are limited, for one client and for all, and given back', () => {
  work = createPictureWork({ requests: 3, requestsPerClient: 2, bufferedBytes: 100 });
  const [one, two] = [enter('a'), enter('a')];
  expect(work.enter('a')).toBeNull();
  const other = enter('b');
  expect(work.enter('c')).toBeNull();
  expect([one.hold(60), other.hold(60), other.hold(40)]).toEqual([true, false, true]);
  one.leave();
  one.leave();
  expect(other.hold(60)).toBe(true);
  expect(other.hold(1)).toBe(false);
  expect(enter('c').hold(1)).toBe(false);
  two.leave();
  expect(PICTURE_LIMITS.bufferedBytes).toBeLessThan(50_000_000);
});

test('bytes of opened pictures are counted until the request ends', async () => {
  const original = await photo(2000, 2000);
  work = createPictureWork({ bufferedBytes: original.length });
  const request = enter('a');
  expect(request.hold(original.length)).toBe(true);
  const outcome = await request.recode(original);
  const size = outcome.ok ? outcome.jpeg.length : 0;
  expect(request.hold(original.length - size + 1)).toBe(false);
  expect(request.hold(original.length - size)).toBe(true);
});
