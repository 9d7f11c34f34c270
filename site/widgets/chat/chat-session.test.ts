import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONVERSATION_KEY } from '../../../domain/chat/conversation-key.ts';
import { answersBefore, FIVE_MINUTES, SETTINGS } from '../../../domain/chat/testing/chat-driver.ts';
import { VISITOR_INFO_KEY } from '../../../domain/chat/visitor-info.ts';
import { type Outcome, outcomeText, type Refused } from '../../../domain/submissions/outcome.ts';
import { type BrowserStorage, createStorage } from '../../lib/browser/storage.ts';
import { memoryStorage } from '../../lib/browser/testing/memory-storage.ts';
import { type ChatEnvironment, createChatSession } from './chat-session.ts';

const CORRECTION = '22222222-2222-4222-8222-222222222222';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 17) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
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
      return () => {};
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
  /** What was kept on the device is settled, from whatever page. */
  const settlePending = async (outcome: Outcome) => {
    pending.outcome = outcome;
    pending.change();
    await vi.advanceTimersByTimeAsync(1500);
  };
  return { ...environment, chat, say, begin, settlePending };
}

const UP_TO_PHONE = answersBefore('email');
const words = (s: ReturnType<typeof session>) =>
  s.chat.conversation()?.messages.map((message) => message.text) ?? [];

describe('a submission that fails', () => {
  it.each<[string, Outcome, string]>([
    [
      'with the server’s words',
      refused({ reason: 'busy', message: 'Too many requests.', isServersWord: true }),
      'Too many requests.',
    ],
    ['without the server’s words', refused(), 'Failed to submit request. Please try again.'],
    [
      'without an answer, where the device keeps nothing,',
      refused({ reason: 'unreachable' }),
      'Failed to submit request. Please try again.',
    ],
  ])('%s shows a toast and can be sent again under its id', async (_, result, text) => {
    const s = session();
    s.transport.send.mockResolvedValueOnce(result);
    await s.begin();
    await s.say(...UP_TO_PHONE, 'ada@example.com');
    expect(s.onToast).toHaveBeenCalledExactlyOnceWith({ title: 'Error', text });
    s.chat.send({ type: 'retried' });
    await vi.advanceTimersByTimeAsync(1500);
    const ids = s.transport.send.mock.calls.map(([submission]) => submission.submission_id);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(s.chat.conversation()?.step).toBe('complete');
  });

  it('shows the specification’s own sentence when the sender itself breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const s = session();
    s.transport.send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await s.begin();
    await s.say(...UP_TO_PHONE, 'ada@example.com');
    expect(s.onToast.mock.calls[0]?.[0].text).toBe('Failed to submit request. Please try again.');
  });
});

