/** Tokens of links in newsletter mails. The database stores their hashes only. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { rowInserter } from '../../database/insert-rows.ts';
import type { Database, NewsletterTokensTable } from '../../database/tables.ts';
import { hashOf } from '../../http/secrets.ts';
import { mailboxHash } from '../../mail/mail-store.ts';

/** @returns a token for each address, in order; only their hashes are stored */
export async function createNewsletterTokens(
  db: Kysely<Database>,
  addresses: string[],
  now: number,
): Promise<string[]> {
  const tokens = addresses.map(() => randomBytes(24).toString('base64url'));
  const rows = addresses.map((address, index) => ({
    token_hash: hashOf(tokens[index] ?? ''),
    address_hash: mailboxHash(address),
    created_at: now,
  }));
  await insertTokens(db, rows);
  return tokens;
}

const insertTokens = rowInserter((db, rows: NewsletterTokensTable[]) =>
  db.insertInto('newsletter_tokens').values(rows),
);

/** The mailbox hash of a token; null if there is no such token. */
export async function mailboxOfToken(db: Kysely<Database>, token: string): Promise<string | null> {
  const known = await db
    .selectFrom('newsletter_tokens')
    .select('address_hash')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return known?.address_hash ?? null;
}
