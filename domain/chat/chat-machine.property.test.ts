/** The three promises of the chat hold for every order of events. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatEffect, ChatEvent } from './chat-events.ts';
import { nextChat } from './chat-machine.ts';
import { type Conversation, parseConversation, storeConversation } from './conversation.ts';
import { answersBefore, FIVE_MINUTES, NOON, SETTINGS, WREN } from './testing/chat-driver.ts';
import type { VisitorInfo } from './visitor-info.ts';

type Command =
  | { do: 'event'; event: ChatEvent }
  | { do: 'wait'; ms: number }
  | { do: 'settle'; answer: 'ok' | 'failed' | 'conflict' }
  | { do: 'reload' };

/** A simulated browser: timers, requests and storage under the test's control. */
class Browser {
  now = NOON;
  conversation: Conversation | null = null;
  timers = new Map<string, { at: number; event: ChatEvent }>();
  inFlight: { stage: 'partial' | 'complete'; submissionId: string }[] = [];
  ids = 0;
  /** Ids whose complete lead was accepted. */
  completed = new Set<string>();
  partialTried = new Set<string>();
  /** Ids of leads that the visitor discarded, or that a correction replaced. */
  forgotten = new Set<string>();
  /** Ids of leads with a phone number. */
  withPhone = new Set<string>();

  savedInfo: VisitorInfo | null;

  constructor(savedInfo: VisitorInfo | null) {
    this.savedInfo = savedInfo;
  }

  freshId(): string {
    this.ids++;
    return `00000000-0000-4000-8000-${String(this.ids).padStart(12, '0')}`;
  }

  send(event: ChatEvent) {
    if (event.type === 'forgotten' && this.conversation)
      this.forgotten.add(this.conversation.submissionId);
    const { now, savedInfo } = this;
    const context = { now, freshId: this.freshId(), savedInfo, settings: SETTINGS };
    const { conversation, effects } = nextChat(this.conversation, event, context);
    this.conversation = conversation;
    for (const effect of effects) this.carryOut(effect);
    // The office already has name and phone of a corrected lead.
    if (conversation?.lead.phone && !conversation.replaces)
      this.withPhone.add(conversation.submissionId);
  }

  carryOut(effect: ChatEffect) {
    const { now, timers } = this;
    if (effect.type === 'type')
      timers.set('typing', {
        at: now + effect.delayMs,
        event: { type: 'typed', turn: effect.turn },
      });
    if (effect.type === 'startDeadline')
      timers.set('deadline', { at: effect.at, event: { type: 'deadlineReached' } });
    if (effect.type === 'cancelDeadline') timers.delete('deadline');
    if (effect.type === 'forgetVisitor') this.savedInfo = null;
    if (effect.type === 'rememberVisitor') this.savedInfo = effect.info;
    if (effect.type === 'savePartial' || effect.type === 'beaconPartial') {
      expect(effect.lead.name && effect.lead.phone).not.toBe('');
      expect(this.completed).not.toContain(effect.submissionId);
    }
    if (effect.type === 'savePartial') {
      this.partialTried.add(effect.submissionId);
      this.inFlight.push({ stage: 'partial', submissionId: effect.submissionId });
    }
    if (effect.type === 'saveComplete') {
      const request = { stage: 'complete' as const, submissionId: effect.submissionId };
      expect(this.inFlight).not.toContainEqual(request);
      expect(this.completed).not.toContain(effect.submissionId);
      this.inFlight.push(request);
    }
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
      return;
    }
    if (stage === 'complete' && answer === 'ok') this.completed.add(submissionId);
    const type = `${stage}${answer === 'ok' ? 'Saved' : 'Failed'}` as const;
    this.send({ type, submissionId });
  }

  wait(ms: number) {
    const until = this.now + ms;
    for (;;) {
      const [next] = [...this.timers].sort(([, a], [, b]) => a.at - b.at);
      if (!next || next[1].at > until) break;
      const [name, { at, event }] = next;
      this.now = Math.max(this.now, at);
      this.timers.delete(name);
      this.send(event);
    }
    this.now = until;
  }

  reload() {
    this.send({ type: 'pageHidden' });
    const stored = this.conversation ? storeConversation(this.conversation) : null;
    // Requests may or may not have reached the server; none gets a response.
    this.inFlight = [];
    this.timers.clear();
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

const answer = (text: string): Command => ({ do: 'event', event: { type: 'answered', text } });
const wait = (ms: number): Command => ({ do: 'wait', ms });
const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const command: fc.Arbitrary<Command> = fc.oneof(
  weighted(8, fc.constantFrom('Yes', 'No', '', '804 555 0199', 'a@example.com').map(answer)),
  weighted(8, fc.constant(wait(1500))),
  weighted(1, fc.constantFrom(1, 3500, FIVE_MINUTES - 1, FIVE_MINUTES).map(wait)),
  weighted(
    2,
    fc
      .constantFrom('ok' as const, 'failed' as const, 'conflict' as const)
      .map((settled): Command => ({ do: 'settle', answer: settled })),
  ),
  weighted(1, fc.constant<Command>({ do: 'reload' })),
  weighted(
    3,
    fc
      .constantFrom(
        ...(['opened', 'closed', 'retried', 'deadlineReached'] as const),
        ...(['pageHidden', 'restarted', 'forgotten'] as const),
      )
      .map((type): Command => ({ do: 'event', event: { type } })),
  ),
);

/** The shortest way to a complete lead. Runs start after some of its steps, so that late states are reached. */
const straight: Command[] = [
  { do: 'event', event: { type: 'opened' } },
  wait(1500),
  ...answersBefore('email').flatMap((text) => [answer(text), wait(1500)]),
];

it('makes at most one complete lead, no partial lead without name and phone, and loses no deadline', () => {
  let completed = 0;
  let partials = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(WREN, null),
      fc.constantFrom(0, 8, straight.length),
      fc.array(command, { maxLength: 60, size: 'max' }),
      (savedInfo, steps, commands) => {
        const browser = new Browser(savedInfo);
        for (const each of [...straight.slice(0, steps), ...commands]) browser.run(each);
        // Every owed partial lead is attempted once time has passed.
        while (browser.inFlight.length > 0) browser.settle('failed');
        browser.wait(2 * FIVE_MINUTES);
        const settled = [...browser.partialTried, ...browser.completed, ...browser.forgotten];
        expect(settled).toEqual(expect.arrayContaining([...browser.withPhone]));
        completed += browser.completed.size;
        partials += browser.partialTried.size;
      },
    ),
    { numRuns: 500 },
  );
  // Without runs that reach both outcomes the property would prove nothing.
  expect(completed).toBeGreaterThan(20);
  expect(partials).toBeGreaterThan(20);
});
