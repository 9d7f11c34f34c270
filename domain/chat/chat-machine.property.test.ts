/** The three promises of the chat hold for every order of events. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatEvent } from './chat-events.ts';
import { nextChat } from './chat-machine.ts';
import {
  type Conversation,
  MAX_MESSAGES,
  parseConversation,
  storeConversation,
} from './conversation.ts';
import { answersBefore, FIVE_MINUTES, SETTINGS } from './testing/chat-driver.ts';
import { parseVisitorInfo, type VisitorInfo } from './visitor-info.ts';

const START = Date.UTC(2026, 10, 21, 12);

type Command =
  | { do: 'event'; event: ChatEvent }
  | { do: 'wait'; ms: number }
  | { do: 'settle'; answer: 'ok' | 'failed' | 'conflict' }
  | { do: 'reload' };

/** A simulated browser: timers, requests and storage under the test's control. */
class Browser {
  now = START;
  conversation: Conversation | null = null;
  savedInfo: VisitorInfo | null;
  typing: { turn: number; at: number } | null = null;
  deadline: number | null = null;
  goodbye: { submissionId: string; at: number } | null = null;
  inFlight: { stage: 'partial' | 'complete'; submissionId: string }[] = [];
  ids = 0;
  /** Ids whose complete lead was accepted. */
  completed = new Set<string>();
  partialTried = new Set<string>();
  /** Ids of leads that the visitor discarded, or that a correction replaced. */
  forgotten = new Set<string>();
  phoneGivenAt = new Map<string, number>();

  constructor(savedInfo: VisitorInfo | null) {
    this.savedInfo = savedInfo;
  }

  freshId(): string {
    this.ids++;
    return `00000000-0000-4000-8000-${String(this.ids).padStart(12, '0')}`;
  }

  send(event: ChatEvent) {
    const freshId = this.freshId();
    if (event.type === 'forgotten' && this.conversation) {
      this.forgotten.add(this.conversation.submissionId);
    }
    const result = nextChat(this.conversation, event, {
      now: this.now,
      freshId,
      savedInfo: this.savedInfo,
      settings: SETTINGS,
    });
    this.conversation = result.conversation;
    for (const effect of result.effects) {
      if (effect.type === 'type') {
        this.typing = { turn: effect.turn, at: this.now + effect.delayMs };
      } else if (effect.type === 'startDeadline') {
        this.deadline = effect.at;
      } else if (effect.type === 'cancelDeadline') {
        this.deadline = null;
      } else if (effect.type === 'endGoodbye') {
        this.goodbye = { submissionId: effect.submissionId, at: this.now + effect.delayMs };
      } else if (effect.type === 'savePartial' || effect.type === 'beaconPartial') {
        expect(effect.lead.name.trim()).not.toBe('');
        expect(effect.lead.phone.trim()).not.toBe('');
        expect(this.completed.has(effect.submissionId)).toBe(false);
        if (effect.type === 'savePartial') {
          this.partialTried.add(effect.submissionId);
          this.inFlight.push({ stage: 'partial', submissionId: effect.submissionId });
        }
      } else if (effect.type === 'saveComplete') {
        const twice = this.inFlight.some(
          (one) => one.stage === 'complete' && one.submissionId === effect.submissionId,
        );
        expect(twice).toBe(false);
        expect(this.completed.has(effect.submissionId)).toBe(false);
        this.inFlight.push({ stage: 'complete', submissionId: effect.submissionId });
      } else if (effect.type === 'forgetVisitor') {
        this.savedInfo = null;
      } else if (effect.type === 'rememberVisitor') {
        this.savedInfo = effect.info;
      }
    }
    const c = this.conversation;
    // The office already has name and phone of a corrected lead.
    if (c?.lead.phone && !c.replaces && !this.phoneGivenAt.has(c.submissionId)) {
      this.phoneGivenAt.set(c.submissionId, this.now);
    }
    if (c) expect(c.messages.length).toBeLessThanOrEqual(MAX_MESSAGES);
  }

  settle(answer: 'ok' | 'failed' | 'conflict') {
    const request = this.inFlight.shift();
    if (!request) return;
    const { stage, submissionId } = request;
    if (answer === 'conflict') {
      // The server holds an earlier version, so the sender continues under a new id.
      this.forgotten.add(submissionId);
      const freshId = this.freshId();
      this.send({ type: 'corrected', submissionId, freshId });
      this.inFlight.unshift({ stage, submissionId: freshId });
    } else if (stage === 'partial') {
      if (answer === 'ok') this.send({ type: 'partialSaved', submissionId });
      else this.send({ type: 'partialFailed', submissionId });
    } else {
      if (answer === 'ok') this.completed.add(submissionId);
      this.send({ type: answer === 'ok' ? 'completeSaved' : 'completeFailed', submissionId });
    }
  }

