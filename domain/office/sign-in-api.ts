/** /office/api: ways in, sessions, passkeys, oneself. */

import * as v from 'valibot';
import { OFFICE_LIMITS } from './api.ts';
import {
  Base64Url,
  ClockTime,
  Email,
  PersonName,
  type PersonRef,
  type Role,
  Token,
  Uuid,
} from './fields.ts';

/** GET /session, and the answer of every sign-in. */
export interface SessionAnswer {
  /** False = nobody has been invited: say how (`npm run office -- invite name@example.com`). */
  invited: boolean;
  company: {
    name: string;
    time_zone: string;
    /** Whom the visitor was told to call, for the templates of texts and mails. */
    phone: string;
    email: string;
    site_url: string;
    /** Whether mails leave the server (SMTP_URL); without, they lie there as files. */
    sends_mail: boolean;
    /** Office minutes after which visitors are promised a call (site.yaml). */
    response_minutes: number;
    /** Whether it has visits (content/visits.yaml). Absent in answers of an earlier version. */
    has_visits?: boolean | undefined;
    territories: {
      id: string;
      label: string;
      phone: string;
    }[];
  };
  /** null = not signed in. */
  person: {
    person_id: string;
    name: string;
    email: string;
    role: Role;
    has_passkey: boolean;
    /** No alerts between these times of the office's day; null = always. */
    quiet: {
      from: string;
      to: string;
    } | null;
  } | null;
  /** Everybody, to assign leads to. Empty when not signed in. */
  people: PersonRef[];
  /** Until when sensitive calls need no further sign-in; null when not signed in. */
  fresh_until: number | null;
}

/** What @simplewebauthn/browser makes; checked by @simplewebauthn/server. */
export const PasskeyAnswer = v.looseObject({
  id: Base64Url,
  rawId: Base64Url,
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: Base64Url }),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
});

/** POST /sign-in/passkey, /session/confirm → SessionAnswer. Options: POST /sign-in/passkey/options, body {}. */
export const PasskeySignIn = v.strictObject({ challenge_id: Uuid, response: PasskeyAnswer });

/** POST /sign-in/link → 202 {}: the same answer, as fast, whether or not somebody has this e-mail. */
export const LinkRequest = v.strictObject({ email: Email });

/**
 * POST /sign-in/token/look; it changes nothing.
 * The link is /office/sign-in#TOKEN: what stands after # reaches no log and no other site. Show a button; programs that
 * look through mails open links, and only a press may use one up.
 */
export const TokenRequest = v.strictObject({ token: Token });
/** POST /sign-in/token → SessionAnswer. */
export const TokenSignIn = v.strictObject({ token: Token, name: v.optional(PersonName) });

/** POST /passkeys/options, body {}, fresh; then POST /passkeys, fresh. */
export const PasskeyAdd = v.strictObject({
  challenge_id: Uuid,
  response: PasskeyAnswer,
  /** As "iPhone of Maria". */
  label: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Please name the device.'),
    v.maxLength(OFFICE_LIMITS.passkeyLabel, 'That name is too long.'),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'A name is one line.'),
  ),
});

/** PATCH /me → SessionAnswer. Absent = as it was. */
export const MeChange = v.strictObject({
  name: v.optional(PersonName),
  quiet: v.optional(v.nullable(v.strictObject({ from: ClockTime, to: ClockTime }))),
});
