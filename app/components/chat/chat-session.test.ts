import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONVERSATION_KEY } from '../../../domain/chat/conversation.ts';
import { VISITOR_INFO_KEY } from '../../../domain/chat/visitor-info.ts';
import type { SendResult } from '../../submissions/send-submission.ts';
import { type ChatStorage, type ChatSurroundings, createChatSession } from './chat-session.ts';
import { makeUuid } from './make-uuid.ts';

const FIVE_MINUTES = 300_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 17) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function memoryStorage(): NonNullable<ChatStorage> & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

function session(storage: ChatStorage = memoryStorage()) {
  const transport = {
    send: vi.fn<ChatSurroundings['transport']['send']>(async () => ({ ok: true })),
    notify: vi.fn<ChatSurroundings['transport']['notify']>(async () => {}),
    beacon: vi.fn<ChatSurroundings['transport']['beacon']>(() => true),
    discard: vi.fn<ChatSurroundings['transport']['discard']>(),
    isOnline: vi.fn(() => true),
  };
  const surroundings = {
    settings: { notice: 'notice', promise: 'promise', pests: [] },
    consentVersion: '2026-11-21',
    territory: 'richmond' as const,
    page: '/services',
    transport,
    onToast: vi.fn(),
    onClosePanel: vi.fn(),
    onLead: vi.fn(),
  };
  const chat = createChatSession(() => surroundings, storage);
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
  return { ...surroundings, chat, say, begin };
}

const UP_TO_PHONE = ['Yes', 'Ants', '23220', 'Ada Wren', '804 555 0199'];
const words = (s: ReturnType<typeof session>) =>
  s.chat.conversation()?.messages.map((message) => message.text) ?? [];

