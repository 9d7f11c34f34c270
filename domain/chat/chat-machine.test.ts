/** What the chat asks, when, and what counts as an answer (spec §4, §5). */
import { describe, expect, it, test } from 'vitest';
import { asksYesOrNo, canAnswer, isBusy } from './conversation.ts';
import {
  ANSWERS,
  answersBefore,
  chat,
  chatWithPhone,
  FIRST_ID,
  FIVE_MINUTES,
  NOON,
  SECOND_ID,
  SETTINGS,
  typesOf,
  WREN,
} from './testing/chat-driver.ts';

describe('the first question', () => {
  it('is typed for 1500 ms, then asked word for word', () => {
    const c = chat();
    expect(c.send({ type: 'opened' })).toEqual([{ type: 'type', turn: 1, delayMs: 1500 }]);
    expect(c.conversation.step).toBe('initial');
    expect(isBusy(c.conversation)).toBe(true);
    c.hear();
    expect(c.lastWords).toBe('Yikes! Do you currently have a pest control issue?');
    expect(c.conversation.step).toBe('hasPestIssue');
    expect(asksYesOrNo(c.conversation)).toBe(true);
  });

  it('says goodbye after a no', () => {
    const c = chat().start();
    c.send({ type: 'answered', text: 'No' });
    expect(c.conversation.typing?.delay).toBe(1500);
    expect(c.conversation.lead.hasPestIssue).toBe(false);
    expect(c.hear()).toEqual([{ type: 'endGoodbye', submissionId: FIRST_ID, delayMs: 3500 }]);
    expect(c.lastWords).toMatch(/come back any time .* Have a good day!$/);
    expect(canAnswer(c.conversation)).toBe(false);
    expect(c.send({ type: 'goodbyeOver', submissionId: FIRST_ID })).toEqual([
      { type: 'closePanel' },
    ]);
    expect(c.isOver).toBe(true);
  });

  it('takes a pest’s name as a yes and as the start of the issue', () => {
    const c = chat().start();
    expect(c.send({ type: 'answered', text: 'I have ants in the kitchen' })).toEqual([
      { type: 'type', turn: 3, delayMs: 1000 },
    ]);
    c.hear();
    expect(c.lastWords).toBe(
      'We can help with that. What else should we know, like where and since when?',
    );
    expect(c.conversation.step).toBe('explainIssue');
    c.say('By the sink,\nsince May');
    expect(c.conversation.lead).toMatchObject({
      hasPestIssue: true,
      issue: 'I have ants in the kitchen\nBy the sink,\nsince May',
    });
    expect(c.conversation.step).toBe('zipCode');
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
  it.each([
    ['explainIssue', 'We can help with that. What are you seeing, and where?', 1000],
    ['zipCode', 'Thanks. What’s your ZIP code?', 1500],
    ['name', 'And what’s your name?', 1500],
    ['phone', 'Thanks, Ada Wren. What’s the best number to reach you?', 1500],
    ['email', 'Last one: what’s your e-mail?', 1500],
  ] as const)('%s: "%s" after %i ms', (step, words, delay) => {
    const c = chat().start();
    const answers = answersBefore(step);
    c.say(...answers.slice(0, -1));
    c.send({ type: 'answered', text: answers.at(-1) as string });
    expect(c.conversation.typing?.delay).toBe(delay);
    c.hear();
    expect([c.conversation.step, c.lastWords]).toEqual([step, words]);
  });

  it('shows the notice about the number before it asks for the phone', () => {
    const c = chat().start();
    c.say(...answersBefore('phone'));
    expect(c.conversation.messages.slice(-2)).toMatchObject([
      { text: 'What happens with your number.', tone: 'notice' },
      { text: 'Thanks, Ada Wren. What’s the best number to reach you?' },
    ]);
  });

  it('ignore an answer of white space', () => {
    const c = chat().start();
    const before = c.conversation;
    expect(c.send({ type: 'answered', text: '\n\t ' })).toEqual([]);
    expect(c.conversation).toBe(before);
  });

  it('keeps line breaks in the description only, and bounds every answer', () => {
    const c = chat().start();
    c.say('Yes', `two\nlines\u0007${'x'.repeat(9000)}`, '23220\n');
    expect(c.conversation.lead.issue).toHaveLength(5000);
    expect(c.conversation.lead.issue.startsWith('two\nlines x')).toBe(true);
    expect(c.conversation.lead.zipCode).toBe('23220');
    const named = chat().start();
    named.say(...answersBefore('name'), `A\u0000\u2028B${'n'.repeat(500)}`);
    expect(named.conversation.lead.name).toMatch(/^A Bn{117}$/);
  });
});

test.each([
  ['zipCode', 'Richmond'],
  ['name', '1'],
  ['phone', '555'],
  ['email', 'x'],
] as const)('%s takes %j without a question', (step, text) => {
  const c = chat().start();
  c.say(...answersBefore(step), text);
  expect(c.conversation.lead[step]).toBe(text);
  expect(c.conversation.step === step).toBe(step === 'email');
});

describe('saved visitor info', () => {
  const offered = () => {
    const c = chat({ savedInfo: WREN }).start();
    c.say(...answersBefore('name'));
    return c;
  };

  it('skips ahead and submits on a yes', () => {
    const c = offered();
    const effects = c.send({ type: 'answered', text: 'Yes' });
    const lead = { hasPestIssue: true, issue: ANSWERS.explainIssue, zipCode: '23220', ...WREN };
    expect(effects).toEqual([
      { type: 'startDeadline', at: NOON + FIVE_MINUTES },
      { type: 'saveComplete', submissionId: FIRST_ID, lead, replaces: null },
    ]);
    expect(isBusy(c.conversation)).toBe(true);
  });

  it('is not used without a clear yes: the name is asked again', () => {
    const c = offered();
    c.say('Yes Dawson');
    expect(c.lastWords).toBe('No problem. What name should we use?');
    expect(asksYesOrNo(c.conversation)).toBe(false);
    c.say('Bea');
    expect(c.conversation).toMatchObject({ step: 'phone', lead: { name: 'Bea' } });
  });

  it('is stored once the lead is complete, and not before', () => {
    const c = chatWithPhone();
    expect(typesOf(c.giveEmail())).not.toContain('rememberVisitor');
    expect(c.settle('completeSaved')).toContainEqual({ type: 'rememberVisitor', info: WREN });
  });
});

describe('beginning again', () => {
  it('forgets the visitor, drops the deadline and starts a new conversation', () => {
    const c = chatWithPhone();
    expect(typesOf(c.send({ type: 'forgotten' }, { freshId: SECOND_ID }))).toEqual([
      'forgetVisitor',
      'cancelDeadline',
      'discardLead',
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
    c.giveEmail();
    c.settle('completeSaved');
    c.hear();
    c.send({ type: 'restarted' }, { freshId: SECOND_ID });
    expect(c.conversation.submissionId).toBe(SECOND_ID);
  });
});

it('ends on a page in another language, and is sent as a partial lead if it has a phone number', () => {
  const conversation = { ...chatWithPhone().conversation, language: 'es' as const };
  const c = chat();
  expect(c.send({ type: 'restored', conversation })).toMatchObject([
    { type: 'cancelDeadline' },
    { type: 'savePartial', submissionId: FIRST_ID, lead: { phone: '804 555 0199' } },
  ]);
  expect(c.isOver).toBe(true);
});

it('Skip completes the lead without an e-mail, and only at the question for the e-mail', () => {
  expect(chatWithPhone().send({ type: 'skipped' })).toMatchObject([
    { type: 'saveComplete', lead: { name: 'Ada Wren', email: '' } },
  ]);
  expect(chat().start().send({ type: 'skipped' })).toEqual([]);
});

describe('what to do right now', () => {
  const wasps = { names: ['wasp'], commands: ['Keep away.'], help: 'Hives: 911.', urgent: true };
  const ants = { names: ['ant'], commands: ['Take a photo.'], help: undefined, urgent: false };
  const settings = { ...SETTINGS, pests: ['wasp', 'ant'], advice: [wasps, ants] };
  const danger = 'Right now:\n• Keep away.\nHives: 911.';
  const harmless = 'Right now:\n• Take a photo.';
  const texts = (c: ReturnType<typeof chat>) => c.conversation.messages.map(({ text }) => text);

  it('comes before the next question when the description names a dangerous pest', () => {
    const c = chat({ settings }).start();
    c.say('Yes', 'a nest of wasps');
    expect(texts(c).slice(-2)).toEqual([danger, 'Thanks. What’s your ZIP code?']);
  });

  it('comes with the thanks for a harmless pest', () => {
    const c = chat({ settings }).start();
    c.say(...answersBefore('email'));
    expect(texts(c)).not.toContain(harmless);
    c.giveEmail();
    c.settle('completeSaved');
    c.hear();
    expect(texts(c).at(-2)).toMatch(/^All set, Ada Wren/);
    expect(c.lastWords).toBe(harmless);
  });
});
