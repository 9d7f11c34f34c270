/** Links in newsletter mails: a token that nobody can guess, of which the database knows only the hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { addressHash } from './address-hash.ts';

/** Paths of the pages; both take the token in `?token=`. */
export const NEWSLETTER_PATHS = {
  unsubscribe: '/api/newsletter/unsubscribe',
  confirm: '/api/newsletter/confirm',
} as const;
export type NewsletterPage = keyof typeof NEWSLETTER_PATHS;

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

export function newsletterLink(siteUrl: string, page: NewsletterPage, token: string): string {
  return `${siteUrl}${NEWSLETTER_PATHS[page]}?token=${token}`;
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
