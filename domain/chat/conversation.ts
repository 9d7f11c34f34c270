/**
 * One conversation with the chat assistant, and the form in which the browser stores it so that it survives navigation and
 * reload.
 */
import * as v from 'valibot';
import { LANGUAGES } from '../language/language.ts';
import { SubmissionId } from '../lead/submission-id.ts';
import { ChatLead } from './chat-lead.ts';
import { CHAT_TIMINGS } from './chat-script.ts';
import { parseVisitorInfo } from './visitor-info.ts';

/** Spec §4, Chat conversation. */
const CHAT_STEPS = [
  'initial',
  'hasPestIssue',
  'explainIssue',
  'zipCode',
  'name',
  'phone',
  'email',
  'complete',
] as const;
export type ChatStep = (typeof CHAT_STEPS)[number];

/** Raise it when the stored shape changes: conversations of other versions are ignored. */
const CONVERSATION_VERSION = 1;

/** A stored conversation expires this long after its last change. */
export const CONVERSATION_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Most bubbles stored; the oldest are dropped first to keep storage bounded. */
export const MAX_MESSAGES = 60;

const Line = v.object({
  text: v.pipe(v.string(), v.maxLength(6000)),
  tone: v.picklist(['plain', 'notice', 'error', 'done']),
});

const Message = v.object({
  /** Increases within a conversation. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  from: v.picklist(['bot', 'visitor']),
  ...Line.entries,
});
export type ChatMessage = v.InferOutput<typeof Message>;

const Conversation = v.object({
  /** One conversation is one lead: the id is created when it starts and sent with every stage. */
  submissionId: SubmissionId,
  /** The previous id, if the server already held another version of the lead under it. */
  replaces: v.nullable(SubmissionId),
  /** Language of the page on which the conversation began. */
  language: v.picklist(LANGUAGES),
  step: v.picklist(CHAT_STEPS),
  lead: ChatLead,
  messages: v.pipe(v.array(Message), v.maxLength(MAX_MESSAGES)),
  /** What the bot will say when its typing indicator ends; null on the visitor's turn. */
  typing: v.nullable(
    v.object({
      /** Distinguishes this pause from earlier ones. */
      turn: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Milliseconds. */
      delay: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)),
      lines: v.pipe(v.array(Line), v.minLength(1), v.maxLength(4)),
    }),
  ),
  /** Saved info that the bot offers to reuse in step `name`; null if it asks for the name. */
  offer: v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
  /** True once the bot says goodbye: the panel closes shortly. */
  goodbye: v.boolean(),
  /** When the partial lead is due, ms since the epoch; null without a phone number or when complete. */
  deadlineAt: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  partial: v.picklist(['unsent', 'sending', 'sent']),
  /** `pending`: it waits on this device and is sent automatically. */
  complete: v.picklist(['unsent', 'sending', 'failed', 'pending', 'sent']),
  /** Last change, ms since the epoch. */
  updatedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Conversation = v.InferOutput<typeof Conversation>;

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
  if (!stored) return null;
  try {
    const parsed = v.safeParse(
      v.object({ version: v.literal(CONVERSATION_VERSION), conversation: Conversation }),
      JSON.parse(stored),
    );
    if (!parsed.success) return null;
    const { conversation } = parsed.output;
    const age = now - conversation.updatedAt;
    if (age < -CHAT_TIMINGS.partialDeadline || age > CONVERSATION_LIFETIME_MS) return null;
    // Offers come from stored visitor info, so they must pass its checks.
    if (conversation.offer && !parseVisitorInfo(JSON.stringify(conversation.offer))) return null;
    return conversation;
  } catch {
    return null;
  }
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