describe('a lead that is kept on this device', () => {
  async function pendingSession(storage?: BrowserStorage) {
    const s = session(storage);
    s.transport.send.mockResolvedValueOnce({ state: 'pending' });
    await s.begin();
    await s.say(...UP_TO_PHONE, 'ada@example.com');
    return s;
  }

  it('says that the request waits on this device, and asks nobody to try again', async () => {
    const s = await pendingSession();
    expect(words(s).at(-1)).toContain(outcomeText('contact', { state: 'pending' }).text);
    expect(words(s).join()).not.toMatch(/try again/i);
    expect(s.chat.conversation()?.step).toBe('complete');
    expect(s.onToast).not.toHaveBeenCalled();
    expect(s.onLead).not.toHaveBeenCalled();
    expect(s.transport.notify).not.toHaveBeenCalled();
  });

  it('says when it has been sent, once', async () => {
    const s = await pendingSession();
    await s.settlePending(SENT);
    await s.settlePending(SENT);
    const sentences = words(s).filter((text) => text.includes('Your request has reached us.'));
    expect(sentences).toHaveLength(1);
    expect(s.chat.conversation()?.complete).toBe('sent');
  });

  it('says in the specification’s words when it is refused later', async () => {
    const s = await pendingSession();
    await s.settlePending(refused({ reason: 'invalid', message: 'No name.', isServersWord: true }));
    expect(words(s).at(-1)).toMatch(/^I'm sorry, there was an error submitting/);
    expect(s.onToast).toHaveBeenCalledExactlyOnceWith({ title: 'Error', text: 'No name.' });
    expect(s.chat.conversation()?.complete).toBe('failed');
  });

  it('says so in the next visit when it was sent from another page meanwhile', async () => {
    const storage = memoryStorage();
    const before = await pendingSession(storage);
    before.chat.stop();
    const after = session(storage);
    after.transport.outcomeOfPending = () => SENT;
    after.chat.start();
    await vi.advanceTimersByTimeAsync(1500);
    expect(words(after).at(-1)).toContain('Your request has reached us.');
    expect(after.transport.send).not.toHaveBeenCalled();
  });

  it('is dropped with "Forget me on this device"', async () => {
    const s = await pendingSession();
    s.chat.send({ type: 'forgotten' });
    expect(s.transport.discard).toHaveBeenCalledTimes(1);
  });
});

describe('only logged (spec §8)', () => {
  it.each<[string, () => Promise<Outcome>]>([
    ['is refused', async () => refused({ message: 'The mail server is down.' })],
    ['can’t be made', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a notification that %s', async (_, notify) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const s = session();
    s.transport.notify.mockImplementation(notify);
    await s.begin();
    await s.say(...UP_TO_PHONE, 'ada@example.com');
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(/^The notification of the complete lead failed/),
    );
    expect(s.chat.conversation()?.complete).toBe('sent');
    expect(s.onToast).not.toHaveBeenCalled();
  });

  it('a partial lead that the browser refuses to send by beacon', async () => {
    const s = session();
    s.transport.beacon.mockReturnValue(false);
    await s.begin();
    await s.say(...UP_TO_PHONE);
    s.chat.send({ type: 'pageHidden' });
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(s.onToast).not.toHaveBeenCalled();
  });
});

describe('an earlier attempt that did arrive', () => {
  it('is corrected under a new id that names it', async () => {
    const s = session();
    s.transport.send
      .mockResolvedValueOnce(refused({ reason: 'unreachable' }))
      .mockImplementationOnce(async (_submission, options) => {
        options?.onCorrection?.(CORRECTION);
        return refused({ reason: 'unreachable' });
      });
    await s.begin();
    await s.say(...UP_TO_PHONE, 'ada@example', 'ada@example.com');
    const [first, second] = s.transport.send.mock.calls.map(([submission]) => submission);
    expect(second?.submission_id).toBe(first?.submission_id);
    expect(s.chat.conversation()).toMatchObject({
      submissionId: CORRECTION,
      replaces: first?.submission_id,
      complete: 'failed',
    });
    s.chat.send({ type: 'retried' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(s.transport.send.mock.calls[2]?.[0]).toMatchObject({
      email: 'ada@example.com',
      submission_id: CORRECTION,
      replaces: first?.submission_id,
    });
    expect(s.chat.conversation()?.step).toBe('complete');
    expect(s.onToast).toHaveBeenCalledTimes(2);
    expect(s.transport.notify).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ submission_id: CORRECTION }),
    );
  });
});

describe('the five-minute deadline', () => {
  it('keeps its time over a reload', async () => {
    const storage = memoryStorage();
    const before = session(storage);
    await before.begin();
    await before.say(...UP_TO_PHONE);
    before.chat.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    const after = session(storage);
    after.chat.start();
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES - 60_000 - 1500 - 1);
    expect(after.transport.send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(after.transport.send).toHaveBeenCalledTimes(1);
    expect(before.transport.send).not.toHaveBeenCalled();
  });
});

describe('leaving the page', () => {
  it('hands the partial lead over once, with its deadline', async () => {
    const s = session();
    await s.begin();
    s.chat.send({ type: 'pageHidden' });
    expect(s.transport.beacon).not.toHaveBeenCalled();
    await s.say(...UP_TO_PHONE);
    s.chat.send({ type: 'pageHidden' });
    s.chat.send({ type: 'pageHidden' });
    expect(s.transport.beacon).toHaveBeenCalledTimes(1);
    expect(s.transport.beacon.mock.calls[0]?.[0]).toMatchObject({
      source: 'chatbot_partial',
      deadline: s.chat.conversation()?.deadlineAt,
    });
  });

  it('tries again when the browser refused', async () => {
    const s = session();
    s.transport.beacon.mockReturnValueOnce(false);
    await s.begin();
    await s.say(...UP_TO_PHONE);
    s.chat.send({ type: 'pageHidden' });
    s.chat.send({ type: 'pageHidden' });
    expect(s.transport.beacon).toHaveBeenCalledTimes(2);
  });
});

