/** Turn-taking: the visitor's bubble, the bot's typing pause and the bubbles after it. */
import { pageLanguage } from '../language/language.ts';
import type { ChatContext, ChatEffect, ChatResult } from './chat-events.ts';
import { EMPTY_LEAD } from './chat-lead.ts';
import { type BotLine, CHAT_TIMINGS } from './chat-script.ts';
import { type Conversation, MAX_MESSAGES } from './conversation.ts';

/** A new conversation, opened with `lines`. */
export function start(lines: BotLine[], context: ChatContext): ChatResult {
  const conversation: Conversation = {
    submissionId: context.freshId,
    replaces: null,
    language: pageLanguage(),
    step: 'initial',
    lead: EMPTY_LEAD,
    messages: [],
    typing: null,
    offer: null,
    goodbye: false,
    deadlineAt: null,
    partial: 'unsent',
    complete: 'unsent',
    updatedAt: context.now,
  };
  return say(conversation, lines);
}

/** The bot types for `delayMs`, then says all `lines` at once. */
export function say(
  c: Conversation,
  lines: BotLine[],
  delayMs: number = CHAT_TIMINGS.typing,
  before: readonly ChatEffect[] = [],
): ChatResult {
  const turn = lastMessageId(c) + 1;
  return {
    conversation: { ...c, typing: { turn, delay: delayMs, lines } },
    effects: [...before, { type: 'type', turn, delayMs }],
  };
}

/** Shows the lines of the typing pause `turn`, which just ended. */
export function finishTyping(c: Conversation, turn: number): ChatResult {
  if (c.typing?.turn !== turn) return unchanged(c);
  const newMessages = c.typing.lines.map((line, index) => ({
    id: turn + index,
    from: 'bot' as const,
    ...line,
  }));
  const conversation: Conversation = {
    ...c,
    typing: null,
    step: c.step === 'initial' ? 'hasPestIssue' : c.step,
    messages: [...c.messages, ...newMessages].slice(-MAX_MESSAGES),
  };
  const { submissionId } = c;
  return {
    conversation,
    effects: c.goodbye
      ? [{ type: 'endGoodbye', submissionId, delayMs: CHAT_TIMINGS.goodbyeClose }]
      : [],
  };
}

export function withVisitorMessage(c: Conversation, text: string): Conversation {
  const message = { id: lastMessageId(c) + 1, from: 'visitor', text, tone: 'plain' } as const;
  return { ...c, messages: [...c.messages, message].slice(-MAX_MESSAGES) };
}

function lastMessageId(c: Conversation): number {
  return c.messages.at(-1)?.id ?? 0;
}

export function unchanged(conversation: Conversation | null): ChatResult {
  return { conversation, effects: [] };
}
