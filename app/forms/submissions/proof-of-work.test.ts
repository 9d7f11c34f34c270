import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { pendingStore } from './pending-store.ts';
import { sendContactSubmission } from './send-submission.ts';
import { type FakeBrowser, fakeBrowser, restoreBrowser } from './testing-browser.ts';

const lead = (digit: number) =>
  ({
    first_name: 'Ada Wren',
    phone: '804 555 0199',
    submission_id: `${String(digit).repeat(8)}-1111-4111-8111-111111111111`,
  }) as ContactSubmission;
const MINUTE_MS = 60_000;

let browser: FakeBrowser;
let proof: typeof import('./proof-of-work.ts');
const asked = () => vi.mocked(fetch).mock.calls.filter(([url]) => url === '/api/challenge').length;
beforeEach(async () => {
  browser = fakeBrowser();
  vi.resetModules();
  proof = await import('./proof-of-work.ts');
});
afterEach(restoreBrowser);

/** The server hands out real challenges, each easily solved. */
async function askForWork(): Promise<void> {
  const options = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey };
  const challenges = await Promise.all(Array.from({ length: 5 }, () => createChallenge(options)));
  browser.answerChallenge(() => Response.json(challenges.pop()));
}
/** Timers fire by themselves from here on; the clock stays where the test has set it. */
function letTimeRun(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
}
const solved = async (digit: number) => {
  letTimeRun();
  const { challenge_solution: solution } = await proof.solutionFor(lead(digit).submission_id);
  return solution && JSON.parse(atob(solution));
};

test('where none is asked for, nothing goes along', async () => {
  expect(await proof.solutionFor(lead(1).submission_id)).toEqual({});
});

test('a challenge is solved when someone begins to type, and goes along with the submission', async () => {
  await askForWork();
  proof.prepareSolution();
  proof.prepareSolution();
  expect(await solved(1)).toMatchObject({ solution: { counter: 3 } });
  expect(asked()).toBe(1);
});

test('sent again it is the same one; another submission has one of its own', async () => {
  await askForWork();
  const first = await solved(1);
  expect(await solved(1)).toEqual(first);
  expect((await solved(2)).challenge.parameters.nonce).not.toBe(first.challenge.parameters.nonce);
});

test('one that was prepared too long ago is not sent', async () => {
  await askForWork();
  proof.prepareSolution();
  vi.setSystemTime(Date.now() + 46 * MINUTE_MS);
  await proof.solutionFor(lead(1).submission_id);
  expect(asked()).toBe(2);
});

test.each([
  ['no answer', () => Response.error()],
  ['an answer that is none', () => Response.json({ parameters: {} })],
  ['a page of a proxy', () => new Response('<html>')],
])('%s keeps no submission back', async (_name, answer) => {
  browser.answerChallenge(answer);
  letTimeRun();
  expect(await proof.solutionFor(lead(1).submission_id)).toEqual({});
});

test('a submission waits five seconds at most', async () => {
  vi.mocked(fetch).mockReturnValue(new Promise(() => {}));
  const waiting = proof.solutionFor(lead(1).submission_id);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await waiting).toEqual({});
});

test('what is kept on the device has none', async () => {
  await askForWork();
  letTimeRun();
  const sending = sendContactSubmission(lead(3));
  expect(pendingStore.entries()).toMatchObject([{ body: lead(3) }]);
  await sending;
  expect(browser.posts[0]?.body).toHaveProperty('challenge_solution');
  expect(lead(3)).not.toHaveProperty('challenge_solution');
});
