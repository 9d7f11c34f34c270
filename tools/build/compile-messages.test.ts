import { describe, expect, it } from 'vitest';
import { functionOf } from './compile-messages.ts';

const say = (message: Parameters<typeof functionOf>[0], values?: object, language = 'en') =>
  new Function(`return ${functionOf(message, language)}`)()(values);

describe('the function of a message', () => {
  it('returns a sentence without values', () => {
    expect(say('Say "no" to `ants` for $5.\n')).toBe('Say "no" to `ants` for $5.\n');
  });

  it('fills in values, whatever characters surround them', () => {
    expect(say('`{name}` pays "{sum}" $& \\ {name}', { name: 'Ann', sum: 5 })).toBe(
      '`Ann` pays "5" $& \\ Ann',
    );
  });

  it('leaves out a passage in brackets if its value is empty', () => {
    const sentence = 'Try again[, or call us at {phone}].';
    expect(say(sentence, { phone: '(888) 555-0119' })).toBe(
      'Try again, or call us at (888) 555-0119.',
    );
    expect(say(sentence, { phone: '' })).toBe('Try again.');
  });

  it('chooses by plural category', () => {
    const months = { plural: 'count', one: '{count} month', other: '{count} months' };
    expect([0, 1, 2].map((count) => say(months, { count }))).toEqual([
      '0 months',
      '1 month',
      '2 months',
    ]);
  });

  it('chooses by a value, and falls back to `other`', () => {
    const weekday = { select: 'day', Sunday: 'el domingo', other: 'el {day}' };
    expect(['Sunday', 'lunes'].map((day) => say(weekday, { day }, 'es'))).toEqual([
      'el domingo',
      'el lunes',
    ]);
  });
});
