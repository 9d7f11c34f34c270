import { expect, test } from 'vitest';
import type { ActRecord } from '../../domain/office/acts-api.ts';
import { actWords, dollars, openContact, readDollars, sourceWords } from './lead-words.ts';

const record = (act: Partial<ActRecord>): ActRecord => ({
  act_id: 'a',
  at: 0,
  by: { person_id: 'me', name: 'Maria' },
  via: 'office',
  type: 'reach',
  ...act,
});
const called = record({ reached_by: 'call' });

test.each([
  ['249', 24900],
  ['$1,250.50', 125050],
  [' 0.5 ', 50],
  ['', null],
  ['12.345', null],
  ['-5', null],
  ['1e3', null],
])('the amount "%s" is %s cents', (text, cents) => {
  expect(readDollars(text)).toBe(cents);
});

test('amounts have cents only where there are some', () => {
  expect([dollars(24900), dollars(125050)]).toEqual(['$249', '$1,250.50']);
});

test.each([
  ['chatbot', 'Chat'],
  ['chatbot_partial', 'Chat, left unfinished'],
  ['homepage-hero', 'Form: homepage hero'],
  ['', 'Form'],
])('the source "%s" is called "%s"', (source, words) => {
  expect(sourceWords(source)).toBe(words);
});

test('the question after a call stands until any step of the same person answers it', () => {
  expect(openContact([called], 'me', 1000)).toBe(called);
  for (const type of ['status', 'snooze', 'note'] as const)
    expect(openContact([called, record({ type })], 'me', 1000)).toBeNull();
});

test('nobody is asked about the call of somebody else, or of hours ago', () => {
  expect(openContact([called], 'ben', 1000)).toBeNull();
  expect(openContact([called], 'me', 2 * 60 * 60_000)).toBeNull();
});

test('a lost request says why', () => {
  const act = record({ type: 'status', status: 'lost', lost_reason: 'no-answer' });
  expect(actWords(act, 0, 'UTC')).toBe('marked it as lost, never reached');
});
