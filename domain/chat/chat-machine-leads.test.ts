/** What happens to the lead: deadline, sending, failing, leaving (spec §4, §8). */
import { describe, expect, it } from 'vitest';
import { canAnswer, parseConversation, storeConversation } from './conversation.ts';
import {
  chat,
  chatWithPhone,
  FIRST_ID,
  FIVE_MINUTES,
  NOON,
  SECOND_ID,
  typesOf,
} from './testing/chat-driver.ts';

describe('the five-minute deadline', () => {
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

  it('keeps waiting when its timer fires early', () => {
    const c = chatWithPhone();
    c.wait(FIVE_MINUTES - 1);
    expect(c.send({ type: 'deadlineReached' })).toEqual([
      { type: 'startDeadline', at: NOON + FIVE_MINUTES },
    ]);
  });

  it('leaves a partial lead that failed to be sent when the visitor leaves', () => {
    const c = chatWithPhone();
    c.wait(FIVE_MINUTES);
    c.send({ type: 'deadlineReached' });
    expect(c.send({ type: 'partialFailed', submissionId: FIRST_ID })).toEqual([]);
    expect(typesOf(c.send({ type: 'pageHidden' }))).toEqual(['beaconPartial']);
  });

  it('is canceled by a complete lead', () => {
    const c = chatWithPhone();
    c.send({ type: 'answered', text: 'ada@example.com' });
    expect(typesOf(c.send({ type: 'completeSaved', submissionId: FIRST_ID }))).toContain(
      'cancelDeadline',
    );
    c.wait(FIVE_MINUTES);
    expect(c.send({ type: 'deadlineReached' })).toEqual([]);
  });

  it('waits while the complete lead is being sent, and saves the partial one if that fails', () => {
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

  it.each([
    ['a reload', NOON + 60_000, NOON + FIVE_MINUTES],
    ['a clock that was set back', NOON - 3_600_000, NOON - 3_600_000 + FIVE_MINUTES],
  ])('survives %s', (_, now, at) => {
    const { conversation } = chatWithPhone();
    expect(chat({ now }).send({ type: 'restored', conversation })).toEqual([
      { type: 'startDeadline', at },
    ]);
  });
});

describe('a restored conversation', () => {
  it('ends, and closes its panel, if the page was left during the goodbye', () => {
    const c = chat().start();
    c.send({ type: 'answered', text: 'No' });
    const reloaded = chat();
    expect(reloaded.send({ type: 'restored', conversation: c.conversation })).toEqual([
      { type: 'closePanel' },
    ]);
    expect(reloaded.isOver).toBe(true);
  });

  it('saves the partial lead again if the page was left while it was being sent', () => {
    const c = chatWithPhone();
    c.wait(FIVE_MINUTES);
    c.send({ type: 'deadlineReached' });
    const reloaded = chat({ now: NOON + FIVE_MINUTES });
    reloaded.send({ type: 'restored', conversation: c.conversation });
    expect(typesOf(reloaded.send({ type: 'deadlineReached' }))).toEqual(['savePartial']);
  });

  it('resumes typing', () => {
    const c = chat().start();
    c.send({ type: 'answered', text: 'Yes' });
    const reloaded = chat();
    const effects = reloaded.send({ type: 'restored', conversation: c.conversation });
    expect(effects).toEqual([{ type: 'type', turn: 3, delayMs: 1000 }]);
    reloaded.hear();
    expect(canAnswer(reloaded.conversation)).toBe(true);
  });
});

describe('sending the complete lead', () => {
  it('goes under a new id when the server holds another version under the first', () => {
    const c = chatWithPhone();
    c.send({ type: 'answered', text: 'ada@example.com' });
    const corrected = { type: 'corrected', submissionId: FIRST_ID, freshId: SECOND_ID } as const;
    expect(c.send(corrected)).toEqual([{ type: 'cancelDeadline' }]);
    expect(c.conversation).toMatchObject({
      submissionId: SECOND_ID,
      replaces: FIRST_ID,
      deadlineAt: null,
      complete: 'sending',
    });
    expect(c.send(corrected)).toEqual([]);
    c.send({ type: 'completeFailed', submissionId: SECOND_ID });
    c.hear();
    expect(c.send({ type: 'retried' })).toMatchObject([
      { type: 'saveComplete', submissionId: SECOND_ID, replaces: FIRST_ID },
    ]);
  });

  it('is sent again under the same id after a reload', () => {
    const c = chatWithPhone();
    c.send({ type: 'answered', text: 'ada@example.com' });
    const reloaded = chat();
    expect(reloaded.send({ type: 'restored', conversation: c.conversation })).toMatchObject([
      { type: 'startDeadline' },
      { type: 'saveComplete', submissionId: FIRST_ID },
    ]);
  });
});

it('a conversation that fails again and again is still restored, with its last messages', () => {
  const c = chatWithPhone();
  for (let tries = 0; tries < 40; tries++) {
    c.send({ type: 'answered', text: 'ada@example.com' });
    c.send({ type: 'completeFailed', submissionId: FIRST_ID });
    c.hear();
  }
  expect(parseConversation(storeConversation(c.conversation), NOON)).toEqual(c.conversation);
});

describe('leaving the page', () => {
  it('sends nothing if the partial lead has arrived', () => {
    const c = chatWithPhone();
    c.wait(FIVE_MINUTES);
    c.send({ type: 'deadlineReached' });
    c.send({ type: 'partialSaved', submissionId: FIRST_ID });
    expect(c.send({ type: 'pageHidden' })).toEqual([]);
  });
});
