/**
 * What the chat assistant says beyond a plain sentence, and how long it takes to say it (spec §4, §8, §9). Plain sentences are in
 * chat-machine.ts.
 */

import * as m from '#messages';
import { adviceIn, adviceLines, type PestAdvice } from '../content/pest-advice.ts';
import { outcomeText } from '../submissions/outcome.ts';
import type { ChatLead } from './chat-lead.ts';

/** Durations in milliseconds (spec §9). */
export const CHAT_TIMINGS = {
  /** The typing indicator before most replies. */
  typing: 1500,
  /** The typing indicator before the first confirmation, the reply to a yes. */
  firstConfirmation: 1000,
  /** From the goodbye's appearance to the closing of the panel. */
  goodbyeClose: 3500,
  /** From the phone number's entry to the partial lead. */
  partialDeadline: 5 * 60 * 1000,
} as const;

/** The parts of the script that the company sets (content/site.yaml). */
export interface ChatSettings {
  /** consent.chat_notice: what the number is used for, and that it is saved even if the visitor leaves. */
  notice: string;
  /** claims.response_promise and claims.response_sooner. */
  promise: string;
  /** trade.issue: what the chat asks about. */
  issue: string;
  /** Pest names, results of pestNameOf. A visitor whose first answer has one has an issue. */
  pests: readonly string[];
  /** What to do until the technician comes, by pest; empty while it loads. */
  advice: readonly PestAdvice[];
}

/** One bubble of the bot. `notice` is the small print before a phone number; `error` and `done` add the phone link. */
export interface BotLine {
  text: string;
  tone: 'plain' | 'notice' | 'error' | 'done';
}

export function plain(text: string): BotLine {
  return { text, tone: 'plain' };
}

/** Spec §4. The issue is "a pest control issue" unless `trade` in site.yaml sets another. */
export function greeting({ issue }: ChatSettings): BotLine {
  return plain(m.chat_yikes_do_you_currently_have({ issue }));
}

/** What to do right now about a dangerous pest named in `text`; empty if the text before (`earlier`) already named it. */
export function dangerAdvice(text: string, earlier: string, { advice }: ChatSettings): BotLine[] {
  const found = adviceIn(text, advice);
  return found?.urgent && found !== adviceIn(earlier, advice) ? [adviceLine(found)] : [];
}

function adviceLine(advice: PestAdvice): BotLine {
  return plain(adviceLines(advice).join('\n'));
}

/** Shown before the chat asks for, or reuses, a phone number. */
export function noticeLine(settings: ChatSettings): BotLine {
  return { text: settings.notice, tone: 'notice' };
}

/** The thanks, with advice on a harmless pest. Advice on a dangerous one was given before. */
export function allSet({ name, issue }: ChatLead, settings: ChatSettings): BotLine[] {
  const { text } = outcomeText('contact', { state: 'sent' });
  const advice = adviceIn(issue, settings.advice);
  return [
    { text: m.chat_all_set({ name, text, promise: settings.promise }), tone: 'done' },
    ...(advice && !advice.urgent ? [adviceLine(advice)] : []),
  ];
}

/** The server was unreachable: the lead is sent automatically later, and the chat then confirms it. */
export const requestPending = (): BotLine => ({
  text: m.chat_pending(outcomeText('contact', { state: 'pending' })),
  tone: 'done',
});
