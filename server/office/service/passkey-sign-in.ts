/** Passkeys: WebAuthn credentials, unlocked by finger, face or PIN. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { PasskeyRequest } from '../../../domain/office/sign-in-api.ts';
import { fromJson, toJson } from '../../database/json.ts';
import type { Database, OfficePasskeysTable, OfficePersonRow } from '../../database/tables.ts';
import {
  changePasskey,
  findPasskey,
  insertChallenge,
  readPasskeys,
  takeChallenge,
} from '../store/passkeys.ts';

/** The site that the passkeys belong to: WebAuthn's relying party. */
export interface RelyingParty {
  /** Host name without port. */
  id: string;
  origin: string;
  /** Name of the company. */
  name: string;
}

type Answer = v.InferOutput<typeof PasskeyRequest>;

/** EdDSA, ES256, RS256, which devices support. The library's default includes ones that Node calls experimental. */
const ALGORITHMS = [-8, -7, -257];
/** Time limit for unlocking the device, ms. */
const TIMEOUT_MS = 5 * 60_000;

/** Loaded at the first sign-in, so that a site without an office doesn't pay for it. */
const webauthn = () => import('@simplewebauthn/server');

/** Options of a sign-in. Any passkey of this site is accepted, so the answer doesn't reveal who has one. */
export async function signInOptions(db: Kysely<Database>, party: RelyingParty, now: number) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: TIMEOUT_MS,
  });
  const { challenge } = options;
  const expires_at = now + TIMEOUT_MS;
  const row = { kind: 'sign-in', challenge, person_id: null, expires_at } as const;
  return { challenge_id: await insertChallenge(db, row), options: { ...options } };
}

export async function registrationOptions(
  db: Kysely<Database>,
  person: OfficePersonRow,
  party: RelyingParty,
  now: number,
) {
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
      transports: fromJson(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { person_id } = person;
  const { challenge } = options;
  const row = { kind: 'register', challenge, person_id, expires_at: now + TIMEOUT_MS } as const;
  return { challenge_id: await insertChallenge(db, row), options: { ...options } };
}

/** The user whose passkey responded; null if it was rejected for any reason. */
export async function verifySignIn(
  db: Kysely<Database>,
  { challenge_id, response }: Answer,
  party: RelyingParty,
  now: number,
): Promise<string | null> {
  const challenge = await takeChallenge(db, challenge_id, 'sign-in', null, now);
  const passkey = await findPasskey(db, response.id);
  if (!challenge || !passkey) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const result = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.passkey_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: fromJson(passkey.transports),
    },
    // Malformed responses and those of another site throw.
  }).catch(() => null);
  if (!result?.verified) return null;
  await changePasskey(db, passkey.passkey_id, {
    counter: result.authenticationInfo.newCounter,
    synced: result.authenticationInfo.credentialBackedUp ? 1 : 0,
    last_used_at: now,
  });
  return passkey.person_id;
}

/** The new passkey of a registration; null if it was rejected for any reason. */
export async function verifyRegistration(
  db: Kysely<Database>,
  person: OfficePersonRow,
  { challenge_id, response }: Answer,
  party: RelyingParty,
  now: number,
): Promise<Omit<OfficePasskeysTable, 'label'> | null> {
  const challenge = await takeChallenge(db, challenge_id, 'register', person.person_id, now);
  if (!challenge) return null;
  const { verifyRegistrationResponse } = await webauthn();
  const result = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    passkey_id: credential.id,
    person_id: person.person_id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: toJson(credential.transports ?? []),
    synced: credentialBackedUp ? 1 : 0,
    created_at: now,
    last_used_at: null,
  };
}

export async function listPasskeys(db: Kysely<Database>, personId: string) {
  const rows = await readPasskeys(db, personId);
  return {
    passkeys: rows.map(({ passkey_id, label, created_at, last_used_at, synced }) => ({
      ...{ passkey_id, label, created_at, last_used_at },
      synced: synced === 1,
    })),
  };
}
