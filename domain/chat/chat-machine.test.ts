import { describe, expect, it } from 'vitest';
import {
  type ChatContext,
  type ChatEffect,
  type ChatEvent,
  isFirstYes,
  isOfferAccepted,
  nextChat,
} from './chat-machine.ts';
import {
  asksYesOrNo,
  type Conversation,
  canAnswer,
  canRetry,
  isBusy,
  MAX_MESSAGES,
} from './conversation.ts';

const NOON = Date.UTC(2026, 10, 21, 17);
const FIRST_ID = '11111111-1111-4111-8111-111111111111';
const SECOND_ID = '22222222-2222-4222-8222-222222222222';
const WREN = { name: 'Ada Wren', phone: '804 555 0199', email: 'ada@example.com' };
const FIVE_MINUTES = 300_000;

const context: ChatContext = {
  now: NOON,
  freshId: FIRST_ID,
  savedInfo: null,
  settings: { notice: 'What happens with your number.', promise: 'We call within 1 hour.' },
};

/** A conversation under test: `send` an event, look at what is said and asked for. */
function chat(given: Partial<ChatContext> = {}) {
  let current: Conversation | null = null;
  let effects: readonly ChatEffect[] = [];
  let now = given.now ?? NOON;
  const send = (event: ChatEvent, extra: Partial<ChatContext> = {}) => {
    ({ conversation: current, effects } = nextChat(current, event, {
      ...context,
      ...given,
      now,
      ...extra,
    }));
    return effects;
  };
  return {
    send,
    get effects() {
      return effects;
    },
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
    /** Lets the typing pause end. */
    hear() {
      const turn = current?.typing?.turn;
      if (turn === undefined) throw new Error('The bot is not typing.');
      return send({ type: 'typed', turn });
    },
    /** Answers, and lets the bot reply. */
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
  };
}

/** Up to and including the phone number. */
function chatWithPhone(given: Partial<ChatContext> = {}) {
  const c = chat(given).start();
  c.say('Yes', 'Ants by the sink', '23220', 'Ada Wren', '804 555 0199');
  return c;
}

const typesOf = (effects: readonly ChatEffect[]) => effects.map((effect) => effect.type);

describe('the first question', () => {
  it('is typed for 1500 ms, then asked word for word', () => {
    const c = chat();
    expect(c.send({ type: 'opened' })).toEqual([{ type: 'type', turn: 1, delay: 1500 }]);
    expect(c.conversation.step).toBe('initial');
    expect(isBusy(c.conversation)).toBe(true);
    c.hear();
    expect(c.lastWords).toBe('Yikes! Do you currently have a pest control issue?');
    expect(c.conversation.step).toBe('hasPestIssue');
    expect(asksYesOrNo(c.conversation)).toBe(true);
  });

  it('starts one conversation with one id, however often the panel opens', () => {
    const c = chat().start();
    expect(c.send({ type: 'opened' }, { freshId: SECOND_ID })).toEqual([]);
    expect(c.conversation.submissionId).toBe(FIRST_ID);
    expect(c.conversation.messages).toHaveLength(1);
  });

  it.each(['yes', 'YES', 'Y', 'yep', 'Not really', 'maybe'])('takes %j as a yes', (text) => {
    expect(isFirstYes(text)).toBe(true);
    const c = chat().start();
    expect(c.send({ type: 'answered', text })).toEqual([{ type: 'type', turn: 3, delay: 1000 }]);
    expect(c.conversation.step).toBe('explainIssue');
    expect(c.conversation.lead.hasPestIssue).toBe(true);
  });

  it.each(['No', 'nope', 'not now', 'ja', '👍'])('takes %j as a no', (text) => {
    expect(isFirstYes(text)).toBe(false);
    const c = chat().start();
    c.send({ type: 'answered', text });
    expect(c.conversation.typing?.delay).toBe(1500);
    expect(c.conversation.lead.hasPestIssue).toBe(false);
    expect(c.hear()).toEqual([{ type: 'endGoodbye', submissionId: FIRST_ID, delay: 3500 }]);
    expect(c.lastWords).toMatch(/glad to hear it/i);
    expect(canAnswer(c.conversation)).toBe(false);
    expect(c.send({ type: 'goodbyeOver', submissionId: FIRST_ID })).toEqual([
      { type: 'closePanel' },
    ]);
    expect(c.isOver).toBe(true);
  });

  it('starts over when the panel is closed during the goodbye, and the old timer is ignored', () => {
    const c = chat().start();
    c.say('No');
    c.send({ type: 'closed' });
    expect(c.isOver).toBe(true);
    c.send({ type: 'opened' }, { freshId: SECOND_ID });
    expect(c.send({ type: 'goodbyeOver', submissionId: FIRST_ID })).toEqual([]);
    expect(c.conversation.submissionId).toBe(SECOND_ID);
  });
});

