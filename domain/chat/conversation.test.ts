import { describe, expect, it } from 'vitest';
import { CONVERSATION_LIFETIME_MS, parseConversation, storeConversation } from './conversation.ts';
import { chat, NOON } from './testing/chat-driver.ts';

function startedConversation() {
  const c = chat();
  c.send({ type: 'opened' });
  return c.conversation;
}

describe('a stored conversation', () => {
  it('is restored unchanged', () => {
    const conversation = startedConversation();
    expect(parseConversation(storeConversation(conversation), NOON)).toEqual(conversation);
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"version":1,'],
    ['another version', JSON.stringify({ version: 0, conversation: startedConversation() })],
    ['a missing field', JSON.stringify({ version: 1, conversation: { step: 'name' } })],
    [
      'an offer without a phone',
      JSON.stringify({
        version: 1,
        conversation: { ...startedConversation(), offer: { name: 'Ada', phone: '', email: '' } },
      }),
    ],
  ])('is ignored when it is %s', (_, stored) => {
    expect(parseConversation(stored, NOON)).toBeNull();
  });

  it('expires a day after the last message, and is ignored if dated in the future', () => {
    expect(CONVERSATION_LIFETIME_MS).toBe(86_400_000);
    const stored = storeConversation(startedConversation());
    expect(parseConversation(stored, NOON + CONVERSATION_LIFETIME_MS)).not.toBeNull();
    expect(parseConversation(stored, NOON + CONVERSATION_LIFETIME_MS + 1)).toBeNull();
    expect(parseConversation(stored, NOON - CONVERSATION_LIFETIME_MS)).toBeNull();
  });
});
