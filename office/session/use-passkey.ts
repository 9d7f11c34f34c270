/** Passkeys of this device: sign in, confirm, add. Failures are sentences. */

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';
import {
  type Answer,
  type AnswerTo,
  callOffice,
  type InputTo,
  type Problem,
} from '../api/call-office.ts';

/** True if the browser supports passkeys, which need https or localhost. */
export const hasPasskeys = browserSupportsWebAuthn;

/** The library's credential in the shape of the server's schema. */
type SentPasskey = InputTo<'POST /passkeys'>['response'];
const sent = (response: object) => response as SentPasskey;

/** `cancelled`: the user closed the browser's dialog; show nothing. */
export type PasskeyAnswer<T> = Answer<T> | { ok: false; problem: 'cancelled' };

export async function signInByPasskey(
  route: 'POST /sign-in/passkey' | 'POST /session/confirm',
): Promise<PasskeyAnswer<SessionAnswer>> {
  const asked = await callOffice('POST /sign-in/passkey/options');
  if (!asked.ok) return asked;
  const { challenge_id, options } = asked.value;
  return withBrowser(async () => {
    const response = await startAuthentication({ optionsJSON: options });
    return callOffice(route, { challenge_id, response: sent(response) });
  });
}

/** @param label name of this device in the list of passkeys */
export async function addPasskey(
  label: string,
): Promise<PasskeyAnswer<AnswerTo<'POST /passkeys'>>> {
  const asked = await callOffice('POST /passkeys/options');
  if (!asked.ok) return asked;
  const { challenge_id, options } = asked.value;
  return withBrowser(async () => {
    const response = await startRegistration({
      optionsJSON: options,
    });
    return callOffice('POST /passkeys', { challenge_id, response: sent(response), label });
  });
}

async function withBrowser<T>(ask: () => Promise<Answer<T>>): Promise<PasskeyAnswer<T>> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortError' || name === 'NotAllowedError')
      return { ok: false, problem: 'cancelled' };
    return { ok: false, problem: refused(error) };
  }
}

function refused(error: unknown): Problem {
  const isKnown =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return {
    code: 'not-recognized',
    detail: isKnown
      ? 'This device already has a passkey for you.'
      : 'The passkey could not be used on this device.',
    errors: {},
    retryAfter: null,
  };
}

/** Default name of this device, which its owner may change: "iPhone", "Chrome on Windows". */
export function deviceName(): string {
  const device =
    /iPhone|iPad|Android|Windows|Macintosh|CrOS|Linux/.exec(navigator.userAgent)?.[0] ??
    'This device';
  const names: Record<string, string> = {
    Macintosh: 'Mac',
    CrOS: 'Chromebook',
    Android: 'Android phone',
  };
  return names[device] ?? device;
}