describe('leaving for another page of this site', () => {
  it('stores no partial lead: that page resumes the conversation, with its deadline', async () => {
    const storage = memoryStorage();
    const before = session(storage);
    await before.begin();
    await before.say(...UP_TO_PHONE);
    before.chat.leave(true);
    before.chat.stop();
    expect(before.transport.beacon).not.toHaveBeenCalled();
    const after = session(storage);
    after.chat.start();
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect(after.transport.send.mock.calls.map(([{ source }]) => source)).toEqual([
      'chatbot_partial',
    ]);
  });

  it('hands the partial lead over all the same where nothing can be stored', async () => {
    const s = session(
      createStorage(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    await s.begin();
    await s.say(...UP_TO_PHONE);
    s.chat.leave(true);
    expect(s.transport.beacon).toHaveBeenCalledTimes(1);
  });
});

describe('storage', () => {
  it('brings the conversation back, and forgets it on demand', async () => {
    const storage = memoryStorage();
    const before = session(storage);
    await before.begin();
    await before.say(...UP_TO_PHONE);
    before.chat.stop();
    const after = session(storage);
    after.chat.start();
    expect(words(after)).toEqual(words(before));
    storage.write(VISITOR_INFO_KEY, '{"name":"Ada","phone":"804"}');
    after.chat.send({ type: 'forgotten' });
    expect(after.chat.hasSavedInfo()).toBe(false);
    expect(after.transport.discard.mock.calls[0]?.[0].submission_id).toBe(
      before.chat.conversation()?.submissionId,
    );
    expect(storage.entries.has(VISITOR_INFO_KEY)).toBe(false);
    expect(storage.entries.get(CONVERSATION_KEY)).not.toContain('Ada');
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect(after.transport.send).not.toHaveBeenCalled();
  });

  it('may refuse: the chat goes on without it', async () => {
    const s = session(
      createStorage(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    await s.begin();
    await s.say(...UP_TO_PHONE, 'ada@example.com');
    expect(s.chat.conversation()?.step).toBe('complete');
  });
});

describe('two tabs', () => {
  /** The first tab is sending the complete lead, and its answer can be given later. */
  async function sendingTab() {
    const storage = memoryStorage();
    const s = session(storage);
    await s.begin();
    await s.say(...UP_TO_PHONE);
    let settle: (result: Outcome) => void = () => {};
    s.transport.send.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
    s.chat.send({ type: 'answered', text: 'ada@example.com' });
    return { ...s, storage, settle: (result: Outcome) => settle(result) };
  }

  it('do not disturb a lead that is being sent', async () => {
    const s = await sendingTab();
    const text = s.storage.entries.get(CONVERSATION_KEY) ?? '';
    s.storage.write(CONVERSATION_KEY, text.replace('"sending"', '"unsent"'));
    s.chat.readStorage();
    expect(s.chat.conversation()?.complete).toBe('sending');
    s.settle(SENT);
    await vi.advanceTimersByTimeAsync(1500);
    expect(s.chat.conversation()?.step).toBe('complete');
  });

  it('forget together, even while one of them is sending', async () => {
    const s = await sendingTab();
    s.storage.entries.clear();
    s.chat.readStorage();
    s.settle(SENT);
    await vi.advanceTimersByTimeAsync(1500);
    expect(s.chat.conversation()).toBeNull();
    expect(s.storage.entries.size).toBe(0);
  });
});

describe('started twice', () => {
  it('does not send again what is being sent', async () => {
    const s = session();
    await s.begin();
    await s.say(...UP_TO_PHONE);
    s.transport.send.mockReturnValueOnce(new Promise(() => {}));
    s.chat.send({ type: 'answered', text: 'ada@example.com' });
    s.chat.stop();
    s.chat.start();
    expect(s.transport.send).toHaveBeenCalledTimes(1);
  });
});