describe('the questions', () => {
  it('go issue, ZIP, name, phone, e-mail, each after 1500 ms but the first confirmation', () => {
    const c = chat().start();
    const seen: [string, string | undefined, number][] = [];
    for (const text of ['Yes', 'Ants', '23220', 'Ada Wren', '804 555 0199']) {
      c.send({ type: 'answered', text });
      const delay = c.conversation.typing?.delay ?? 0;
      c.hear();
      seen.push([c.conversation.step, c.lastWords, delay]);
    }
    expect(seen).toEqual([
      ['explainIssue', 'We can help with that. What are you seeing, and where?', 1000],
      ['zipCode', 'Thanks. What’s your ZIP code?', 1500],
      ['name', 'And what’s your name?', 1500],
      ['phone', 'Thanks, Ada Wren. What’s the best number to reach you?', 1500],
      ['email', 'Last one: what’s your e-mail?', 1500],
    ]);
    expect(c.conversation.lead).toEqual({
      hasPestIssue: true,
      issue: 'Ants',
      zipCode: '23220',
      name: 'Ada Wren',
      phone: '804 555 0199',
      email: '',
    });
  });

  it('tells what happens with the number before the phone is asked', () => {
    const c = chat().start();
    c.say('Yes', 'Ants', '23220', 'Ada');
    expect(c.conversation.messages.slice(-2)).toMatchObject([
      { text: 'What happens with your number.', tone: 'notice' },
      { text: 'Thanks, Ada. What’s the best number to reach you?' },
    ]);
  });

  it.each(['', '   ', '\n\t '])('does not take %j as an answer', (text) => {
    const c = chat().start();
    const before = c.conversation;
    expect(c.send({ type: 'answered', text })).toEqual([]);
    expect(c.conversation).toBe(before);
  });

  it('ignores answers while the bot types', () => {
    const c = chat().start();
    c.send({ type: 'answered', text: 'Yes' });
    const before = c.conversation;
    expect(c.send({ type: 'answered', text: 'Yes' })).toEqual([]);
    expect(c.conversation).toBe(before);
  });

  it('ignores a typing pause that is not the current one', () => {
    const c = chat().start();
    c.send({ type: 'answered', text: 'Yes' });
    const before = c.conversation;
    c.send({ type: 'typed', turn: 1 });
    expect(c.conversation).toBe(before);
  });

  it('keeps line breaks in the description only, and bounds every answer', () => {
    const c = chat().start();
    c.say(
      'Yes',
      `two\nlines\u0007${'x'.repeat(9000)}`,
      '23220\n',
      `A\u0000\u2028B${'n'.repeat(500)}`,
    );
    expect(c.conversation.lead.issue).toHaveLength(5000);
    expect(c.conversation.lead.issue.startsWith('two\nlines x')).toBe(true);
    expect(c.conversation.lead.zipCode).toBe('23220');
    expect(c.conversation.lead.name).toMatch(/^A Bn+$/);
    expect(c.conversation.lead.name).toHaveLength(120);
  });
});

describe('saved visitor info', () => {
  const offered = () => {
    const c = chat({ savedInfo: WREN }).start();
    c.say('Yes', 'Ants', '23220');
    return c;
  };

  it('is offered after the ZIP, where the name would be asked, with the notice before it', () => {
    const c = offered();
    expect(c.conversation.step).toBe('name');
    expect(c.conversation.messages.slice(-2)).toMatchObject([
      { text: 'What happens with your number.' },
      { text: 'Welcome back! Shall I use Ada Wren and 804 555 0199 again?' },
    ]);
    expect(asksYesOrNo(c.conversation)).toBe(true);
  });

  it('skips ahead and submits on a yes', () => {
    const c = offered();
    const effects = c.send({ type: 'answered', text: 'Yes' });
    const lead = { hasPestIssue: true, issue: 'Ants', zipCode: '23220', ...WREN };
    expect(effects).toEqual([
      { type: 'startDeadline', at: NOON + FIVE_MINUTES },
      { type: 'saveComplete', submissionId: FIRST_ID, lead },
    ]);
    expect(isBusy(c.conversation)).toBe(true);
    c.send({ type: 'completeSaved', submissionId: FIRST_ID });
    expect(c.conversation.step).toBe('complete');
  });

  it.each(['No', 'Mary', 'nay'])('asks the name again on %j', (text) => {
    const c = offered();
    c.say(text);
    expect(c.conversation.step).toBe('name');
    expect(c.lastWords).toBe('No problem. What name should we use?');
    expect(c.conversation.lead.name).toBe('');
    expect(asksYesOrNo(c.conversation)).toBe(false);
    c.say('Bea');
    expect(c.conversation.lead.name).toBe('Bea');
    expect(c.conversation.step).toBe('phone');
  });

  it.each(['y', 'Yes please', 'yeah', 'Sure!', 'OK'])('takes %j as a yes', (text) => {
    expect(isOfferAccepted(text)).toBe(true);
  });

  it('is kept for the next visit when the lead is complete, not before', () => {
    const c = chatWithPhone();
    c.send({ type: 'answered', text: 'ada@example.com' });
    expect(typesOf(c.effects)).not.toContain('rememberVisitor');
    expect(c.send({ type: 'completeSaved', submissionId: FIRST_ID })).toContainEqual({
      type: 'rememberVisitor',
      info: WREN,
    });
  });
});

