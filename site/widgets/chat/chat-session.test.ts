import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answersBefore, FIVE_MINUTES, SETTINGS } from '../../../domain/chat/testing/chat-driver.ts';
import { type Outcome, outcomeText, type Refused } from '../../../domain/submissions/outcome.ts';
import { type BrowserStorage, createStorage } from '../../lib/browser/storage.ts';
import { memoryStorage } from '../../lib/browser/testing/memory-storage.ts';
import { type ChatEnvironment, createChatSession } from './chat-session.ts';

const CORRECTION = '22222222-2222-4222-8222-222222222222';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 17) });
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const SENT: Outcome = { state: 'sent' };
const refused = (part: Partial<Refused> = {}): Refused => ({
  state: 'refused',
  reason: 'failed',
  message: 'Ours.',
  ...part,
});

function session(storage: BrowserStorage = memoryStorage()) {
  const pending = { outcome: { state: 'pending' } as Outcome, change: () => {} };
  const transport = {
    send: vi.fn<ChatEnvironment['transport']['send']>(async () => SENT),
    notify: vi.fn<ChatEnvironment['transport']['notify']>(async () => SENT),
    beacon: vi.fn<ChatEnvironment['transport']['beacon']>(() => true),
    discard: vi.fn<ChatEnvironment['transport']['discard']>(),
    outcomeOfPending: () => pending.outcome,
    onPendingChange(listener: () => void) {
      pending.change = listener;
    },
  };
  const environment = {
    settings: SETTINGS,
    consentVersion: '2026-11-21',
    territory: 'richmond' as const,
    page: '/services',
    transport,
    onToast: vi.fn(),
    onClosePanel: vi.fn(),
    onLead: vi.fn(),
  };
  const chat = createChatSession(() => environment, storage, storage);
  const say = async (...answers: string[]) => {
    for (const text of answers) {
      chat.send({ type: 'answered', text });
      await vi.advanceTimersByTimeAsync(1500);
    }
  };
  const begin = async () => {
    chat.start();
    chat.send({ type: 'opened' });
    await vi.advanceTimersByTimeAsync(1500);
  };
  /** Answers every question up to the one for the e-mail. */
  const reachEmail = async () => {
    await begin();
    await say(...answersBefore('email'));
  };
  const finish = async () => {
    await reachEmail();
    await say('ada@example.com');
  };
  /** The pending submission is settled, from whatever page. */
  const settlePending = async (outcome: Outcome) => {
    pending.outcome = outcome;
    pending.change();
    await vi.advanceTimersByTimeAsync(1500);
  };
  return { ...environment, chat, say, begin, reachEmail, finish, settlePending };
}

/** What the page before had planned is gone with it. */
function unload(): void {
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
}

const words = (s: ReturnType<typeof session>) =>
  s.chat.conversation()?.messages.map((message) => message.text) ?? [];

it.each<[string, Partial<Refused>, string]>([
  ['with', { message: 'Too many requests.', isServersWord: true }, 'Too many requests.'],
  ['without', {}, 'Failed to submit request. Please try again.'],
])(
  'a submission that fails %s the server’s words shows a toast and can be sent again',
  async (_, refusal, text) => {
    const s = session();
    s.transport.send.mockResolvedValueOnce(refused(refusal));
    await s.finish();
    expect(s.onToast).toHaveBeenCalledExactlyOnceWith({ title: 'Error', text });
    s.chat.send({ type: 'retried' });
    await vi.advanceTimersByTimeAsync(1500);
    const [first, second] = s.transport.send.mock.calls.map(([submission]) => submission);
    expect(second).toEqual(first);
    expect(s.chat.conversation()?.step).toBe('complete');
  },
);

it('a pending lead asks for no retry, and has the specification’s words once it is refused', async () => {
  const s = session();
  s.transport.send.mockResolvedValueOnce({ state: 'pending' });
  await s.finish();
  expect(words(s).at(-1)).toContain(outcomeText('contact', { state: 'pending' }).text);
  expect(s.chat.conversation()?.step).toBe('complete');
  for (const call of [s.onToast, s.onLead, s.transport.notify]) expect(call).not.toHaveBeenCalled();
  await s.settlePending(refused({ message: 'No name.', isServersWord: true }));
  expect(words(s).at(-1)).toMatch(/^I'm sorry, there was an error submitting/);
  expect(s.onToast).toHaveBeenCalledExactlyOnceWith({ title: 'Error', text: 'No name.' });
});

it.each<[string, () => Promise<Outcome>]>([
  ['is refused', async () => refused({ message: 'The mail server is down.' })],
  ['can’t be made', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a notification that %s is only logged (spec §8)', async (_, notify) => {
  const s = session();
  s.transport.notify.mockImplementation(notify);
  await s.finish();
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/^The notification of the complete lead failed/),
  );
  expect(s.chat.conversation()?.complete).toBe('sent');
  expect(s.onToast).not.toHaveBeenCalled();
});

it('an earlier attempt that did arrive is corrected under a new id that names it', async () => {
  const s = session();
  s.transport.send.mockImplementationOnce(async (_submission, onCorrection) => {
    onCorrection?.(CORRECTION);
    return refused({ reason: 'unreachable' });
  });
  await s.finish();
  s.chat.send({ type: 'retried' });
  await vi.advanceTimersByTimeAsync(5000);
  const [first, second] = s.transport.send.mock.calls.map(([submission]) => submission);
  const corrected = { submission_id: CORRECTION, replaces: first?.submission_id };
  expect(second).toMatchObject({ email: 'ada@example.com', ...corrected });
  expect(s.chat.conversation()?.step).toBe('complete');
  expect(s.transport.notify).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ submission_id: CORRECTION }),
  );
});

it('the five-minute deadline keeps its time over a reload', async () => {
  const storage = memoryStorage();
  const before = session(storage);
  await before.reachEmail();
  unload();
  await vi.advanceTimersByTimeAsync(60_000);
  const after = session(storage);
  after.chat.start();
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES - 60_000 - 1500 - 1);
  expect(after.transport.send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(after.transport.send).toHaveBeenCalledTimes(1);
});

it('a visitor who leaves hands the partial lead over once, with its deadline', async () => {
  const s = session();
  await s.begin();
  s.chat.send({ type: 'pageHidden' });
  expect(s.transport.beacon).not.toHaveBeenCalled();
  await s.say(...answersBefore('email'));
  s.chat.send({ type: 'pageHidden' });
  s.chat.send({ type: 'pageHidden' });
  expect(s.transport.beacon).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      source: 'chatbot_partial',
      deadline: s.chat.conversation()?.deadlineAt,
    }),
  );
});

it('a link to another page hands the partial lead over where nothing can be stored', async () => {
  const s = session(createStorage(() => null));
  await s.reachEmail();
  s.chat.leave(true);
  expect(s.transport.beacon).toHaveBeenCalledTimes(1);
});

it('a page from the browser’s page cache does not send again what it is sending', async () => {
  const s = session();
  await s.reachEmail();
  s.transport.send.mockReturnValueOnce(new Promise(() => {}));
  s.chat.send({ type: 'answered', text: 'ada@example.com' });
  s.chat.start();
  expect(s.transport.send).toHaveBeenCalledTimes(1);
});
