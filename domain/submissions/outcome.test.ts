import { expect, it } from 'vitest';
import { NEWSLETTER_MESSAGES } from '../newsletter/newsletter.ts';
import { type Answer, isPassing, type Outcome, outcomeOf, outcomeText } from './outcome.ts';

const PESTS = { newsletter_confirm: false, trade: { name: 'pest control' } };
const KINDS = ['contact', 'photos', 'newsletter'] as const;

it.each<[Answer, string, boolean]>([
  [{ status: null }, 'unreachable', true],
  [{ status: 409, code: '23505' }, 'duplicate', false],
  [{ status: 409, code: 'unsubscribed' }, 'unacceptable', false],
  [{ status: 409, code: 'conflict' }, 'conflict', false],
  [{ status: 409 }, 'conflict', false],
  [{ status: 413 }, 'invalid', false],
  [{ status: 415 }, 'invalid', false],
  [{ status: 422 }, 'invalid', false],
  [{ status: 408 }, 'busy', true],
  [{ status: 429 }, 'busy', true],
  [{ status: 400 }, 'unacceptable', false],
  [{ status: 403 }, 'unacceptable', false],
  [{ status: 500 }, 'failed', true],
  [{ status: 503 }, 'failed', true],
])('%j is refused as %s; retried automatically: %s', (answer, reason, passing) => {
  const outcome = outcomeOf(answer);
  expect(outcome).toMatchObject({ state: 'refused', reason });
  expect(outcome.state === 'refused' && isPassing(outcome)).toBe(passing);
});

it.each([200, 201, 202])('%d is sent', (status) => {
  expect(outcomeOf({ status })).toEqual({ state: 'sent' });
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

it.each(KINDS)(
  'a pending submission (%s) is reported as not sent yet, without asking for a retry',
  (kind) => {
    const { title, text } = outcomeText(kind, { state: 'pending' }, PESTS);
    expect(title).toBe('Not sent yet');
    expect(text).toMatch(/on this device.*by (it|them)sel.*don’t need to send/);
    expect(`${title} ${text}`).not.toMatch(/try again|error/i);
  },
);

it.each<[Outcome, boolean, keyof typeof NEWSLETTER_MESSAGES]>([
  [{ state: 'sent' }, true, 'confirm'],
  [outcomeOf({ status: 409, code: '23505' }), false, 'duplicate'],
  [outcomeOf({ status: 422 }), false, 'invalid'],
  [outcomeOf({ status: 409, code: 'unsubscribed' }), false, 'failed'],
  [outcomeOf({ status: 429 }), false, 'failed'],
  [outcomeOf({ status: 503 }), false, 'failed'],
  [outcomeOf({ status: null }), false, 'failed'],
])(
  'of the newsletter %j (to be confirmed: %s) ends with the specification’s %s',
  (outcome, newsletter_confirm, message) => {
    expect(outcomeText('newsletter', outcome, { ...PESTS, newsletter_confirm })).toBe(
      NEWSLETTER_MESSAGES[message],
    );
  },
);
