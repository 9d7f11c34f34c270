/**
 * What the chat assistant says, and how long it takes to say it (spec §4, §8, §9).
 * Sentences the specification gives are kept to the letter; the others are ours.
 */

import { outcomeText } from '../submissions/outcome.ts';

/** Durations in milliseconds (spec §9). */
export const CHAT_TIMINGS = {
  /** The bot's typing indicator. */
  typing: 1500,
  /** The same before the first confirmation, the reply to a yes. */
  firstConfirmation: 1000,
  /** From the goodbye appearing to the panel closing. */
  goodbyeClose: 3500,
  /** From the phone being given to the partial lead. */
  partialDeadline: 5 * 60 * 1000,
} as const;

/** The parts of the script that are settings of the company (content/site.yaml). */
export interface ChatSettings {
  /** consent.chat_notice: what happens with the number, and the five-minute rule. */
  notice: string;
  /** claims.response_promise and claims.response_sooner. */
  promise: string;
  /** Names of pests, as pestNameOf gives them: who names one at the first question has an issue. */
  pests: readonly string[];
}

/** One bubble of the bot. `notice` is the small print before a phone number; `error` and `done` carry the phone link. */
export interface BotLine {
  text: string;
  tone: 'plain' | 'notice' | 'error' | 'done';
}

export const GREETING = plain('Yikes! Do you currently have a pest control issue?');

export const FIRST_CONFIRMATION = plain('We can help with that. What are you seeing, and where?');

/** The same after a first answer that names the pest. */
export const ISSUE_BEGUN = plain(
  'We can help with that. What else should we know, like where and since when?',
);

/** After an answer that is neither a yes nor a no; asked once. */
export const FIRST_QUESTION_AGAIN = plain('Sorry, is that a yes?');

export const GOODBYE = plain(
  'Glad to hear it! If something turns up, come back any time. Have a good day!',
);

/** After a second answer that is neither a yes nor a no. */
export const UNCLEAR_GOODBYE = plain(
  'No problem. If it is about pests after all, call us or come back any time. Have a good day!',
);

export const ASK_ZIP = plain('Thanks. What’s your ZIP code?');

export const ASK_NAME = plain('And what’s your name?');

export const ASK_NAME_AGAIN = plain('No problem. What name should we use?');

export const ASK_EMAIL = plain('Last one: what’s your e-mail?');

/** Spec §8, to the letter. */
export const SAVE_FAILED = {
  text: "I'm sorry, there was an error submitting your information. Please try calling us directly at the company phone number.",
  tone: 'error',
} as const satisfies BotLine;

/** Spec §8: the toast's title, and its text when the failure has no message of its own. */
export const SAVE_FAILED_TOAST = {
  title: 'Error',
  text: 'Failed to submit request. Please try again.',
} as const;

export const FORGOTTEN = plain('Done. Your details are gone from this device.');

/** Said before a phone number is asked for or used. */
export function noticeLine(settings: ChatSettings): BotLine {
  return { text: settings.notice, tone: 'notice' };
}

export function askPhone(name: string): BotLine {
  return plain(`Thanks, ${name}. What’s the best number to reach you?`);
}

export function offerSavedInfo(info: { name: string; phone: string }): BotLine {
  return plain(`Welcome back! Shall I use ${info.name} and ${info.phone} again?`);
}

export function allSet(name: string, settings: ChatSettings): BotLine {
  const { text } = outcomeText('contact', { state: 'sent' });
  return { text: `All set, ${name}. ${text} ${settings.promise}`, tone: 'done' };
}

const kept = outcomeText('contact', { state: 'kept' });

/** Nobody could be reached: the request goes out by itself, and the chat says so when it has. */
export const KEPT: BotLine = { text: `${kept.title}. ${kept.text} Or call us:`, tone: 'done' };

function plain(text: string): BotLine {
  return { text, tone: 'plain' };
}
