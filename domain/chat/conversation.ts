/**
 * One conversation with the chat assistant, and the form in which the browser stores it so that it survives navigation and
 * reload.
 */
import type { chatForm } from '../forms/chat-form.ts';
import type { Language } from '../language/language.ts';
import type { ChatLead } from './chat-lead.ts';
import { type BotLine, CHAT_TIMINGS } from './chat-script.ts';
import type { VisitorInfo } from './visitor-info.ts';

/** Spec §4, Chat conversation. */
export type ChatStep =
  | 'initial'
  | 'hasPestIssue'
  | 'explainIssue'
  | 'zipCode'
  | 'name'
  | 'phone'
  | 'email'
  | 'complete';

export interface ChatMessage extends BotLine {
  /** Increases within a conversation, from 1. */
  id: number;
  from: 'bot' | 'visitor';
}

export interface Conversation {
  /** One conversation is one lead: the id is created when it starts and sent with every stage. */
  submissionId: string;
  /** The previous id, if the server already held another version of the lead under it. */
  replaces: string | null;
  /** Language of the page on which the conversation began. */
  language: Language;
  step: ChatStep;
  lead: ChatLead;
  /** At most MAX_MESSAGES. */
  messages: ChatMessage[];
  /**
   * What the bot will say when its typing indicator ends; null on the visitor's turn. `turn` distinguishes this pause from earlier
   * ones, `delay` is in ms.
   */
  typing: { turn: number; delay: number; lines: BotLine[] } | null;
  /** Saved info that the bot offers to reuse in step `name`; null if it asks for the name. */
  offer: VisitorInfo | null;
  /** True once the bot says goodbye: the panel closes shortly. */
  goodbye: boolean;
  /** When the partial lead is due, ms since the epoch; null without a phone number or when complete. */
  deadlineAt: number | null;
  partial: 'unsent' | 'sending' | 'sent';
  /** `pending`: it waits on this device and is sent automatically. */
  complete: 'unsent' | 'sending' | 'failed' | 'pending' | 'sent';
  /** Last change, ms since the epoch. */
  updatedAt: number;
}

/** Most bubbles stored; the oldest are dropped first to keep storage bounded. */
export const MAX_MESSAGES = 60;

/** Raise it when the stored shape changes: conversations of other versions are ignored. */
const CONVERSATION_VERSION = 1;

/** A stored conversation expires this long after its last change. */
export const CONVERSATION_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The conversation as text for browser storage. */
export function storeConversation(conversation: Conversation): string {
  return JSON.stringify({ version: CONVERSATION_VERSION, conversation });
}

/**
 * Parses a stored conversation. Null if it is absent, malformed, of another version, older than CONVERSATION_LIFETIME_MS,
 * or more than five minutes in the future.
 * @param now ms since the epoch.
 */
export function parseConversation(stored: string | null, now: number): Conversation | null {
  try {
    const { version, conversation } = JSON.parse(stored ?? '') as {
      version: number;
      conversation: Conversation;
    };
    const age = now - conversation.updatedAt;
    const isFresh = age >= -CHAT_TIMINGS.partialDeadline && age <= CONVERSATION_LIFETIME_MS;
    return version === CONVERSATION_VERSION && isFresh ? conversation : null;
  } catch {
    return null;
  }
}

/** The field that the answer of a step fills in. While the last answer is being sent, it is still that of the e-mail. */
export function questionOf(step: ChatStep): keyof typeof chatForm.fields {
  if (step === 'explainIssue') return 'issue';
  if (step === 'complete') return 'email';
  return step === 'initial' ? 'hasPestIssue' : step;
}

/** True while the visitor can't answer: the bot is typing, a lead is being sent, or the chat is over (spec §4). */
export function isBusy(conversation: Conversation): boolean {
  return (
    conversation.typing !== null ||
    conversation.complete === 'sending' ||
    conversation.goodbye ||
    conversation.step === 'initial'
  );
}

/** True if the next answer of the visitor is accepted. */
export function canAnswer(conversation: Conversation): boolean {
  return !isBusy(conversation) && conversation.step !== 'complete';
}

/** True if the chat shows Yes and No buttons. */
export function asksYesOrNo(conversation: Conversation): boolean {
  return (
    canAnswer(conversation) && (conversation.step === 'hasPestIssue' || conversation.offer !== null)
  );
}

/** True if the visitor may skip the current question: only that for the e-mail. */
export function canSkip(conversation: Conversation): boolean {
  return canAnswer(conversation) && conversation.step === 'email';
}

/** True if a failed submission can be retried unchanged. */
export function canRetry(conversation: Conversation): boolean {
  return canAnswer(conversation) && conversation.complete === 'failed';
}

/** True if a partial lead is owed: the phone number is known, and neither stage is confirmed as received. */
export function owesPartial(conversation: Conversation): boolean {
  return (
    conversation.deadlineAt !== null &&
    conversation.partial !== 'sent' &&
    conversation.complete !== 'sent'
  );
}
