/**
 * Solves a challenge of the server (ALTCHA), in a file of its own that is fetched only while one is asked for. The
 * browser derives keys on a thread of its own (WebCrypto), so the page stays quick without a worker.
 */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A device that needs longer, in ms, goes without. */
const TIMEOUT_MS = 30_000;

/** @returns challenge and solution as ALTCHA's forms send them: base64 of JSON; null when it took too long. */
export async function solveForServer(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
