/** Tokens that nobody can guess, and the keys of this site, which live in its database. */
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** 256 random bits, 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token: who reads it can't use it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Key of the signed links in mails. */
export function linkKey(db: Kysely<Database>): Promise<string> {
  return keptKey(db, 'link', newToken);
}

/** Key pair that push services know this site by (VAPID), as JWK, JSON. */
export async function pushKey(db: Kysely<Database>): Promise<JsonWebKey> {
  const text = await keptKey(db, 'push', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return JSON.stringify(privateKey.export({ format: 'jwk' }));
  });
  return JSON.parse(text) as JsonWebKey;
}

/** Made once, whichever replica asks first. */
async function keptKey(db: Kysely<Database>, name: string, make: () => string): Promise<string> {
  const read = () =>
    db.selectFrom('office_keys').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  await db
    .insertInto('office_keys')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = (await read()) ?? {};
  if (value === undefined) throw new Error(`the key ${name} was not stored`);
  return value;
}