describe('the five-minute deadline', () => {
  it('starts when the phone is given', () => {
    const c = chat().start();
    c.say('Yes', 'Ants', '23220', 'Ada');
    expect(c.conversation.deadlineAt).toBeNull();
    expect(c.send({ type: 'answered', text: '804 555 0199' })).toContainEqual({
      type: 'startDeadline',
      at: NOON + FIVE_MINUTES,
    });
    expect(c.conversation.deadlineAt).toBe(NOON + FIVE_MINUTES);
  });

  it('saves a partial lead once, and the conversation goes on', () => {
    const c = chatWithPhone();
    c.wait(FIVE_MINUTES);
    expect(c.send({ type: 'deadlineReached' })).toMatchObject([
      {
        type: 'savePartial',
        submissionId: FIRST_ID,
        lead: { name: 'Ada Wren', email: '' },
        deadline: NOON + FIVE_MINUTES,
      },
    ]);
    expect(canAnswer(c.conversation)).toBe(true);
    expect(c.send({ type: 'deadlineReached' })).toEqual([]);
    c.send({ type: 'partialSaved', submissionId: FIRST_ID });
    expect(c.send({ type: 'deadlineReached' })).toEqual([]);
    expect(c.send({ type: 'answered', text: 'ada@example.com' })).toMatchObject([
      { type: 'saveComplete', submissionId: FIRST_ID },
    ]);
  });

  it('waits on when its timer fires early', () => {
    const c = chatWithPhone();
    c.wait(FIVE_MINUTES - 1);
    expect(c.send({ type: 'deadlineReached' })).toEqual([
      { type: 'startDeadline', at: NOON + FIVE_MINUTES },
    ]);
  });

  it('only logs a partial lead that can’t be saved', () => {
    const c = chatWithPhone();
    c.wait(FIVE_MINUTES);
    c.send({ type: 'deadlineReached' });
    expect(c.send({ type: 'partialFailed', submissionId: FIRST_ID, message: 'offline' })).toEqual([
      { type: 'log', message: 'The partial lead was not saved: offline' },
    ]);
    expect(canAnswer(c.conversation)).toBe(true);
  });

  it('is cancelled by a complete lead', () => {
    const c = chatWithPhone();
    c.send({ type: 'answered', text: 'ada@example.com' });
    expect(typesOf(c.send({ type: 'completeSaved', submissionId: FIRST_ID }))).toContain(
      'cancelDeadline',
    );
    c.wait(FIVE_MINUTES);
    expect(c.send({ type: 'deadlineReached' })).toEqual([]);
  });

  it('holds its breath while the complete lead is on its way, and comes back if that fails', () => {
    const c = chatWithPhone();
    c.send({ type: 'answered', text: 'ada@example.com' });
    c.wait(FIVE_MINUTES);
    expect(c.send({ type: 'deadlineReached' })).toEqual([]);
    expect(typesOf(c.send({ type: 'completeFailed', submissionId: FIRST_ID }))).toEqual([
      'toast',
      'type',
      'savePartial',
    ]);
  });

  it('survives a reload, and a clock that was set back', () => {
    const stored = chatWithPhone().conversation;
    const c = chat();
    c.wait(60_000);
    expect(c.send({ type: 'restored', conversation: stored })).toEqual([
      { type: 'startDeadline', at: NOON + FIVE_MINUTES },
    ]);
    const early = chat({ now: NOON - 3_600_000 });
    expect(early.send({ type: 'restored', conversation: stored })).toEqual([
      { type: 'startDeadline', at: NOON - 3_600_000 + FIVE_MINUTES },
    ]);
  });
});

