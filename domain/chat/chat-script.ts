/**
 * What the chat assistant says, and how long it takes to say it (spec §4, §8, §9).
 * Sentences the specification gives are kept to the letter; the others are ours.
 */

import * as m from '#messages';
import { adviceIn, adviceLines, type PestAdvice } from '../content/pest-advice.ts';
import { outcomeText } from '../submissions/outcome.ts';
import type { ChatLead } from './chat-lead.ts';

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
  /** consent.chat_notice: what the number is for, and that it is kept if the visitor leaves. */
  notice: string;
  /** claims.response_promise and claims.response_sooner. */
  promise: string;
  /** trade.issue: what the chat asks about. */
  issue: string;
  /** Names of pests, as pestNameOf gives them: who names one at the first question has an issue. */
  pests: readonly string[];
  /** What to do until the company comes, by pest; empty while it is being fetched. */
  advice: readonly PestAdvice[];
}

/** One bubble of the bot. `notice` is the small print before a phone number; `error` and `done` carry the phone link. */
export interface BotLine {
  text: string;
  tone: 'plain' | 'notice' | 'error' | 'done';
}

/** Spec §8: of a pest control issue, unless `trade` of site.yaml says otherwise. */
export function greeting({ issue }: ChatSettings): BotLine {
  return plain(m.chat_yikes_do_you_currently_have({ issue }));
}

export const firstConfirmation = () => plain(m.chat_we_can_help_with_that_what_are_you());

/** The same after a first answer that names the pest. */
export const issueBegun = () => plain(m.chat_we_can_help_with_that_what_else());

export const goodbye = () => plain(m.chat_goodbye());

/** What to do right now about a dangerous pest that an answer names; nothing where `said` names it already. */
export function dangerAdvice(text: string, said: string, { advice }: ChatSettings): BotLine[] {
  const found = adviceIn(text, advice);
  return found?.urgent && found !== adviceIn(said, advice) ? [adviceLine(found)] : [];
}

function adviceLine(advice: PestAdvice): BotLine {
  return plain(adviceLines(advice).join('\n'));
}

export const askZip = () => plain(m.chat_thanks_whats_your_zip_code());

export const askForName = () => plain(m.chat_and_whats_your_name());

export const askNameAgain = () => plain(m.chat_no_problem_what_name_should_we_use());

export const askEmail = () => plain(m.chat_last_one_whats_your_e_mail());

/** Spec §8, to the letter. */
export const saveFailed = (): BotLine => ({
  text: m.chat_im_sorry_there_was_an_error(),
  tone: 'error',
});

/** Spec §8: the toast's title, and its text when the failure has no message of its own. */
export const saveFailedToast = () => ({
  title: m.chat_error(),
  text: m.chat_failed_to_submit_request_please(),
});

export const forgotten = () => plain(m.chat_done_your_details_are_gone_from());

/** Said before a phone number is asked for or used. */
export function noticeLine(settings: ChatSettings): BotLine {
  return { text: settings.notice, tone: 'notice' };
}

export function askPhone(name: string): BotLine {
  return plain(m.chat_thanks_whats_the_best_number_to({ name }));
}

export function offerSavedInfo(info: { name: string; phone: string }): BotLine {
  return plain(m.chat_welcome_back_shall_i_use_and_again({ name: info.name, phone: info.phone }));
}

/** The thanks, and what to do about a harmless pest; about a dangerous one it was said before. */
export function allSet({ name, issue }: ChatLead, settings: ChatSettings): BotLine[] {
  const { text } = outcomeText('contact', { state: 'sent' });
  const advice = adviceIn(issue, settings.advice);
  return [
    { text: m.chat_all_set({ name, text, promise: settings.promise }), tone: 'done' },
    ...(advice && !advice.urgent ? [adviceLine(advice)] : []),
  ];
}

/** Nobody could be reached: the request goes out by itself, and the chat says so when it has. */
export const requestPending = (): BotLine => ({
  text: m.chat_pending(outcomeText('contact', { state: 'pending' })),
  tone: 'done',
});

export function plain(text: string): BotLine {
  return { text, tone: 'plain' };
}
