import { type ChildProcess, execFile } from 'node:child_process';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createPictureQueue, type PictureQueue } from './picture-queue.ts';

// Files of this folder share a process: what others have loaded holds the real module.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('node:child_process', { spy: true });
beforeEach(() => {
  vi.mocked(execFile).mockClear();
});

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();

/** A process takes long to start on a busy machine. */
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

test('a process that hangs is killed, and the next picture is opened', async () => {
  const queue = createPictureQueue({ ...PATIENT, hang: 3000 });
  const hanging = recode(queue, await photo());
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
