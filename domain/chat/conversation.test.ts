import { expect, it } from 'vitest';
import { CONVERSATION_LIFETIME_MS, parseConversation, storeConversation } from './conversation.ts';
import { chat, NOON } from './testing/chat-driver.ts';

const AN_HOUR_LATER = NOON + 3_600_000;
const c = chat().start();
c.wait(3_600_000);
c.say('Yes');
const { conversation } = c;
const stored = storeConversation(conversation);

it('is restored unchanged', () => {
  expect(parseConversation(stored, AN_HOUR_LATER)).toEqual(conversation);
});

it.each([
  ['broken text', '{"version":1,'],
  ['another version', JSON.stringify({ version: 0, conversation })],
  ['a missing field', JSON.stringify({ version: 1, conversation: { step: 'name' } })],
])('is ignored when it is %s', (_, text) => {
  expect(parseConversation(text, AN_HOUR_LATER)).toBeNull();
});

it('expires a day after its last message, and is ignored if dated in the future', () => {
  expect(CONVERSATION_LIFETIME_MS).toBe(86_400_000);
  const isRestored = (after: number) => parseConversation(stored, AN_HOUR_LATER + after) !== null;
  expect(
    [CONVERSATION_LIFETIME_MS, CONVERSATION_LIFETIME_MS + 1, -360_000].map(isRestored),
  ).toEqual([true, false, false]);
});