describe('a conversation taken up again', () => {
  it('is over when its goodbye was being said', () => {
    const c = chat().start();
    c.send({ type: 'answered', text: 'No' });
    const reloaded = chat();
    expect(reloaded.send({ type: 'restored', conversation: c.conversation })).toEqual([]);
    expect(reloaded.isOver).toBe(true);
  });

  it('saves the partial lead again that was on its way', () => {
    const c = chatWithPhone();
    c.wait(FIVE_MINUTES);
    c.send({ type: 'deadlineReached' });
    const reloaded = chat({ now: NOON + FIVE_MINUTES });
    reloaded.send({ type: 'restored', conversation: c.conversation });
    expect(typesOf(reloaded.send({ type: 'deadlineReached' }))).toEqual(['savePartial']);
  });

  it('types on where it stopped', () => {
    const c = chat().start();
    c.send({ type: 'answered', text: 'Yes' });
    const reloaded = chat();
    const effects = reloaded.send({ type: 'restored', conversation: c.conversation });
    expect(effects).toEqual([{ type: 'type', turn: 3, delay: 1000 }]);
    reloaded.hear();
    expect(canAnswer(reloaded.conversation)).toBe(true);
  });

  it('never saves a partial lead without name and phone, whatever storage says', () => {
    const stored = chatWithPhone().conversation;
    const c = chat({ now: NOON + FIVE_MINUTES });
    c.send({ type: 'restored', conversation: { ...stored, lead: { ...stored.lead, name: ' ' } } });
    expect(c.send({ type: 'deadlineReached' })).toEqual([]);
    expect(c.send({ type: 'pageHidden' })).toEqual([]);
  });
});

describe('sending the complete lead', () => {
  it('says all set with the response promise, and the step is complete', () => {
    const c = chatWithPhone();
    c.send({ type: 'answered', text: 'ada@example.com' });
    expect(isBusy(c.conversation)).toBe(true);
    c.send({ type: 'completeSaved', submissionId: FIRST_ID });
    c.hear();
    expect(c.lastWords).toBe('All set, Ada Wren. We call within 1 hour.');
    expect(c.conversation.step).toBe('complete');
    expect(canAnswer(c.conversation)).toBe(false);
    expect(c.send({ type: 'answered', text: 'hello?' })).toEqual([]);
  });

  const failed = (message?: string) => {
    const c = chatWithPhone();
    c.send({ type: 'answered', text: 'ada@example.com' });
    c.send({ type: 'completeFailed', submissionId: FIRST_ID, message });
    return c;
  };

  it('says the specification’s sentence when saving fails, with a toast', () => {
    const c = failed();
    expect(c.effects).toContainEqual({
      type: 'toast',
      title: 'Error',
      text: 'Failed to submit request. Please try again.',
    });
    c.hear();
    expect(c.conversation.messages.at(-1)).toMatchObject({
      text: "I'm sorry, there was an error submitting your information. Please try calling us directly at the company phone number.",
      tone: 'error',
    });
  });

  it('shows the failure’s own message in the toast when it has one', () => {
    expect(failed('Too many requests.').effects).toContainEqual({
      type: 'toast',
      title: 'Error',
      text: 'Too many requests.',
    });
  });

  it('keeps what was typed, and sends it again under the same id', () => {
    const c = failed();
    expect(canRetry(c.conversation)).toBe(false);
    c.hear();
    expect(canRetry(c.conversation)).toBe(true);
    expect(c.conversation.step).toBe('email');
    expect(c.conversation.lead.email).toBe('ada@example.com');
    expect(c.send({ type: 'retried' })).toMatchObject([
      { type: 'saveComplete', submissionId: FIRST_ID, lead: { email: 'ada@example.com' } },
    ]);
    expect(c.send({ type: 'retried' })).toEqual([]);
  });

  it('takes a corrected e-mail instead', () => {
    const c = failed();
    c.hear();
    expect(c.send({ type: 'answered', text: 'ada@wren.example' })).toMatchObject([
      { type: 'saveComplete', lead: { email: 'ada@wren.example' } },
    ]);
  });

  it('is finished once', () => {
    const c = chatWithPhone();
    c.send({ type: 'answered', text: 'ada@example.com' });
    c.send({ type: 'completeSaved', submissionId: FIRST_ID });
    c.hear();
    expect(c.send({ type: 'completeSaved', submissionId: FIRST_ID })).toEqual([]);
  });

  it('may fail any number of times without the log growing beyond its bound', () => {
    const c = chatWithPhone();
    for (let attempt = 0; attempt < 60; attempt++) {
      c.send({ type: 'answered', text: `ada${attempt}@example.com` });
      c.send({ type: 'completeFailed', submissionId: FIRST_ID });
      c.hear();
    }
    expect(c.conversation.messages).toHaveLength(MAX_MESSAGES);
    const ids = c.conversation.messages.map((message) => message.id);
    expect(new Set(ids).size).toBe(MAX_MESSAGES);
  });

  it('ignores a late answer that belongs to a forgotten conversation', () => {
    const c = chatWithPhone();
    c.send({ type: 'answered', text: 'ada@example.com' });
    c.send({ type: 'forgotten' }, { freshId: SECOND_ID });
    expect(c.send({ type: 'completeSaved', submissionId: FIRST_ID })).toEqual([]);
    expect(c.conversation.step).toBe('initial');
  });

  it('is sent again under the same id when the page was reloaded meanwhile', () => {
    const c = chatWithPhone();
    c.send({ type: 'answered', text: 'ada@example.com' });
    const reloaded = chat();
    expect(reloaded.send({ type: 'restored', conversation: c.conversation })).toMatchObject([
      { type: 'startDeadline' },
      { type: 'saveComplete', submissionId: FIRST_ID },
    ]);
  });
});

