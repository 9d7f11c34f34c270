/** Passkeys of users, and open challenges. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type {
  Database,
  OfficeChallengesTable,
  OfficePasskeysTable,
} from '../../database/tables.ts';

/** Oldest first. */
export function readPasskeys(
  db: Kysely<Database>,
  personId: string,
): Promise<OfficePasskeysTable[]> {
  return db
    .selectFrom('office_passkeys')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}

/** @returns undefined if there is no such passkey */
export function findPasskey(
  db: Kysely<Database>,
  passkeyId: string,
): Promise<OfficePasskeysTable | undefined> {
  return db
    .selectFrom('office_passkeys')
    .selectAll()
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
}

/** @returns false if a user has it already */
export async function insertPasskey(
  db: Kysely<Database>,
  row: OfficePasskeysTable,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('office_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('passkey_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function changePasskey(
  db: Kysely<Database>,
  passkeyId: string,
  changes: Partial<OfficePasskeysTable>,
): Promise<void> {
  await db
    .updateTable('office_passkeys')
    .set(changes)
    .where('passkey_id', '=', passkeyId)
    .execute();
}

/** @returns false if the user has no such passkey */
export async function deletePasskey(
  db: Kysely<Database>,
  personId: string,
  passkeyId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('office_passkeys')
    .where('passkey_id', '=', passkeyId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Inserts a challenge. @returns its id */
export async function insertChallenge(
  db: Kysely<Database>,
  challenge: Omit<OfficeChallengesTable, 'challenge_id'>,
): Promise<string> {
  const challenge_id = randomUUID();
  await db
    .insertInto('office_challenges')
    .values({ challenge_id, ...challenge })
    .execute();
  return challenge_id;
}

/** Deletes a challenge and returns it: each counts once, accepted or not. */
export async function takeChallenge(
  db: Kysely<Database>,
  challengeId: string,
  kind: 'sign-in' | 'register',
  personId: string | null,
  now: number,
): Promise<string | null> {
  const row = await db
    .deleteFrom('office_challenges')
    .where('challenge_id', '=', challengeId)
    .where('kind', '=', kind)
    .where('person_id', personId === null ? 'is' : '=', personId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge ?? null;
}
