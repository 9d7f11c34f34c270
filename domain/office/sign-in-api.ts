/** /office/api: sign-in, sessions, passkeys, and the user's own settings. */

import * as v from 'valibot';
import { Base64Url, Email, PersonName, type PersonRef, type Role, Token, Uuid } from './fields.ts';

/** GET /session, and the response of every sign-in. */
export interface SessionAnswer {
  company: {
    name: string;
    time_zone: string;
    /** Phone number of visitors without a territory, for the templates of texts and mails. */
    phone: string;
    /** True if the server sends mails (SMTP_URL); otherwise it stores them as files. */
    sends_mail: boolean;
    /** True if the company offers visits (content/visits.yaml). */
    has_visits: boolean;
    territories: {
      id: string;
      label: string;
      phone: string;
    }[];
  };
  /** null if not signed in. */
  person: {
    person_id: string;
    name: string;
    email: string;
    role: Role;
    has_passkey: boolean;
  } | null;
  /** Every user, for assigning leads. Empty if not signed in. */
  people: PersonRef[];
}

/** Made by @simplewebauthn/browser, checked by @simplewebauthn/server. */
export const PasskeyAnswer = v.looseObject({
  id: Base64Url,
  rawId: Base64Url,
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: Base64Url }),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
});

/**
 * POST /sign-in/passkey, POST /session/confirm → SessionAnswer. Options: POST /sign-in/passkey/options, body {}.
 * POST /passkeys, fresh: adds a passkey. Options: POST /passkeys/options, body {}, fresh.
 */
export const PasskeyRequest = v.strictObject({ challenge_id: Uuid, response: PasskeyAnswer });

/** POST /sign-in/link → 202 {}: same response in the same time, whether or not a user has this e-mail. */
export const LinkRequest = v.strictObject({ email: Email });

/**
 * POST /sign-in/token/look; it changes nothing.
 * The link is /office/sign-in#TOKEN: the part after # reaches no log and no other site. Show a button, because programs that
 * scan mails open links, and only pressing the button may use the link up.
 */
export const TokenRequest = v.strictObject({ token: Token });
/** POST /sign-in/token → SessionAnswer. */
export const TokenSignIn = v.strictObject({ token: Token, name: v.optional(PersonName) });

/** PATCH /me → SessionAnswer. */
export const MeChange = v.strictObject({ name: PersonName });
