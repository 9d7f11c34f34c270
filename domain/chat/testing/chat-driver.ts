/** Drives the chat machine in tests, with a simulated clock. */
import type { ChatContext, ChatEffect, ChatEvent } from '../chat-events.ts';
import { nextChat } from '../chat-machine.ts';
import type { ChatStep, Conversation } from '../conversation.ts';

export const NOON = Date.UTC(2026, 10, 21, 17);
export const FIRST_ID = '11111111-1111-4111-8111-111111111111';
export const SECOND_ID = '22222222-2222-4222-8222-222222222222';
export const WREN = { name: 'Ada Wren', phone: '804 555 0199', email: 'ada@example.com' };
export const FIVE_MINUTES = 300_000;
export type Question = Exclude<ChatStep, 'initial' | 'complete'>;
/** The usual answer to each question, in the order of the chat. A new question needs an answer here. */
export const ANSWERS: Record<Question, string> = {
  hasPestIssue: 'Yes',
  explainIssue: 'Ants by the sink',
  zipCode: '23220',
  ...WREN,
};
/** The answers given before the chat asks `question`. */
export const answersBefore = (question: Question): string[] =>
  Object.values(ANSWERS).slice(0, Object.keys(ANSWERS).indexOf(question));

export const SETTINGS: ChatContext['settings'] = {
  notice: 'What happens with your number.',
  promise: 'We call within 1 hour.',
  issue: 'a pest control issue',
  pests: ['ant', 'mouse', 'stink bug'],
  advice: [],
};

const context: ChatContext = {
  now: NOON,
  freshId: FIRST_ID,
  savedInfo: null,
  settings: SETTINGS,
};

/** A conversation under test: `send` an event, then check its messages and effects. */
export function chat(given: Partial<ChatContext> = {}) {
  let current: Conversation | null = null;
  let now = given.now ?? NOON;
  const send = (event: ChatEvent, extra: Partial<ChatContext> = {}) => {
    const result = nextChat(current, event, { ...context, ...given, now, ...extra });
    current = result.conversation;
    return result.effects;
  };
  return {
    send,
    get conversation() {
      if (!current) throw new Error('No conversation.');
      return current;
    },
    get isOver() {
      return current === null;
    },
    get lastWords() {
      return current?.messages.at(-1)?.text;
    },
    wait(ms: number) {
      now += ms;
    },
    /** Ends the typing pause. */
    hear() {
      const turn = current?.typing?.turn;
      if (turn === undefined) throw new Error('The bot is not typing.');
      return send({ type: 'typed', turn });
    },
    /** Sends answers, each followed by the bot's reply. */
    say(...answers: string[]) {
      for (const text of answers) {
        send({ type: 'answered', text });
        if (current?.typing) this.hear();
      }
    },
    start() {
      send({ type: 'opened' });
      this.hear();
      return this;
    },
    /** Answers the last question, so that the complete lead is sent. */
    giveEmail: () => send({ type: 'answered', text: WREN.email }),
    /** Waits until the five minutes are over. */
    reachDeadline() {
      now += FIVE_MINUTES;
      return send({ type: 'deadlineReached' });
    },
    /** The request for the partial or the complete lead is answered. */
    settle: (type: 'partialSaved' | 'partialFailed' | 'completeSaved' | 'completeFailed') =>
      send({ type, submissionId: FIRST_ID }),
    /** The page is loaded again. @param after ms @returns the new page and its first effects */
    reload(after = 0) {
      const page = chat({ ...given, now: now + after });
      return { page, effects: page.send({ type: 'restored', conversation: this.conversation }) };
    },
  };
}

/** A conversation up to and including the phone number. */
export function chatWithPhone(given: Partial<ChatContext> = {}) {
  const c = chat(given).start();
  c.say(...answersBefore('email'));
  return c;
}

export const typesOf = (effects: readonly ChatEffect[]) => effects.map((effect) => effect.type);
