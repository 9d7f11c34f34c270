/**
 * Proof of work (ALTCHA), asked for only while CHALLENGE_SECRET is set. A challenge carries everything that is needed
 * to check its solution, signed, so any replica can check what another one handed out; only which solutions have been
 * used is kept, in the database, until they expire. What a missing solution means: domain/lead/spam.ts.
 */
import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import type { Database } from '../database/tables.ts';

export interface Challenges {
  /** A new challenge, as the browser solves it. */
  issue(): Promise<Challenge>;
  /**
   * Uses up a solution: base64 of JSON with the challenge and its solution, as ALTCHA's own forms send it. Called
   * again for the same submission it says the same. Throws what the database threw.
   * @returns false when it is missing, wrong, expired, not ours, or used for another submission.
   */
  redeem(solution: string | undefined, submissionId: string): Promise<boolean>;
}

/**
 * Rounds per attempt, and attempts until the right one: half a million rounds, solved while the visitor types. The
 * server makes one attempt for each challenge it hands out and none to check a solution.
 */
const ROUNDS = 5000;
export const ATTEMPTS = { fewest: 50, most: 150 };
/** How long a challenge may be solved and sent, ms. */
const LIFETIME = 60 * 60_000;
/** How often solutions that have expired are forgotten, ms. */
const CLEANUP_INTERVAL_MS = 60_000;

/** @param secret CHALLENGE_SECRET, the same for all replicas. */
export function createChallenges(
  secret: string,
  { db, now }: { db: Kysely<Database>; now(): number },
): Challenges {
  const keys = {
    hmacSignatureSecret: keyFor(secret, 'challenge'),
    hmacKeySignatureSecret: keyFor(secret, 'solution'),
  };
  let cleanedAt = 0;
  // What expires later was handed out or used by a clock that had jumped ahead. The clocks of replicas may differ a bit.
  const latestExpiry = () => now() + 2 * LIFETIME;

  async function isFirstUse(signature: string, submissionId: string): Promise<boolean> {
    await db
      .insertInto('challenge_solutions')
      .values({ signature, submission_id: submissionId, expires_at: now() + LIFETIME })
      .onConflict((conflict) => conflict.column('signature').doNothing())
      .execute();
    const { submission_id } = await db
      .selectFrom('challenge_solutions')
      .select('submission_id')
      .where('signature', '=', signature)
      .executeTakeFirstOrThrow();
    return submission_id === submissionId;
  }

  async function deleteExpired(): Promise<void> {
    const time = now();
    if (Math.abs(time - cleanedAt) < CLEANUP_INTERVAL_MS) return;
    cleanedAt = time;
    await db.deleteFrom('challenge_solutions').where('expires_at', '<=', time).execute();
    await db.deleteFrom('challenge_solutions').where('expires_at', '>', latestExpiry()).execute();
  }

  return {
    issue: () =>
      createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(ATTEMPTS.most, ATTEMPTS.fewest),
        deriveKey,
        expiresAt: new Date(now() + LIFETIME),
      }),
    async redeem(solution, submissionId) {
      const sent = readSolution(solution);
      if (!sent) return false;
      const expiresAt = sent.challenge.parameters.expiresAt * 1000;
      if (expiresAt < now() || expiresAt > latestExpiry()) return false;
      const { verified } = await verifySolution({ ...sent, ...keys, deriveKey });
      if (!verified) return false;
      await deleteExpired();
      return isFirstUse(sent.challenge.signature, submissionId);
    },
  };
}

const Sent = v.object({
  challenge: v.object({
    // Whatever it holds has to fit the signature.
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.pipe(v.string(), v.hash(['sha256'])),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

function readSolution(solution = ''): v.InferOutput<typeof Sent> | null {
  try {
    const found = v.safeParse(Sent, JSON.parse(Buffer.from(solution, 'base64').toString()));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** A key of its own for each use. */
const keyFor = (secret: string, use: string) =>
  createHmac('sha256', secret).update(use).digest('hex');

/** Whether a proof of work was asked for and did not come. When the database can't say, the visitor is believed. */
export async function isUnsolved(
  { challenge_solution, submission_id }: ContactSubmission,
  { challenges }: { challenges: Challenges | null },
  { log }: { log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<boolean> {
  if (!challenges) return false;
  try {
    return !(await challenges.redeem(challenge_solution, submission_id));
  } catch (err) {
    log.warn({ err }, 'solutions could not be looked up');
    return false;
  }
}
