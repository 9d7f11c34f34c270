/**
 * One conversation with the chat assistant, and how it is kept in the browser so that it survives
 * navigation and reload.
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

/** Raised when the stored shape changes; a conversation of another version is ignored. */
const CONVERSATION_VERSION = 1;

/** A conversation untouched for longer is forgotten, in milliseconds. */
export const CONVERSATION_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Most bubbles kept; older ones are dropped first, so that storage stays bounded. */
export const MAX_MESSAGES = 60;

const Line = v.object({
  text: v.pipe(v.string(), v.maxLength(6000)),
  tone: v.picklist(['plain', 'notice', 'error', 'done']),
});

const Message = v.object({
  /** Counts up within a conversation. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  from: v.picklist(['bot', 'visitor']),
  ...Line.entries,
});
export type ChatMessage = v.InferOutput<typeof Message>;

const Conversation = v.object({
  /** One conversation is one lead: made when it starts, sent with every stage. */
  submissionId: SubmissionId,
  /** The id before, when the server already held another version of the lead under it. */
  replaces: v.nullable(SubmissionId),
  /** Of the page that asked last. Absent in conversations from before it was stored. */
  language: v.optional(v.picklist(LANGUAGES)),
  step: v.picklist(CHAT_STEPS),
  lead: ChatLead,
  messages: v.pipe(v.array(Message), v.maxLength(MAX_MESSAGES)),
  /** What the bot is about to say, while its typing indicator shows; null = the visitor's turn. */
  typing: v.nullable(
    v.object({
      /** Tells this pause from earlier ones. */
      turn: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Milliseconds. */
      delay: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)),
      lines: v.pipe(v.array(Line), v.minLength(1), v.maxLength(4)),
    }),
  ),
  /** Saved info on offer in step `name`; null = the name itself is asked. */
  offer: v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
  /** True from the goodbye on: the panel is about to close. */
  goodbye: v.boolean(),
  /** When the partial lead is due, milliseconds since the epoch; null = no phone yet, or completed. */
  deadlineAt: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  partial: v.picklist(['unsent', 'sending', 'sent']),
  /** `kept`: it waits on this device, and goes out by itself. */
  complete: v.picklist(['unsent', 'sending', 'failed', 'pending', 'sent']),
  /** Last change, milliseconds since the epoch. */
  updatedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Conversation = v.InferOutput<typeof Conversation>;

/** Text for browser storage. */
export function storeConversation(conversation: Conversation): string {
  return JSON.stringify({ version: CONVERSATION_VERSION, conversation });
}

/**
 * The stored text as a conversation; null when it is absent, unparseable, of another version, from
 * the future or older than CONVERSATION_LIFETIME_MS.
 * @param now milliseconds since the epoch.
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
    // Stored by us as visitor info, so it must still read as visitor info.
    if (conversation.offer && !parseVisitorInfo(JSON.stringify(conversation.offer))) return null;
    return conversation;
  } catch {
    return null;
  }
}

/** True while the visitor can't answer: the bot types, a lead is being sent, or it is over (spec §4). */
export function isBusy(conversation: Conversation): boolean {
  return (
    conversation.typing !== null ||
    conversation.complete === 'sending' ||
    conversation.goodbye ||
    conversation.step === 'initial'
  );
}

/** True when the visitor's next answer is taken. */
export function canAnswer(conversation: Conversation): boolean {
  return !isBusy(conversation) && conversation.step !== 'complete';
}

/** Whether Yes and No are offered as buttons. */
export function asksYesOrNo(conversation: Conversation): boolean {
  return (
    canAnswer(conversation) && (conversation.step === 'hasPestIssue' || conversation.offer !== null)
  );
}

/** Whether a failed submission can be sent again as it is. */
export function canRetry(conversation: Conversation): boolean {
  return canAnswer(conversation) && conversation.complete === 'failed';
}

/** Whether a partial lead is owed: phone given, neither stage known to have arrived. */
export function owesPartial(conversation: Conversation): boolean {
  return (
    conversation.deadlineAt !== null &&
    conversation.partial !== 'sent' &&
    conversation.complete !== 'sent'
  );
}
