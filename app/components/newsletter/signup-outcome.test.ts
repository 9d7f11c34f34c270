import { expect, it } from 'vitest';
import { signupOutcome } from './signup-outcome.ts';

const message = '';

it.each([
  [{ ok: true }, 'success'],
  [{ ok: true, kept: true }, 'failed'],
  [{ ok: false, status: 409, code: '23505', message }, 'duplicate'],
  [{ ok: false, status: 409, code: 'conflict', message }, 'failed'],
  [{ ok: false, status: 422, code: 'invalid', message }, 'invalid'],
  [{ ok: false, status: 429, message }, 'failed'],
  [{ ok: false, status: 503, message }, 'failed'],
  [{ ok: false, message }, 'failed'],
] as const)('%j ends with the message %s', (result, outcome) => {
  expect(signupOutcome(result)).toBe(outcome);
});
