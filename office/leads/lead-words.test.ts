import { expect, test } from 'vitest';
import type { ActRecord } from '../../domain/office/acts-api.ts';
import { openContact } from './lead-words.ts';

const record = (act: object) =>
  ({
    act_id: 'a',
    at: 0,
    by: { person_id: 'me', name: 'Maria' },
    via: 'office',
    ...act,
  }) as ActRecord;
const called = record({ type: 'reach', way: 'call' });

test('the question after a call stands until any step of the same person answers it', () => {
  expect(openContact([called], 'me', 1000)).toBe(called);
  for (const type of ['status', 'snooze', 'note'] as const)
    expect(openContact([called, record({ type })], 'me', 1000)).toBeNull();
});

test('a call of another user, or of hours ago, asks nothing', () => {
  expect(openContact([called], 'ben', 1000)).toBeNull();
  expect(openContact([called], 'me', 2 * 60 * 60_000)).toBeNull();
});
