/** What happens to a conversation, and what it wants done. */
import type { ChatLead } from './chat-lead.ts';
import type { ChatSettings } from './chat-script.ts';
import type { Conversation } from './conversation.ts';
import type { VisitorInfo } from './visitor-info.ts';

export type ChatEvent =
  /** The panel opened. */
  | { type: 'opened' }
  /** The visitor closed the panel. */
  | { type: 'closed' }
  /** The typing pause `turn` is over. */
  | { type: 'typed'; turn: number }
  | { type: 'answered'; text: string }
  /** "Try again" after a failed submission. */
  | { type: 'retried' }
  | { type: 'deadlineReached' }
  | { type: 'partialSaved'; submissionId: string }
  | { type: 'partialFailed'; submissionId: string; message: string }
  /** `kept`: there is no connection; it waits on this device and is sent when there is one. */
  | { type: 'completeSaved'; submissionId: string; isPending?: boolean }
  /** `message` is what the toast shows; absent = the specification's own sentence. */
  | { type: 'completeFailed'; submissionId: string; message?: string | undefined }
  /** The server holds something else under this id: an earlier attempt arrived. What was sent goes on under `freshId`. */
  | { type: 'corrected'; submissionId: string; freshId: string }
  | { type: 'goodbyeOver'; submissionId: string }
  /** A new conversation after a finished one. */
  | { type: 'restarted' }
  /** "Forget me on this device". */
  | { type: 'forgotten' }
  /** The page was loaded and this conversation was found in storage. */
  | { type: 'restored'; conversation: Conversation }
  /** Another tab changed the conversation. Not while this tab is sending a lead of its own. */
  | { type: 'adopted'; conversation: Conversation | null }
  /** The page is being left; it may never come back. */
  | { type: 'pageHidden' };

export type ChatEffect =
  /** Show the typing indicator, then report `typed`. */
  | { type: 'type'; turn: number; delayMs: number }
  /** Report `deadlineReached` at this time (ms since the epoch; at once when past). Replaces an earlier one. */
  | { type: 'startDeadline'; at: number }
  | { type: 'cancelDeadline' }
  /** `deadline`: when the five minutes ended, ms since the epoch. */
  | ({ type: 'savePartial'; deadline: number } & LeadToSend)
  | ({ type: 'saveComplete' } & LeadToSend)
  /** Hand the partial lead to the browser; the server holds its notification until `deadline`. */
  | ({ type: 'beaconPartial'; deadline: number } & LeadToSend)
  /** Report `goodbyeOver` after `delayMs`. */
  | { type: 'endGoodbye'; submissionId: string; delayMs: number }
  | { type: 'closePanel' }
  | { type: 'rememberVisitor'; info: VisitorInfo }
  | { type: 'forgetVisitor' }
  /** Nothing of this unfinished lead may be sent from this device any more. */
  | { type: 'discardLead'; submissionId: string }
  | { type: 'toast'; title: string; text: string }
  | { type: 'log'; message: string };

interface LeadToSend {
  submissionId: string;
  lead: ChatLead;
  /** Id of the attempt that this one corrects; null = none. */
  replaces: string | null;
}

export interface ChatContext {
  /** Milliseconds since the epoch. */
  now: number;
  /** A UUID not used before: the id of a conversation that this event may start. */
  freshId: string;
  /** What the browser keeps from an earlier visit. */
  savedInfo: VisitorInfo | null;
  settings: ChatSettings;
}

export interface ChatResult {
  /** null = no conversation has been started. */
  conversation: Conversation | null;
  effects: readonly ChatEffect[];
}
