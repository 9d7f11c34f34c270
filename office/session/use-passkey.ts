/** Passkeys of this device: sign in, confirm, add. Failures are sentences. */

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';
import { type Answer, type AnswerTo, callOffice, type InputTo } from '../api/call-office.ts';

/** True if the browser supports passkeys, which need https or localhost. */
export const hasPasskeys = browserSupportsWebAuthn;

/** The library's credential in the shape of the server's schema. */
type SentPasskey = InputTo<'POST /passkeys'>['response'];
const sent = (response: object) => response as SentPasskey;

/** null if the user closed the browser's dialog. */
type PasskeyAnswer<T> = Answer<T> | null;

export async function signInByPasskey(
  route: 'POST /sign-in/passkey' | 'POST /session/confirm',
): Promise<PasskeyAnswer<SessionAnswer>> {
  const asked = await callOffice('POST /sign-in/passkey/options', {});
  if (!asked.ok) return asked;
  const { challenge_id, options } = asked.value;
  return withBrowser(async () => {
    const response = await startAuthentication({ optionsJSON: options });
    return callOffice(route, { challenge_id, response: sent(response) });
  });
}

/** @param options of POST /passkeys/options */
export const addPasskey = ({ challenge_id, options }: AnswerTo<'POST /passkeys/options'>) =>
  withBrowser(async () => {
    const response = await startRegistration({ optionsJSON: options });
    return callOffice('POST /passkeys', { challenge_id, response: sent(response) });
  });

async function withBrowser<T>(ask: () => Promise<Answer<T>>): Promise<PasskeyAnswer<T>> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortError' || name === 'NotAllowedError') return null;
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    const detail = isKnown
      ? 'This device already has a passkey for you.'
      : 'The passkey could not be used on this device.';
    return { ok: false, problem: { code: 'not-recognized', detail, errors: {} } };
  }
}