  wait(ms: number) {
    const until = this.now + ms;
    for (;;) {
      const due = [this.typing?.at, this.deadline, this.goodbye?.at]
        .filter((at) => at !== undefined && at !== null)
        .sort((a, b) => a - b)[0];
      if (due === undefined || due > until) break;
      this.now = Math.max(this.now, due);
      if (this.typing && this.typing.at <= this.now) {
        const { turn } = this.typing;
        this.typing = null;
        this.send({ type: 'typed', turn });
      } else if (this.deadline !== null && this.deadline <= this.now) {
        this.deadline = null;
        this.send({ type: 'deadlineReached' });
      } else if (this.goodbye) {
        const { submissionId } = this.goodbye;
        this.goodbye = null;
        this.send({ type: 'goodbyeOver', submissionId });
      }
    }
    this.now = until;
  }

  reload() {
    this.send({ type: 'pageHidden' });
    const stored = this.conversation ? storeConversation(this.conversation) : null;
    // Requests may or may not have reached the server; none gets a response.
    this.inFlight = [];
    this.typing = this.deadline = this.goodbye = null;
    this.conversation = null;
    const conversation = parseConversation(stored, this.now);
    if (conversation) this.send({ type: 'restored', conversation });
  }

  run(command: Command) {
    if (command.do === 'event') this.send(command.event);
    else if (command.do === 'wait') this.wait(command.ms);
    else if (command.do === 'settle') this.settle(command.answer);
    else this.reload();
  }
}

const event = (type: ChatEvent): Command => ({ do: 'event', event: type });
const answer = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom('Yes', 'No', 'Help', '', '804 555 0199', 'a@example.com'),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  )
  .map((text) => event({ type: 'answered', text }));

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: answer },
  { weight: 8, arbitrary: fc.constant<Command>({ do: 'wait', ms: 1500 }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(1, 3500, 60_000, 299_999, 300_000)
      .map((ms): Command => ({ do: 'wait', ms })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('ok' as const, 'failed' as const, 'conflict' as const)
      .map((answer): Command => ({ do: 'settle', answer })),
  },
  { weight: 1, arbitrary: fc.constant<Command>({ do: 'reload' }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<
        ChatEvent['type'] &
          ('opened' | 'closed' | 'retried' | 'deadlineReached' | 'pageHidden' | 'restarted')
      >('opened', 'closed', 'retried', 'deadlineReached', 'pageHidden', 'restarted')
      .map((type) => event({ type })),
  },
  { weight: 1, arbitrary: fc.constant(event({ type: 'forgotten' })) },
);

const savedInfo = fc.option(
  fc.constant(parseVisitorInfo('{"name":"Ada","phone":"804","email":"a@example.com"}')),
  { nil: null },
);
/** The shortest way to a complete lead. Runs start after any number of its steps, so that late states are reached. */
const straight: Command[] = [
  event({ type: 'opened' }),
  { do: 'wait', ms: 1500 },
  ...answersBefore('email').flatMap((text): Command[] => [
    event({ type: 'answered', text }),
    { do: 'wait', ms: 1500 },
  ]),
];

describe('any order of events', () => {
  it('makes at most one complete lead, no partial lead without name and phone, and loses no deadline', () => {
    let completed = 0;
    let partials = 0;
    fc.assert(
      fc.property(
        savedInfo,
        fc.constantFrom(0, 8, straight.length),
        fc.array(command, { maxLength: 60, size: 'max' }),
        (info, steps, commands) => {
          const browser = new Browser(info);
          for (const each of [...straight.slice(0, steps), ...commands]) browser.run(each);
          // Fail everything in flight, then let time pass: every owed partial lead must have been attempted.
          while (browser.inFlight.length > 0) browser.settle('failed');
          browser.wait(2 * FIVE_MINUTES);
          for (const id of browser.phoneGivenAt.keys()) {
            const isStored = browser.completed.has(id) || browser.partialTried.has(id);
            expect(isStored || browser.forgotten.has(id)).toBe(true);
          }
          completed += browser.completed.size;
          partials += browser.partialTried.size;
        },
      ),
      { numRuns: 3000 },
    );
    // Without runs that reach both outcomes the property would prove nothing.
    expect(completed).toBeGreaterThan(100);
    expect(partials).toBeGreaterThan(100);
  });
});
