/** Tokens of the links in newsletter mails: nobody can guess one, and the database knows only their hashes. */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { addressHash } from './address-hash.ts';

/** @returns the token, which is not stored anywhere in this form but in the mail. */
export async function createNewsletterToken(
  db: Kysely<Database>,
  address: string,
  now: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const row = {
    token_hash: tokenHash(token),
    address_hash: addressHash(address),
    created_at: now,
  };
  await db.insertInto('newsletter_tokens').values(row).execute();
  return token;
}

/** The address a token stands for, as its hash; null = no such token. */
export async function addressOfToken(db: Kysely<Database>, token: string): Promise<string | null> {
  const known = await db
    .selectFrom('newsletter_tokens')
    .select('address_hash')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return known?.address_hash ?? null;
}

const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');