describe('the typing indicator', () => {
  it('lasts 1500 ms, and 1000 ms before the first confirmation', async () => {
    const s = session();
    s.chat.start();
    s.chat.send({ type: 'opened' });
    await vi.advanceTimersByTimeAsync(1499);
    expect(words(s)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(words(s)).toHaveLength(1);
    s.chat.send({ type: 'answered', text: 'Yes' });
    await vi.advanceTimersByTimeAsync(999);
    expect(words(s)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(words(s)).toHaveLength(3);
  });
});

describe('a whole conversation', () => {
  it('saves one complete lead, notifies, and remembers the visitor', async () => {
    const storage = memoryStorage();
    const s = session(storage);
    await s.begin();
    await s.say(...UP_TO_PHONE, 'ada@example.com');
    expect(s.transport.send).toHaveBeenCalledTimes(1);
    expect(s.transport.send.mock.calls[0]?.[0]).toMatchObject({
      first_name: 'Ada Wren',
      source: 'chatbot',
      page: '/services',
    });
    expect(s.transport.notify).toHaveBeenCalledWith(
      expect.objectContaining({ customerType: 'existing_problem', source: 'chatbot' }),
    );
    expect(s.onLead).toHaveBeenCalledExactlyOnceWith('complete');
    expect(JSON.parse(storage.entries.get(VISITOR_INFO_KEY) ?? '')).toEqual({
      name: 'Ada Wren',
      phone: '804 555 0199',
      email: 'ada@example.com',
    });
    await vi.advanceTimersByTimeAsync(2 * FIVE_MINUTES);
    expect(s.transport.send).toHaveBeenCalledTimes(1);
  });

  it('succeeds although the notification fails', async () => {
    const s = session();
    s.transport.notify.mockRejectedValue(new Error('offline'));
    await s.begin();
    await s.say(...UP_TO_PHONE, 'ada@example.com');
    expect(s.chat.conversation()?.step).toBe('complete');
    expect(s.onToast).not.toHaveBeenCalled();
  });

  it('closes the panel 3500 ms after the goodbye', async () => {
    const s = session();
    await s.begin();
    await s.say('No');
    await vi.advanceTimersByTimeAsync(3499);
    expect(s.onClosePanel).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(s.onClosePanel).toHaveBeenCalledTimes(1);
    expect(s.chat.conversation()).toBeNull();
  });
});

describe('a submission that fails', () => {
  it.each<[string, SendResult, string]>([
    [
      'with the server’s words',
      { ok: false, status: 429, message: 'Too many requests.', isServersWord: true },
      'Too many requests.',
    ],
    [
      'without the server’s words',
      { ok: false, status: 500, message: 'Ours.' },
      'Failed to submit request. Please try again.',
    ],
    [
      'without an answer, kept for later,',
      { ok: true, kept: true },
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

describe('without a connection', () => {
  it('says that the request waits on this device, and asks nobody to try again', async () => {
    const s = session();
    s.transport.isOnline.mockReturnValue(false);
    s.transport.send.mockResolvedValueOnce({ ok: true, kept: true });
    await s.begin();
    await s.say(...UP_TO_PHONE, 'ada@example.com');
    expect(words(s).at(-1)).toMatch(/waits on this device and goes out by itself/);
    expect(s.chat.conversation()?.step).toBe('complete');
    expect(s.onToast).not.toHaveBeenCalled();
    expect(s.onLead).not.toHaveBeenCalled();
    expect(s.transport.notify).not.toHaveBeenCalled();
  });
});

describe('an earlier attempt that did arrive', () => {
  it('is corrected under a new id that names it', async () => {
    const s = session();
    s.transport.send
      .mockResolvedValueOnce({ ok: false, message: 'No answer.' })
      .mockResolvedValueOnce({ ok: false, status: 409, code: 'conflict', message: 'Differs.' });
    await s.begin();
    await s.say(...UP_TO_PHONE, 'ada@example', 'ada@example.com');
    const [first, second, third] = s.transport.send.mock.calls.map(([submission]) => submission);
    expect(second?.submission_id).toBe(first?.submission_id);
    expect(third).toMatchObject({ email: 'ada@example.com', replaces: first?.submission_id });
    expect(third?.submission_id).not.toBe(first?.submission_id);
    expect(s.chat.conversation()?.step).toBe('complete');
    expect(s.onToast).toHaveBeenCalledTimes(1);
    expect(s.transport.notify).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ submission_id: third?.submission_id }),
    );
  });
});

describe('the five-minute deadline', () => {
  it('saves one partial lead with the conversation’s id', async () => {
    const s = session();
    await s.begin();
    await s.say(...UP_TO_PHONE.slice(0, -1));
    s.chat.send({ type: 'answered', text: '804 555 0199' });
    const due = Date.now() + FIVE_MINUTES;
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES - 1);
    expect(s.transport.send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(s.transport.send.mock.calls[0]?.[0]).toMatchObject({
      source: 'chatbot_partial',
      email: '',
      deadline: due,
      submission_id: s.chat.conversation()?.submissionId,
    });
    await s.say('ada@example.com');
    const [partial, complete] = s.transport.send.mock.calls.map(([submission]) => submission);
    expect(complete?.source).toBe('chatbot');
    expect(complete?.submission_id).toBe(partial?.submission_id);
  });

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

  it('only logs a failure', async () => {
    const s = session();
    s.transport.send.mockResolvedValueOnce({ ok: false, status: 503, message: 'No.' });
    await s.begin();
    await s.say(...UP_TO_PHONE);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect(s.onToast).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalled();
    expect(s.chat.conversation()?.step).toBe('email');
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
    storage.setItem(VISITOR_INFO_KEY, '{"name":"Ada","phone":"804"}');
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
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const s = session({ getItem: refuse, setItem: refuse, removeItem: refuse });
    await s.begin();
    await s.say(...UP_TO_PHONE, 'ada@example.com');
    expect(s.chat.conversation()?.step).toBe('complete');
  });

  it('lets a second tab follow, without sending anything twice', async () => {
    const storage = memoryStorage();
    const first = session(storage);
    const second = session(storage);
    await first.begin();
    second.chat.start();
    await first.say(...UP_TO_PHONE);
    second.chat.readStorage();
    expect(words(second)).toEqual(words(first));
    first.chat.send({ type: 'answered', text: 'ada@example.com' });
    second.chat.readStorage();
    await vi.advanceTimersByTimeAsync(1500);
    second.chat.readStorage();
    expect(first.transport.send).toHaveBeenCalledTimes(1);
    expect(second.transport.send).not.toHaveBeenCalled();
    expect(second.chat.conversation()?.step).toBe('complete');
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect(second.transport.send).not.toHaveBeenCalled();
  });
});

describe('two tabs', () => {
  /** The first tab is sending the complete lead, and its answer can be given later. */
  async function sendingTab() {
    const storage = memoryStorage();
    const s = session(storage);
    await s.begin();
    await s.say(...UP_TO_PHONE);
    let settle: (result: SendResult) => void = () => {};
    s.transport.send.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
    s.chat.send({ type: 'answered', text: 'ada@example.com' });
    return { ...s, storage, settle: (result: SendResult) => settle(result) };
  }

  it('do not disturb a lead that is being sent', async () => {
    const s = await sendingTab();
    const text = s.storage.entries.get(CONVERSATION_KEY) ?? '';
    s.storage.setItem(CONVERSATION_KEY, text.replace('"sending"', '"unsent"'));
    s.chat.readStorage();
    expect(s.chat.conversation()?.complete).toBe('sending');
    s.settle({ ok: true });
    await vi.advanceTimersByTimeAsync(1500);
    expect(s.chat.conversation()?.step).toBe('complete');
  });

  it('forget together, even while one of them is sending', async () => {
    const s = await sendingTab();
    s.storage.entries.clear();
    s.chat.readStorage();
    s.settle({ ok: true });
    await vi.advanceTimersByTimeAsync(1500);
    expect(s.chat.conversation()).toBeNull();
    expect(s.storage.entries.size).toBe(0);
  });
});

describe('started twice', () => {
  it('does not send twice what is under way', async () => {
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

describe('a conversation’s id', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it('is a random UUID, also where crypto.randomUUID is missing', () => {
    expect(makeUuid()).toMatch(uuid);
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    expect(makeUuid(plain)).toMatch(uuid);
    expect(makeUuid(plain)).not.toBe(makeUuid(plain));
  });
});
