/** When a mail that could not be sent is tried again. */

/** Delay after the first failure, ms. */
const FIRST = 5_000;
/** Longest delay, ms: a mail server that was down all night is noticed within half an hour. */
export const LONGEST_RETRY = 30 * 60_000;

/**
 * Delay in ms after `attempts` failed attempts (1 or more): doubling from 5 s, at most 30 min, of which a
 * random half is left out, so that mails that failed together do not come back together.
 * @param random 0 to 1.
 */
export function retryAfter(attempts: number, random = Math.random()): number {
  const full = Math.min(LONGEST_RETRY, FIRST * 2 ** Math.min(attempts - 1, 20));
  return Math.round(full * (0.5 + random / 2));
}
