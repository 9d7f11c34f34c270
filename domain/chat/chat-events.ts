/** The events of a conversation, and the effects that it asks for. */
import type { ChatLead } from './chat-lead.ts';
import type { ChatSettings } from './chat-script.ts';
import type { Conversation } from './conversation.ts';
import type { VisitorInfo } from './visitor-info.ts';

export type ChatEvent =
  /** The panel opened. */
  | { type: 'opened' }
  /** The visitor closed the panel. */
  | { type: 'closed' }
  /** The typing pause numbered `turn` ended. */
  | { type: 'typed'; turn: number }
  | { type: 'answered'; text: string }
  /** The visitor pressed "Skip" at the question for the e-mail. */
  | { type: 'skipped' }
  /** The visitor pressed "Try again" after a failed submission. */
  | { type: 'retried' }
  | { type: 'deadlineReached' }
  | { type: 'partialSaved'; submissionId: string }
  | { type: 'partialFailed'; submissionId: string }
  /** `isPending`: the server could not be reached; the lead waits on this device and is sent later. */
  | { type: 'completeSaved'; submissionId: string; isPending?: boolean }
  /** `message` is the toast's text; the specification's sentence if absent. */
  | { type: 'completeFailed'; submissionId: string; message?: string | undefined }
  /** An earlier attempt had arrived with other answers, so the lead is being sent again under `freshId`. */
  | { type: 'corrected'; submissionId: string; freshId: string }
  | { type: 'goodbyeOver'; submissionId: string }
  /** A new conversation after a finished one. */
  | { type: 'restarted' }
  /** "Forget me on this device". */
  | { type: 'forgotten' }
  /** The page loaded and found this conversation in storage. */
  | { type: 'restored'; conversation: Conversation }
  /** The visitor is leaving the page and may not come back. */
  | { type: 'pageHidden' };

export type ChatEffect =
  /** Show the typing indicator for `delayMs`, then raise `typed`. */
  | { type: 'type'; turn: number; delayMs: number }
  /** Raise `deadlineReached` at `at` (ms since the epoch; at once if past). Replaces an earlier deadline. */
  | { type: 'startDeadline'; at: number }
  | { type: 'cancelDeadline' }
  /** `deadline`: when the five minutes ended, ms since the epoch. */
  | ({ type: 'savePartial'; deadline: number } & LeadToSend)
  | ({ type: 'saveComplete' } & LeadToSend)
  /** Hand the partial lead to `sendBeacon`; the server delays its notification until `deadline`. */
  | ({ type: 'beaconPartial'; deadline: number } & LeadToSend)
  /** Raise `goodbyeOver` after `delayMs`. */
  | { type: 'endGoodbye'; submissionId: string; delayMs: number }
  | { type: 'closePanel' }
  | { type: 'rememberVisitor'; info: VisitorInfo }
  | { type: 'forgetVisitor' }
  /** Drop this unfinished lead: nothing of it may be sent from this device anymore. */
  | { type: 'discardLead'; submissionId: string }
  | { type: 'toast'; title: string; text: string };

interface LeadToSend {
  submissionId: string;
  lead: ChatLead;
  /** Id of the attempt that this one corrects; null if none. */
  replaces: string | null;
}

export interface ChatContext {
  /** Milliseconds since the epoch. */
  now: number;
  /** An unused UUID: the id of a conversation that this event may start. */
  freshId: string;
  /** Stored in the browser by an earlier visit. */
  savedInfo: VisitorInfo | null;
  settings: ChatSettings;
}

export interface ChatResult {
  /** null if no conversation has started. */
  conversation: Conversation | null;
  effects: readonly ChatEffect[];
}
