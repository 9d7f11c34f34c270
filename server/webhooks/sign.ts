/** Signs webhook calls as the Standard Webhooks specification says, so that its libraries can verify them. */
import { createHmac } from 'node:crypto';

/**
 * @param secrets keys in use; one signature each. A key that starts with `whsec_` is base64 after that.
 * @param id of the event, the same on every attempt.
 * @param timestamp of the attempt, whole seconds since the epoch.
 * @returns the value of the header Webhook-Signature.
 */
export function signWebhook(
  secrets: readonly string[],
  id: string,
  timestamp: number,
  body: string,
): string {
  return secrets
    .map((secret) => createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`))
    .map((hmac) => `v1,${hmac.digest('base64')}`)
    .join(' ');
}

const BASE64_PREFIX = 'whsec_';

function keyOf(secret: string): Buffer {
  return secret.startsWith(BASE64_PREFIX)
    ? Buffer.from(secret.slice(BASE64_PREFIX.length), 'base64')
    : Buffer.from(secret);
}
