import { expect, it } from 'vitest';
import { CONVERSATION_LIFETIME_MS, parseConversation, storeConversation } from './conversation.ts';
import { chat, NOON } from './testing/chat-driver.ts';

const { conversation } = chat().start();
const stored = storeConversation(conversation);

it('is restored unchanged', () => {
  expect(parseConversation(stored, NOON)).toEqual(conversation);
});

it.each([
  ['broken text', '{"version":1,'],
  ['another version', JSON.stringify({ version: 0, conversation })],
  ['a missing field', JSON.stringify({ version: 1, conversation: { step: 'name' } })],
])('is ignored when it is %s', (_, text) => {
  expect(parseConversation(text, NOON)).toBeNull();
});

it('expires a day after its last message, and is ignored if dated in the future', () => {
  expect(CONVERSATION_LIFETIME_MS).toBe(86_400_000);
  expect(parseConversation(stored, NOON + CONVERSATION_LIFETIME_MS)).not.toBeNull();
  expect(parseConversation(stored, NOON + CONVERSATION_LIFETIME_MS + 1)).toBeNull();
  expect(parseConversation(stored, NOON - CONVERSATION_LIFETIME_MS)).toBeNull();
});
