import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { pendingStore } from './pending-store.ts';
import { startSendingPending } from './send-pending.ts';
import { beaconContactSubmission, sendSubmission } from './send-submission.ts';
import { type FakeBrowser, fakeBrowser, LOST, restoreBrowser } from './testing/fake-browser.ts';

vi.mock(import('./send-pending.ts'), () => ({ startSendingPending: vi.fn() }) as never);

const LEAD = {
  first_name: 'Ada Wren',
  phone: '804 555 0199',
  source: 'homepage-hero',
  submission_id: '11111111-1111-4111-8111-111111111111',
} as ContactSubmission;

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(restoreBrowser);

/** Sends, and lets as much time pass as it takes. */
async function settled<T>(sending: Promise<T>): Promise<{ result: T; seconds: number }> {
  const start = Date.now();
  let seconds = -1;
  void sending.then(() => {
    seconds = (Date.now() - start) / 1000;
  });
  await vi.runAllTimersAsync();
  return { result: await sending, seconds };
}

test('a lead that arrives leaves nothing on the device', async () => {
  const { result, seconds } = await settled(sendSubmission({ kind: 'contact', body: LEAD }));
  expect([result, seconds]).toEqual([{ state: 'sent' }, 0]);
  expect(browser.posts).toEqual([{ url: '/api/contact-submissions', body: LEAD }]);
  expect(pendingStore.entries()).toEqual([]);
});

test('a lead is stored on the device before the first attempt, so that a closed tab does not lose it', async () => {
  const sending = sendSubmission({ kind: 'contact', body: LEAD });
  expect(pendingStore.entries()).toMatchObject([
    { kind: 'contact', body: LEAD, state: 'under way' },
  ]);
  await settled(sending);
});

test.each([
  ['no answer', LOST],
  ['a 503', 503],
])('%s is tried again after one second, then after two', async (_name, answer) => {
  browser.answers.push(answer, answer);
  const { result, seconds } = await settled(sendSubmission({ kind: 'contact', body: LEAD }));
  expect([result, seconds]).toEqual([{ state: 'sent' }, 3]);
  expect(browser.posts.map(({ body }) => body)).toEqual([LEAD, LEAD, LEAD]);
});

test.each([
  ['10', 20],
  ['3600', 60],
  ['0', 3],
  ['soon', 3],
])('Retry-After %s is respected, up to thirty seconds', async (retryAfter, expected) => {
  browser.answers.push({ status: 503, retryAfter }, { status: 503, retryAfter });
  const { seconds } = await settled(sendSubmission({ kind: 'contact', body: LEAD }));
  expect(seconds).toBe(expected);
});

test('a refusal is final and says what the server says', async () => {
  const errors = [{ field: 'phone', message: 'Please give us a phone number.' }];
  browser.answers.push({
    status: 422,
    body: { detail: errors[0]?.message, code: 'invalid', errors },
  });
  const { result } = await settled(sendSubmission({ kind: 'contact', body: LEAD }));
  expect(result).toMatchObject({ state: 'refused', reason: 'invalid', errors });
  expect(browser.posts).toHaveLength(1);
});

test('without a connection the lead is stored on the device, and the visitor does not wait for retries', async () => {
  browser.navigator.onLine = false;
  const { result, seconds } = await settled(sendSubmission({ kind: 'contact', body: LEAD }));
  expect([result, seconds]).toEqual([{ state: 'pending' }, 0]);
  expect(browser.posts).toEqual([]);
  expect(pendingStore.entries()).toMatchObject([{ body: LEAD, state: 'waiting' }]);
  expect(startSendingPending).toHaveBeenCalledTimes(1);
});

test('a device that keeps nothing says so', async () => {
  vi.stubGlobal('localStorage', null);
  browser.navigator.onLine = false;
  const { result } = await settled(sendSubmission({ kind: 'contact', body: LEAD }));
  expect(result).toMatchObject({
    state: 'refused',
    reason: 'unreachable',
    message: expect.stringMatching(/keeps nothing for later.*try again/),
  });
});

test('what differs from an earlier attempt that arrived goes on as its correction, under a new id', async () => {
  browser.answers.push(409);
  const onCorrection = vi.fn();
  const { result } = await settled(sendSubmission({ kind: 'contact', body: LEAD }, onCorrection));
  expect(result).toEqual({ state: 'sent' });
  const [, correction] = browser.posts;
  const { submission_id: replaces } = LEAD;
  expect(correction?.body).toEqual({ ...LEAD, submission_id: expect.any(String), replaces });
  expect(correction?.body.submission_id).not.toBe(replaces);
  expect(onCorrection).toHaveBeenCalledExactlyOnceWith(correction?.body.submission_id);
  expect(pendingStore.entries()).toEqual([]);
});

test('a correction that reaches nobody waits on the device, in place of what it corrects', async () => {
  browser.answers.push(409, LOST, LOST, LOST);
  const onCorrection = vi.fn();
  const { result } = await settled(sendSubmission({ kind: 'contact', body: LEAD }, onCorrection));
  expect(result).toEqual({ state: 'pending' });
  expect(pendingStore.entries()).toMatchObject([
    {
      state: 'waiting',
      body: { submission_id: onCorrection.mock.calls[0]?.[0], replaces: LEAD.submission_id },
    },
  ]);
});

test('a correction is corrected no further', async () => {
  browser.answers.push(409, 409);
  const { result } = await settled(sendSubmission({ kind: 'contact', body: LEAD }));
  expect(result).toMatchObject({ state: 'refused', reason: 'conflict' });
  expect(browser.posts).toHaveLength(2);
  expect(pendingStore.entries()).toEqual([]);
});

test('the beacon goes as JSON, and offline onto the device', async () => {
  expect(beaconContactSubmission(LEAD)).toBe(true);
  const [url, blob] = browser.navigator.sendBeacon.mock.calls[0] as unknown as [string, Blob];
  expect(url).toBe('/api/contact-submissions');
  expect(blob.type).toBe('application/json');
  expect(JSON.parse(await blob.text())).toEqual(LEAD);
  browser.navigator.onLine = false;
  expect(beaconContactSubmission(LEAD)).toBe(true);
  expect(pendingStore.entries()).toMatchObject([{ body: LEAD, state: 'waiting' }]);
});
