/** Takes newsletter signups: one row per address. */
import type { Kysely } from 'kysely';
import type { NewsletterSignup } from '../../domain/newsletter/newsletter-signup.ts';
import { inTransaction } from '../db/database.ts';
import { databaseFailure } from '../db/failures.ts';
import { nameSubmission } from '../db/roles.ts';
import type { Database } from '../db/tables.ts';

/**
 * `repeated`: the very same submission again, as a retry after a lost answer sends it. `duplicate`: the
 * address was already subscribed (spec §8).
 */
export type SignupOutcome = 'created' | 'repeated' | 'duplicate';

export async function saveSignup(
  signup: NewsletterSignup,
  { db, now }: { db: Kysely<Database>; now: number },
): Promise<SignupOutcome> {
  const submission_id = signup.submission_id ?? null;
  const row = {
    email: signup.email,
    source_page: signup.source_page,
    submission_id,
    quarantine_reason: signup.company_website?.trim() ? 'honeypot' : null,
    created_at: now,
  };
  try {
    await db.insertInto('newsletter_signups').values(row).execute();
    return 'created';
  } catch (error) {
    if (databaseFailure(error) !== 'duplicate') throw error;
  }
  if (!submission_id) return 'duplicate';
  const same = await inTransaction(db, async (transaction) => {
    await nameSubmission(transaction, submission_id);
    return transaction
      .selectFrom('newsletter_signups')
      .select('email')
      .where('email', '=', signup.email)
      .where('submission_id', '=', submission_id)
      .executeTakeFirst();
  });
  return same ? 'repeated' : 'duplicate';
}
