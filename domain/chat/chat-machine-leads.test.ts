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
    expect(c.reachDeadline()).toMatchObject([
      {
        type: 'savePartial',
        submissionId: FIRST_ID,
        lead: { name: 'Ada Wren', email: '' },
        deadline: NOON + FIVE_MINUTES,
      },
    ]);
    expect(canAnswer(c.conversation)).toBe(true);
    expect(c.send({ type: 'deadlineReached' })).toEqual([]);
    c.settle('partialSaved');
    expect(c.send({ type: 'deadlineReached' })).toEqual([]);
    expect(c.giveEmail()).toMatchObject([{ type: 'saveComplete', submissionId: FIRST_ID }]);
  });

  it('keeps waiting when its timer fires early', () => {
    const c = chatWithPhone();
    c.wait(FIVE_MINUTES - 1);
    expect(c.send({ type: 'deadlineReached' })).toEqual([
      { type: 'startDeadline', at: NOON + FIVE_MINUTES },
    ]);
  });

  it('is canceled by a complete lead', () => {
    const c = chatWithPhone();
    c.giveEmail();
    expect(typesOf(c.settle('completeSaved'))).toContain('cancelDeadline');
    expect(c.reachDeadline()).toEqual([]);
  });

  it('waits while the complete lead is being sent, and saves the partial one if that fails', () => {
    const c = chatWithPhone();
    c.giveEmail();
    expect(c.reachDeadline()).toEqual([]);
    expect(typesOf(c.settle('completeFailed'))).toEqual(['toast', 'type', 'savePartial']);
  });

  it.each([
    ['a reload', 60_000, NOON + FIVE_MINUTES],
    ['a clock that was set back', -3_600_000, NOON - 3_600_000 + FIVE_MINUTES],
  ])('survives %s', (_, after, at) => {
    expect(chatWithPhone().reload(after).effects).toEqual([{ type: 'startDeadline', at }]);
  });
});

describe('a conversation after a reload', () => {
  it('ends, and closes its panel, if the page was left during the goodbye', () => {
    const c = chat().start();
    c.send({ type: 'answered', text: 'No' });
    const { page, effects } = c.reload();
    expect(effects).toEqual([{ type: 'closePanel' }]);
    expect(page.isOver).toBe(true);
  });

  it('saves the partial lead again if the page was left while it was being sent', () => {
    const c = chatWithPhone();
    c.reachDeadline();
    const { page } = c.reload();
    expect(typesOf(page.send({ type: 'deadlineReached' }))).toEqual(['savePartial']);
  });

  it('sends the complete lead again under the same id', () => {
    const c = chatWithPhone();
    c.giveEmail();
    expect(c.reload().effects).toMatchObject([
      { type: 'startDeadline' },
      { type: 'saveComplete', submissionId: FIRST_ID },
    ]);
  });

  it('resumes typing', () => {
    const c = chat().start();
    c.send({ type: 'answered', text: 'Yes' });
    const { page, effects } = c.reload();
    expect(effects).toEqual([{ type: 'type', turn: 3, delayMs: 1000 }]);
    page.hear();
    expect(canAnswer(page.conversation)).toBe(true);
  });

  it('has its last messages if it failed again and again', () => {
    const c = chatWithPhone();
    for (let tries = 0; tries < 40; tries++) {
      c.giveEmail();
      c.settle('completeFailed');
      c.hear();
    }
    expect(parseConversation(storeConversation(c.conversation), NOON)).toEqual(c.conversation);
  });
});

it('a lead of which the server has another version is sent under a new id', () => {
  const c = chatWithPhone();
  c.giveEmail();
  const corrected = { type: 'corrected', submissionId: FIRST_ID, freshId: SECOND_ID } as const;
  expect(c.send(corrected)).toEqual([{ type: 'cancelDeadline' }]);
  expect(c.send(corrected)).toEqual([]);
  c.send({ type: 'completeFailed', submissionId: SECOND_ID });
  c.hear();
  expect(c.conversation.deadlineAt).toBeNull();
  expect(c.send({ type: 'retried' })).toMatchObject([
    { type: 'saveComplete', submissionId: SECOND_ID, replaces: FIRST_ID },
  ]);
});

describe('a visitor who leaves', () => {
  it('sends the partial lead that failed', () => {
    const c = chatWithPhone();
    c.reachDeadline();
    expect(c.settle('partialFailed')).toEqual([]);
    expect(typesOf(c.send({ type: 'pageHidden' }))).toEqual(['beaconPartial']);
  });

  it('sends nothing if the partial lead has arrived', () => {
    const c = chatWithPhone();
    c.reachDeadline();
    c.settle('partialSaved');
    expect(c.send({ type: 'pageHidden' })).toEqual([]);
  });
});
