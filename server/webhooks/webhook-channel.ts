/** Delivers the outbox's webhook calls: one signed POST per event and receiver. */
import { createHmac } from 'node:crypto';
import type { OutboxRow } from '../database/tables.ts';
import { type Channel, DeliveryFailure, rendered } from '../outbox/outbox-channel.ts';
import type { WebhookReceiver } from './receivers.ts';

type WebhookKind = 'webhook' | 'visit_webhook' | 'newsletter_webhook';

/** An event's id, the same on every attempt, and the document to send. */
type RenderEvent<Kind extends WebhookKind> = (row: OutboxRow<Kind>) => { id: string; body: object };

interface WebhookChannelOptions {
  events: { [Kind in WebhookKind]: RenderEvent<Kind> };
  receivers: WebhookReceiver[];
  secrets: readonly string[];
  /** Milliseconds since the epoch. Default: the clock. */
  now?: () => number;
  /** Timeout of a call in ms. Default 10 s, less than a lease. */
  timeoutMs?: number;
}

export function webhookChannel(options: WebhookChannelOptions): Channel<WebhookKind> {
  const { events, receivers, secrets, now = Date.now, timeoutMs = 10_000 } = options;
  return {
    kinds: Object.keys(events) as WebhookKind[],
    inFlight: 4,
    async deliver(row) {
      const receiver = receivers.find(({ name }) => name === row.receiver);
      if (!receiver) throw new DeliveryFailure('not in WEBHOOK_URLS', true);
      const event = events[row.kind] as RenderEvent<WebhookKind>;
      const { id, body: document } = rendered(() => event(row));
      const timestamp = Math.floor(now() / 1000);
      const body = JSON.stringify(document);
      const response = await fetch(receiver.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signWebhook(secrets, id, timestamp, body),
        },
        body,
        // Following a redirect would send personal data to an address that the owner did not set.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // An unread body would keep the connection open.
      await response.body?.cancel();
      if (!response.ok) {
        throw new DeliveryFailure(`HTTP ${response.status}`, isFinal(response.status));
      }
      return 'sent';
    },
    isRefusedForGood: (error) => error instanceof DeliveryFailure && error.isFinal,
    errorCode: codeOf,
  };
}

/** Redirects and 4xx become dead letters; 408, 425, 429 and 5xx are retried. */
function isFinal(status: number): boolean {
  return status < 500 && ![408, 425, 429].includes(status);
}

/** A failed fetch hides the reason, such as ECONNREFUSED, in its cause. */
function codeOf(error: unknown): string {
  if (error instanceof DeliveryFailure) return error.message;
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return (cause?.code ?? name ?? 'Error').slice(0, 60);
}

/**
 * Signs a call as the Standard Webhooks specification says, so that its libraries can verify it.
 * @param secrets one signature each; a key that starts with `whsec_` is base64 after that
 * @param timestamp of the attempt, whole seconds since the epoch
 * @returns the value of the header Webhook-Signature
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