describe('leaving the page', () => {
  it('hands over the partial lead with its deadline once name and phone are there', () => {
    const c = chat().start();
    c.say('Yes', 'Ants', '23220', 'Ada Wren');
    expect(c.send({ type: 'pageHidden' })).toEqual([]);
    c.say('804 555 0199');
    expect(c.send({ type: 'pageHidden' })).toMatchObject([
      {
        type: 'beaconPartial',
        submissionId: FIRST_ID,
        lead: { name: 'Ada Wren', phone: '804 555 0199' },
        deadline: NOON + FIVE_MINUTES,
      },
    ]);
  });

  it('hands over nothing when the partial or the complete lead has arrived', () => {
    const c = chatWithPhone();
    c.wait(FIVE_MINUTES);
    c.send({ type: 'deadlineReached' });
    c.send({ type: 'partialSaved', submissionId: FIRST_ID });
    expect(c.send({ type: 'pageHidden' })).toEqual([]);
    const done = chatWithPhone();
    done.send({ type: 'answered', text: 'ada@example.com' });
    done.send({ type: 'completeSaved', submissionId: FIRST_ID });
    expect(done.send({ type: 'pageHidden' })).toEqual([]);
  });
});

describe('beginning again', () => {
  it('forgets the visitor, drops the deadline and starts a new conversation', () => {
    const c = chatWithPhone();
    expect(typesOf(c.send({ type: 'forgotten' }, { freshId: SECOND_ID }))).toEqual([
      'forgetVisitor',
      'cancelDeadline',
      'type',
    ]);
    expect(c.conversation).toMatchObject({ submissionId: SECOND_ID, deadlineAt: null });
    expect(c.conversation.lead.phone).toBe('');
    c.hear();
    expect(c.conversation.messages.map((message) => message.text)).toEqual([
      'Done. Your details are gone from this device.',
      'Yikes! Do you currently have a pest control issue?',
    ]);
  });

  it('restarts only a finished conversation', () => {
    const c = chatWithPhone();
    expect(c.send({ type: 'restarted' })).toEqual([]);
    c.send({ type: 'answered', text: 'ada@example.com' });
    c.send({ type: 'completeSaved', submissionId: FIRST_ID });
    c.hear();
    c.send({ type: 'restarted' }, { freshId: SECOND_ID });
    expect(c.conversation.submissionId).toBe(SECOND_ID);
  });
});

describe('a second tab', () => {
  it('takes over the conversation with its pending timers', () => {
    const other = chatWithPhone().conversation;
    const c = chat().start();
    expect(typesOf(c.send({ type: 'adopted', conversation: other }))).toEqual([
      'cancelDeadline',
      'startDeadline',
    ]);
    expect(c.conversation).toEqual(other);
  });

  it('never submits what the other tab is submitting', () => {
    const other = chatWithPhone();
    other.send({ type: 'answered', text: 'ada@example.com' });
    const c = chatWithPhone();
    const effects = c.send({ type: 'adopted', conversation: other.conversation });
    expect(typesOf(effects)).not.toContain('saveComplete');
    expect(c.send({ type: 'answered', text: 'bea@example.com' })).toEqual([]);
  });

  it('forgets with it, and ends with its goodbye', () => {
    const c = chatWithPhone();
    expect(c.send({ type: 'adopted', conversation: null })).toEqual([{ type: 'cancelDeadline' }]);
    expect(c.isOver).toBe(true);
  });
});
