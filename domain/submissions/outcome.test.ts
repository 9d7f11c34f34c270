import { expect, it } from 'vitest';
import { NEWSLETTER_MESSAGES } from '../newsletter/newsletter.ts';
import { type Answer, isPassing, type Outcome, outcomeOf, outcomeText } from './outcome.ts';

const SETTINGS = { newsletter_confirm: false, trade: { name: 'pest control' } };

it.each<[Answer, string, boolean]>([
  [{ status: null }, 'unreachable', true],
  [{ status: 409, code: '23505' }, 'duplicate', false],
  [{ status: 409, code: 'unsubscribed' }, 'unacceptable', false],
  [{ status: 409 }, 'conflict', false],
  [{ status: 422 }, 'invalid', false],
  [{ status: 408 }, 'busy', true],
  [{ status: 429 }, 'busy', true],
  [{ status: 403 }, 'unacceptable', false],
  [{ status: 500 }, 'failed', true],
])('%j is refused as %s; retried automatically: %s', (answer, reason, passing) => {
  const outcome = outcomeOf(answer);
  expect(outcome).toMatchObject({ state: 'refused', reason });
  expect(outcome.state === 'refused' && isPassing(outcome)).toBe(passing);
});

it('a status from 200 to 299 is sent', () => {
  expect(outcomeOf({ status: 202 })).toEqual({ state: 'sent' });
});

it('passes on the server’s message and fields', () => {
  const errors = [{ field: 'phone', message: 'Too short.' }];
  expect(outcomeOf({ status: 422, detail: 'Too short.', errors })).toEqual({
    state: 'refused',
    reason: 'invalid',
    message: 'Too short.',
    isServersWord: true,
    errors,
  });
});

it.each(['contact', 'newsletter'] as const)(
  'a visitor need not send a pending submission (%s) again',
  (kind) => {
    const { title, text } = outcomeText(kind, { state: 'pending' }, SETTINGS);
    expect(title).toBe('Not sent yet');
    expect(text).toMatch(/on this device.*don’t need to send/);
  },
);

it.each<[Outcome, boolean, keyof typeof NEWSLETTER_MESSAGES]>([
  [{ state: 'sent' }, true, 'confirm'],
  [outcomeOf({ status: 409, code: '23505' }), false, 'duplicate'],
  [outcomeOf({ status: 422 }), false, 'invalid'],
  [outcomeOf({ status: 409, code: 'unsubscribed' }), false, 'failed'],
  [outcomeOf({ status: null }), false, 'failed'],
])(
  'of the newsletter %j (to be confirmed: %s) ends with the specification’s %s',
  (outcome, newsletter_confirm, message) => {
    expect(outcomeText('newsletter', outcome, { ...SETTINGS, newsletter_confirm })).toEqual(
      NEWSLETTER_MESSAGES[message](),
    );
  },
);
