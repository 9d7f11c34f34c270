import { describe, expect, it } from 'vitest';
import { nextChat } from './chat-machine.ts';
import {
  CONVERSATION_LIFETIME_MS,
  MAX_MESSAGES,
  parseConversation,
  storeConversation,
} from './conversation.ts';

const NOW = Date.UTC(2026, 10, 21, 17);

function startedConversation() {
  const { conversation } = nextChat(
    null,
    { type: 'opened' },
    {
      now: NOW,
      freshId: '11111111-1111-4111-8111-111111111111',
      savedInfo: null,
      settings: {
        notice: 'notice',
        promise: 'promise',
        issue: 'an issue',
        many: 'issues',
        pests: [],
        advice: [],
      },
    },
  );
  if (!conversation) throw new Error('No conversation.');
  return conversation;
}

describe('a stored conversation', () => {
  it('comes back as it was', () => {
    const conversation = startedConversation();
    expect(parseConversation(storeConversation(conversation), NOW)).toEqual(conversation);
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"version":1,'],
    ['a number', '7'],
    ['null', 'null'],
    ['another version', JSON.stringify({ version: 0, conversation: startedConversation() })],
    ['a missing field', JSON.stringify({ version: 1, conversation: { step: 'name' } })],
    [
      'an unknown step',
      JSON.stringify({ version: 1, conversation: { ...startedConversation(), step: 'dance' } }),
    ],
    [
      'too many bubbles',
      JSON.stringify({
        version: 1,
        conversation: {
          ...startedConversation(),
          messages: Array.from({ length: MAX_MESSAGES + 1 }, (_, index) => ({
            id: index + 1,
            from: 'bot',
            text: 'hi',
            tone: 'plain',
          })),
        },
      }),
    ],
    [
      'an offer without a phone',
      JSON.stringify({
        version: 1,
        conversation: { ...startedConversation(), offer: { name: 'Ada', phone: '', email: '' } },
      }),
    ],
  ])('is ignored when it is %s', (_, stored) => {
    expect(parseConversation(stored, NOW)).toBeNull();
  });

  it('is dropped a day after the last message, and when its time is in the future', () => {
    expect(CONVERSATION_LIFETIME_MS).toBe(86_400_000);
    const stored = storeConversation(startedConversation());
    expect(parseConversation(stored, NOW + CONVERSATION_LIFETIME_MS)).not.toBeNull();
    expect(parseConversation(stored, NOW + CONVERSATION_LIFETIME_MS + 1)).toBeNull();
    expect(parseConversation(stored, NOW - CONVERSATION_LIFETIME_MS)).toBeNull();
  });
});
