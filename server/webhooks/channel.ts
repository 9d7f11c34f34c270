/** Delivers the outbox's webhook calls: one signed POST per lead, stage and receiver. */
import type { Area } from '../../domain/content/site-schema.ts';
import { eventId, leadEvent } from '../leads/messages/webhook-event.ts';
import type { Channel } from '../outbox/channel.ts';
import type { WebhookReceiver } from './receivers.ts';
import { signWebhook } from './sign.ts';

export interface WebhookChannelOptions {
  receivers: WebhookReceiver[];
  secrets: readonly string[];
  areas: Area[];
  /** Milliseconds since the epoch. Default: the clock. */
  now?: () => number;
  /** How long a receiver may take to answer, ms. Default 10 s: less than a lease. */
  patience?: number;
}

export function webhookChannel(options: WebhookChannelOptions): Channel {
  const { receivers, secrets, areas, now = Date.now, patience = 10_000 } = options;
  return {
    kinds: ['webhook'],
    inFlight: 4,
    async deliver(row) {
      const receiver = receivers.find(({ name }) => name === row.receiver);
      if (!receiver) throw new WebhookFailure('not in WEBHOOK_URLS', true);
      const id = eventId(row);
      const timestamp = Math.floor(now() / 1000);
      const body = JSON.stringify(leadEvent(row, areas));
      const response = await fetch(receiver.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signWebhook(secrets, id, timestamp, body),
        },
        body,
        // A redirect would send personal data to an address that nobody set.
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      // What it says does not matter to us; an unread body would hold the connection.
      await response.body?.cancel();
      if (!response.ok) {
        throw new WebhookFailure(`HTTP ${response.status}`, isFinal(response.status));
      }
      return 'sent';
    },
    isRefusedForGood: (error) => error instanceof WebhookFailure && error.isFinal,
    errorCode: codeOf,
  };
}

class WebhookFailure extends Error {
  override name = 'WebhookFailure';
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** Redirects and refusals wait for a person; a receiver that is busy or broken is asked again. */
function isFinal(status: number): boolean {
  return status < 500 && ![408, 425, 429].includes(status);
}

/** A failed fetch hides the reason, such as ECONNREFUSED, in its cause. */
function codeOf(error: unknown): string {
  if (error instanceof WebhookFailure) return error.message;
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return (cause?.code ?? name ?? 'Error').slice(0, 60);
}
