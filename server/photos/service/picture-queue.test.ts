import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { interlacedPng, png } from '../../testing/malicious-pictures.ts';
import { createPictureQueue, type PictureQueue } from './picture-queue.ts';

// Files of this folder share a process: what others have loaded holds the real module.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('node:child_process', { spy: true });

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } });
const photo = (width = 60, height = 40, progressive = false) =>
  flat(width, height).jpeg({ progressive }).toBuffer();

/** Opening these pictures takes long where the machine is busy. */
const PATIENT = { request: 100_000, hang: 100_000 };

let queue: PictureQueue;
afterEach(() => queue?.stop());

function enter() {
  const request = queue.enter();
  if (!request) throw new Error('The queue is full.');
  return request;
}
/** The process that opens pictures now. */
const newest = () => vi.mocked(fork).mock.results.at(-1)?.value as ChildProcess;

/** Not by its `kill`, which would mark it as killed. */
const pause = ({ pid = 0 }: ChildProcess) => process.kill(pid, 'SIGSTOP');

test('all pictures are opened in one other process', async () => {
  queue = createPictureQueue(PATIENT);
  vi.mocked(fork).mockClear();
  const pictures = await Promise.all([photo(), photo(), photo()]);
  const opened = await Promise.all(pictures.map((picture) => enter().recode(picture)));
  for (const outcome of opened) expect(outcome).toMatchObject({ ok: true });
  expect(fork).toHaveBeenCalledOnce();
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
  ['25 million pixels of WebP', () => flat(5000, 5000).webp({ effort: 0 }).toBuffer()],
])('%s are refused by their header', async (_what, picture) => {
  queue = createPictureQueue(PATIENT);
  const request = enter();
  await request.recode(await photo());
  expect(await request.recode(await picture())).toEqual({ ok: false, refusal: 'unreadable' });
});

test.each([
  ['12 million pixels of progressive JPEG', () => photo(4000, 3000, true)],
  ['50 million pixels of JPEG, as large phones take them', () => photo(8160, 6120)],
])('%s are opened', async (_what, large) => {
  queue = createPictureQueue(PATIENT);
  const outcome = await enter().recode(await large());
  expect(outcome.ok && (await sharp(outcome.jpeg).metadata()).width).toBe(2400);
});

test('a process that hangs is killed, and the next picture is opened by a new one', async () => {
  queue = createPictureQueue({ ...PATIENT, hang: 3000 });
  await enter().recode(await photo());
  const hanging = newest();
  pause(hanging);
  const large = enter().recode(await photo(4000, 3000));
  const next = enter().recode(await photo());
  expect(await large).toEqual({ ok: false, refusal: 'busy' });
  expect(await next).toMatchObject({ ok: true });
  expect(newest()).not.toBe(hanging);
});

test('a process that dies is started again', async () => {
  queue = createPictureQueue(PATIENT);
  await enter().recode(await photo());
  const dying = newest();
  pause(dying);
  const sent = vi.spyOn(dying, 'send');
  const lost = enter().recode(await photo());
  const next = enter().recode(await photo());
  await vi.waitUntil(() => sent.mock.calls.length > 0);
  dying.kill('SIGKILL');
  expect(await lost).toEqual({ ok: false, refusal: 'unreadable' });
  expect(await next).toMatchObject({ ok: true });
});

test('a picture that waits too long is refused, and so are those after it in the same request', async () => {
  queue = createPictureQueue({ ...PATIENT, request: 200 });
  const [first, waiting] = [enter(), enter()];
  const picture = await photo();
  const starting = enter().recode(picture);
  await vi.waitUntil(newest);
  pause(newest());
  await starting;
  const outcomes = await Promise.all([first.recode(picture), waiting.recode(picture)]);
  outcomes.push(await first.recode(picture));
  expect(outcomes).toEqual(Array(3).fill({ ok: false, refusal: 'busy' }));
});

test('pictures of a visitor who has gone are not opened', async () => {
  queue = createPictureQueue(PATIENT);
  await enter().recode(await photo());
  const [first, gone, picture] = [enter(), enter(), await photo()];
  const sent = vi.spyOn(newest(), 'send');
  const opened = first.recode(picture);
  const dropped = gone.recode(picture);
  gone.leave();
  expect(await opened).toMatchObject({ ok: true });
  expect(await dropped).toEqual({ ok: false, refusal: 'busy' });
  expect(sent).toHaveBeenCalledOnce();
});

test('a full queue admits nobody until a request leaves', () => {
  queue = createPictureQueue({ requests: 2 });
  const [one] = [enter(), enter()];
  expect(queue.enter()).toBeNull();
  one.leave();
  one.leave();
  expect(queue.enter()).not.toBeNull();
  expect(queue.enter()).toBeNull();
});
