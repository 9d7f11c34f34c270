import { type ChildProcess, execFile } from 'node:child_process';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { interlacedPng, png } from '../../testing/malicious-pictures.ts';
import { createPictureQueue, type PictureQueue } from './picture-queue.ts';

// Files of this folder share a process: what others have loaded holds the real module.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('node:child_process', { spy: true });
beforeEach(() => {
  vi.mocked(execFile).mockClear();
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } });
const photo = (width = 60, height = 40, progressive = false) =>
  flat(width, height).jpeg({ progressive }).toBuffer();

/** Opening these pictures takes long where the machine is busy. */
const PATIENT = { request: 100_000, hang: 100_000 };

const recode = (queue: PictureQueue, picture: Buffer) => queue.admit((one) => one(picture));
const BUSY = { ok: false, refusal: 'busy' };
const UNREADABLE = { ok: false, refusal: 'unreadable' };

/** The process of the picture that is opened next. */
async function nextProcess() {
  const before = vi.mocked(execFile).mock.results.length;
  return vi.waitUntil(
    () => vi.mocked(execFile).mock.results[before]?.value as ChildProcess | undefined,
  );
}

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
  expect(await recode(createPictureQueue(PATIENT), await picture())).toEqual(UNREADABLE);
});

test.each([
  ['12 million pixels of progressive JPEG', () => photo(4000, 3000, true)],
  ['50 million pixels of JPEG, as large phones take them', () => photo(8160, 6120)],
])('%s are opened', async (_what, large) => {
  const outcome = await recode(createPictureQueue(PATIENT), await large());
  expect(outcome?.ok && (await sharp(outcome.jpeg).metadata()).width).toBe(2400);
});

test('a process that hangs is killed, and the next picture is opened', async () => {
  const queue = createPictureQueue({ ...PATIENT, hang: 3000 });
  const hanging = recode(queue, await photo(4000, 3000));
  (await nextProcess()).kill('SIGSTOP');
  const next = recode(queue, await photo());
  expect(await hanging).toEqual(BUSY);
  expect(await next).toMatchObject({ ok: true });
});

test('a picture that kills its process is unreadable, and the next one is opened', async () => {
  const queue = createPictureQueue(PATIENT);
  const killing = recode(queue, await photo());
  process.kill((await nextProcess()).pid ?? 0, 'SIGKILL');
  const next = recode(queue, await photo());
  expect(await killing).toEqual(UNREADABLE);
  expect(await next).toMatchObject({ ok: true });
});

test('a picture that waits too long is refused, and so are those after it in the same request', async () => {
  const queue = createPictureQueue({ ...PATIENT, request: 200 });
  const picture = await photo();
  const outcomes = queue.admit(async (one) => [await one(picture), await one(picture)]);
  const stopped = await nextProcess();
  process.kill(stopped.pid ?? 0, 'SIGSTOP');
  expect(await recode(queue, picture)).toEqual(BUSY);
  expect(await outcomes).toEqual([BUSY, BUSY]);
  process.kill(stopped.pid ?? 0, 'SIGKILL');
});

test('a full queue admits nobody until a request is done', async () => {
  const queue = createPictureQueue({ requests: 2 });
  const done = Promise.withResolvers<void>();
  const running = [queue.admit(() => done.promise), queue.admit(() => done.promise)];
  expect(await queue.admit(async () => 'admitted')).toBeNull();
  done.resolve();
  await Promise.all(running);
  expect(await queue.admit(async () => 'admitted')).toBe('admitted');
});
