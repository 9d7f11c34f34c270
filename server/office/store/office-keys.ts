/** Keys and settings of this site, stored in its database by name. */
import { generateKeyPairSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/tables.ts';
import { newToken } from '../../http/secrets.ts';

/** Key of signed links in mails. */
export function linkKey(db: Kysely<Database>): Promise<string> {
  return storedKey(db, 'link', newToken);
}

/** Private key, JWK. */
const PushKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});
type PushKey = v.InferOutput<typeof PushKey>;

/** VAPID key pair, as JWK JSON. */
export async function pushKey(db: Kysely<Database>): Promise<PushKey> {
  const text = await storedKey(db, 'push', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return JSON.stringify(privateKey.export({ format: 'jwk' }));
  });
  return v.parse(PushKey, JSON.parse(text));
}

const FEED = 'visits-feed';

/** Key of the calendar feed of visits; null if no address was created. */
export const feedKey = (db: Kysely<Database>) => readValue(db, FEED);

/** Replaces the key, so that the old address stops working. */
export async function replaceFeedKey(db: Kysely<Database>): Promise<string> {
  const value = newToken();
  await writeValue(db, FEED, value);
  return value;
}

/** Created once, by whichever replica asks first. */
async function storedKey(db: Kysely<Database>, name: string, make: () => string): Promise<string> {
  const known = await readValue(db, name);
  if (known !== null) return known;
  await db
    .insertInto('office_keys')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return storedKey(db, name, make);
}

/** @returns null if nothing is stored under the name */
export async function readValue(db: Kysely<Database>, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('office_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function writeValue(db: Kysely<Database>, name: string, value: string): Promise<void> {
  await db
    .insertInto('office_keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
