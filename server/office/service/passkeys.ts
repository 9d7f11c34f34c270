/** Passkeys: WebAuthn credentials that devices keep and unlock with a finger, a face or a PIN. */
import { randomUUID } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type {
  PasskeyAnswer,
  PasskeyList,
  PasskeyOptions,
} from '../../../domain/office/sign-in-api.ts';
import { addAuditEntry, type Recorded } from '../../activity/store/audit.ts';
import { inTransaction } from '../../database/database.ts';
import type { Database, OfficePersonRow } from '../../database/tables.ts';

/** For whom passkeys count. */
export interface RelyingParty {
  /** Host name, without a port. */
  id: string;
  origin: string;
  /** The company. */
  name: string;
}

type Answer = v.InferOutput<typeof PasskeyAnswer>;

/** EdDSA, ES256, RS256: what devices have. The library would also offer what Node calls experimental. */
const ALGORITHMS = [-8, -7, -257];
/** How long a person may take to unlock the device, ms. */
const TIMEOUT_MS = 5 * 60_000;

/** Loaded when somebody signs in: a site without an office does without. */
const webauthn = () => import('@simplewebauthn/server');

/** For a sign-in: any passkey of this site will do, so the answer tells nothing about who has one. */
export async function signInOptions(
  db: Kysely<Database>,
  party: RelyingParty,
  now: number,
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: TIMEOUT_MS,
  });
  const challenge_id = await keepChallenge(db, 'sign-in', options.challenge, null, now);
  return { challenge_id, options: { ...options } };
}

export async function registrationOptions(
  db: Kysely<Database>,
  person: OfficePersonRow,
  party: RelyingParty,
  now: number,
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await webauthn();
  const known = await readPasskeys(db, person.person_id);
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(person.person_id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(({ passkey_id, transports }) => ({
      id: passkey_id,
      transports: JSON.parse(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge_id = await keepChallenge(
    db,
    'register',
    options.challenge,
    person.person_id,
    now,
  );
  return { challenge_id, options: { ...options } };
}

/** Whose passkey answered; null = it was not accepted, for whatever reason. */
export async function verifySignIn(
  db: Kysely<Database>,
  challengeId: string,
  answer: Answer,
  party: RelyingParty,
  now: number,
): Promise<string | null> {
  const challenge = await takeChallenge(db, challengeId, 'sign-in', null, now);
  const passkey = await db
    .selectFrom('office_passkeys')
    .selectAll()
    .where('passkey_id', '=', answer.id)
    .executeTakeFirst();
  if (!challenge || !passkey) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const result = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.passkey_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: JSON.parse(passkey.transports),
    },
    // What is malformed or of another site throws.
  }).catch(() => null);
  if (!result?.verified) return null;
  await db
    .updateTable('office_passkeys')
    .set({
      counter: result.authenticationInfo.newCounter,
      synced: result.authenticationInfo.credentialBackedUp ? 1 : 0,
      last_used_at: now,
    })
    .where('passkey_id', '=', passkey.passkey_id)
    .execute();
  return passkey.person_id;
}

/** @returns null = it was not accepted. */
export async function addPasskey(
  db: Kysely<Database>,
  person: OfficePersonRow,
  { challengeId, answer, label }: { challengeId: string; answer: Answer; label: string },
  party: RelyingParty,
  now: number,
): Promise<Recorded | null> {
  const challenge = await takeChallenge(db, challengeId, 'register', person.person_id, now);
  if (!challenge) return null;
  const { verifyRegistrationResponse } = await webauthn();
  const result = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { credential, credentialBackedUp } = result.registrationInfo;
  return inTransaction(db, async (transaction) => {
    const added = await transaction
      .insertInto('office_passkeys')
      .values({
        passkey_id: credential.id,
        person_id: person.person_id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        synced: credentialBackedUp ? 1 : 0,
        label,
        created_at: now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('passkey_id').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return null;
    return addAuditEntry(transaction, { at: now, person, what: 'passkey.add', detail: label });
  });
}

/** @returns null = this person has no such passkey. */
export function removePasskey(
  db: Kysely<Database>,
  person: OfficePersonRow,
  passkeyId: string,
  now: number,
): Promise<Recorded | null> {
  return inTransaction(db, async (transaction) => {
    const removed = await transaction
      .deleteFrom('office_passkeys')
      .where('passkey_id', '=', passkeyId)
      .where('person_id', '=', person.person_id)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return null;
    return addAuditEntry(transaction, { at: now, person, what: 'passkey.remove' });
  });
}

export async function listPasskeys(db: Kysely<Database>, personId: string): Promise<PasskeyList> {
  const rows = await readPasskeys(db, personId);
  return {
    passkeys: rows.map(({ passkey_id, label, created_at, last_used_at, synced }) => ({
      passkey_id,
      label,
      created_at,
      last_used_at,
      synced: synced === 1,
    })),
  };
}

function readPasskeys(db: Kysely<Database>, personId: string) {
  return db
    .selectFrom('office_passkeys')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}

async function keepChallenge(
  db: Kysely<Database>,
  kind: 'sign-in' | 'register',
  challenge: string,
  personId: string | null,
  now: number,
): Promise<string> {
  const challenge_id = randomUUID();
  await db
    .insertInto('office_challenges')
    .values({ challenge_id, challenge, kind, person_id: personId, expires_at: now + TIMEOUT_MS })
    .execute();
  return challenge_id;
}

/** Each counts once, whether its answer is accepted or not. */
async function takeChallenge(
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
