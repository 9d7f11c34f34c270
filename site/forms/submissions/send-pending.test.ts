import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { pendingStore } from './pending-store.ts';
import { sendPending } from './send-pending.ts';
import { type FakeBrowser, fakeBrowser, LOST, restoreBrowser } from './testing/fake-browser.ts';

const id = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`;
const lead = (digit: number) =>
  ({ first_name: 'Ada Wren', submission_id: id(digit) }) as ContactSubmission;
const DAY = 24 * 60 * 60 * 1000;

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(restoreBrowser);

async function round(): Promise<void> {
  const sending = sendPending();
  await vi.runAllTimersAsync();
  await sending;
}

test('what waits goes out on the next visit, oldest first, once', async () => {
  pendingStore.save({ kind: 'contact', body: lead(1) });
  vi.advanceTimersByTime(1000);
  pendingStore.save({ kind: 'contact', body: lead(2) });
  await round();
  await round();
  expect(browser.posts.map(({ body }) => body.submission_id)).toEqual([id(1), id(2)]);
  expect(pendingStore.entries()).toEqual([]);
});

test('what another tab is sending is left to it, until its attempts must have ended', async () => {
  pendingStore.save({ kind: 'contact', body: lead(1), state: 'under way' });
  await round();
  expect(browser.posts).toEqual([]);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await round();
  expect(browser.posts).toHaveLength(1);
});

test('it goes out when the connection returns, when the page is looked at, and every minute', async () => {
  vi.resetModules();
  const { startSendingPending } = await import('./send-pending.ts');
  browser.navigator.onLine = false;
  pendingStore.save({ kind: 'contact', body: lead(1) });
  startSendingPending();
  startSendingPending();
  browser.dispatch('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.posts).toEqual([]);
  browser.navigator.onLine = true;
  browser.dispatch('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.posts).toHaveLength(1);

  pendingStore.save({ kind: 'contact', body: lead(2) });
  browser.dispatch('document:visibilitychange');
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.posts).toHaveLength(2);

  pendingStore.save({ kind: 'contact', body: lead(3) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(browser.posts).toHaveLength(3);
});

test.each([
  ['no answer', LOST],
  ['a 429', 429],
])('%s leaves it for the next round', async (_name, answer) => {
  pendingStore.save({ kind: 'contact', body: lead(1) });
  browser.answers.push(answer, answer, answer);
  await round();
  expect(pendingStore.entries()).toMatchObject([{ state: 'waiting' }]);
  browser.answers.length = 0;
  await round();
  expect(pendingStore.entries()).toEqual([]);
});

test('what will never be taken is marked, and not sent again', async () => {
  pendingStore.save({ kind: 'contact', body: lead(1) });
  browser.answers.push(422);
  await round();
  await round();
  expect(browser.posts).toHaveLength(1);
  expect(pendingStore.entries()).toMatchObject([
    { state: 'refused', refusal: { reason: 'invalid' } },
  ]);
});

test('one that meets an earlier version of itself goes as its correction', async () => {
  pendingStore.save({ kind: 'contact', body: lead(1) });
  browser.answers.push(409);
  await round();
  const [, correction] = browser.posts;
  const submission_id = expect.not.stringMatching(id(1));
  expect(correction?.body).toEqual({ ...lead(1), submission_id, replaces: id(1) });
  expect(pendingStore.entries()).toEqual([]);
});

test('a partial lead that is refused is only logged (spec §8)', async () => {
  pendingStore.save({ kind: 'contact', body: { ...lead(1), source: 'chatbot_partial' } });
  browser.answers.push(422);
  await round();
  expect(pendingStore.entries()).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith('The partial lead was not saved:', expect.any(String));
});

test('a pending submission is deleted after thirty days', async () => {
  pendingStore.save({ kind: 'contact', body: lead(1) });
  vi.setSystemTime(Date.now() + 30 * DAY);
  pendingStore.save({ kind: 'contact', body: lead(2) });
  vi.setSystemTime(Date.now() + 1);
  await round();
  expect(browser.posts).toMatchObject([{ body: { submission_id: id(2) } }]);
  expect(pendingStore.entries()).toEqual([]);
});
